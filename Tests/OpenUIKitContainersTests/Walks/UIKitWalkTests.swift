import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Random operations on UIKit's containers, by program and by hand, also inside callbacks.
@Suite(.serialized) struct UIKitWalkTests {
  @Test(
    "R15.4 R14.1 Random changes of UIKit's containers leave everything as a model says",
    arguments: [
      StressTarget.navigation, .tabBar, .pageScroll, .pageCurl, .splitView, .tripleSplitView,
      .plainSplitView,
    ])
  func walk(target: StressTarget) throws {
    for seed in try DriverSeeds(0...2) { try target.walk(seed: seed, operations: 100) }
  }
  @Test(
    "R15.5 A child that the running operation adds once more is pushed behind More when it has left"
  )
  func pushedBehindMore() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(3, 3, animated: false), .change(3, 4, animated: false),
      .during(.didMove, of: 6, .change(4, 0, animated: false)), .show,
      .change(5, 2, animated: false), .change(2, 0, animated: false),
      .change(4, 0, animated: false), .change(5, 2, animated: false), .touch(x: 52, y: 20),
    ])
  }

  @Test(
    "R15.4 A mode that is cancelled is the one before it, also where that was still being reached")
  func cancelledMode() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .show, .change(13, 1, animated: false), .change(5, 0, animated: true),
      .change(8, 0, animated: true), .cancelTransition,
    ])
  }

  @Test("R15.12 A controller that has left a list which waits is not added again")
  func returnedWhileChanging() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(0, 0, animated: false), .change(12, 0, animated: false),
      .during(.traitCollectionDidChange, of: 5, .change(4, 0, animated: false)),
      .during(.traitCollectionDidChange, of: 3, .change(14, 5, animated: false)), .show, .hide,
      .during(.viewDidDisappear, of: 2, .change(1, 5, animated: false)),
      .resize(width: 1183, height: 28), .during(.didMove, of: 4, .change(10, 0, animated: true)),
      .show, .resize(width: 1221, height: 592),
    ])
  }

  @Test("R15.4 A child that leaves More is a child of its parent, whatever was selected")
  func returnedWhileSelecting() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(7, 1, animated: false),
      .during(.viewWillLayoutSubviews, of: 3, .change(5, 2, animated: false)),
      .change(5, 1, animated: false), .show, .change(3, 2, animated: false),
      .during(.viewDidAppear, of: 5, .change(5, 2, animated: false)),
      .during(.viewDidLayoutSubviews, of: 6, .change(3, 3, animated: false)),
      .change(4, 0, animated: false), .change(3, 3, animated: false),
      .change(2, 0, animated: false), .commit,
      .during(.viewWillLayoutSubviews, of: 8, .change(5, 2, animated: false)),
      .change(7, 0, animated: false), .change(2, 0, animated: false),
      .change(7, 1, animated: false), .cancelTransition, .touch(x: 2, y: 177),
      .change(1, 0, animated: false), .change(2, 0, animated: false), .advance(frames: 12),
      .change(0, 4, animated: false), .cancelTransition,
    ])
  }

  @Test("R2.1 R15.4 A window that a delegate hides as the split view controller begins to appear")
  func hiddenByDelegate() throws {
    try RandomDriver<ContainerWalk<WalkedPlainSplitView>>().replay([
      .during(.traitCollectionDidChange, of: 0, .toggleWindow), .show,
      .duringDelegate(call: 0, .toggleWindow), .rotate, .show, .advance(frames: 15),
    ])
  }

  @Test("R15.66 What is pushed with another mode appears with the width of that")
  func pushWithMode() throws {
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .show, .change(0, 2, animated: false), .change(10, 2, animated: true),
      .change(8, 1, animated: true),
    ])
  }

  @Test("R15.65 A first child that is replaced as the columns become one is shown")
  func replacedWhileCollapsing() throws {
    try RandomDriver<ContainerWalk<WalkedPlainSplitView>>().replay([
      .during(.traitCollectionDidChange, of: 3, .change(0, 0, animated: false)),
      .change(14, 1, animated: false), .change(0, 0, animated: false), .show,
      .resize(width: 626, height: 111), .rotate,
    ])
  }

  @Test("R15.5 A child that gets an item of its own is selected, whatever callbacks set")
  func returnedFromMore() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .during(.didMove, of: 0, .change(4, 0, animated: false)), .change(3, 3, animated: false),
      .change(3, 4, animated: false), .change(2, 0, animated: false),
      .change(5, 2, animated: false), .change(3, 0, animated: false),
    ])
  }

  @Test("R15.6 A column that is hidden after its window, in a callback, is not animated")
  func hiddenInCallback() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(12, 0, animated: false), .change(12, 0, animated: false),
      .change(0, 0, animated: false), .change(14, 0, animated: false),
      .change(12, 0, animated: false),
      .during(.loadView, of: 7, .change(5, 0, animated: true)), .show,
      .during(.viewIsAppearing, of: 7, .toggleWindow), .change(10, 0, animated: false), .commit,
    ])
  }

  @Test("R15.4 A selection that is cancelled leaves the one that was made later")
  func laterSelection() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(3, 0, animated: false), .change(3, 0, animated: false),
      .change(4, 0, animated: false), .show, .change(7, 0, animated: false),
      .change(4, 0, animated: false), .change(4, 0, animated: false),
      .during(.viewIsAppearing, of: 4, .reverseTransition), .change(1, 0, animated: false),
      .change(4, 0, animated: false),
    ])
  }

  @Test("R15.44 R15.4 A child that loses its item while it is selected is shown behind More")
  func behindMore() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .show, .change(3, 3, animated: false), .change(5, 2, animated: false),
      .change(4, 0, animated: false), .change(5, 2, animated: false),
      .change(1, 0, animated: false), .change(4, 0, animated: false),
    ])
  }

  @Test("R15.4 A turn that is cancelled leaves the pages that were set later")
  func laterPages() throws {
    let steps: [ContainerWalkOperation] = [
      .show, .change(1, 0, animated: true), .change(5, 0, animated: false), .cancelTransition,
    ]
    try RandomDriver<ContainerWalk<WalkedScrolledPage>>().replay(steps)
    try RandomDriver<ContainerWalk<WalkedCurledPage>>().replay(steps)
  }

  @Test(
    "R15.4 A column that is taken back, and has another child meanwhile, leaves the mode as before")
  func childOfColumn() throws {
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .show, .change(8, 1, animated: true), .change(1, 4, animated: false), .cancelTransition,
    ])
  }

  @Test("R15.4 R15.8 What is pushed appears with the room that it has at the end")
  func roomAtTheEnd() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .show, .change(1, 5, animated: true),
    ])
  }

  @Test("R15.4 What is pushed while the list is being shown follows in the next layout")
  func pushWhileShown() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .change(7, 0, animated: false), .show, .change(6, 3, animated: false),
      .during(.didMove, of: 1, .change(0, 0, animated: false)), .commit,
    ])
  }

  @Test("R15.4 A list that callbacks of its change change again has the children of the later one")
  func listChangedByCallback() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .change(0, 0, animated: false),
      .during(.willMove, of: 0, .change(2, 0, animated: false)), .change(5, 0, animated: false),
    ])
  }

  @Test("R15.4 A first push that is cancelled leaves a bar without items")
  func cancelledFirstPush() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .show, .change(7, 0, animated: false), .commit, .change(0, 0, animated: true), .commit,
      .cancelTransition,
    ])
  }

  @Test("R15.4 R15.8 A child that had no room between the bars fills it when there is some again")
  func roomAgain() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .change(0, 5, animated: false), .show, .resize(width: 31, height: 185), .rotate, .rotate,
    ])
  }

  @Test("R15.8 R16.1 A child to which the bars leave no room at all has appeared")
  func noRoom() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .change(1, 5, animated: false), .show, .resize(width: 230, height: 50),
      .change(9, 3, animated: false),
    ])
  }

  @Test("R15.4 A column that slides when the edge changes ends at once")
  func edgeWhileSliding() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(5, 0, animated: false), .show, .change(7, 0, animated: true),
      .change(13, 1, animated: false),
    ])
  }

  @Test("R15.4 Where the first column of two is replaced, the controllers of the second return")
  func replacedFirstColumn() throws {
    try RandomDriver<ContainerWalk<WalkedPlainSplitView>>().replay([
      .change(14, 5, animated: false), .change(14, 0, animated: false), .show,
      .resize(width: 1295, height: 142), .change(14, 0, animated: false),
      .resize(width: 886, height: 548),
    ])
  }

  @Test("R15.11 R15.4 A push behind More that is not seen any more is made off the window")
  func hiddenBehindMore() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .during(.viewDidDisappear, of: 4, .change(0, 0, animated: false)),
      .change(5, 2, animated: false), .change(5, 2, animated: false),
      .change(4, 0, animated: false), .show, .change(5, 2, animated: false),
      .change(4, 0, animated: false), .change(2, 0, animated: false), .commit,
      .change(3, 0, animated: false), .change(0, 5, animated: false), .hide,
    ])
  }

  @Test("R15.68 R15.4 What appears while a mode is taken back is informed of its final size")
  func sizeOfReturnedMode() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(5, 0, animated: false), .show, .change(8, 0, animated: true),
      .change(10, 1, animated: false), .reverseTransition, .change(15, 5, animated: true),
    ])
  }

  @Test("R15.68 R15.4 What a push shows while a mode is taken back has its final size announced")
  func pushWhileModeReturns() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(5, 0, animated: false), .show, .change(8, 0, animated: true),
      .change(10, 1, animated: true), .cancelTransition,
    ])
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .change(12, 0, animated: false), .show, .hide, .rotate, .show, .rotate,
      .change(6, 1, animated: true), .change(10, 2, animated: true), .cancelTransition,
    ])
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .during(.viewWillLayoutSubviews, of: 2, .cancelTransition), .change(12, 0, animated: false),
      .change(10, 2, animated: false), .show, .hide, .rotate, .show, .rotate,
      .change(15, 2, animated: false), .change(6, 1, animated: true),
      .change(5, 1, animated: true), .change(10, 2, animated: true), .cancelTransition,
    ])
  }

  @Test(
    "R15.5 R15.4 A list that is set while a child is pushed behind More says what is selected")
  func listWhilePushed() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .during(.didMove, of: 1, .change(4, 0, animated: false)), .change(5, 2, animated: false),
      .change(5, 2, animated: false), .change(3, 0, animated: false),
      .change(0, 1, animated: false), .change(5, 2, animated: false),
      .change(4, 0, animated: false), .change(2, 0, animated: false),
    ])
  }

  @Test("R15.5 R15.4 What a callback selects while a child is pushed behind More is selected")
  func selectedWhilePushed() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(5, 0, animated: false), .change(3, 0, animated: false),
      .change(5, 2, animated: false), .during(.didMove, of: 4, .change(1, 1, animated: false)),
      .change(5, 2, animated: false), .change(3, 0, animated: false),
      .change(5, 2, animated: false), .change(5, 2, animated: false),
      .change(0, 4, animated: false), .change(5, 2, animated: false),
      .change(4, 0, animated: false), .change(2, 0, animated: false),
    ])
  }

  @Test(
    "R15.5 R15.4 What is chosen behind More while a list waits leaves the children of that list")
  func chosenWhileListWaits() throws {
    try RandomDriver<ContainerWalk<WalkedTabBar>>().replay([
      .change(3, 3, animated: false), .change(3, 4, animated: false),
      .change(5, 2, animated: false), .show, .change(4, 0, animated: false),
      .change(3, 0, animated: false), .change(2, 0, animated: false),
    ])
  }

  @Test("R15.13 R15.4 What an animator shows, reversed twice, has the room that the bar leaves")
  func reversedAnimator() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .change(6, 3, animated: false), .change(10, 0, animated: false),
      .during(.loadView, of: 2, .reverseTransition), .change(1, 5, animated: false),
      .change(5, 0, animated: false), .show, .change(2, 0, animated: true), .commit,
      .reverseTransition,
    ])
  }

  @Test(
    "R15.4 A bar that is shown when the interface rotates already moves by an animation of its own")
  func barWhileRotating() throws {
    try RandomDriver<ContainerWalk<WalkedNavigation>>().replay([
      .change(1, 5, animated: false), .show, .rotate, .change(9, 3, animated: true),
    ])
  }

  @Test("R15.4 A column that callbacks of a change of width set collapses with the others")
  func columnSetInCallback() throws {
    try RandomDriver<ContainerWalk<WalkedSplitView>>().replay([
      .change(1, 0, animated: false), .change(1, 0, animated: false),
      .change(10, 0, animated: false), .change(12, 0, animated: false), .show,
      .change(0, 0, animated: false), .resize(width: 804, height: 460),
      .during(.traitCollectionDidChange, of: 6, .change(2, 2, animated: true)), .rotate,
    ])
  }

  @Test("R15.4 What a removed child is added to in its own callback is its parent from then on")
  func addedInItsRemoval() throws {
    try RandomDriver<ContainerWalk<WalkedTripleSplitView>>().replay([
      .show, .resize(width: 210, height: 655),
      .during(.didMove, of: 1, .change(2, 2, animated: false)), .change(5, 4, animated: false),
      .commit, .resize(width: 940, height: 635),
    ])
  }
}
