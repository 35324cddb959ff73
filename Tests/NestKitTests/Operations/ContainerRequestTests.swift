import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Requests of a container itself, beside those of the program.
@Suite(.serialized) struct ContainerRequestTests {
  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.restorationIdentifier = name
    return controller
  }

  @Test(
    "R14.1 Containers 1.2 What restores a container is refused by no policy, and follows what runs")
  func restoring() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let stack = StackController(rootViewController: named("root"))
    stack.conflictPolicy = .refuse
    host.show(stack)
    let state = NestState(
      kind: "stack",
      children: [.init(slot: 0, identifier: "root"), .init(slot: 1, identifier: "restored")])

    let push = host.turn { stack.push(named("pushed")) }
    #expect(stack.isTransitioning)
    _ = try host.turn { Result { try stack.restoreState(state) { name, _ in named(name) } } }.get()
    guard case .refused = host.turn({ stack.pop() }).result else {
      Issue.record("The policy refuses what the program requests")
      return
    }
    try host.settle()

    #expect(push.result == .done)
    #expect(stack.viewControllers.map(\.restorationIdentifier) == ["root", "restored"])
  }

  @Test("R4.6 R14.1 Containers 1.2 A clone is exchanged whatever the policy is, after what runs")
  func cloning() throws {
    let fixture = try StackFixture("B")
    fixture.stack.conflictPolicy = .refuse
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    fixture.turn { _ = fixture.stack.push(portrait, animated: false) }
    fixture.turn { _ = fixture.stack.push(fixture.make("C")) }

    fixture.host.rotateDevice()
    try fixture.settle()

    #expect(fixture.names == "ABLC")
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R14.1 Containers 1.2 A subclass requests operations of its own that no policy refuses")
  func subclass() throws {
    let fixture = try StackFixture("B")
    fixture.stack.conflictPolicy = .refuse
    fixture.turn { _ = fixture.stack.pop() }
    let pushed = fixture.make("C")

    var operation: ContainerOperation?
    fixture.turn {
      fixture.stack.ignoringConflictPolicies {
        operation = fixture.stack.push(pushed, animated: false)
      }
    }
    #expect(operation?.result == nil)
    try fixture.settle()

    #expect(operation?.result == .done)
    #expect(fixture.names == "AC")
  }
}
