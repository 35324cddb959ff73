import NestKit
import NestTesting
import OpenUIKit
import Testing

/// What an operation says about the children that it removes.
@Suite(.serialized) struct OperationRemovalTests {
  private func names(_ operation: ContainerOperation) -> String {
    operation.removedViewControllers.map(LifecycleRecorder.name).joined()
  }

  @Test("R14.5 A pop says from its begin on what it removes, and keeps that until it is released")
  func pop() throws {
    let fixture = try StackFixture("B")
    var operation: ContainerOperation? = fixture.turn { fixture.stack.pop() }
    let running = operation?.removedViewController

    #expect(running === fixture["B"])
    try fixture.settle()
    #expect(operation?.removedViewController === running && fixture.names == "A")

    operation = nil
  }

  @Test("R14.5 Of several children that are removed, the one that was shown is the last one")
  func several() throws {
    let fixture = try StackFixture("BCD")
    let kept = fixture.stack.viewControllers

    let operation = fixture.turn { fixture.stack.popToRoot() }
    try fixture.settle()

    #expect(operation.removedViewController === kept[3])
    let removed = operation.removedViewControllers.map(LifecycleRecorder.name).sorted()
    #expect(removed == ["B", "C", "D"])
  }

  @Test("R14.5 R2.4 What is cancelled, waits or is refused has removed nothing")
  func nothing() throws {
    let fixture = try StackFixture("B")
    let cancelled = fixture.turn { fixture.stack.pop() }
    let waiting = fixture.turn { fixture.stack.pop() }
    #expect(names(cancelled) == "B" && names(waiting).isEmpty)

    fixture.turn { fixture.stack.transition?.cancel() }
    try fixture.settle()
    #expect(names(cancelled).isEmpty && cancelled.result == .cancelled)
    #expect(names(waiting) == "B")

    let reversed = fixture.turn { fixture.stack.push(fixture.make("C")) }
    fixture.turn { fixture.stack.transition?.reverse() }
    fixture.turn { fixture.stack.transition?.reverse() }
    #expect(names(reversed).isEmpty)
    try fixture.settle()
    _ = withMisuseIntercepted {
      let refused = fixture.turn { fixture.stack.remove(UIViewController()) }
      #expect(names(refused).isEmpty)
    }
  }

  @Test("R14.5 A replacement, a dismissal and a removal from a list say what has gone")
  func containers() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let list = (0..<3).map { _ in UIViewController() }
    let tabs = TabsViewController(viewControllers: [list[0], list[1]])
    let pages = PagesViewController(viewControllers: [list[2], tabs])
    let modal = ModalContainerViewController(contentViewController: pages)
    let wizard = WizardViewController(pages: [modal, UIViewController()])
    host.show(wizard)
    let presented = UIViewController()
    host.turn { _ = modal.presentModal(presented, animated: false) }

    let gone = host.turn {
      [
        modal.dismissModal(animated: false), tabs.remove(list[0], animated: false),
        pages.remove(list[2], animated: false), wizard.selectNext(animated: false),
      ].map(\.removedViewController)
    }

    let expected = [presented, list[0], list[2], modal]
    for (removed, child) in zip(gone, expected) { #expect(removed === child) }
  }
}
