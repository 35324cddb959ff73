import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Every kind of container in every other one, five of them inside each other, and a change at
/// every depth: what it sends to those that it concerns is the same however many containers are
/// between.
@Suite(.serialized) struct NestedContainerTests {
  @Test("R14.4 An animated change at every depth, and a rotation", arguments: ContainerKind.chains)
  func animated(_ kinds: [ContainerKind]) throws {
    for (depth, kind) in kinds.enumerated() {
      let fixture = try NestedFixture(kinds, changing: depth)
      var operation: ContainerOperation? = try fixture.begin()
      try fixture.recorder.expect(kind.begin)
      try fixture.host.settle()
      try fixture.recorder.expect(kind.end)
      #expect(operation?.result == .done)
      operation = nil
      fixture.host.rotateDevice()
      try fixture.host.settle()
      fixture.expectInPlace(fixture.next)
      fixture.finish(showing: fixture.next)
    }
  }

  @Test(
    "R14.4 R10.4 A change by hand that is completed, of every kind at every depth",
    arguments: ContainerKind.chains.indices)
  func completed(_ number: Int) throws {
    let (kinds, depth) = ContainerKind.chain(number)
    let kind = kinds[depth]
    let fixture = try NestedFixture(kinds, changing: depth)
    try fixture.drive(cancelled: false)
    try fixture.expect(kind.begin, kind.end)
    fixture.expectInPlace(fixture.next)
    fixture.finish(showing: fixture.next)
  }

  @Test(
    "R14.4 Containers 1.3 A change by hand that is cancelled, of every kind at every depth",
    arguments: ContainerKind.chains.indices)
  func cancelled(_ number: Int) throws {
    let (kinds, depth) = ContainerKind.chain(number)
    let kind = kinds[depth]
    let fixture = try NestedFixture(kinds, changing: depth)
    try fixture.drive(cancelled: true)
    try fixture.expect(kind.begin, kind.reversal, kind.cancelledEnd)
    fixture.expectInPlace(fixture.former)
    fixture.finish(showing: fixture.former)
  }

  @Test(
    "R14.4 Containers 1.3 A change that is caught in flight twice, of every kind at every depth",
    arguments: ContainerKind.chains.indices)
  func caughtTwice(_ number: Int) throws {
    let (kinds, depth) = ContainerKind.chain(number)
    let kind = kinds[depth]
    let fixture = try NestedFixture(kinds, changing: depth)
    var operation: ContainerOperation? = try fixture.begin()
    try fixture.continueByFinger(draggingBy: 0.2)
    #expect(operation?.result == nil)
    try fixture.continueByFinger(draggingBy: -0.8)
    try fixture.host.settle()
    try fixture.expect(
      kind.begin, kind == .pages ? "" : kind.reversal, kind.secondReversal, kind.end)
    #expect(operation?.result == .done)
    operation = nil
    fixture.expectInPlace(fixture.next)
    fixture.finish(showing: fixture.next)
  }

  @Test("R14.4 R20.1 Five stacks in each other: drags and Escape pop the innermost first")
  func fiveStacks() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let recorder = LifecycleRecorder()
    var stacks: [StackController] = []
    for depth in (0..<5).reversed() {
      let root = RecordingViewController("R\(depth)", recorder: recorder)
      let stack = StackController(rootViewController: root)
      stack.push(stacks.first ?? RecordingViewController("T", recorder: recorder))
      stacks.insert(stack, at: 0)
    }
    host.show(stacks[0])
    recorder.removeAll()

    for depth in (0..<5).reversed() {
      // A controller in an inner stack does not leave its own parent.
      let (former, flag) = depth == 4 ? ("T", " [from]") : ("R\(depth + 1)", "")
      if depth.isMultiple(of: 2) {
        host.drag(
          from: CGPoint(x: 5, y: 100), to: CGPoint(x: 60, y: 100), duration: 0.5, rest: 0.2)
        try host.settle()
        #expect(stacks.map(\.count) == stacks.indices.map { $0 <= depth ? 2 : 1 })
        recorder.removeAll()
        host.drag(
          from: CGPoint(x: 5, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.5, rest: 0.2)
      } else {
        host.press(.keyboardEscape)
      }
      try host.settle()
      #expect(stacks.map(\.count) == stacks.indices.map { $0 < depth ? 2 : 1 })
      #expect(
        recorder.takeTimeline().lines.filter { $0.contains(".view") && !$0.contains("Load") } == [
          "\(former).viewWillDisappear(animated)\(flag)",
          "R\(depth).viewWillAppear(animated)",
          "R\(depth).viewIsAppearing(animated)",
          "\(former).viewDidDisappear(animated)\(flag)",
          "R\(depth).viewDidAppear(animated)",
        ])
    }
  }
}
