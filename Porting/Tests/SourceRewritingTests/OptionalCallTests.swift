import SourceRewriting
import Testing

struct OptionalCallTests {
  @Test func `R19.25 A call of an optional method of UIKit has a property of the protocol`() {
    expect(
      "import UIKit\nlet view = delegate?.viewForZooming?(in: scrollView)?.superview // zoom",
      becomes: """
        import UIKit
        let view = delegate?.viewForZooming?(in: scrollView)?.superview // zoom
        @preconcurrency @MainActor fileprivate struct UIScrollViewDelegate_viewForZooming { \
        fileprivate let target: any UIScrollViewDelegate; \
        @discardableResult func callAsFunction(in argument0: UIScrollView) -> UIView? \
        { target.viewForZooming(in: argument0) } }
        fileprivate extension UIScrollViewDelegate { \
        var viewForZooming: UIScrollViewDelegate_viewForZooming? { .init(target: self) } }

        """)
  }

  @Test(arguments: [
    "d.scrollViewDidScroll?(s)", "d!.scrollViewDidScroll!(s)", "scrollViewDidScroll?(s)",
    "if let call = d.scrollViewDidScroll {}", "d?.scrollViewDidScroll.map { $0(s) }",
    "a.addAnimations? { }", "a.addAnimations?({ }, delayFactor: 1)", "l.action?(for: l, forKey: k)",
    "n?.navigationController?(n, willShow: v, animated: true)",
    "t?.textStorage?(t, didProcessEditing: m, range: r, changeInLength: 0)",
    "s.delegate?.tabBarController?(t, sidebarVisibilityWillChange: s, animator: a)",
  ])
  func `R19.25 Every form of an optional call has one`(call: String) {
    let text = Rewriting("import UIKit\n\(call)").texts[0]

    #expect(text.hasPrefix("import UIKit\n\(call)\n"))
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test(arguments: [
    "action?(sender)", "button.action!(sender)", "d.viewForZooming(in: s)", "x.scene?(y, with: z)",
    "let a = b.viewForZooming", "controller.navigationController?.push()", "completion? { }",
    "d?.scrollViewDidScroll(s)",
  ])
  func `R19.25 Closures, and methods with other labels, have none`(call: String) {
    expect("import UIKit\n\(call)", becomes: "import UIKit\n\(call)")
  }

  @Test func `R19.25 A function that makes such a call is not copied by other modules`() {
    let head = "import UIKit\npublic func show(_ d: UIScrollViewDelegate, _ s: UIScrollView) "
    let rewriting = Rewriting(
      head.replacing("public", with: "@inlinable public") + "{ d.scrollViewDidZoom?(s) }",
      "import UIKit\n@inlinable public func show() {}")

    #expect(rewriting.texts[0].hasPrefix(head))
    #expect(rewriting.texts[1] == "import UIKit\n@inlinable public func show() {}")
  }

  @Test func `R19.25 What no actor has stays free of actors`() {
    let text = Rewriting(
      "import UIKit\nt?.textStorage?(t, willProcessEditing: m, range: r, changeInLength: 0)"
    ).texts[0]

    #expect(text.contains("\nnonisolated fileprivate struct NSTextStorageDelegate_textStorage {"))
    #expect(text.contains("\nnonisolated fileprivate extension NSTextStorageDelegate {"))
  }

  @Test func `R19.25 A file of a module for iOS sees the types that it does not import`() {
    let rewriting = Rewriting(
      "import UIKit", "import class UIKit.UIView\nd.layerWillDraw?(l)",
      "import QuartzCore\nd.layerWillDraw?(l)", "import QuartzCore\nd.scrollViewDidScroll?(s)")

    #expect(rewriting.texts[1].contains("(l)\nimport UIKit\n@preconcurrency"))
    #expect(rewriting.texts[2].contains("(l)\n@preconcurrency"))
    #expect(rewriting.texts[3].contains("(s)\nimport UIKit\n@preconcurrency"))
  }

  @Test func `R19.25 Another module has the protocols that it imports`() {
    expect("d.layerWillDraw?(l)", becomes: "d.layerWillDraw?(l)")
    let text = "import OpenQuartzCore\nd.scrollViewDidScroll?(s)"
    expect(text, becomes: text)
    let rewriting = Rewriting(
      "import OpenQuartzCore\nd.layerWillDraw?(l)", "import OpenUIKit\nd.scrollViewDidScroll?(s)")
    #expect(rewriting.texts.allSatisfy { $0.contains("fileprivate struct") })
  }

  @Test(arguments: [
    "delegate?.scrollViewDidScroll", "tabs.delegate?.tabBarController(_:shouldSelect:)",
  ])
  func `R19.25 Whether an object has an optional method of UIKit cannot be found out`(
    method: String
  ) {
    let rewriting = Rewriting("import UIKit\nlet a = \(method) != nil")

    #expect(
      rewriting.diagnostics == [
        "1.swift:2:9: warning: an optional method is never nil on Linux, whether it is implemented or not: call it and use what it returns"
      ])
  }

  @Test(arguments: [
    "appDelegate.navigationController", "scrollView.scrollViewDidScroll", "delegate?.tabBar",
    "delegate?.tabBarController(_:didBlink:)",
  ])
  func `R19.25 Other values are compared with nil`(value: String) {
    #expect(Rewriting("import UIKit\nlet a = \(value) != nil").diagnostics.isEmpty)
  }
}
