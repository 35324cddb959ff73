import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite struct ContractCheckerTests {
  typealias Rule = ContractRule

  /// Callbacks of one controller, the position of the wrong one, and the rule that it breaks.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    var callbacks: [LifecycleCallback]
    var place: Int
    var rule: Rule

    var testDescription: String { "\(callbacks)" }
  }

  nonisolated static let rows: [Row] = [
    Row(callbacks: [willAppear, willAppear], place: 2, rule: .begunTwice),
    Row(callbacks: appearing + [willAppear], place: 4, rule: .begunTwice),
    Row(callbacks: [.viewWillDisappear(animated: false)], place: 1, rule: .begunTwice),
    Row(
      callbacks: appearing + [willDisappear, willDisappear], place: 5, rule: .begunTwice),
    Row(callbacks: [.viewDidAppear(animated: false)], place: 1, rule: .notBegun),
    Row(callbacks: appearing + [.viewDidAppear(animated: false)], place: 4, rule: .notBegun),
    Row(callbacks: [.viewDidDisappear(animated: false)], place: 1, rule: .notBegun),
    Row(callbacks: appearing + [.viewDidDisappear(animated: false)], place: 4, rule: .notBegun),
    Row(callbacks: [isAppearing], place: 1, rule: .notBegun),
    Row(callbacks: appearing + [isAppearing], place: 4, rule: .notBegun),
    Row(callbacks: [willAppear, isAppearing, isAppearing], place: 3, rule: .placedTwice),
    Row(callbacks: [willAppear, .viewDidAppear(animated: false)], place: 2, rule: .notPlaced),
    Row(
      callbacks: [willAppear, isAppearing, .viewDidAppear(animated: true)], place: 3,
      rule: .otherAnimation),
    Row(
      callbacks: appearing + [willDisappear, .viewDidDisappear(animated: true)], place: 5,
      rule: .otherAnimation),
    Row(
      callbacks: [willAppear, .viewIsAppearing(animated: true)], place: 2, rule: .otherAnimation),
    Row(callbacks: appearing + [.deinitialized], place: 4, rule: .freedTooEarly),
    Row(callbacks: [willAppear], place: 1, rule: .unfinished),
    Row(callbacks: appearing + [willDisappear], place: 4, rule: .unfinished),
  ]

  nonisolated static let willAppear = LifecycleCallback.viewWillAppear(animated: false)
  nonisolated static let isAppearing = LifecycleCallback.viewIsAppearing(animated: false)
  nonisolated static let willDisappear = LifecycleCallback.viewWillDisappear(animated: false)
  nonisolated static let appearing = [willAppear, isAppearing, .viewDidAppear(animated: false)]
  nonisolated static let disappearing = [willDisappear, .viewDidDisappear(animated: false)]

  private func check(
    _ callbacks: [LifecycleCallback], by name: String = "B",
    with checker: ContractChecker? = nil
  ) -> [ContractViolation] {
    let checker = checker ?? ContractChecker()
    checker.check(callbacks.map { LifecycleEvent(time: 0, source: name, callback: $0) })
    return checker.violations + checker.unfinished
  }

  @Test("R16.3 Every violation is found where it happens", arguments: rows)
  func brokenRule(row: Row) {
    let found = check(row.callbacks)

    #expect(found.first?.rule == row.rule)
    #expect(found.first?.controller == "B")
    #expect(found.first?.place == row.place)
  }

  @Test(
    "R16.3 Contract 3.1 3.2 1.6 A child that is not recorded is judged by what UIKit knows of it")
  func plainChild() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let parent = RecordingViewController("P", recorder: recorder)
    parent.forwardsAppearance = false
    let checker = ContractChecker(rules: Set(ContractRule.all))
    recorder.onEvent = { checker.check($0) }
    let child = UIViewController()
    host.show(parent)
    func look() -> [Rule] {
      let count = checker.violations.count
      checker.check(host.window, at: .rest)
      return checker.violations.dropFirst(count).map(\.rule)
    }

    parent.addChild(child)
    host.turn { parent.view.addSubview(child.view) }
    child.didMove(toParent: parent)
    #expect(look() == [.shownWithoutAppearing])

    host.turn { child.beginAppearanceTransition(true, animated: false) }
    #expect(look() == [.unfinished])
    host.turn { child.endAppearanceTransition() }
    #expect(look() == [])
    host.turn { child.view.removeFromSuperview() }
    #expect(look() == [.appearedOutsideWindow])
    #expect(checker.violations.map(\.controller) == Array(repeating: "UIViewController", count: 3))
  }

  @Test("R16.3 One wrong callback is one violation: what follows is judged from there")
  func oneViolation() {
    #expect(
      check([Self.willAppear] + Self.appearing + Self.disappearing).map(\.rule) == [.begunTwice])
  }

  @Test("R16.3 Complete, reversed and repeated appearances break nothing")
  func unbroken() {
    let turned = [Self.willAppear, Self.willDisappear] + Self.appearing + [Self.willDisappear]
    let back = Self.appearing + Self.disappearing + [.deinitialized]

    #expect(check(Self.appearing + Self.disappearing + Self.appearing) == [])
    #expect(check(turned + back) == [])
    #expect(check(Self.disappearing, with: ContractChecker(appeared: ["B"])) == [])
  }

  @Test("R16.3 Controllers are checked each by itself, events counted over all")
  func severalControllers() {
    let checker = ContractChecker()
    for (name, callback) in [
      ("A", Self.willAppear), ("B", Self.willAppear), ("A", Self.isAppearing),
      ("B", Self.willAppear),
    ] {
      checker.check(LifecycleEvent(time: 0, source: name, callback: callback))
    }

    #expect(checker.state(of: "A") == .appearing)
    #expect(
      checker.violations.map(\.description) == [
        "event 4, B.viewWillAppear: it has appeared or disappeared, or is doing so, already (begunTwice: A will is called once, until the opposite one is called)"
      ])
    #expect(
      checker.unfinished.map(\.description) == [
        "after event 4, A: it remains between appeared and disappeared (unfinished: Each will is followed by its did, also after a transition that was cancelled)",
        "after event 4, B: it remains between appeared and disappeared (unfinished: Each will is followed by its did, also after a transition that was cancelled)",
      ])
  }

  @Test(
    "R16.3 Moves have to be paired where that is checked",
    arguments: [
      ([.willMove(toParent: "P"), .willMove(toParent: "Q")], Rule.moveBegunTwice),
      ([.willMove(toParent: nil), .willMove(toParent: nil)], .moveBegunTwice),
      ([.willMove(toParent: "P"), .willMove(toParent: nil)], .moveUnfinished),
      ([.didMove(toParent: "P")], .moveNotBegun),
      ([.willMove(toParent: "P"), .didMove(toParent: nil)], .moveNotBegun),
      ([.willMove(toParent: "P")], .moveUnfinished),
    ] as [([LifecycleCallback], Rule)])
  func moves(callbacks: [LifecycleCallback], rule: Rule) {
    #expect(check(callbacks, with: ContractChecker(rules: ContractRule.moves)).first?.rule == rule)
    #expect(check(callbacks) == [])
  }

  @Test("R16.1 A move may be reversed by the announcement of the opposite one")
  func reversedMove() {
    let appearing: [LifecycleCallback] = [
      .willMove(toParent: "P"), .willMove(toParent: nil), .didMove(toParent: nil),
    ]
    let disappearing: [LifecycleCallback] = [
      .willMove(toParent: "P"), .didMove(toParent: "P"), .willMove(toParent: nil),
      .willMove(toParent: "P"), .didMove(toParent: "P"),
    ]

    #expect(check(appearing, with: ContractChecker(rules: ContractRule.moves)) == [])
    #expect(check(disappearing, with: ContractChecker(rules: ContractRule.moves)) == [])
  }

  /// A container that forwards manually, and makes one mistake.
  final class BrokenContainer: RecordingViewController {
    var child: UIViewController?
    var forgetsEnd = false
    var beginsTwice = false

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      child?.beginAppearanceTransition(true, animated: animated)
      // A container that calls the callbacks of its children itself.
      if beginsTwice { child?.viewWillAppear(animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if !forgetsEnd { child?.endAppearanceTransition() }
    }
  }

  @Test(
    "R16.3 The mistakes of a container are found", arguments: [Rule.begunTwice, .unfinished])
  func brokenContainer(rule: Rule) throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let container = BrokenContainer("P", recorder: recorder)
    container.forwardsAppearance = false
    container.forgetsEnd = rule == .unfinished
    container.beginsTwice = rule == .begunTwice
    let child = RecordingViewController("C", recorder: recorder)
    container.child = child
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)

    let misuses = withMisuseIntercepted {
      host.show(container)
      host.commit()
    }

    #expect(misuses.map(\.id) == (rule == .begunTwice ? ["appearance.called-directly"] : []))
    let violations = recorder.appearanceViolations()
    #expect(violations.map(\.rule) == [rule])
    #expect(violations.map(\.controller) == ["C"])
  }

  private final class Sheet: UIView {
    deinit {}
  }

  private final class Field: UIControl {
    override var canBecomeFirstResponder: Bool { true }
    deinit {}
  }

  @Test("R16.3 Contract 6.4 What is beside a modal view is named, with all that it has")
  func besideModal() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let controller = RecordingViewController("P", recorder: LifecycleRecorder())
    let field = Field(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let sheet = Sheet(frame: CGRect(x: 60, y: 0, width: 40, height: 40))
    controller.view.addSubview(field)
    controller.view.addSubview(sheet)
    controller.view.accessibilityElements = [field, sheet]
    host.show(controller)
    host.turn { _ = field.becomeFirstResponder() }
    host.putDown(0, at: CGPoint(x: 20, y: 20))
    let checker = ContractChecker(rules: [.inputBesideModal])

    checker.check(host.window, at: .rest)
    #expect(checker.violations == [])

    sheet.accessibilityViewIsModal = true
    checker.check(host.window, at: .transition)
    #expect(checker.violations == [], "whether a sheet has appeared is known at rest")
    checker.check(host.window, at: .rest)
    #expect(checker.violations.map(\.controller) == ["P", "P", "P"])
    #expect(
      checker.violations.map(\.finding) == [
        "Field is the first responder beside Sheet, which is modal",
        "Field is tracking beside Sheet, which is modal",
        "Field is reached from the window beside Sheet, which is modal",
      ])

    sheet.isHidden = true
    checker.check(host.window, at: .rest)
    #expect(checker.violations.count == 3)
  }

  @Test("R16.3 Contract 4.2 An animation of a region is none of a transition in it")
  func animatedRegion() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let recorder = LifecycleRecorder()
    let checker = ContractChecker(rules: [.didDuringAnimation])
    recorder.onEvent = { checker.check($0) }
    let container = PlaceholderViewController()
    let region = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    container.view.addSubview(region)
    container.regions = [region]
    host.show(container)
    func exchange(moving view: @escaping (RecordingViewController) -> UIView?) throws {
      let child = RecordingViewController("C", recorder: recorder)
      host.turn {
        container.setViewController(child, transition: .crossDissolve.lasting(0.2))
        UIView.animate(withDuration: 1) { view(child)?.center.x += 10 }
      }
      try host.settle()
    }

    try exchange { _ in region }
    #expect(checker.violations == [])
    try exchange(moving: \.view)
    #expect(checker.violations.map(\.controller) == ["C"])
  }

  @Test("R16.3 What a checker stores does not grow with the number of events")
  func manyEvents() {
    let checker = ContractChecker(rules: Set(ContractRule.all))
    for number in 0..<100_000 {
      let callbacks = Self.appearing + Self.disappearing
      checker.check(
        LifecycleEvent(
          time: Double(number), source: "\(number / 5 % 10)", callback: callbacks[number % 5]))
    }

    #expect(checker.violations == [])
    #expect(checker.storedControllerCount == 10)
  }
}
