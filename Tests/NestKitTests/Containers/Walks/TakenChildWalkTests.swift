import NestKit
import NestTestSupport
import NestTesting
import Testing

/// Operations, found by random walks, in which the program takes children from NestKit's
/// containers.
@MainActor struct TakenChildWalkTests {
  @Test(
    "R1.6 R2.3 Containers 1.8 A child that is taken while its transition returns does not move when it has disappeared"
  )
  func duringReturn() throws {
    try RandomDriver<ContainerWalk<WalkedPlaceholder>>().replay([
      .during(.viewWillDisappear, of: 0, .take(0)), .show, .change(1, 1, animated: true),
      .cancelTransition,
    ])
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .change(4, 0, animated: false), .change(2, 0, animated: false),
      .change(2, 0, animated: false), .show, .change(3, 0, animated: true),
      .scrubTransition(percent: 32), .touch(x: 18, y: 54),
      .during(.viewWillAppear, of: 2, .take(3)), .touch(x: 40, y: 72), .reverseTransition, .hide,
    ])
  }

  @Test(
    "R1.6 Containers 1.8 A page that the data source returns again when it was taken has left before it is added"
  )
  func returnedByDataSource() throws {
    try RandomDriver<ContainerWalk<WalkedMadePages>>().replay([
      .change(0, 4, animated: false), .show, .change(0, 0, animated: true),
      .change(2, 0, animated: true), .change(0, 2, animated: false),
      .change(4, 4, animated: false), .take(5),
    ])
  }

  @Test("R1.6 Containers 1.8 The page of a wizard that was taken is made when it is selected again")
  func wizard() throws {
    try RandomDriver<ContainerWalk<WalkedWizard>>().replay([
      .show, .change(2, 3, animated: false), .take(3), .change(2, 3, animated: true),
      .cancelTransition, .take(3), .change(1, 0, animated: true), .advance(frames: 60),
    ])
  }
}
