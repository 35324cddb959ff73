import NestTestSupport
import NestTesting
import Observation
import OpenUIKit
import Testing

@testable import NestKit

/// A container of some kind with the child `A`, which is going to show `B`, and what it reports.
private final class ProgressFixture {
  let host: TestHost
  let recorder = LifecycleRecorder()
  let checker = ContractChecker(rules: Set(ContractRule.all))
  let container: ContainerViewController
  let kind: ContainerKind
  private(set) var values: [ContainerProgress] = []

  init(_ kind: ContainerKind) throws {
    host = try TestHost(size: CGSize(width: 200, height: 300))
    self.kind = kind
    recorder.onEvent = { [checker] in checker.check($0) }
    let next = RecordingViewController("B", recorder: recorder)
    next.preferredContentSize = CGSize(width: 100, height: 100)
    let former = RecordingViewController("A", recorder: recorder)
    let made = kind.makeContainer(of: former, before: next)
    container = try #require(made as? ContainerViewController)
    self.next = next
    host.show(container)
    recorder.removeAll()
    container.observeProgress { [unowned self] in note($0) }
  }

  deinit {}

  let next: RecordingViewController

  private func note(_ progress: ContainerProgress) {
    values.append(progress)
    checker.check(progress, of: container)
    if progress.phase != .changed { recorder.note(line(progress), from: "P") }
  }

  /// A value as text, such as `began A→B 0`.
  func line(_ progress: ContainerProgress) -> String {
    let name = { (child: UIViewController?) in child.map(LifecycleRecorder.name) ?? "–" }
    return "\(progress.phase) \(name(progress.from))→\(name(progress.to)) \(progress.fraction)"
  }

  /// All values since the last call, without those between begin and end.
  func takeEnds() -> [String] {
    defer { values = [] }
    return values.filter { $0.phase != .changed }.map(line)
  }

  func begin() throws -> ContainerOperation {
    try #require(host.turn { kind.change(container, to: next) })
  }

  /// The name of the child that disappears; "–" where none does, since a child below a modal view
  /// stays.
  var from: String { kind.presents ? "–" : "A" }

  func settle() throws {
    try host.settle()
    checker.check(host.window, at: .rest)
  }
}

/// The delegate of any container, which notes what moves.
private final class ProgressDelegate: StackControllerDelegate, PlaceholderViewControllerDelegate,
  TabsViewControllerDelegate, PagesViewControllerDelegate, WizardViewControllerDelegate,
  ModalContainerViewControllerDelegate, SplitContainerViewControllerDelegate,
  SheetContainerViewControllerDelegate
{
  private(set) var phases: [ContainerProgress.Phase] = []

  deinit {}

  func set(as container: UIViewController) {
    switch container {
    case let stack as StackController: stack.delegate = self
    case let placeholder as PlaceholderViewController: placeholder.delegate = self
    case let tabs as TabsViewController: tabs.delegate = self
    case let pages as PagesViewController: pages.delegate = self
    case let wizard as WizardViewController: wizard.delegate = self
    case let modal as ModalContainerViewController: modal.delegate = self
    case let split as SplitContainerViewController: split.delegate = self
    case let sheets as SheetContainerViewController: sheets.delegate = self
    default: Issue.record("\(container) has no delegate")
    }
  }

  func stackController(_ container: StackController, didUpdate progress: ContainerProgress) {
    phases.append(progress.phase)
  }
  func placeholderViewController(
    _ container: PlaceholderViewController, didUpdate progress: ContainerProgress
  ) { phases.append(progress.phase) }
  func tabsViewController(_ container: TabsViewController, didUpdate progress: ContainerProgress) {
    phases.append(progress.phase)
  }
  func pagesViewController(_ container: PagesViewController, didUpdate progress: ContainerProgress)
  {
    phases.append(progress.phase)
  }
  func wizardViewController(
    _ container: WizardViewController, didUpdate progress: ContainerProgress
  ) { phases.append(progress.phase) }
  func modalContainerViewController(
    _ container: ModalContainerViewController, didUpdate progress: ContainerProgress
  ) { phases.append(progress.phase) }
  func splitContainerViewController(
    _ container: SplitContainerViewController, didUpdate progress: ContainerProgress
  ) { phases.append(progress.phase) }
  func sheetContainerViewController(
    _ container: SheetContainerViewController, didUpdate progress: ContainerProgress
  ) { phases.append(progress.phase) }
}

@Suite(.serialized) struct ContainerProgressTests {
  // MARK: What is reported

  @Test(
    "R12.4 Contract 4.3 A change is reported from its begin to its end, in every container",
    arguments: ContainerKind.allCases)
  func change(_ kind: ContainerKind) throws {
    let fixture = try ProgressFixture(kind)
    let delegate = ProgressDelegate()
    // Bars have none.
    if kind != .bars { delegate.set(as: fixture.container) }

    _ = try fixture.begin()
    let running = fixture.container.progress
    try fixture.settle()

    #expect(running?.to === fixture.next)
    #expect(fixture.container.progress == nil)
    let phases = fixture.values.map(\.phase)
    #expect(delegate.phases == (kind == .bars ? [] : phases))
    let fractions = fixture.values.map(\.fraction)
    let sorted = fractions.sorted()
    #expect(fractions.count > 5 && fractions == sorted)
    let isOneByItself = fixture.values.allSatisfy { !$0.isInteractive && $0.movement == 1 }
    #expect(isOneByItself)
    let (from, lines) = (fixture.from, fixture.takeEnds())
    #expect(lines == ["began \(from)→B 0.0", "completed \(from)→B 1.0"])
    #expect(fixture.checker.violations == [])
  }

  @Test("R12.4 A movement begins after the will callbacks, and ends before those with did")
  func order() throws {
    let fixture = try ProgressFixture(.stack)

    _ = try fixture.begin()
    try fixture.settle()

    let lines = fixture.recorder.takeTimeline().lines.filter { !$0.contains("Move") }
    #expect(
      lines == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(animated)",
        "B.viewWillAppear(animated) [to]", "B.viewIsAppearing(animated) [to]",
        "P.began A→B 0.0", "P.completed A→B 1.0", "A.viewDidDisappear(animated)",
        "B.viewDidAppear(animated) [to]",
      ])
  }

  @Test(
    "R12.4 A transition that is reversed ends at 0, as one that is cancelled",
    arguments: ContainerKind.allCases.filter { $0 != .pages })
  func reversal(_ kind: ContainerKind) throws {
    let fixture = try ProgressFixture(kind)
    _ = try fixture.begin()
    fixture.host.advance(by: 0.1)

    fixture.host.turn { kind.transition(of: fixture.container)?.reverse() }
    try fixture.settle()

    let from = fixture.from
    #expect(fixture.takeEnds() == ["began \(from)→B 0.0", "cancelled \(from)→B 0.0"])
    #expect(fixture.checker.violations == [])
  }

  @Test("R12.4 What takes no time does not move", arguments: ContainerKind.allCases)
  func atOnce(_ kind: ContainerKind) throws {
    let fixture = try ProgressFixture(kind)

    fixture.host.turn { _ = kind.change(fixture.container, to: fixture.next, animated: false) }
    try fixture.settle()

    #expect(fixture.values.isEmpty && fixture.container.progress == nil)
  }

  @Test("R12.4 A transition that the program brings to a fraction reports each of them")
  func scrubbing() throws {
    let fixture = try ProgressFixture(.stack)
    _ = try fixture.begin()

    for fraction in [0.25, 0.5, 0.5, 0.1] {
      fixture.host.turn {
        fixture.kind.transition(of: fixture.container)?.fractionComplete = fraction
      }
    }
    let fractions = fixture.values.map { ($0.fraction * 100).rounded() }
    #expect(fractions == [0, 25, 50, 10])
    #expect(fixture.host.isIdle, "nothing happens in frames while it is paused")

    fixture.host.turn { fixture.kind.transition(of: fixture.container)?.resume() }
    try fixture.settle()
    #expect(fixture.values.last?.phase == .completed)
  }

  @Test("R12.4 A container that disappears has ended what moved in it")
  func disappearance() throws {
    let fixture = try ProgressFixture(.stack)
    _ = try fixture.begin()
    fixture.host.advance(by: 0.1)

    fixture.host.hide()

    #expect(fixture.takeEnds() == ["began A→B 0.0", "completed A→B 1.0"])
    #expect(fixture.container.progress == nil)
  }

  @Test("R12.4 R14.1 What is requested when a movement ends follows its did callbacks")
  func requestAtEnd() throws {
    let fixture = try ProgressFixture(.stack)
    let stack = try #require(fixture.container as? StackController)
    fixture.container.observeProgress { [unowned stack] in
      if $0.phase == .completed, stack.count == 2 { stack.pop(animated: false) }
    }

    _ = try fixture.begin()
    try fixture.settle()

    #expect(stack.count == 1)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
    #expect(fixture.checker.violations == [])
  }

  @Test("R12.4 R13.2 A closure that is cancelled, or whose container is gone, is not called")
  func registration() throws {
    let fixture = try ProgressFixture(.tabs)
    var count = 0
    let registration = fixture.container.observeProgress { _ in count += 1 }
    registration.cancel()

    _ = try fixture.begin()
    try fixture.settle()

    #expect(count == 0 && fixture.values.count > 2)
    weak var gone: StackController?
    do {
      let stack = StackController(rootViewController: UIViewController())
      gone = stack
      stack.observeProgress { _ in }.cancel()
      _ = stack.progress
    }
    #expect(gone == nil)
  }

  // MARK: Who observes

  @Test("R12.4 While nobody observes, nothing is done in the frames of a transition")
  func unobserved() throws {
    let host = try TestHost()
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)

    host.turn { _ = stack.push(UIViewController()) }

    #expect(stack.containerCore.progressTracker?.isFollowingFrames == false)
    #expect(stack.progress?.fraction == 0)
    host.advance(by: 0.1)
    let fraction = try #require(stack.progress?.fraction)
    #expect(fraction > 0 && fraction < 1)
    try host.settle()
  }

  @Test("R12.4 What tracks the observable value learns of each change, and of the end")
  func observation() throws {
    let host = try TestHost()
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let changes = Changes()
    changes.track { stack.progress?.fraction }

    host.turn { _ = stack.push(UIViewController()) }
    #expect(changes.takeCount() == 1)
    changes.track { stack.progress?.fraction }
    host.advance(by: 0.1)
    #expect(changes.takeCount() == 1, "one change for each time that it is read")
    changes.track { stack.progress?.fraction }
    try host.settle()
    changes.track { stack.progress?.fraction }

    #expect(stack.progress == nil)
  }

  /// Counts changes of what it tracks.
  private final class Changes {
    private let count = Count()

    private final nonisolated class Count: @unchecked Sendable {
      var value = 0
    }

    deinit {}

    func track<Value>(_ read: () -> Value) {
      _ = withObservationTracking(read) { [count] in count.value += 1 }
    }

    func takeCount() -> Int {
      defer { count.value = 0 }
      return count.value
    }
  }

  // MARK: By hand

  @Test("R12.4 R20.1 A drag is reported from its begin, and when it is released")
  func drag() throws {
    let fixture = try StackFixture("B")
    var values: [ContainerProgress] = []
    fixture.stack.observeProgress { values.append($0) }

    fixture.host.putDown(0, at: CGPoint(x: 5, y: 100))
    for x in stride(from: 10.0, through: 50, by: 10) {
      fixture.host.advance(by: 0.1)
      fixture.host.move(0, to: CGPoint(x: x, y: 100))
    }
    let isByHand = values.allSatisfy(\.isInteractive)
    #expect(values.first?.phase == .began && isByHand)
    #expect(values.count > 3)
    fixture.host.advance(by: 1)
    fixture.host.lift(0, at: CGPoint(x: 50, y: 100))
    #expect(values.last?.isInteractive == false)
    try fixture.settle()

    #expect(values.last?.phase == .cancelled && values.last?.fraction == 0)
    #expect(values.last?.from === fixture["B"] && values.last?.to === fixture["A"])
  }

  @Test("R12.4 R9.3 The divider of a split is reported as the part of the width before it")
  func divider() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 200))
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 60, preferredWidth: 100, maximumWidth: 300),
      SplitColumn(minimumWidth: 60),
    ])
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, at: 0)
    split.setViewController(detail, at: 1)
    host.show(split)
    var values: [ContainerProgress] = []
    split.observeProgress { values.append($0) }

    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: 1)
    try host.settle()

    #expect(values.first?.phase == .began && values.last?.phase == .completed)
    let isOfDivider = values.allSatisfy {
      $0.kind == .divider(0) && $0.from === list && $0.to === detail
    }
    #expect(isOfDivider)
    let ends = (values.first?.fraction ?? 0, values.last?.fraction ?? 0)
    #expect(abs(ends.0 - 0.25) < 0.01 && abs(ends.1 - 0.5) < 0.01)
    #expect(split.progress == nil)
  }

  // MARK: By the program

  /// Begins a change by an interaction.
  private func begin(_ fixture: ProgressFixture) -> ContainerInteraction? {
    fixture.host.turn {
      if let selecting = fixture.container as? any SelectingContainer {
        return selecting.beginInteractiveSelection(at: 1)
      }
      return fixture.container.beginInteraction {
        fixture.kind.change(fixture.container, to: fixture.next) ?? .refused(.busy)
      }
    }
  }

  @Test(
    "R12.4 Contract 4.3 The program moves a change as a finger does, and completes it",
    arguments: ContainerKind.allCases)
  func completedInteraction(_ kind: ContainerKind) throws {
    let fixture = try ProgressFixture(kind)
    let interaction = try #require(begin(fixture))

    for fraction in [0.25, 0.5, 0.75] {
      fixture.host.turn { interaction.fraction = fraction }
      #expect(abs(interaction.fraction - fraction) < 0.01)
    }
    fixture.host.advance(by: 1)
    #expect(interaction.isActive && abs(interaction.fraction - 0.75) < 0.01)
    let isByHand = fixture.values.allSatisfy(\.isInteractive)
    #expect(isByHand)
    fixture.host.turn { interaction.finish(velocity: 1) }
    #expect(!interaction.isActive)
    try fixture.settle()

    let from = fixture.from
    #expect(fixture.takeEnds().last == "completed \(from)→B 1.0")
    let outcome = interaction.operation?.result
    #expect(kind == .pages ? outcome == nil : outcome == .done)
    #expect(fixture.next.viewIfLoaded?.window != nil)
    #expect(fixture.checker.violations == [])
  }

  @Test(
    "R12.4 Contract 4.3 The program moves a change as a finger does, and cancels it",
    arguments: ContainerKind.allCases)
  func cancelledInteraction(_ kind: ContainerKind) throws {
    let fixture = try ProgressFixture(kind)
    let interaction = try #require(begin(fixture))

    fixture.host.turn { interaction.fraction = 0.6 }
    fixture.host.turn { interaction.cancel() }
    interaction.fraction = 0.9
    try fixture.settle()

    #expect(fixture.takeEnds().last?.hasPrefix("cancelled") == true)
    #expect(fixture.container.progress == nil)
    #expect(fixture.checker.violations == [])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R12.4 A pop, a dismissal and a drawer are moved by the program")
  func namedInteractions() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let stack = StackController(rootViewController: UIViewController())
    stack.push(UIViewController())
    let modal = ModalContainerViewController(contentViewController: stack)
    let split = SplitContainerViewController(columns: [SplitColumn(), SplitColumn()])
    split.preferredDisplayMode = .closedDrawer
    split.setViewController(UIViewController(), at: 0)
    split.setViewController(modal, at: 1)
    host.show(split)
    host.turn { _ = modal.presentModal(UIViewController(), animated: false) }

    for begin in [
      stack.beginInteractivePop, modal.beginInteractiveDismissal,
      { split.beginInteractiveDrawer(opens: true) },
      { split.beginInteractiveDrawer(opens: false) },
    ] {
      let interaction = try #require(host.turn { begin() })
      let second = host.turn { begin() }
      #expect(second == nil, "one that runs is not requested again")
      host.turn { interaction.fraction = 0.5 }
      host.turn { interaction.finish() }
      try host.settle()
    }

    #expect(stack.count == 1 && modal.modalContentViewController == nil)
    #expect(split.displayMode == .closedDrawer)
    #expect(stack.beginInteractivePop() == nil)
    #expect(modal.beginInteractiveDismissal() == nil)
    #expect(split.beginInteractiveDrawer(opens: false) == nil)
  }

  @Test("R12.4 An interaction that is released before its end is cancelled, in the next turn")
  func released() async throws {
    let fixture = try StackFixture("B")
    var interaction = fixture.turn { fixture.stack.beginInteractivePop() }
    fixture.turn { interaction?.fraction = 0.5 }

    interaction = nil
    await Task { @MainActor in }.value

    #expect(fixture.stack.transition?.isReversed == true)
    try fixture.settle()
    #expect(fixture.names == "AB" && fixture.stack.progress == nil)
  }

  @Test("R12.4 R13.2 An interaction whose movement has ended retains nothing after its own end")
  func endedInteraction() {
    weak var moved: UIViewController?
    do {
      let child = UIViewController()
      moved = child
      // The view is never loaded.
      let interaction = ContainerInteraction(
        of: .init(
          isActive: { child.isViewLoaded }, fraction: { 0 }, move: { _ in },
          end: { _, _ in Issue.record("what has ended was ended again") }))
      interaction.finish()
    }
    #expect(moved == nil)
  }

  @Test("R12.4 R20.1 A finger takes a movement from the program")
  func takenByFinger() throws {
    let fixture = try StackFixture("B")
    let interaction = try #require(
      fixture.turn { fixture.stack.beginInteractivePop() })
    fixture.turn { interaction.fraction = 0.5 }

    fixture.host.putDown(0, at: CGPoint(x: 60, y: 100))
    for x in stride(from: 70.0, through: 100, by: 10) {
      fixture.host.advance(by: 0.1)
      fixture.host.move(0, to: CGPoint(x: x, y: 100))
    }

    #expect(!interaction.isActive)
    fixture.turn { interaction.cancel() }
    fixture.host.advance(by: 1)
    fixture.host.lift(0, at: CGPoint(x: 100, y: 100))
    try fixture.settle()
    #expect(fixture.names == "A")
  }

  @Test(
    "R12.4 Pages are moved to one that is not beside the selected one, and stay where a finger leaves them"
  )
  func distantPage() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let pages = PagesViewController(viewControllers: (0..<4).map { _ in UIViewController() })
    host.show(pages)
    var values: [ContainerProgress] = []
    pages.observeProgress { values.append($0) }
    let interaction = try #require(host.turn { pages.beginInteractiveSelection(at: 3) })

    host.turn { interaction.fraction = 0.5 }
    #expect(pages.isMoving)
    #expect(pages.beginInteractiveSelection(at: 2) == nil)
    host.turn { interaction.finish() }
    try host.settle()

    #expect(pages.selectedIndex == 3)
    #expect(values.last?.phase == .completed && values.last?.to === pages.viewControllers[3])
  }
}
