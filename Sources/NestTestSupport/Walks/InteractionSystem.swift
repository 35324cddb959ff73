import NestKit
import NestTesting
import OpenUIKit

/// An operation on a container whose changes the program moves.
package nonisolated enum InteractionOperation: DriverOperation {
  /// Uses a container of that kind, if nothing was done before.
  case make(Int)
  /// Begins an interaction towards a child, if none is active.
  case begin(Int)
  case move(percent: Int)
  case finish
  case cancel
  case change(Int, animated: Bool)
  case reverseTransition
  case hide
  case show
  case resize(width: Int, height: Int)
  case advance(frames: Int)
  case commit

  /// Whether it ends the turn of the run loop.
  var endsTurn: Bool {
    switch self {
    case .hide, .show, .resize, .advance, .commit: true
    default: false
    }
  }

  package var simpler: [InteractionOperation] {
    switch self {
    case .begin(let index): index.simplerNumbers.map { .begin($0) }
    case .move(let percent): percent.simplerNumbers.map { .move(percent: $0) }
    case .change(let index, let animated):
      (animated ? [.change(index, animated: false)] : [])
        + index.simplerNumbers.map { .change($0, animated: animated) }
    case .advance(let frames): frames.simplerNumbers.map { .advance(frames: $0) }
    default: []
    }
  }
}

/// A container of any kind in a window, whose changes the program moves and releases on, for a
/// random driver: whatever happens, the contract holds, what was begun to move ends, and nothing
/// stays.
package final class InteractionSystem: DrivenSystem {
  package private(set) var problem: String?
  package let recorder: LifecycleRecorder
  private let host: TestHost
  private let watch: ContractWatch
  private var kind = ContainerKind.stack
  private var container: ContainerViewController?
  private var interaction: ContainerInteraction?
  private var madeCount = 0

  package init() throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    watch = ContractWatch(recorder, in: host.window, .collects)
  }

  deinit {}

  private func makeController() -> UIViewController {
    madeCount += 1
    let made = RecordingViewController("\(madeCount)", recorder: recorder)
    made.preferredContentSize = CGSize(width: 60, height: 80)
    return made
  }

  package func nextOperation(using generator: inout SeededGenerator) -> InteractionOperation {
    if container == nil { return .make(generator.number(below: ContainerKind.allCases.count)) }
    switch generator.number(below: 22) {
    case 0...4: return .begin(generator.number(below: 4))
    case 5...8: return .move(percent: generator.number(below: 101))
    case 9, 10: return .finish
    case 11, 12: return .cancel
    case 13, 14:
      return .change(generator.number(below: 4), animated: generator.isOne(of: 2))
    case 15: return .reverseTransition
    case 16: return .hide
    case 17: return .show
    case 18:
      return .resize(
        width: 60 + generator.number(below: 200), height: 60 + generator.number(below: 200))
    case 19, 20: return .advance(frames: generator.number(below: 30))
    default: return .commit
    }
  }

  package func perform(_ operation: InteractionOperation) {
    let misuses = withMisuseIntercepted { attempt(operation) }
    for misuse in misuses where !misuse.isOfContainers { report("\(misuse)") }
    watch.look(isAtRest: operation.endsTurn && host.isIdle && container?.progress == nil)
    if let breach = watch.breach { report("\(breach.violation)") }
  }

  private func report(_ text: String) { problem = problem ?? text }

  private func attempt(_ operation: InteractionOperation) {
    if case .make(let number) = operation { return make(ContainerKind.allCases[number]) }
    guard let container else { return }
    switch operation {
    case .make: break
    case .begin(let index):
      if interaction?.isActive != true { interaction = begin(container, index) }
    case .move(let percent): interaction?.fraction = CGFloat(percent) / 100
    case .finish: interaction?.finish(velocity: 1)
    case .cancel: interaction?.cancel()
    case .change(let index, let animated):
      watch.checker.noteOwnChangeOfSizes(insideCallback: false)
      _ = change(container, index, animated: animated)
    case .reverseTransition:
      for stack in container.stacks { stack.transition?.reverse() }
    case .hide: host.hide()
    case .show: host.unhide()
    case .resize(let width, let height):
      do { try host.resize(to: CGSize(width: width, height: height)) } catch {
        report("\(error)")
      }
    case .advance(let frames): host.advance(by: Double(frames) / 60)
    case .commit: host.commit()
    }
  }

  private func make(_ kind: ContainerKind) {
    guard container == nil else { return }
    self.kind = kind
    let list = (0..<4).map { _ in makeController() }
    let made: ContainerViewController
    switch kind {
    case .tabs: made = TabsViewController(viewControllers: list)
    case .pages: made = PagesViewController(viewControllers: list)
    case .wizard: made = WizardViewController(pages: list)
    default:
      guard
        let container = kind.makeContainer(of: list[0], before: nil) as? ContainerViewController
      else { return }
      made = container
    }
    watch.follow(made)
    container = made
    host.show(made)
  }

  private func begin(_ container: ContainerViewController, _ index: Int) -> ContainerInteraction? {
    if let selecting = container as? any SelectingContainer {
      return selecting.beginInteractiveSelection(at: index)
    }
    return container.beginInteraction { change(container, index, animated: true) }
  }

  private func change(
    _ container: ContainerViewController, _ index: Int, animated: Bool
  ) -> ContainerOperation {
    switch container {
    case let container as any SelectingContainer:
      return container.selectViewController(at: index, animated: animated)
    case let stack as StackController where index % 2 == 1: return stack.pop(animated: animated)
    case let modal as ModalContainerViewController where index % 2 == 1:
      return modal.dismissModal(animated: animated)
    default:
      let next = makeController()
      guard let operation = kind.change(container, to: next, animated: animated) else {
        preconditionFailure("\(container) is no \(kind)")
      }
      return operation
    }
  }

  package func finish() throws {
    guard let container else { return }
    host.unhide()
    for _ in 0..<20 {
      host.turn { interaction?.finish() }
      host.turn { for stack in container.stacks { stack.transition?.resume() } }
      try host.settle()
    }
    watch.finish()
    if let breach = watch.breach { report("\(breach.violation)") }
    if let progress = container.progress { report("it still moves: \(progress)") }
  }
}
