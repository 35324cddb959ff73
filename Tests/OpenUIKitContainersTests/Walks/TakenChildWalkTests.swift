import NestKit
import NestTestSupport
import NestTesting
import OpenUIKitContainers
import Testing

/// Operations, found by random walks, in which the program takes children from UIKit's containers.
@MainActor struct TakenChildWalkTests {
  @Test(
    "R1.6 R2.3 Containers 1.8 A child that is taken while a push returns does not move when it has disappeared"
  )
  func duringReturn() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .show, .change(5, 0, animated: true), .commit,
      .during(.viewWillDisappear, of: 1, .take(0)), .cancelTransition,
    ])
  }

  @Test(
    "R1.6 R15.24 Containers 1.8 A child that is taken during the transition of an animator leaves its view with it"
  )
  func fromAnimator() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .show, .change(7, 0, animated: false), .change(0, 1, animated: false), .take(0),
    ])
  }

  @Test(
    "R1.6 Containers 1.8 A turn to a page that is taken returns, under a finger too, and one from it completes"
  )
  func turns() throws {
    try RandomDriver<ContainerWalk<WalkedScrolledPage>>().replay([
      .change(0, 0, animated: false), .show, .touch(x: 99, y: 149), .touch(x: 25, y: 102),
      .take(2),
    ])
    try RandomDriver<ContainerWalk<WalkedScrolledPage>>().replay([
      .show, .touch(x: 70, y: 184), .during(.willMove, of: 0, .take(0)), .touch(x: 85, y: 162),
    ])
  }

  @Test("R1.6 UIKit 0.1 A page that is shown again inside its removal has left before it is added")
  func shownAgain() throws {
    try RandomDriver<ContainerWalk<WalkedCurledPage>>().replay([
      .change(0, 0, animated: false), .show, .change(0, 0, animated: true),
      .change(5, 0, animated: false), .take(2),
    ])
  }

  @Test("R4.8 R11.4 A view that was made inside an animation has its size when that is cancelled")
  func madeInsideAnimation() throws {
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .change(14, 2, animated: false), .show,
      .during(.viewWillTransition, of: 2, .change(12, 0, animated: false)),
      .change(3, 0, animated: true), .cancelTransition,
    ])
  }
}
