import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Five containers inside each other, every kind at every depth and inside and around different
/// ones: everything that can be done to one of them, one after the other, while the whole tree is
/// checked against the contract.
@Suite(.serialized) struct NestedSequenceTests {
  nonisolated static let chains = [ContainerKind.allCases, ContainerKind.allCases.reversed()]
    .flatMap { kinds in
      kinds.indices.map { first in (0..<5).map { kinds[(first + $0) % kinds.count] } }
    }

  @Test("R14.4 Every kind is at every depth of the nestings, once in each order")
  func nestings() {
    for depth in 0..<5 {
      for kind in ContainerKind.allCases {
        #expect(Self.chains.filter { $0[depth] == kind }.count == 2)
      }
    }
  }

  @Test(
    "R14.4 R4.1 R10.4 R13.1 Containers 1.2 1.3 A whole sequence at every depth keeps the contract",
    arguments: chains)
  func sequence(_ kinds: [ContainerKind]) throws {
    for depth in kinds.indices {
      let fixture = try NestedFixture(kinds, changing: depth)
      fixture.check("shown", fixture.former)
      try fixture.changeAndRotate()
      try fixture.warnOfMemory()
      try fixture.returnByHand()
      try fixture.reverseAndCancel()
      try fixture.changeAtOnce()
      fixture.finish(showing: fixture.former)
    }
  }
}

extension NestedFixture {
  /// Looks at the tree at rest, and checks that a child is in the window, and that the second one
  /// is shown if it is that, and only then.
  fileprivate func check(_ step: String, _ child: UIViewController) {
    watch.finish()
    let around = containers.map { "\(type(of: $0))".prefix(5) }.joined(separator: " ")
    let comment: Comment = "\(step): \(kind) at \(depth) of \(around)"
    #expect(watch.breach == nil, comment)
    #expect(child.viewIfLoaded?.window === host.window, comment)
    // Pages have their neighbours in the window.
    let pages = containers[depth] as? PagesViewController
    let isNextShown = pages.map { $0.selectedIndex == 1 } ?? (next.viewIfLoaded?.window != nil)
    #expect(isNextShown == (child === next), comment)
  }

  /// Lets time pass until everything rests, and looks at the tree meanwhile.
  private func settleLooking() throws {
    for _ in 0..<8 {
      host.advance(by: 0.05)
      watch.look(isAtRest: false)
    }
    try host.settle()
  }

  /// Changes with an animation, during which the device rotates, and rotates it again at rest.
  fileprivate func changeAndRotate() throws {
    let operation = try begin()
    host.advance(by: 0.1)
    watch.look(isAtRest: false)
    host.rotateDevice()
    try settleLooking()
    #expect(operation.result == .done)
    check("rotated during a change", next)
    host.rotateDevice()
    try settleLooking()
    check("rotated at rest", next)
  }

  /// Everything that is hidden is unloaded.
  fileprivate func warnOfMemory() throws {
    for case let container as ContainerViewController in containers {
      container.unloadsViewsOnMemoryWarning = true
    }
    host.sendMemoryWarning()
    try host.settle()
    check("memory warning", next)
  }

  /// Returns to the first child by what the container has for that: a drag or Escape, or else by
  /// program.
  fileprivate func returnByHand() throws {
    let view = try #require(containers[depth].viewIfLoaded)
    let frame = view.convert(view.bounds, to: nil)
    func drag(_ start: CGPoint, _ end: CGPoint) {
      host.drag(from: start, to: end, duration: 0.3, rest: 0.2)
    }
    switch kind {
    case .stack:
      drag(
        // Beside the divider of a split around it, and its handle.
        CGPoint(x: frame.minX + 10, y: frame.minY + 0.25 * frame.height),
        CGPoint(x: frame.minX + 10 + 0.8 * frame.width, y: frame.minY + 0.25 * frame.height))
    case .tabs:
      drag(
        CGPoint(x: frame.minX + 0.1 * frame.width, y: frame.midY),
        CGPoint(x: frame.minX + 0.9 * frame.width, y: frame.midY))
    case .pages:
      drag(
        CGPoint(x: frame.midX, y: frame.minY + 0.1 * frame.height),
        CGPoint(x: frame.midX, y: frame.minY + 0.9 * frame.height))
    case .modal, .sheets: host.press(.keyboardEscape)
    case .placeholder, .wizard, .split, .bars: goBack(animated: true)
    }
    try settleLooking()
    check("returned", former)
  }

  /// Returns to the first child by program.
  private func goBack(animated: Bool) {
    let content = depth + 1 < containers.count ? containers[depth + 1] : parent
    host.turn {
      switch containers[depth] {
      case let stack as StackController: stack.pop(animated: animated)
      case let wizard as WizardViewController: wizard.selectPrevious(animated: animated)
      case let split as SplitContainerViewController:
        split.setViewController(
          content, at: 1, transition: .crossDissolve, animated: animated)
      case let placeholder as PlaceholderViewController:
        placeholder.setViewController(
          content, transition: .crossDissolve, animated: animated)
      case let container as TabsViewController: container.selectPrevious(animated: animated)
      case let modal as ModalContainerViewController: modal.dismissModal(animated: animated)
      case let pages as PagesViewController: pages.selectPrevious(animated: animated)
      case let bars as BarContainerViewController:
        bars.setContentViewController(content, transition: .crossDissolve, animated: animated)
      case let sheets as SheetContainerViewController:
        sheets.dismissSheet(next, animated: animated)
      default: Issue.record("no container")
      }
    }
  }

  /// Changes that come to nothing: reversed, and cancelled at once, where there is a transition.
  fileprivate func reverseAndCancel() throws {
    guard kind != .pages else { return }
    for isCancelled in [false, true] {
      let operation = try begin()
      host.advance(by: 0.1)
      watch.look(isAtRest: false)
      let transition = try transition
      host.turn { if isCancelled { transition.cancel() } else { transition.reverse() } }
      watch.look(isAtRest: false)
      try settleLooking()
      #expect(operation.result == .cancelled)
      check(isCancelled ? "cancelled" : "reversed", former)
    }
  }

  /// There and back without animation.
  fileprivate func changeAtOnce() throws {
    let operation = host.turn { kind.change(containers[depth], to: next, animated: false) }
    try host.settle()
    #expect(operation?.result == .done)
    check("changed at once", next)
    goBack(animated: false)
    try host.settle()
    check("returned at once", former)
  }
}
