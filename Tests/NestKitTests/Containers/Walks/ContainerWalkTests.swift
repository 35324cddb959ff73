import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Random operations on every container, by program and by hand, also inside callbacks.
@Suite(.serialized) struct ContainerWalkTests {
  @Test(
    "R7.1 R14.1 Random changes of a placeholder leave everything as a model says",
    arguments: try DriverSeeds(0...24)
  )
  func placeholder(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedPlaceholder>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R7.2 R14.1 Random steps of a wizard leave everything as a model says",
    arguments: try DriverSeeds(0...24))
  func wizard(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedWizard>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R25.15 R14.1 Random changes inside a bar container leave bar and safe area as the children say",
    arguments: try DriverSeeds(0...24))
  func bars(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedBars>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R26.18 R14.1 Random sheets leave everything as a model says",
    arguments: try DriverSeeds(0...24))
  func sheets(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedSheets>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R9.1 R14.1 Random selections leave everything as a model says",
    arguments: try DriverSeeds(0...24))
  func selection(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedTabs>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R9.1 R20.1 What a finger has pulled beyond the end is back before the next selection has ended"
  )
  func selectionAfterResistance() throws {
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .show, .touch(x: 10, y: 12), .touch(x: 69, y: 15), .change(2, 0, animated: true),
      .advance(frames: 6),
    ])
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .show, .touch(x: 21, y: 22), .touch(x: 56, y: 15), .change(0, 2, animated: false),
      .change(4, 2, animated: true), .hide,
    ])
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .show, .touch(x: 41, y: 107), .touch(x: 75, y: 89), .change(2, 0, animated: true),
      .during(.viewDidDisappear, of: 1, .toggleWindow), .cancelTransition,
    ])
  }

  @Test("R12.4 R9.3 A divider whose finger is cancelled as it takes it has no movement")
  func dividerOfHiddenWindow() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .during(.traitCollectionDidChange, of: 0, .change(0, 1, animated: true)),
      .resize(width: 150, height: 95), .during(.viewDidLoad, of: 3, .toggleWindow),
      .touch(x: 55, y: 62), .change(3, 0, animated: false), .commit, .touch(x: 18, y: 197),
      .change(0, 1, animated: false), .lift, .change(3, 0, animated: false), .touch(x: 13, y: 60),
    ])
  }

  @Test("R9.1 Contract 4.4 What returns from where a finger has pulled it belongs to no selection")
  func selectionDuringReturn() throws {
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .during(.viewWillDisappear, of: 0, .toggleWindow), .show, .touch(x: 5, y: 20),
      .touch(x: 116, y: 93), .lift, .change(1, 1, animated: false),
    ])
  }

  @Test("R9.1 A list that is set instead of one that waits has all its children")
  func listInsteadOfWaiting() throws {
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .during(.loadView, of: 2, .change(4, 0, animated: false)),
      .change(2, 0, animated: false),
      .show,
      .during(.viewIsAppearing, of: 2, .toggleWindow),
      .change(2, 0, animated: false),
      .change(4, 0, animated: false),
    ])
  }

  @Test("R9.1 The next child is not counted from one that was selected in a cancelled list")
  func selectionInCancelledList() throws {
    try RandomDriver<ContainerWalk<WalkedTabs>>().replay([
      .during(.viewWillAppear, of: 4, .change(2, 0, animated: false)),
      .change(4, 0, animated: false), .change(1, 1, animated: false),
      .change(2, 0, animated: false), .show, .change(4, 0, animated: false),
      .change(4, 1, animated: true), .change(0, 2, animated: false),
      .change(3, 0, animated: false), .change(2, 0, animated: false), .cancelTransition,
    ])
  }

  @Test("R4.8 R3.2 A child that is appearing learns the size that its column gets meanwhile")
  func columnWhileAppearing() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(3, 0, animated: false), .change(1, 1, animated: true),
      .change(3, 3, animated: false),
    ])
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(1, 1, animated: true), .reverseTransition, .change(3, 0, animated: false),
    ])
  }

  @Test("R14.2 A window that is hidden and shown again inside a callback leaves all stacks alike")
  func windowInsideCallback() throws {
    for number in 0..<3 {
      try RandomDriver<ContainerWalk<WalkedModal>>().replay([
        .change(1, 0, animated: false), .show,
        .during(.viewWillDisappear, of: number, .toggleWindow), .hide, .commit,
      ])
    }
  }

  @Test("R8.1 R20.1 Contract 6.4 What is presented as its container appears again has the keyboard")
  func presentedWhileAppearing() throws {
    try RandomDriver<ContainerWalk<WalkedModal>>().replay([
      .change(1, 0, animated: false), .show, .hide, .change(0, 0, animated: false),
      .change(1, 0, animated: false), .during(.willMove, of: 2, .toggleWindow),
      .change(0, 0, animated: false), .change(1, 0, animated: false), .touch(x: 14, y: 35),
    ])
  }

  @Test(
    "R8.1 R14.1 Random presentations leave everything as a model says",
    arguments: try DriverSeeds(0...24))
  func modal(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedModal>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R9.3 A column whose child is being replaced is a closed drawer where there is too little room")
  func collapseDuringReplacement() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(0, 1, animated: true), .resize(width: 46, height: 22),
    ])
  }

  @Test("R9.3 A drawer that is opened inside a callback of its collapse has its width")
  func openingDuringCollapse() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .during(.viewWillDisappear, of: 2, .change(2, 0, animated: false)),
      .show,
      .change(0, 1, animated: false),
      .change(3, 0, animated: false),
      .touch(x: 73, y: 75),
    ])
  }

  @Test("R9.3 A drawer that is opened inside a layout of its collapse, or of its return, is open")
  func openingInLayoutOfCollapse() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .resize(width: 291, height: 48),
      .during(.viewWillLayoutSubviews, of: 1, .change(2, 0, animated: true)),
      .rotate,
    ])
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .change(3, 0, animated: false),
      .during(.viewDidLoad, of: 2, .change(3, 0, animated: false)),
      .during(.traitCollectionDidChange, of: 2, .change(2, 0, animated: true)),
      .change(0, 1, animated: false), .show, .change(3, 3, animated: false), .commit,
    ])
  }

  @Test("R9.3 R20.1 A drag of a divider that the layout of a collapse ends leaves no column aside")
  func dragEndedByCollapse() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .touch(x: 64, y: 73), .change(3, 0, animated: false), .change(0, 1, animated: true),
      .touch(x: 30, y: 169),
    ])
  }

  @Test("R9.3 A column that collapses in the layout of its own replacement is a closed drawer")
  func collapseInLayoutOfReplacement() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(3, 0, animated: false), .change(0, 1, animated: true),
    ])
  }

  @Test("R9.3 Contract 5.1 What waits for a column that collapses begins in its final frame")
  func waitingForCollapse() throws {
    let sequences: [[ContainerWalkOperation]] = [
      [
        .show, .change(0, 1, animated: true), .change(0, 0, animated: false),
        .change(3, 0, animated: false), .change(1, 1, animated: false),
      ],
      [
        .show, .touch(x: 55, y: 48), .touch(x: 4, y: 61), .change(0, 1, animated: true),
        .change(0, 1, animated: true),
      ],
      [
        .show, .touch(x: 63, y: 64), .change(3, 0, animated: false), .commit,
        .change(2, 0, animated: true), .change(0, 1, animated: true), .hide,
      ],
      [
        .show,
        .during(.viewWillLayoutSubviews, of: 3, .change(0, 1, animated: true)),
        .change(1, 1, animated: false), .change(3, 0, animated: false),
        .change(0, 1, animated: true),
      ],
    ]
    for operations in sequences {
      try RandomDriver<ContainerWalk<WalkedSplit>>().replay(operations)
    }
  }

  @Test("R9.3 Contract 4.2 A transition ends while the column in which it runs slides")
  func transitionInSlidingColumn() throws {
    let sequences: [[ContainerWalkOperation]] = [
      [
        .during(.viewDidLoad, of: 2, .change(0, 0, animated: true)),
        .change(0, 1, animated: false), .change(3, 0, animated: false), .show,
        .touch(x: 4, y: 72), .touch(x: 39, y: 96),
      ],
      [
        .show, .touch(x: 52, y: 110), .touch(x: 30, y: 64), .lift,
        .change(0, 1, animated: true), .cancelTransition,
      ],
      [
        .show, .touch(x: 57, y: 57), .change(0, 1, animated: true), .advance(frames: 6),
        .touch(x: 22, y: 195),
      ],
      [
        .show, .change(0, 1, animated: true), .touch(x: 50, y: 114), .touch(x: 12, y: 113),
        .advance(frames: 6),
      ],
    ]
    for operations in sequences {
      try RandomDriver<ContainerWalk<WalkedSplit>>().replay(operations)
    }
  }

  @Test("R9.3 Contract 6.4 A child that stays beside a drawer has the keyboard when that closes")
  func keyboardBesideDrawer() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(3, 0, animated: false), .commit, .touch(x: 15, y: 86),
      .change(1, 1, animated: true), .reverseTransition, .change(2, 0, animated: false),
    ])
  }

  @Test("R9.3 A column that slides while the interface rotates has the width of the new size")
  func rotationWhileSliding() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show,
      .touch(x: 62, y: 91),
      .change(3, 0, animated: false),
      .change(0, 0, animated: false),
      .touch(x: 60, y: 9),
      .rotate,
      .change(2, 0, animated: false),
    ])
  }

  @Test(
    "R9.3 R14.1 Random changes of a split leave everything as a model says",
    arguments: try DriverSeeds(0...24))
  func split(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R9.7 R14.1 Random changes of three columns leave none less than its least width",
    arguments: try DriverSeeds(0...24))
  func threeColumns(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedTripleSplit>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R15.7 R14.1 A child that stays, in a column that slid meanwhile, has the size of its column")
  func stayingInSlidingColumn() throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().replay([
      .show, .change(3, 0, animated: false), .touch(x: 54, y: 88), .touch(x: 78, y: 84),
      .change(0, 1, animated: true), .lift, .reverseTransition, .hide,
    ])
  }

  @Test(
    "R14.1 A page that disappears with a window, which is shown again without it, is no first responder"
  )
  func responderOfHiddenPage() throws {
    try RandomDriver<ContainerWalk<WalkedMadePages>>().replay([
      .change(4, 4, animated: false), .during(.viewWillDisappear, of: 0, .toggleWindow),
      .change(4, 0, animated: false), .change(4, 0, animated: false),
      .change(0, 2, animated: false), .change(3, 0, animated: false), .show,
      .change(1, 0, animated: true), .touch(x: 86, y: 127), .rotate, .lift,
      .change(4, 0, animated: false), .hide,
    ])
  }
}
