import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Random operations on every container, by program and by hand, also inside callbacks.
@Suite(.serialized) struct ContainerWalkTests {
  @Test(
    "R7.1 R14.1 Random changes of a placeholder leave everything as a model says",
    arguments: try DriverSeeds(0...99)
  )
  func placeholder(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedPlaceholder>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R7.2 R14.1 Random steps of a wizard leave everything as a model says",
    arguments: try DriverSeeds(0...99))
  func wizard(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedWizard>>().run(seed: seed, steps: 100)
  }

  @Test(
    "R9.1 R14.1 Random selections leave everything as a model says",
    arguments: try DriverSeeds(0...99))
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
    arguments: try DriverSeeds(0...99))
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
    arguments: try DriverSeeds(0...99))
  func split(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<WalkedSplit>>().run(seed: seed, steps: 100)
  }
}

/// Transitions that move, that dissolve, and none.
private let transitions: [Transition] = [
  .none, .pushFromRight, .coverFromBottom, .crossDissolve, .flipVertically, .emergeFromCenter,
]

/// What a model says: operations are done in the order in which they were requested, and the last one
/// that was done counts, also where it was requested inside another one.
private struct Modelled<Value> {
  private(set) var value: Value
  private var requested = 0
  private var done = 0

  init(_ value: Value) { self.value = value }

  /// The number of an operation that is about to be requested.
  mutating func request() -> Int {
    requested += 1
    return requested
  }

  /// An operation has been done.
  mutating func set(_ value: Value, by number: Int) {
    guard number > done else { return }
    (done, self.value) = (number, value)
  }

  /// A hand has changed it.
  mutating func set(_ value: Value) { self.value = value }
}

final class WalkedPlaceholder: WalkedContainer {
  static let kindCount = 2
  private let placeholder = ColumnsViewController(regionCount: 2)
  private let make: () -> RecordingViewController
  private var models = Array(repeating: Modelled<UIViewController?>(nil), count: 2)

  init(make: @escaping () -> RecordingViewController) { self.make = make }

  private var expected: [UIViewController?] { models.map(\.value) }

  var controller: UIViewController { placeholder }
  var transitions: [ContainerTransition] { (0...1).compactMap { placeholder.transition(at: $0) } }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let child = argument == 0 ? nil : make()
    let number = models[kind].request()
    let operation = placeholder.setInsetViewController(
      child, at: kind, transition: NestKitTests.transitions[argument], animated: animated)
    operation.whenFinished { [unowned self] in
      if $0 == .done { models[kind].set(child, by: number) }
    }
  }

  func noteHand() {}

  var misplacement: String? {
    if placeholder.insetViewControllers != expected {
      return "shown: \(placeholder.insetViewControllers), expected: \(expected)"
    }
    if Set(placeholder.children) != Set(expected.compactMap { $0 }) {
      return "children: \(placeholder.children)"
    }
    return zip(expected, placeholder.regions)
      .compactMap { child, region in child.flatMap { misplacement(of: $0, in: region) } }.first
  }
}

final class WalkedWizard: WalkedContainer {
  static let kindCount = 3
  private let wizard: WizardViewController
  private var model = Modelled(0)

  init(make: @escaping () -> RecordingViewController) {
    wizard = WizardViewController(pages: (0..<4).map { _ in make() })
  }

  var controller: UIViewController { wizard }
  var transitions: [ContainerTransition] { wizard.transition.map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let number = model.request()
    let target: Int
    let operation: ContainerOperation
    switch kind {
    case 0:
      target = (wizard.selectedIndex ?? 0) + 1
      operation = wizard.selectNext(animated: animated)
    case 1:
      target = (wizard.selectedIndex ?? 0) - 1
      operation = wizard.selectPrevious(animated: animated)
    default:
      target = argument
      operation = wizard.selectViewController(at: argument, animated: animated)
    }
    operation.whenFinished { [unowned self] in
      if $0 == .done { model.set(target, by: number) }
    }
  }

  func noteHand() {}

  var misplacement: String? {
    if wizard.selectedIndex != model.value {
      return "at \(wizard.selectedIndex ?? -1), not \(model.value)"
    }
    guard let page = wizard.pageIfMade(at: model.value) else { return "no page" }
    return wizard.children == [page] ? misplacement(of: page, in: wizard.view) : "children"
  }
}

final class WalkedTabs: WalkedContainer {
  static let kindCount = 5
  private let container: TabsViewController
  private let make: () -> RecordingViewController
  private var list: Modelled<[UIViewController]>
  private var selected: Modelled<UIViewController?>
  /// The list that was requested last, until it is there.
  private var waiting: [UIViewController]?

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    let list = (0..<3).map { _ in make() }
    self.list = Modelled(list)
    selected = Modelled(list[0])
    container = TabsViewController(viewControllers: list)
    container.showsTabBar = true
  }

  var controller: UIViewController { container }
  var transitions: [ContainerTransition] { container.transition.map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let list = waiting ?? container.viewControllers
    let present = container.selectedViewController
    let number = selected.request()
    let listNumber = self.list.request()
    switch kind {
    case 0, 1:
      let target = argument < list.count ? list[argument] : nil
      note(
        target, number,
        container.selectViewController(
          at: argument, transition: argument < 3 ? nil : NestKitTests.transitions[argument],
          animated: animated))
    case 2, 3:
      let index = (present.flatMap(list.firstIndex) ?? 0) + (kind == 2 ? 1 : -1)
      let target = list.indices.contains(index) ? list[index] : nil
      let operation =
        kind == 2
        ? container.selectNext(animated: animated) : container.selectPrevious(animated: animated)
      note(target, number, operation)
    default:
      let new = list.enumerated().filter { $0.offset != argument }.map(\.element) + [make()]
      let selected = present.flatMap { new.contains($0) ? $0 : nil } ?? new.first
      let operation = container.setViewControllers(new, animated: animated)
      if !operation.isFinished { waiting = new }
      operation.whenFinished { [unowned self] in
        if waiting == new { waiting = nil }
        guard $0 == .done else { return }
        self.list.set(new, by: listNumber)
        self.selected.set(selected, by: number)
      }
    }
  }

  private func note(
    _ target: UIViewController?, _ number: Int, _ operation: ContainerOperation
  ) {
    operation.whenFinished { [unowned self] in
      guard $0 == .done, let target else { return }
      selected.set(target, by: number)
    }
  }

  func noteHand() {
    guard container.transition == nil else { return }
    selected.set(container.selectedViewController)
  }

  var misplacement: String? {
    let (list, selected) = (self.list.value, self.selected.value)
    if container.selectedViewController !== selected { return "selected: another one" }
    if container.viewControllers != list { return "list: \(container.viewControllers)" }
    if Set(container.children) != Set(list) { return "children: \(container.children)" }
    return list.compactMap {
      misplacement(of: $0, in: $0 === selected ? container.region : nil)
    }.first
  }
}

final class WalkedModal: WalkedContainer {
  static let kindCount = 3
  private let container: ModalContainerViewController
  private let content: UIViewController
  private let make: () -> RecordingViewController
  private var model = Modelled<UIViewController?>(nil)
  private var presented: UIViewController? { model.value }

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    content = make()
    container = ModalContainerViewController(contentViewController: content)
  }

  var controller: UIViewController { container }
  var transitions: [ContainerTransition] { container.transition.map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let number = model.request()
    if kind == 0 {
      container.dismissModal(animated: animated).whenFinished { [unowned self] in
        if $0 == .done { model.set(nil, by: number) }
      }
    } else {
      let child = make()
      let operation = container.presentModal(
        child, transition: NestKitTests.transitions[argument], animated: animated)
      operation.whenFinished { [unowned self] in if $0 == .done { model.set(child, by: number) } }
    }
  }

  func noteHand() {
    if container.transition == nil { model.set(container.modalContentViewController) }
  }

  var misplacement: String? {
    if container.modalContentViewController !== presented { return "presented: another one" }
    if Set(container.children) != Set([content, presented].compactMap { $0 }) {
      return "children: \(container.children)"
    }
    if let misplacement = misplacement(of: content, in: container.view) { return misplacement }
    guard let presented else { return nil }
    let frame = presented.view.convert(presented.view.bounds, to: container.view)
    let bounds = container.view.bounds
    let size = CGSize(width: min(60, bounds.width), height: min(80, bounds.height))
    return frame.size == size && abs(frame.midX - bounds.midX) < 1e-9
      && abs(frame.midY - bounds.midY) < 1e-9 ? nil : "presented at \(frame)"
  }
}

final class WalkedSplit: WalkedContainer {
  static let kindCount = 4
  private let split = SplitContainerViewController(columns: [
    SplitColumn(minimumWidth: 40, preferredWidth: 60, maximumWidth: 90),
    SplitColumn(minimumWidth: 60),
  ])
  private let make: () -> RecordingViewController
  private var models = Array(repeating: Modelled<UIViewController?>(nil), count: 2)
  private var expected: [UIViewController?] { models.map(\.value) }

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    for index in 0...1 {
      let child = make()
      models[index].set(child)
      split.setInsetViewController(child, at: index)
    }
  }

  var controller: UIViewController { split }
  var transitions: [ContainerTransition] { (0...1).compactMap { split.transition(at: $0) } }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    if kind == 2 {
      split.setDrawerOpen(argument < 3, animated: animated)
      return
    }
    if kind == 3 {
      split.preferredDisplayMode = argument < 3 ? .closedDrawer : .columns
      return
    }
    let child = argument == 0 ? nil : make()
    let number = models[kind].request()
    let operation = split.setInsetViewController(
      child, at: kind, transition: NestKitTests.transitions[argument], animated: animated)
    operation.whenFinished { [unowned self] in
      if $0 == .done { models[kind].set(child, by: number) }
    }
  }

  func noteHand() {}

  var misplacement: String? {
    if split.insetViewControllers != expected {
      return "shown: \(split.insetViewControllers), expected: \(expected)"
    }
    let widths = split.widths
    let total = split.view.bounds.width
    var frames = [
      CGRect(x: 0, y: 0, width: widths[0], height: split.view.bounds.height),
      CGRect(
        x: total - widths[1], y: 0, width: widths[1], height: split.view.bounds.height),
    ]
    if split.displayMode == .closedDrawer { frames[0] = .null }
    return zip(expected, frames).compactMap { child, frame -> String? in
      guard let child else { return nil }
      let view = child.viewIfLoaded
      let isShown = view?.window != nil
      if frame.isNull { return isShown ? "the closed drawer is in the window" : nil }
      guard isShown, let view else { return "a column is not in the window" }
      let actual = view.convert(view.bounds, to: split.view)
      let isThere =
        abs(actual.minX - frame.minX) < 1e-6 && abs(actual.width - frame.width) < 1e-6
        && actual.height == frame.height
      return isThere ? nil : "a column is at \(actual), not \(frame)"
    }.first
  }
}
