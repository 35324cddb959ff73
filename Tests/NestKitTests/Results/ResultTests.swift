import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

private final class Picker: RecordingViewController, ResultProviding {
  let resultPort = ResultPort<Int>()
  deinit {}
}

/// Children that have results.
@Suite(.serialized) struct ResultTests {
  private final class Box {
    var results: [Int?] = []
    deinit {}
  }

  private func wait(_ operation: ContainerOperation, _ picker: Picker) -> (Box, Task<Void, Never>) {
    let box = Box()
    let task = Task { box.results.append(await operation.result(of: picker)) }
    return (box, task)
  }

  private func fixture() throws -> (StackFixture, Picker) {
    let fixture = try StackFixture()
    return (fixture, Picker("P", recorder: fixture.recorder))
  }

  @Test(
    "R24.20 A child that finishes leaves, and who waits has the result", arguments: [true, false])
  func finished(animated: Bool) throws {
    let (fixture, picker) = try fixture()
    let push = fixture.turn { fixture.stack.push(picker, animated: animated) }
    let (box, _) = wait(push, picker)
    try fixture.settle()
    #expect(box.results.isEmpty)
    let finish = fixture.turn { picker.finish(with: 7, animated: animated) }
    try fixture.settle()
    #expect(finish.result == .done && box.results == [7] && fixture.names == "A")
  }

  @Test("R24.20 A result in the middle of its own arrival is not lost")
  func early() throws {
    for kind in [LifecycleCallback.Kind.viewDidLoad, .viewWillAppear, .didMove] {
      for isAnimated in [true, false] {
        let (fixture, picker) = try fixture()
        picker.once(kind) { _ = picker.finish(with: 3) }
        let push = fixture.turn { fixture.stack.push(picker, animated: isAnimated) }
        try fixture.settle()
        let (box, _) = wait(push, picker)
        try fixture.settle()
        #expect(box.results == [3] && fixture.names == "A")
      }
    }
  }

  @Test("R24.21 Everything else that removes it has no result")
  func otherRemovals() throws {
    let removals: [(StackFixture, Picker) -> Void] = [
      { fixture, _ in fixture.stack.pop() },
      { fixture, _ in fixture.stack.popToRoot(animated: false) },
      { fixture, _ in fixture.stack.setViewControllers([fixture["A"]]) },
      { _, picker in _ = ChildDeparture.removed.take(picker) },
      { _, picker in _ = ChildDeparture.moved.take(picker) },
      { fixture, _ in fixture.stack.replaceTop(with: fixture.make("C")) },
    ]
    for (index, remove) in removals.enumerated() {
      let (fixture, picker) = try fixture()
      let push = fixture.turn { fixture.stack.push(picker) }
      let (box, _) = wait(push, picker)
      try fixture.settle()
      fixture.turn { remove(fixture, picker) }
      try fixture.settle()
      #expect(box.results == [nil], "removal \(index)")
    }
  }

  @Test("R24.21 An operation that is refused, cancelled or reversed has no result")
  func neverArrived() throws {
    let (fixture, picker) = try fixture()
    let push = fixture.turn { fixture.stack.push(picker) }
    let (box, _) = wait(push, picker)
    fixture.host.advance(by: 0.1)
    fixture.turn { fixture.stack.transition?.cancel() }
    try fixture.settle()
    #expect(push.result == .cancelled && box.results == [nil])
    var refused: ContainerOperation?
    _ = withMisuseIntercepted { refused = fixture.stack.push(fixture["A"]) }
    let (second, _) = wait(try #require(refused), picker)
    try fixture.settle()
    #expect(second.results == [nil])
  }

  @Test("R24.21 The end of the container is the end of the wait")
  func released() throws {
    for isRunning in [true, false] {
      let host = try TestHost(size: CGSize(width: 120, height: 200))
      let recorder = LifecycleRecorder()
      var stack: StackController? = StackController(
        rootViewController: RecordingViewController("A", recorder: recorder))
      host.show(stack!)
      let picker = Picker("P", recorder: recorder)
      let push = host.turn { stack!.push(picker) }
      let (box, _) = wait(push, picker)
      if isRunning { host.advance(by: 0.05) } else { try host.settle() }
      weak let container = stack
      host.turn { host.window.rootViewController = nil }
      stack = nil
      try host.settle()
      #expect(container == nil && box.results == [nil], "running \(isRunning)")
    }
  }

  @Test("R24.22 A cancelled task has no result, and the child stays")
  func cancelled() throws {
    let (fixture, picker) = try fixture()
    let push = fixture.turn { fixture.stack.push(picker) }
    let (box, task) = wait(push, picker)
    try fixture.settle()
    task.cancel()
    try fixture.settle()
    #expect(box.results == [nil] && fixture.names == "AP")
    let (second, _) = wait(push, picker)
    fixture.host.commit()
    fixture.turn { _ = picker.finish(with: 1) }
    try fixture.settle()
    #expect(second.results == [1] && box.results == [nil])
  }

  @Test("R24.20 A second result while the first leaves is not used")
  func twice() throws {
    let (fixture, picker) = try fixture()
    let push = fixture.turn { fixture.stack.push(picker, animated: false) }
    let (box, _) = wait(push, picker)
    try fixture.settle()
    fixture.turn {
      let first = picker.finish(with: 1)
      #expect(picker.finish(with: 2) === first)
    }
    try fixture.settle()
    #expect(box.results == [1] && fixture.names == "A")
  }

  @Test("R24.23 A guard is asked before the result is passed on; with no there is none yet")
  func guarded() throws {
    let (fixture, picker) = try fixture()
    let inner = GuardedChild("I", recorder: fixture.recorder, .ask)
    let tabs = TabsViewController(viewControllers: [picker, inner])
    let push = fixture.turn { fixture.stack.push(tabs, animated: false) }
    fixture.turn { _ = tabs.select(inner, animated: false) }
    let (box, _) = wait(push, picker)
    try fixture.settle()
    fixture.turn { _ = picker.finish(with: 4) }
    fixture.host.commit()
    inner.answer(false)
    try fixture.settle()
    #expect(box.results.isEmpty && fixture.stack.count == 2)
    fixture.turn { _ = picker.finish(with: 5) }
    fixture.host.commit()
    inner.answer(true)
    try fixture.settle()
    #expect(box.results == [5] && fixture.names == "A")
  }

  @Test("R24.24 Modals, regions, wizards and presentations have results")
  func kinds() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    let root = RecordingViewController("A", recorder: recorder)
    let modal = ModalContainerViewController(contentViewController: root)
    host.show(modal)
    let picker = Picker("P", recorder: recorder)
    picker.preferredContentSize = CGSize(width: 50, height: 50)
    let (box, _) = wait(host.turn { modal.presentModal(picker) }, picker)
    try host.settle()
    host.turn { _ = picker.finish(with: 1) }
    try host.settle()
    #expect(box.results == [1] && modal.modalContentViewController == nil)

    let placeholder = PlaceholderViewController()
    host.show(placeholder)
    let (second, _) = wait(host.turn { placeholder.setViewController(picker) }, picker)
    try host.settle()
    host.turn { _ = picker.finish(with: 2) }
    try host.settle()
    #expect(second.results == [2] && placeholder.viewController() == nil)

    let wizard = WizardViewController(pages: [picker])
    host.show(modal)
    let (third, _) = wait(host.turn { modal.presentModal(wizard) }, picker)
    try host.settle()
    host.turn { _ = picker.finish(with: 3) }
    try host.settle()
    #expect(third.results == [3] && modal.modalContentViewController == nil)
  }

  @Test("R24.24 A presentation has the result, or none where it is dismissed")
  func presented() throws {
    for isFinished in [true, false] {
      let host = try TestHost(size: CGSize(width: 120, height: 200))
      let recorder = LifecycleRecorder()
      let root = RecordingViewController("A", recorder: recorder)
      host.show(root)
      let picker = Picker("P", recorder: recorder)
      let box = Box()
      Task { box.results.append(await root.presentForResult(of: picker)) }
      try host.settle()
      #expect(picker.presentingViewController === root && box.results.isEmpty)
      host.turn {
        if isFinished { picker.finish(with: 9) } else { root.dismiss(animated: true) }
      }
      try host.settle()
      #expect(box.results == [isFinished ? 9 : nil] && root.presentedViewController == nil)
    }
  }

  @Test("R24.25 Who is nowhere has nothing to leave")
  func nowhere() throws {
    let (_, picker) = try fixture()
    let reports = withMisuseIntercepted { _ = picker.finish(with: 1) }
    #expect(reports.map(\.id) == ["result.nowhere-to-leave"])
  }
}
