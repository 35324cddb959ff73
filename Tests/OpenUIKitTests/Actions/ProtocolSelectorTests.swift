import OpenUIKit
import Testing

@Suite struct ProtocolSelectorTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var scrolled: [UIScrollView] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled.append(scrollView) }
  }

  /// A class that inherits from nothing.
  private final class Plain {}

  private final class Source: NSObject {
    let plain = Plain()
    func text() -> String { "text" }
    func number() -> Int? { nil }
    func object() -> Plain { plain }
    func nothing() {}
  }

  static let didScroll = Selector(
    "scrollViewDidScroll(_:)",
    { (target: any UIScrollViewDelegate) in { target.scrollViewDidScroll($0) } })

  @Test("R19.44 objects that conform to a protocol respond to its methods, and perform them")
  func protocolMethod() {
    let delegate = Delegate()
    let any: any UIScrollViewDelegate = delegate
    let view = UIScrollView()

    #expect(any.responds(to: Self.didScroll) && !view.responds(to: Self.didScroll))
    #expect(!any.responds(to: Selector("scrollViewDidScroll:")))
    any.perform(Self.didScroll, with: view)
    #expect(delegate.scrolled == [view])
    #expect(any.isEqual(delegate) && any.hash == delegate.hash)
  }

  @Test("R19.44 what performs a method returns the object, or that of the value, that it returned")
  func results() {
    let source = Source()
    let object = source.perform(Selector("object", Source.object)).takeUnretainedValue()
    let text = source.perform(Selector("text", Source.text)).takeUnretainedValue()

    #expect(object === source.plain && text as? String == "text")
    #expect(source.perform(Selector("number", Source.number)) == nil)
    #expect(source.perform(Selector("nothing", Source.nothing)) == nil)
  }
}
