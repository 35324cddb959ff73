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

  @Test("R1.6 R2.6 A page that is taken in the viewIsAppearing before its end has ended")
  func whileItEnds() throws {
    try RandomDriver<ContainerWalk<WalkedMadePages>>().replay([
      .show, .during(.viewIsAppearing, of: 0, .take(0)), .take(0), .touch(x: 48, y: 145),
    ])
  }

  @Test("Contract 7.1 A child that is taken while its view loads may come back with it")
  func takenWhileLoading() throws {
    try RandomDriver<ContainerWalk<WalkedWizard>>().replay([
      .change(2, 3, animated: false), .during(.loadView, of: 3, .take(3)), .show, .hide,
      .change(2, 3, animated: false), .commit,
    ])
  }

  @Test("R9.3 A child that is set while the first column becomes a drawer has the drawer's width")
  func setWhileCollapsing() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(0, 1, animated: false), .hide, .during(.willMove, of: 2, .toggleWindow),
      .change(3, 0, animated: false), .change(0, 1, animated: false),
      .change(2, 0, animated: false),
    ])
  }
}
