import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite struct DiagnosticRecorderTests {
  @Test("R14.3 misuse of layers, of UIKit and of containers is collected in order")
  func both() throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    let controller = UIViewController()

    let misuses = withMisuseIntercepted {
      CALayer().cornerRadius = .nan
      controller.addChild(controller)
      Misuse.report(
        Misuse(id: "stack.empty", message: "m", reason: "r", remedy: "e"))
    }

    #expect(misuses.map(\.id) == ["layer.value-not-finite", "containment.self", "stack.empty"])
    #expect(
      misuses.last == Misuse(id: "stack.empty", message: "m", reason: "r", remedy: "e"))
  }

  @Test(
    "R14.3 an inner recorder receives reports alone; after it the outer one receives them again")
  func nesting() throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    let controller = UIViewController()
    var inner: [Misuse] = []
    // A stage of layers that another test has left behind may listen too.
    let wasFree = Misuse.interceptor == nil

    let outer = withMisuseIntercepted {
      inner = withMisuseIntercepted { controller.addChild(controller) }
      controller.addChild(controller)
    }

    #expect(inner.count == 1)
    #expect(outer.count == 1)
    #expect((Misuse.interceptor == nil) == wasFree)
  }

  @Test(
    """
    R14.3 what UIKit answers with an exception fails a test that does not intercept it, unless that is \
    switched off; other misuse does not
    """)
  func exceptions() throws {
    let host = try TestHost()
    let interceptor = Misuse.interceptor
    defer {
      Misuse.interceptor = interceptor
      withExtendedLifetime(host) {}
    }
    let width = UIView().widthAnchor.constraint(equalToConstant: 5)
    let raise = { width.priority = UILayoutPriority(2000) }

    let intercepted = withMisuseIntercepted(raise)
    // A test that awaits may be between two steps, with a recorder of its own.
    Misuse.interceptor = nil
    TestHost.failsTestsForExceptions = false
    raise()
    TestHost.failsTestsForExceptions = true
    UIViewController().addChild(UIViewController())
    let controller = UIViewController()
    controller.addChild(controller)

    #expect(intercepted.map(\.raisesInUIKit) == [true])
    withKnownIssue {
      raise()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("[constraint.priority]") }
    }
  }
}
