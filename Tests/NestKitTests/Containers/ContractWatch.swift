import NestKit
import NestTesting
import OpenUIKit

/// Follows the callbacks of a recorder, and looks at the tree of a window when asked: what the tests of
/// all containers use to hold them to their contract.
final class ContractWatch {
  private let checker: ContractChecker
  private let window: UIWindow

  /// Makes a watch, which has the recorder's `onEvent` from now on.
  ///
  /// - Parameters:
  ///   - window: Where the containers are.
  ///   - recorder: That of all controllers.
  init(_ window: UIWindow, _ recorder: LifecycleRecorder) {
    self.window = window
    checker = ContractChecker(rules: Set(ContractRule.all))
    recorder.onEvent = { [checker] in checker.check($0) }
  }

  deinit {}

  /// Follows what moves in a container.
  func follow(_ container: UIViewController) {
    guard let container = container as? ContainerViewController else { return }
    container.observeProgress { [checker, unowned container] in
      checker.check($0, of: container)
    }
  }

  /// Looks at the tree.
  ///
  /// - Parameter isAtRest: Whether nothing runs: no transition, no finger, and the turn has ended.
  func look(isAtRest: Bool) { checker.check(window, at: isAtRest ? .rest : .transition) }

  /// Says that the program or a hand changes something, so that sizes inside may follow that.
  func noteOwnChange(insideCallback: Bool) {
    checker.noteOwnChangeOfSizes(insideCallback: insideCallback)
  }

  /// The first violation; nil if there was none.
  var violation: String? { checker.violations.first.map { "\($0)" } }

  /// Whether every controller has appeared or disappeared, and has reached its parent.
  var isFinished: Bool { checker.unfinished.isEmpty }

  /// The first violation, that of something unfinished included.
  var violationAtEnd: String? {
    (checker.violations + checker.unfinished).first.map { "\($0)" }
  }
}
