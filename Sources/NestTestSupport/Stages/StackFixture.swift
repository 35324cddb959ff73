import NestKit
import NestTesting
import OpenUIKit

/// A stack with a root A as the root of a window, with everything recorded.
///
///     let fixture = try StackFixture("BC")
///     fixture.turn { fixture.stack.pop() }
///     try fixture.settle()
///     try fixture.recorder.expect("…")
package final class StackFixture {
  /// The screen and the clock.
  package let host: TestHost
  /// The recorder of all controllers and the delegate.
  package let recorder: LifecycleRecorder
  /// The delegate of the stack, named D.
  package let delegate: ContainerEventRecorder
  /// The stack.
  package let stack: StackController
  private var made: [String: Weak] = [:]

  private struct Weak {
    weak var controller: RecordingViewController?
  }

  /// Makes a stack on a small screen.
  ///
  /// - Parameters:
  ///   - names: The children above the root, a letter each, pushed before the first display.
  ///   - capacity: That of the stack. Default: 2.
  ///   - overflow: That of the stack. Default: `.keep`.
  ///   - isShown: Whether the stack has appeared; what was recorded until then is removed.
  ///   - transition: The transition of the pushes.
  /// - Throws: When there can be no screen.
  package init(
    _ names: String = "", capacity: Int = 2, overflow: ContainerStack.OverflowPolicy = .keep,
    isShown: Bool = true, transition: Transition = .pushFromRight
  ) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    delegate = ContainerEventRecorder(recorder: recorder)
    let root = RecordingViewController("A", recorder: recorder)
    stack = StackController(rootViewController: root, capacity: capacity, overflow: overflow)
    stack.delegate = delegate
    made["A"] = Weak(controller: root)
    for name in names { stack.push(make("\(name)"), transition: transition) }
    if isShown { show() }
  }

  deinit {}

  /// Makes the stack appear and removes what was recorded.
  package func show() {
    host.show(stack)
    recorder.removeAll()
  }

  /// Makes a controller, which the fixture does not keep.
  package func make(_ name: String) -> RecordingViewController {
    let controller = RecordingViewController(name, recorder: recorder)
    made[name] = Weak(controller: controller)
    return controller
  }

  /// The controller of a name; stops the program if it does not exist.
  package subscript(name: String) -> RecordingViewController {
    guard let controller = made[name]?.controller else {
      preconditionFailure("\(name) does not exist")
    }
    return controller
  }

  /// Whether the controller of a name exists.
  package func isAlive(_ name: String) -> Bool { made[name]?.controller != nil }

  /// The names of the children, root first.
  package var names: String { stack.viewControllers.map(LifecycleRecorder.name).joined() }

  /// The names of the controllers whose views are in the window, top first.
  package var inWindow: String {
    stack.viewControllers.reversed().filter { $0.viewIfLoaded?.window != nil }
      .map(LifecycleRecorder.name).joined()
  }

  /// Runs a closure as one turn of the run loop.
  ///
  /// - Returns: The result of `body`.
  @discardableResult
  package func turn<Result>(_ body: () -> Result) -> Result { host.turn(body) }

  /// Completes all transitions.
  ///
  /// - Throws: `TestHostError.notSettled`.
  package func settle() throws { try host.settle() }
}
