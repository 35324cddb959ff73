import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite(.serialized) struct StackControllerReplacingTests {
  @Test("R6.1 Containers 1 The top that there is when the operation begins is replaced")
  func replacesTop() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())

    host.turn {
      stack.push(first)
      stack.replaceTop(with: second)
      stack.push(third)
    }
    try host.settle()
    #expect(stack.viewControllers.dropFirst() == [second, third])
    #expect(first.parent == nil)

    host.turn { stack.replaceTop(with: first, animated: false) }
    #expect(stack.viewControllers.dropFirst() == [second, first])
  }

  @Test("R6.3 Containers 1 A fixed root is not replaced")
  func keepsRoot() throws {
    let root = UIViewController()
    let stack = StackController(rootViewController: root)

    let reports = withMisuseIntercepted { stack.replaceTop(with: UIViewController()) }

    #expect(reports.map(\.id) == ["stack.fixed-root"] && stack.viewControllers == [root])
  }

  @Test("R6.1 Containers 2.1 A stack has a region, which is its view by default")
  func region() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let child = UIViewController()
    let stack = StackController(rootViewController: child)
    host.show(stack)
    #expect(stack.region === stack.view)

    let pane = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 160))
    host.turn {
      stack.view.addSubview(pane)
      stack.region = pane
    }
    #expect(child.view.isDescendant(of: pane))
    #expect(child.view.convert(child.view.bounds, to: nil).minY == 40)

    host.turn { stack.region = nil }
    #expect(stack.region === stack.view && !child.view.isDescendant(of: pane))
  }

  @Test("R6.1 Containers 1.2 The value of an operation throws why it was not done")
  func value() async throws {
    let stack = StackController(rootViewController: UIViewController())
    let child = UIViewController()

    try await stack.push(child).value
    try await stack.popToViewController(child).value

    var refused: ContainerOperation?
    let reports = withMisuseIntercepted { refused = stack.push(child) }
    let operation = try #require(refused)
    let refusal = await #expect(throws: Misuse.self) { try await operation.value }
    #expect(reports.map(\.id) == ["stack.duplicate"] && refusal == reports.first)
  }
}
