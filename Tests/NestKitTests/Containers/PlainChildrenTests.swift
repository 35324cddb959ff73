import NestKit
import OpenUIKit
import Testing

/// The calls that a container on Apple's systems sends to its children in no stack.
@MainActor struct PlainChildrenTests {
  private let header = UIViewController()
  private var children = PlainChildren()

  init() { children.add(header) }

  private mutating func calls(
    after kind: ContainerAppearance.Callback, animated: Bool? = nil, isShown: Bool = true
  ) -> [PlainChildren.Call] {
    let change = ContainerVisibilityChange(kind: kind, isAnimated: animated)
    return children.calls(after: change) { _ in isShown }.map(\.1)
  }

  private mutating func calls(
    in container: ContainerAppearance, isChild: Bool = true, isShown: Bool = true
  ) -> [PlainChildren.Call] {
    children.calls(in: container, isChild: { _ in isChild }, isShown: { _ in isShown }).map(\.1)
  }

  @Test("R5.10 R2.1 A child in no stack follows the callbacks of its container")
  mutating func followsContainer() {
    #expect(calls(after: .willAppear, animated: true) == [.begin(appearing: true, animated: true)])
    #expect(calls(after: .didAppear) == [.end])
    #expect(
      calls(after: .willDisappear, animated: false) == [.begin(appearing: false, animated: false)])
    #expect(calls(after: .didDisappear) == [.end])
  }

  @Test("R5.10 R2.1 A child in no stack that is added as the container appears appears with it")
  mutating func addedWhileAppearing() {
    #expect(calls(after: .willAppear, animated: true, isShown: false) == [])
    #expect(calls(in: .appearing) == [.begin(appearing: true, animated: false)])
    #expect(calls(in: .appearing) == [])
    #expect(calls(after: .didAppear) == [.end])
  }

  @Test("R5.10 R2.1 A child in no stack that leaves as the container appears does not appear")
  mutating func removedWhileAppearing() {
    _ = calls(after: .willAppear, animated: true)
    #expect(
      calls(after: .didAppear, isShown: false) == [.begin(appearing: false, animated: false), .end])
  }

  @Test(
    "R5.10 R2.1 A child in no stack that is added to a container appears in two layouts, and leaves in one"
  )
  mutating func addedAndRemoved() {
    #expect(calls(in: .appeared) == [.begin(appearing: true, animated: false)])
    #expect(calls(in: .appeared) == [.end])
    #expect(
      calls(in: .appeared, isChild: false, isShown: false) == [
        .begin(appearing: false, animated: false), .end,
      ])
    #expect(children.isEmpty)
  }
}
