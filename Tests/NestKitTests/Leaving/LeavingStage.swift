import NestTestSupport
import NestTesting
import OpenUIKit

@testable import NestKit

/// A container of one kind on a screen, which shows a child G that is about to be left.
final class LeavingStage {
  /// The operations that are tried; `drawer` is that of a split.
  nonisolated enum Exit: String, CaseIterable, Sendable {
    case stack, placeholder, wizard, tabs, modal, pages, split, drawer
  }

  let exit: Exit
  let host: TestHost
  let recorder = LifecycleRecorder()
  private(set) var container: UIViewController!
  private(set) var leaving: RecordingViewController!
  private var other: RecordingViewController!

  /// - Parameters:
  ///   - exit: The operation.
  ///   - decision: What G says at once; nil for a child that is no guard.
  init(_ exit: Exit, _ decision: LeavingDecision?) throws {
    self.exit = exit
    host = try TestHost(size: CGSize(width: 120, height: 200))
    let leaving =
      decision.map { GuardedChild("G", recorder: recorder, $0) }
      ?? RecordingViewController("G", recorder: recorder)
    let other = RecordingViewController("O", recorder: recorder)
    (self.leaving, self.other) = (leaving, other)
    container = try makeContainer(leaving, other)
    try host.settle()
    recorder.removeAll()
  }

  deinit {}

  var guarding: GuardedChild {
    guard let child = leaving as? GuardedChild else { preconditionFailure("G is no guard") }
    return child
  }

  var core: ContainerCore {
    guard let core = container.ownedCore else { preconditionFailure("no container") }
    return core
  }

  private var kind: ContainerKind {
    switch exit {
    case .drawer: .split
    default: ContainerKind(rawValue: exit.rawValue) ?? .stack
    }
  }

  private func makeContainer(
    _ leaving: UIViewController, _ other: UIViewController
  ) throws -> UIViewController {
    switch exit {
    case .stack, .modal:
      let kind: ContainerKind = exit == .stack ? .stack : .modal
      let container = kind.makeContainer(of: other, before: leaving)
      host.show(container)
      leaving.preferredContentSize = CGSize(width: 60, height: 80)
      _ = host.turn { kind.change(container, to: leaving, animated: false) }
      return container
    case .drawer:
      let split = SplitContainerViewController(columns: [SplitColumn(), SplitColumn()])
      split.preferredDisplayMode = .closedDrawer
      split.setViewController(leaving, at: 0)
      split.setViewController(other, at: 1)
      host.show(split)
      _ = host.turn { split.setDrawerOpen(true, animated: false) }
      return split
    default:
      let container = kind.makeContainer(of: leaving, before: other)
      host.show(container)
      return container
    }
  }

  /// Requests to leave G.
  func leave(animated: Bool = true) -> ContainerOperation {
    host.turn {
      switch container {
      case let stack as StackController: return stack.pop(animated: animated)
      case let modal as ModalContainerViewController: return modal.dismissModal(animated: animated)
      case let wizard as WizardViewController:
        return wizard.selectViewController(at: 1, animated: animated)
      case let split as SplitContainerViewController where exit == .drawer:
        return split.setDrawerOpen(false, animated: animated)
      default:
        let operation = kind.change(container, to: other, animated: animated)
        return operation ?? .refused(.containerGone)
      }
    }
  }

  /// Nobody but the container and the screen refers to G and to the container any more.
  func releaseContainer() {
    host.turn { host.window.rootViewController = nil }
    (container, leaving, other) = (nil, nil, nil)
    host.commit()
  }

  /// The lines that were recorded, but for the end of objects.
  var lines: [String] { recorder.timeline.lines.filter { !$0.hasSuffix(".deinit") } }

  func settle() throws { try host.settle() }
}
