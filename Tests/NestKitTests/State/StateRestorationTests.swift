import Foundation
import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Trees of containers that are saved and restored.
@Suite(.serialized) struct StateRestorationTests {
  private func named(
    _ name: String, _ recorder: LifecycleRecorder? = nil
  ) -> RecordingViewController {
    let controller = RecordingViewController(name, recorder: recorder ?? LifecycleRecorder())
    controller.restorationIdentifier = name
    return controller
  }

  private func stack(_ name: String, _ children: [UIViewController]) -> StackController {
    let stack = StackController(rootViewController: children[0])
    stack.restorationIdentifier = name
    for child in children.dropFirst() { stack.push(child) }
    return stack
  }

  /// The tree as text: `outer(A B inner(C))`.
  private func describe(_ controller: UIViewController) -> String {
    let name = controller.restorationIdentifier ?? "?"
    guard let stack = controller as? StackController else { return name }
    return "\(name)(\(stack.viewControllers.map(describe).joined(separator: " ")))"
  }

  @Test("Containers 5 What is nested is saved and restored, without a view and as a pre-load")
  func nested() throws {
    let outer = stack("outer", [named("A"), stack("inner", [named("B"), named("C")]), named("E")])
    let data = try SavedState(of: outer).state.encoded()
    let recorder = LifecycleRecorder()
    let fresh = stack("outer", [named("A", recorder)])
    recorder.removeAll()
    var paths: [String: [String]] = [:]

    let result = try fresh.restoreState(NestState(decoding: data)) { identifier, path in
      paths[identifier] = path
      return identifier == "inner"
        ? stack("inner", [named("B", recorder)]) : named(identifier, recorder)
    }

    #expect(describe(fresh) == "outer(A inner(B C) E)")
    #expect(result.missing.isEmpty)
    #expect(paths == ["inner": [], "C": ["inner"], "E": []])
    #expect(fresh.viewControllers.allSatisfy { !$0.isViewLoaded })
    try recorder.expect(
      """
      B.willMove(StackController)
      B.didMove(StackController)
      C.willMove(StackController)
      C.didMove(StackController)
      E.willMove(StackController)
      E.didMove(StackController)
      """)
  }

  @Test("Containers 5 A child without an identifier is left out, with what stands on it")
  func omitted() {
    let (unnamed, top) = (RecordingViewController("X", recorder: LifecycleRecorder()), named("C"))
    let outer = stack("outer", [named("A"), named("B"), unnamed, top])

    let saved = SavedState(of: outer)

    #expect(saved.state.children.map(\.identifier) == ["A", "B"])
    #expect(saved.omitted == [unnamed, top])
  }

  @Test("Containers 5 A child that cannot be made is left out and named, with what stood on it")
  func missing() throws {
    let outer = stack(
      "outer", [named("A"), stack("inner", [named("B"), named("C"), named("E")]), named("F")])
    let state = SavedState(of: outer).state
    let fresh = stack("outer", [named("A")])

    let result = try fresh.restoreState(state) { identifier, _ in
      switch identifier {
      case "inner": stack("inner", [named("B")])
      case "C": nil
      default: named(identifier)
      }
    }

    #expect(describe(fresh) == "outer(A inner(B) F)")
    #expect(
      result.missing == [
        .init(identifier: "C", path: ["inner"]), .init(identifier: "E", path: ["inner"]),
      ])
  }

  @Test("R14.3 Containers 5 What does not fit is refused, and nothing has changed")
  func refused() throws {
    let outer = stack("outer", [named("A"), named("B"), stack("inner", [named("C")])])
    let state = SavedState(of: outer).state
    var other = state
    other.kind = "drawer"
    let table: [(NestState, (String) -> UIViewController, NestStateError)] = [
      (other, { named($0) }, .otherKind(at: [], saved: "drawer", found: "stack")),
      (
        state, { named($0) },
        .otherKind(at: ["inner"], saved: "stack", found: "RecordingViewController")
      ),
      (
        state, { $0 == "inner" ? stack($0, [named("X")]) : named($0) },
        .notAccepted(at: ["inner"], "its root has another identifier")
      ),
    ]
    for (state, make, expected) in table {
      let recorder = LifecycleRecorder()
      let fresh = stack("outer", [named("A", recorder)])
      recorder.removeAll()

      #expect(throws: expected) {
        try fresh.restoreState(state) { identifier, _ in make(identifier) }
      }

      #expect(describe(fresh) == "outer(A)")
      try recorder.expect("")
    }
  }

  @Test(
    "R14.3 Containers 5 A child that would be there twice, or has another parent, is refused",
    arguments: ["saved twice", "made twice", "made for another container", "has a parent"])
  func places(_ mistake: String) throws {
    let outer = stack("outer", [named("A"), named("B"), stack("inner", [named("C"), named("E")])])
    var state = SavedState(of: outer).state
    let (same, parent) = (named("X"), UIViewController())
    if mistake == "saved twice" { state.children.insert(state.children[0], at: 1) }
    if mistake == "has a parent" { parent.addChild(same) }
    let recorder = LifecycleRecorder()
    let fresh = stack("outer", [named("A", recorder)])
    recorder.removeAll()

    #expect(throws: NestStateError.self) {
      try fresh.restoreState(state) { identifier, path in
        switch (mistake, identifier) {
        case (_, "inner"): stack("inner", [named("C")])
        case ("made twice", "B"): fresh.rootViewController
        case ("made for another container", "B"), ("made for another container", "E"): same
        case ("has a parent", "E"): same
        default: named(identifier)
        }
      }
    }

    #expect(describe(fresh) == "outer(A)")
    try recorder.expect("")
  }

  @Test("Containers 5 Restoring what is there already changes nothing")
  func unchanged() throws {
    let fixture = try StackFixture("BC")
    for child in fixture.stack.viewControllers {
      child.restorationIdentifier = LifecycleRecorder.name(of: child)
    }
    let state = SavedState(of: fixture.stack).state

    try fixture.stack.restoreState(state) { _, _ in nil }
    try fixture.settle()

    #expect(fixture.names == "ABC")
    try fixture.recorder.expect("")
  }
}
