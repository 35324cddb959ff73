import Foundation
import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The duties of containers, tried with every container: the table of Documentation/Containers.
@Suite(.serialized) struct ContainerDutyTable {
  @Test(
    "R5.1 R16.6 Containers 1.9 The table of containers and duties says what each container does")
  func table() throws {
    var rows: [[String]] = [["container"] + Duty.allCases.map(\.rawValue)]
    for kind in NestedKind.all {
      let cells = try Duty.allCases.map { duty in
        duty.concerns(kind) ? try duty.isDone(by: kind) ? "yes" : "no" : "–"
      }
      rows.append(["\(kind)"] + cells)
    }
    rows.insert(Array(repeating: "---", count: rows[0].count), at: 1)
    let table = rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")

    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Containers.md")
    let page = try String(contentsOf: package, encoding: .utf8)
    #expect(page.contains(table), "Documentation/Containers.md has to contain\n\(table)")
    #expect(!table.contains("| no |"))
  }
}

/// A duty, by the words that stand above its column.
private nonisolated enum Duty: String, CaseIterable {
  case appearance = "appearance, moves"
  case interruption = "interruption"
  case coordinator = "coordinator"
  case sizes = "sizes"
  case ownSizes = "own sizes"
  case sizeClass = "size class"
  case preferredSize = "preferred size"
  case clones = "clones"
  case focus = "focus"
  case keyboard = "first responder"
  case memory = "memory"
  case taken = "taken child"
  case plain = "child in no stack"
  case guards
  case release = "release"

  /// Whether a container of this kind can have the duty.
  func concerns(_ kind: NestedKind) -> Bool {
    switch self {
    // These alone give children other widths than their own.
    case .ownSizes, .sizeClass: kind == .ours(.split) || kind == .splitView
    // Several columns share the width.
    case .preferredSize: kind != .ours(.split) && kind != .splitView
    // Where the child is removed it resigns for good.
    case .keyboard:
      kind.presents
        || [.ours(.stack), .ours(.tabs), .ours(.pages), .navigation, .tabBar].contains(kind)
    // UIKit keeps loaded views, and its containers ask nobody.
    case .memory, .guards: !NestedKind.ofUIKit.contains(kind)
    default: true
    }
  }

  @MainActor func isDone(by kind: NestedKind) throws -> Bool {
    let trial = try DutyTrial(kind)
    switch self {
    case .appearance: return try trial.changesAndReturns(interrupting: false)
    case .interruption: return try trial.changesAndReturns(interrupting: true)
    case .coordinator: return try trial.hasCoordinator()
    case .sizes: return try trial.announcesRotation()
    case .ownSizes: return try trial.announcesOwnSizes()
    case .sizeClass: return try trial.narrowChildIsCompact()
    case .preferredSize: return try trial.forwardsPreferredSize()
    case .clones: return try trial.exchangesCoveredClone()
    case .focus: return try trial.movesFocus()
    case .keyboard: return try trial.returnsFirstResponder()
    case .memory: return try trial.unloadsHiddenView()
    case .taken: return try trial.dropsTakenChild()
    case .plain: return try trial.callsPlainChild()
    case .guards: return try trial.asksGuards()
    case .release: return try trial.releasesEverything()
    }
  }
}

/// One container in a window, for one duty.
private final class DutyTrial {
  private let kind: NestedKind
  private let host: TestHost
  private let recorder = LifecycleRecorder()
  private let watch: ContractWatch
  private var container: UIViewController?

  init(_ kind: NestedKind) throws {
    self.kind = kind
    host = try TestHost(size: CGSize(width: 1_024, height: 768))
    // What a column lies over stays appeared; what is in a navigation controller that UIKit's split
    // view controller has made is still that of its column.
    watch = ContractWatch(
      recorder, in: host.window,
      rules: Set(ContractRule.all).subtracting(
        kind == .splitView ? [.appearedUnseen, .listedWithoutParent] : []), .collects)
  }

  deinit {}

  private func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  private func show(_ first: UIViewController, before next: UIViewController) -> UIViewController {
    let made = kind.make(of: first, before: next)
    container = made
    watch.follow(made)
    host.show(made)
    host.commit()
    return made
  }

  private func change(_ container: UIViewController, to next: UIViewController) throws {
    host.turn { kind.change(container, to: next) }
    try host.settle()
  }

  private func changeBack(_ container: UIViewController, to first: UIViewController) throws {
    host.turn { kind.changeBack(container, to: first) }
    try host.settle()
  }

  private var isSound: Bool {
    watch.finish()
    return watch.breach == nil && recorder.appearanceViolations().isEmpty
  }

  /// A guard is asked, stays with no, and is left with yes.
  func asksGuards() throws -> Bool {
    let leaving = GuardedChild("G", recorder: recorder, .ask)
    let other = make("O")
    // Stacks, modal containers and sheets cover the child that they show; it is left on return.
    let covers = kind == .ours(.stack) || kind.presents
    let container = covers ? show(other, before: leaving) : show(leaving, before: other)
    if covers { try change(container, to: leaving) }
    let leave = { [self] in
      if covers {
        try changeBack(container, to: other)
      } else {
        try change(container, to: other)
      }
    }
    try leave()
    let isAsked = leaving.questionCount == 1
    host.turn { leaving.answer(false) }
    try host.settle()
    guard isAsked, leaving.viewIfLoaded?.window != nil else { return false }
    leaving.decision = .allow
    try leave()
    return leaving.appearanceState == .disappeared && isSound
  }

  /// Shows both children; they are gone when it returns, but for those that the container has.
  private func changeAndReturn() throws {
    let (first, second) = (make("A"), make("B"))
    let container = show(first, before: second)
    try change(container, to: second)
    try changeBack(container, to: first)
  }

  // MARK: Duties

  func changesAndReturns(interrupting: Bool) throws -> Bool {
    let (first, second) = (make("A"), make("B"))
    let container = show(first, before: second)
    host.turn { kind.change(container, to: second) }
    if interrupting { host.advance(by: 0.1) } else { try host.settle() }
    host.turn { kind.changeBack(container, to: first) }
    try host.settle()
    return isSound && first.appearanceState == .appeared
      && second.appearanceState == .disappeared
  }

  func hasCoordinator() throws -> Bool {
    let (first, second) = (make("A"), make("B"))
    let container = show(first, before: second)
    var hasCoordinator = false
    second.once(.viewWillAppear) { hasCoordinator = second.transitionCoordinator != nil }
    try change(container, to: second)
    return hasCoordinator
  }

  func announcesRotation() throws -> Bool {
    let first = make("A")
    _ = show(first, before: make("B"))
    recorder.removeAll()
    host.rotateDevice()
    try host.settle()
    let size = first.view.bounds.size
    let line = "A.viewWillTransition(\(Int(size.width))×\(Int(size.height)))"
    return recorder.timeline.lines.filter { $0.contains("A.viewWillTransition") } == [line]
  }

  func announcesOwnSizes() throws -> Bool {
    let first = make("A")
    let container = show(first, before: make("B"))
    recorder.removeAll()
    host.turn {
      switch container {
      case let split as UISplitViewController:
        split.setViewController(UIViewController(), for: .primary)
        split.preferredPrimaryColumnWidth = 250
        split.view.layoutIfNeeded()
        split.hide(.primary)
      case let split as SplitContainerViewController:
        split.preferredDisplayMode = .closedDrawer
      default: break
      }
    }
    try host.settle()
    let size = first.view.bounds.size
    return recorder.timeline.lines.last { $0.contains("A.viewWillTransition") }
      == "A.viewWillTransition(\(Int(size.width))×\(Int(size.height)))"
  }

  func narrowChildIsCompact() throws -> Bool {
    let first = make("A")
    let container = show(first, before: make("B"))
    host.turn {
      switch container {
      case let split as UISplitViewController:
        split.setViewController(UIViewController(), for: .primary)
        split.preferredPrimaryColumnWidth = 600
      case let split as SplitContainerViewController:
        split.setViewController(nil, at: 1)
        split.setViewController(first, at: 0)
      default: break
      }
    }
    try host.settle()
    return first.view.bounds.width < 600
      && first.traitCollection.horizontalSizeClass == .compact
      && container.traitCollection.horizontalSizeClass == .regular
  }

  func forwardsPreferredSize() throws -> Bool {
    let (first, second) = (make("A"), make("B"))
    first.preferredContentSize = CGSize(width: 220, height: 150)
    second.preferredContentSize = CGSize(width: 280, height: 250)
    let container = show(first, before: second)
    let before = container.preferredContentSize
    try change(container, to: second)
    let after = container.preferredContentSize
    // A modal container keeps the size of its content, which the modal child covers.
    return before.width >= 220 && before.height >= 150
      && (kind.presents ? after == before : after.height - before.height == 100)
  }

  func exchangesCoveredClone() throws -> Bool {
    let portrait = Oriented(isLandscape: true, recorder: recorder)
    let second = make("B")
    // The fixed root of a stack stays.
    let isStack = kind == .ours(.stack)
    let container = show(isStack ? make("R") : portrait, before: second)
    if isStack { try change(container, to: portrait) }
    try change(container, to: second)
    host.rotateDevice()
    try host.settle()
    host.turn { kind.changeBack(container, to: portrait) }
    try host.settle()
    return isSound && portrait.viewIfLoaded?.window == nil
  }

  func movesFocus() throws -> Bool {
    let (first, second) = (FocusedPage(from: 1), FocusedPage(from: 3))
    let container = show(first, before: second)
    host.turn { UIFocusSystem.focusSystem(for: container)?.requestFocusUpdate(to: first) }
    host.press(.keyboardTab, modifiers: .shift)
    try change(container, to: second)
    let there = focusedTag
    try changeBack(container, to: first)
    return there == 4 && focusedTag == 1
  }

  private var focusedTag: Int? {
    (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.tag
  }

  func returnsFirstResponder() throws -> Bool {
    let (first, second) = (DutyResponder(), make("B"))
    let container = show(first, before: second)
    let hadIt = first.becomeFirstResponder()
    try change(container, to: second)
    let lostIt = !first.isFirstResponder
    try changeBack(container, to: first)
    return hadIt && lostIt && first.isFirstResponder
  }

  func unloadsHiddenView() throws -> Bool {
    let (first, second) = (make("A"), make("B"))
    let container = show(first, before: second)
    (container as? ContainerViewController)?.unloadsViewsOnMemoryWarning = true
    try change(container, to: second)
    // A stack keeps the view below the top in the tree.
    if kind == .ours(.stack) { try change(container, to: make("C")) }
    // The content of a modal container is seen beside the modal child, that of sheets beside them.
    if kind.presents { return first.isViewLoaded }
    // A child that has left is its owner's.
    guard first.parent != nil else { return true }
    container.didReceiveMemoryWarning()
    return !first.isViewLoaded
  }

  func dropsTakenChild() throws -> Bool {
    let (first, second) = (make("A"), make("B"))
    let container = show(first, before: second)
    host.turn {
      first.willMove(toParent: nil)
      first.removeFromParent()
    }
    try host.settle()
    return isSound && first.parent == nil && first.appearanceState == .disappeared
      && !first.view.isDescendant(of: container.view)
  }

  func callsPlainChild() throws -> Bool {
    let header = make("H")
    let container = show(make("A"), before: make("B"))
    host.turn {
      container.addChild(header)
      container.view.addSubview(header.view)
      header.didMove(toParent: container)
    }
    let appeared = header.appearanceState == .appeared
    host.turn {
      header.willMove(toParent: nil)
      header.view.removeFromSuperview()
      header.removeFromParent()
    }
    return appeared && header.appearanceState == .disappeared && isSound
  }

  func releasesEverything() throws -> Bool {
    try changeAndReturn()
    container = nil
    host.turn { host.window.rootViewController = nil }
    host.commit()
    return recorder.events.filter { $0.callback == .deinitialized }.count == 2
  }
}

/// Takes the keyboard.
private final class DutyResponder: UIViewController {
  deinit {}
  override var canBecomeFirstResponder: Bool { true }
}
