import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite(.serialized) struct ContainerDelegateTests {
  @Test(
    "R12.1 R12.3 An event calls the closure that is named after it, and no other",
    arguments: ContainerEvent.Phase.allCases, ["Push", "Pop", "Show", "Hide"])
  func dispatch(_ phase: ContainerEvent.Phase, _ name: String) {
    let (child, other) = (UIViewController(), UIViewController())
    let kind: ContainerEvent.Kind<UIViewController> =
      switch name {
      case "Push": .push(child, covering: other)
      case "Pop": .pop(child, revealing: other)
      case "Show": .show(child)
      default: .hide(child)
      }
    var calls: [String] = []
    let note = { (name: String, given: UIViewController) in
      calls.append(name)
      #expect(given === child)
    }
    let noteBoth = { (name: String, given: UIViewController, counterpart: UIViewController?) in
      note(name, given)
      #expect(counterpart === other)
    }

    ContainerEvent(phase, kind, isAnimated: true).dispatch(
      willPush: { noteBoth("willPush", $0, $1) }, didPush: { noteBoth("didPush", $0, $1) },
      willPop: { noteBoth("willPop", $0, $1) }, didPop: { noteBoth("didPop", $0, $1) },
      willShow: { note("willShow", $0) }, didShow: { note("didShow", $0) },
      willHide: { note("willHide", $0) }, didHide: { note("didHide", $0) })

    #expect(calls == ["\(phase)\(name)"])
  }

  /// Observes two events, and leaves out the methods of all others.
  private final class Observer: StackControllerDelegate {
    private(set) var calls: [String] = []

    deinit {}

    func stackController(
      _ stackController: StackController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("didShow") }

    func stackController(
      _ stackController: StackController, didPush viewController: UIViewController,
      covering covered: UIViewController?, animated: Bool
    ) { calls.append("didPush") }
  }

  /// Observes all events in one place.
  private final class ObservedStack: StackController {
    private(set) var eventCount = 0

    deinit {}

    override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
      eventCount += 1
      super.containerStack(stack, handle: event)
    }
  }

  @Test("R12.3 No method of a delegate replaces another one, nor what observes all events")
  func methodsBesideEachOther() throws {
    let host = try TestHost()
    let stack = ObservedStack(rootViewController: UIViewController())
    let observer = Observer()
    stack.delegate = observer
    host.show(stack)

    host.turn { _ = stack.push(UIViewController(), animated: false) }

    #expect(observer.calls == ["didShow", "didShow", "didPush"])
    #expect(stack.eventCount == 8)
  }
}
