import AppearanceOrders
import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct AppearanceOrderTests {
  /// A table with the expected callbacks.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var order: AppearanceOrder
    /// The callbacks of A, which disappears, and B, which appears, when the transition completes.
    var completed: [String]
    /// The same when it reverses; nil if it cannot.
    var cancelled: [String]?

    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "UIKit 5.1 push", order: .push,
      completed: ["A.WD", "B.WA", "A.DD", "B.DA"],
      cancelled: ["A.WD", "B.WA", "B.WD", "B.DD", "A.WA", "A.DA"]),
    Row(
      name: "UIKit 5.1 pop", order: .pop,
      completed: ["A.WD", "B.WA", "A.DD", "B.DA"],
      cancelled: ["A.WD", "B.WA", "B.WD", "B.DD", "A.WA", "A.DA"]),
    Row(
      name: "UIKit 5.2 tab switch", order: .tabSwitch,
      completed: ["B.WA", "A.WD", "A.DD", "B.DA"],
      cancelled: ["B.WA", "A.WD", "B.WD", "A.WA", "B.DD", "A.DA"]),
    Row(
      name: "UIKit 5.3 page scroll", order: .pageScroll,
      completed: ["B.WA", "A.WD", "B.DA", "A.DD"],
      cancelled: ["B.WA", "A.WD", "A.WA", "A.DA", "B.WD", "B.DD"]),
    Row(
      name: "UIKit 5.3 page curl", order: .pageCurl,
      completed: ["B.WA", "A.WD", "A.DD", "B.DA"],
      cancelled: ["B.WA", "A.WD", "B.WD", "A.WA", "B.DD", "A.DA"]),
    Row(
      name: "UIKit 5.5 present", order: .present,
      completed: ["A.WD", "B.WA", "B.DA", "A.DD"],
      cancelled: ["A.WD", "B.WA", "B.WD", "A.WA", "B.DD", "A.DA"]),
    Row(
      name: "UIKit 5.5 dismiss", order: .dismiss,
      completed: ["A.WD", "B.WA", "B.DA", "A.DD"],
      cancelled: ["A.WD", "B.WA", "B.WD", "A.WA", "B.DD", "A.DA"]),
    Row(
      name: "UIKit 4 transition(from:to:)", order: .exchange,
      completed: ["A.WD", "B.WA", "A.DD", "B.DA"], cancelled: nil),
  ]

  // MARK: Balance

  nonisolated enum Ending: Sendable, CaseIterable { case completed, cancelled }

  @Test(
    "R1.4 UIKit 5 Every order leaves both sides balanced, whether it completes or reverses",
    arguments: rows, Ending.allCases)
  func balance(row: Row, ending: Ending) {
    guard ending == .completed || row.order.isReversible else {
      #expect(row.order.reversal.isEmpty && row.cancelled == nil)
      return
    }
    var sides: [AppearanceOrder.Side: AppearanceClaims] = [
      .from: AppearanceClaimsTests.claims(in: .appeared), .to: AppearanceClaims(),
    ]

    var sent: [AppearanceOrder.Side: [AppearanceClaims.Action?]] = [:]
    for step in row.order.steps(ending) {
      let action: AppearanceClaims.Action? =
        switch step.message {
        case .begin(let appearing):
          sides[step.side]?.isAppearing == nil
            ? sides[step.side]?.open(.container, appearing: appearing, animated: true)
            : sides[step.side]?.reverse(appearing: appearing, animated: true)
        case .end: sides[step.side]?.close(.container)
        }
      sent[step.side, default: []].append(action)
    }

    let isCompleted = ending == .completed
    #expect(sides[.from]?.state == (isCompleted ? .disappeared : .appeared))
    #expect(sides[.to]?.state == (isCompleted ? .appeared : .disappeared))
    for side in sides.values { #expect(side.claims.isEmpty) }
    for action in sent.values.joined() { #expect(action != nil && action != .reportUnbalanced) }
  }

  @Test("R1.4 Every kind of step names its side and its effect")
  func steps() {
    let described = AppearanceOrder.Step.allCases.map { "\($0.side) \($0.message)" }

    #expect(
      described == [
        "from begin(appearing: false)", "from end", "to begin(appearing: true)",
        "to end", "from begin(appearing: true)", "from end",
        "to begin(appearing: false)", "to end",
      ])
  }

  // MARK: Played by a container

  @Test(
    "R1.4 UIKit 0.1 5 A container that plays an order sends what UIKit sends",
    arguments: rows, [true, false])
  func completed(row: Row, animated: Bool) throws {
    let stage = try ControllerStage()
    let container = OrderedContainer(stage)

    container.begin(row.order, animated: animated)
    container.complete()

    try stage.expect(row.completed, animated: animated)
    stage.expectEnd(a: .disappeared, b: .appeared)
  }

  @Test(
    "R1.4 UIKit 5 A container that plays an order in reverse sends what UIKit sends",
    arguments: rows.filter { $0.cancelled != nil })
  func cancelled(row: Row) throws {
    let stage = try ControllerStage()
    let container = OrderedContainer(stage)

    container.begin(row.order, animated: true)
    container.cancel()

    try stage.expect(row.cancelled ?? [], animated: true)
    stage.expectEnd(a: .appeared, b: .disappeared)
  }

  @Test("R1.4 UIKit 5.5 A side that a transition does not concern receives nothing")
  func oneSide() throws {
    let stage = try ControllerStage()
    let container = OrderedContainer(stage)
    container.concernsA = false

    container.begin(.present, animated: true)
    container.complete()

    try stage.expect(["B.WA", "B.DA"], animated: true)
  }

  @Test("R1.4 The controllers load their views when they appear, and not before")
  func loading() throws {
    let stage = try ControllerStage()
    let (a, b) = (stage.controller("A"), stage.controller("B"))

    UIViewController.perform([.fromDidDisappear], from: nil, to: b, animated: true)
    #expect(!b.isViewLoaded)
    UIViewController.perform([.toWillAppear], from: a, to: b, animated: true)

    #expect(b.isViewLoaded && !a.isViewLoaded)
    UIViewController.perform([.toDidAppear], from: a, to: b, animated: true)
  }
}

nonisolated extension AppearanceOrder {
  fileprivate func steps(_ ending: AppearanceOrderTests.Ending) -> [Step] {
    begin + (ending == .completed ? complete : reversal + cancelled)
  }
}

/// Shows A and plays orders that show B.
private final class OrderedContainer: UIViewController {
  let a: RecordingViewController
  let b: RecordingViewController
  var concernsA = true
  private var order = AppearanceOrder.exchange
  private var animated = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  init(_ stage: ControllerStage) {
    a = stage.controller("A")
    b = stage.controller("B")
    super.init(nibName: nil, bundle: nil)
    add(a, to: self)
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    b.loadViewIfNeeded()
    stage.host.show(self)
    stage.recorder.removeAll()
  }

  required init?(coder: NSCoder) { nil }

  func begin(_ order: AppearanceOrder, animated: Bool) {
    (self.order, self.animated) = (order, animated)
    addChild(b)
    play(order.begin)
    view.addSubview(b.view)
  }

  func complete() {
    a.view.removeFromSuperview()
    play(order.complete)
  }

  func cancel() {
    play(order.reversal)
    b.view.removeFromSuperview()
    play(order.cancelled)
  }

  private func play(_ steps: [AppearanceOrder.Step]) {
    Self.perform(steps, from: concernsA ? a : nil, to: b, animated: animated)
  }
}

extension ControllerStage {
  /// Expects that all was balanced, and where A, which had appeared, and B are in the end.
  fileprivate func expectEnd(a: ContractChecker.State, b: ContractChecker.State) {
    let checker = ContractChecker(appeared: ["A"])
    checker.check(recorder.events)
    #expect(checker.violations + checker.unfinished == [])
    #expect(checker.state(of: "A") == a && checker.state(of: "B") == b)
  }

  /// Compares the appearance callbacks but `viewIsAppearing`, in the short form of the sheet.
  fileprivate func expect(_ expected: [String], animated: Bool) throws {
    let flag = animated ? "(animated)" : ""
    let names = [
      "viewWillAppear\(flag)": "WA", "viewDidAppear\(flag)": "DA",
      "viewWillDisappear\(flag)": "WD", "viewDidDisappear\(flag)": "DD",
    ]
    let events = recorder.events.compactMap { event in
      names["\(event.callback)"].map { "\(event.source).\($0)" }
    }
    let others = recorder.events.map { "\($0.callback)" }.filter {
      names[$0] == nil && !$0.hasPrefix("willMove") && !$0.hasPrefix("viewIsAppearing")
    }
    #expect(events == expected)
    #expect(others == [])
  }
}

extension UIViewController {
  /// Plays steps of an order as a container does: *will* steps begin or reverse the appearance
  /// transition of their side, *did* steps end it.
  fileprivate static func perform(
    _ steps: [AppearanceOrder.Step], from: UIViewController?, to: UIViewController?,
    animated: Bool
  ) {
    for step in steps {
      let controller = step.side == .from ? from : to
      switch step.message {
      case .begin(let appearing):
        controller?.beginAppearanceTransition(appearing, animated: animated)
      case .end:
        controller?.endAppearanceTransition()
      }
    }
  }
}
