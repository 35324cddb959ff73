import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite struct DiagnosticRecorderTests {
  let host: TestHost

  init() throws {
    host = try TestHost()
  }

  @Test("R14.3 misuse of UIKit and of containers is collected in order")
  func both() {
    let controller = UIViewController()

    let misuses = withMisuseIntercepted {
      controller.addChild(controller)
      ContainerMisuse.report(
        ContainerMisuse(id: "stack.empty", message: "m", reason: "r", remedy: "e"))
    }

    #expect(misuses.map(\.id) == ["containment.self", "stack.empty"])
    #expect(
      misuses.last == InterceptedMisuse(id: "stack.empty", message: "m", reason: "r", remedy: "e"))
  }

  @Test("R14.3 an inner recorder hears alone, and gives the word back")
  func nesting() {
    let controller = UIViewController()
    var inner: [InterceptedMisuse] = []

    let outer = withMisuseIntercepted {
      inner = withMisuseIntercepted { controller.addChild(controller) }
      controller.addChild(controller)
    }

    #expect(inner.count == 1)
    #expect(outer.count == 1)
    #expect(ContainerMisuse.interceptor == nil)
    #expect(UIKitDiagnostics.interceptor == nil)
  }
}
