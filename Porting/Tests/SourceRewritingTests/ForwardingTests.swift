import SourceRewriting
import Testing

struct ForwardingTests {
  private let options = RewritingOptions(foundationModule: "F", isForIOS: true)

  @Test func `R19.14 A delegate that names another one passes on what it does not implement`() {
    let rewriting = Rewriting(
      [
        """
        public class Proxy: NSObject {
          weak var target: UIScrollViewDelegate?
          public override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
          }
          public override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }
        """,
        "extension Proxy: UIScrollViewDelegate { public func scrollViewDidScroll(_ a: UIScrollView) {} }",
      ], options: options)

    let text = rewriting.texts[0]
    #expect(
      text.contains("  @_nonoverride public func responds(to aSelector: Selector!) -> Bool {\n"))
    #expect(
      text.contains(
        "super._respondsItself(to: aSelector) || target?._responds(to: aSelector) ?? false"))
    #expect(!text.contains("func scrollViewDidScroll("))
    #expect(
      text.contains(
        """
        @MainActor public func scrollViewDidEndDragging(_ argument0: UIScrollView, willDecelerate argument1: Bool) \
        { ((forwardingTarget(for: Selector("scrollViewDidEndDragging:willDecelerate:")) as? any UIScrollViewDelegate) \
        ?? UIScrollViewDelegate_Defaults()).scrollViewDidEndDragging(argument0, willDecelerate: argument1) }
        """))
    #expect(
      text.contains(
        """
        func viewForZooming(in argument0: UIScrollView) -> UIView? { ((forwardingTarget(for: \
        Selector("viewForZoomingInScrollView:")) as? any UIScrollViewDelegate) \
        ?? UIScrollViewDelegate_Defaults()).viewForZooming(in: argument0) }
        """))
    #expect(text.components(of: "@MainActor public func") == 13)
    #expect(
      text.hasSuffix(
        "final class UIScrollViewDelegate_Defaults: NSObject, UIScrollViewDelegate {}\n"))
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test
  func `R19.14 Delegates and data sources of all kinds are passed on, with what they inherit`() {
    let text =
      Rewriting(
        "protocol Source: UITableViewDataSource {}",
        """
        final class Proxy: NSObject, Source, UITableViewDelegate {
          override func forwardingTarget(for a: Selector!) -> Any? { nil }
          func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
          func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
          func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        }
        """
      ).texts[1]

    for method in [
      """
      @MainActor func numberOfSections(in argument0: UITableView) -> Int { ((forwardingTarget(for: \
      Selector("numberOfSections(in:)")) as? any UITableViewDataSource) \
      ?? UITableViewDataSource_Defaults()).numberOfSections(in: argument0) }
      """,
      """
      { ((forwardingTarget(for: Selector("tableView:heightForRowAt:")) \
      as? any UITableViewDelegate) ?? UITableViewDelegate_Defaults())\
      .tableView(argument0, heightForRowAt: argument1) }
      """, "@MainActor func scrollViewDidScroll(",
    ] { #expect(text.contains(method), "\(method)") }
    #expect(text.components(of: "didSelectRowAt ") == 1)
    #expect(text.components(of: "func tableView(_ t: UITableView, numberOfRowsInSection") == 1)
    #expect(
      text.contains("UITableViewDataSource_Defaults: NSObject, UITableViewDataSource { func"))
  }

  @Test func `R19.14 A class that inherits from such a delegate has its methods`() {
    let rewriting = Rewriting(
      """
      class A: NSObject, UIGestureRecognizerDelegate {
        override func forwardingTarget(for a: Selector!) -> Any? { nil }
      }
      """,
      """
      class B: A {
        override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) }
      }
      """)

    #expect(rewriting.texts[0].components(of: "func gestureRecognizer") == 7)
    #expect(
      rewriting.texts[1]
        == """
        class B: A {
          override func forwardingTarget(for a: Selector!) -> Any? { super.forwardingTarget(for: a) }
        }
        """
    )
  }

  @Test(arguments: [
    ("gestureRecognizerShouldBegin", "gestureRecognizerShouldBegin(_ a: UIGestureRecognizer)"),
    ("shouldReceiveTouch", "gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UITouch)"),
    ("shouldReceivePress", "gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UIPress)"),
  ])
  func `R19.14 What a class or its subclass implements is not passed on`(
    selector: String, method: String
  ) {
    let head =
      "class A: NSObject, UIGestureRecognizerDelegate {\n"
      + "override func forwardingTarget(for a: Selector!) -> Any? { nil }\n"
    let own = Rewriting(head + "func \(method) -> Bool { false } }").texts[0]
    let subclassed = Rewriting(head + "}", "class B: A { func \(method) -> Bool { false } }").texts

    #expect(own.components(of: "func gestureRecognizer") == 7)
    #expect(!own.contains(selector + ":"))
    #expect(subclassed[0].components(of: "func gestureRecognizer") == 7)
    #expect(subclassed[1] == "class B: A { override func \(method) -> Bool { false } }")
  }

  @Test func `R19.14 Another class that is asked for its methods is named`() {
    let rewriting = Rewriting(
      "class A: NSObject {\n  override func responds(to a: Selector!) -> Bool { true } }")

    #expect(
      rewriting.texts == [
        "class A: NSObject {\n  @_nonoverride func responds(to a: Selector!) -> Bool { true } }"
      ])
    #expect(
      rewriting.diagnostics == [
        "1.swift:2:3: warning: nothing on Linux asks an object for its methods: this method is called by your own code alone"
      ])
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
