import NestKit
import NestTesting
import OpenUIKit

/// A stack with a root A as the root of a window, where everything is recorded.
final class StackFixture {
  let host: TestHost
  let recorder: LifecycleRecorder
  let delegate: StackDelegateRecorder
  let stack: StackController
  private var made: [String: Weak] = [:]

  private struct Weak {
    weak var controller: RecordingViewController?
  }

  /// - Parameters:
  ///   - names: The children above the root, pushed before the first display.
  ///   - isShown: Whether the stack has appeared; what was recorded until then is forgotten.
  init(
    _ names: String = "", capacity: Int = 2, overflow: ContainerStack.OverflowPolicy = .keep,
    isShown: Bool = true, transition: Transition = .pushFromRight
  ) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    delegate = StackDelegateRecorder(recorder: recorder)
    let root = RecordingViewController("A", recorder: recorder)
    stack = StackController(rootViewController: root, capacity: capacity, overflow: overflow)
    stack.delegate = delegate
    made["A"] = Weak(controller: root)
    for name in names { stack.push(make("\(name)"), transition: transition) }
    if isShown { show() }
  }

  /// Makes the stack appear and forgets what was recorded.
  func show() {
    host.show(stack)
    recorder.removeAll()
  }

  /// A new controller; the fixture does not keep it.
  func make(_ name: String) -> RecordingViewController {
    let controller = RecordingViewController(name, recorder: recorder)
    made[name] = Weak(controller: controller)
    return controller
  }

  /// A controller that was made and still lives.
  subscript(name: String) -> RecordingViewController {
    guard let controller = made[name]?.controller else {
      preconditionFailure("\(name) does not exist")
    }
    return controller
  }

  func isAlive(_ name: String) -> Bool { made[name]?.controller != nil }

  /// The names of the children, root first.
  var names: String { stack.viewControllers.map(LifecycleRecorder.name).joined() }

  /// The names of those whose views are in the window, top first.
  var inWindow: String {
    stack.viewControllers.reversed().filter { $0.viewIfLoaded?.window != nil }
      .map(LifecycleRecorder.name).joined()
  }

  /// Does something as one turn, and returns what it gave back.
  @discardableResult
  func turn<Result>(_ body: () -> Result) -> Result { host.turn(body) }

  /// Lets all transitions end.
  func settle() throws { try host.settle() }
}
