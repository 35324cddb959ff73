import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Operations, found by random walks, in which the program takes children from UIKit's containers.
@MainActor struct UIKitTakenChildWalkTests {
  @Test("R1.10 R2.6 A child that is taken in the viewIsAppearing before its end has ended")
  func whileItEnds() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .show, .change(6, 3, animated: false), .key(0),
      .during(.viewIsAppearing, of: 0, .take(0)), .cancelTransition,
    ])
  }

  @Test("R1.10 R15.98 A child that is taken while its column moves keeps the place from before")
  func whileColumnMoves() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(12, 0, animated: false), .show, .change(8, 1, animated: true), .take(2),
      .cancelTransition,
    ])
  }

  @Test("R1.10 R15.44 A child that is taken behind More leaves the tab bar controller, too")
  func behindMore() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(3, 3, animated: false), .change(3, 4, animated: false),
      .change(5, 2, animated: false), .change(2, 0, animated: false), .show, .take(5),
    ])
  }

  @Test("R1.10 An animator of the delegate does not move the view of a child that was taken")
  func beforeAnimator() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(7, 0, animated: false), .show, .duringDelegate(call: 0, .take(0)),
      .resize(width: 17, height: 29), .change(2, 0, animated: false), .advance(frames: 15),
    ])
  }

  @Test("R1.10 A child that is added again while it is taken disappears before it is shown anew")
  func addedAgain() throws {
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .show, .during(.viewDidLoad, of: 0, .change(12, 0, animated: false)),
      .resize(width: 916, height: 229), .take(1),
    ])
  }
}
