import NestTesting
import OpenUIKit
import Testing

@Suite struct UIViewValuesTests {
  private final class Stack: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  private final class Touched: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  private func makeHost() throws -> (TestHost, UIView) {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    host.show(controller)
    return (host, controller.view)
  }

  @Test("UIKit 7.3 another intrinsic size makes the superview lay out again")
  func intrinsicSize() throws {
    let (host, root) = try makeHost()
    let (stack, view) = (Stack(), UIView())
    host.turn {
      stack.addSubview(view)
      root.addSubview(stack)
    }
    let before = stack.layouts

    host.turn { view.invalidateIntrinsicContentSize() }
    UIView().invalidateIntrinsicContentSize()

    #expect(stack.layouts == before + 1)
  }

  @Test("UIKit 7.1 the anchor point of a view is that of its layer, and moves the view")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))

    view.anchorPoint = .zero

    #expect(view.layer.anchorPoint == .zero && view.center == CGPoint(x: 5, y: 10))
    #expect(view.frame == CGRect(x: 5, y: 10, width: 10, height: 20))
  }

  @Test("UIKit 10 a touch on an exclusive view excludes others, and they exclude it")
  func exclusiveTouch() throws {
    let (host, root) = try makeHost()
    let left = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let right = Touched(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    left.isExclusiveTouch = true
    host.turn { [left, right].forEach(root.addSubview) }
    let (onLeft, onRight) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))

    host.putDown(1, at: onLeft)
    host.putDown(2, at: onRight)
    host.lift(2, at: onRight)
    host.lift(1, at: onLeft)
    #expect(left.began == 1 && right.began == 0)
    host.putDown(1, at: onRight)
    host.putDown(2, at: onLeft)
    host.lift(2, at: onLeft)
    host.lift(1, at: onRight)
    #expect(left.began == 1 && right.began == 1)
    left.isExclusiveTouch = false
    host.putDown(1, at: onRight)
    host.putDown(2, at: onLeft)

    #expect(left.began == 2 && right.began == 2)
  }

  @Test("UIKit 10 touches are left out while the application ignores them; calls are counted")
  func ignoring() throws {
    let (host, root) = try makeHost()
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.turn { root.addSubview(view) }
    let application = UIApplication.shared

    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    host.tap(at: CGPoint(x: 50, y: 50))
    let ignored = application.isIgnoringInteractionEvents
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    host.tap(at: CGPoint(x: 50, y: 50))

    #expect(ignored && !application.isIgnoringInteractionEvents)
    #expect(view.began == 1)
  }
}
