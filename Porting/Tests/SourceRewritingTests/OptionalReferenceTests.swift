import SourceRewriting
import Testing

struct OptionalReferenceTests {
  private static let delegate = """
    import UIKit
    @objc protocol ListDelegate: NSObjectProtocol {
      @objc optional func list(_ list: UIView, didSelect row: Int)
      @objc optional func list(_ list: UIView, canSelect row: Int) -> Bool
      @objc optional func listDidScroll(_ list: UIView)
      @objc optional func load(_ list: UIView) async
    }
    """

  private func text(_ use: String) -> String {
    Rewriting(
      [Self.delegate, "import UIKit\n\(use)"],
      options: RewritingOptions(foundationModule: "FoundationForIOS", isForIOS: true)
    ).texts[1]
  }

  @Test func `R19.57 A reference with labels that is unwrapped is a closure, or nil`() {
    let text = text("guard let canSelect = delegate?.list(_:canSelect:) else { return true }")

    #expect(text.contains("guard let canSelect = delegate?._list___canSelect else"))
    #expect(
      text.contains(
        "fileprivate extension ListDelegate { var _list___canSelect: ((UIView, Int) -> Bool)? "
          + "{ _implements(self, \"list(_:canSelect:)\") "
          + "? { try! self.list($0, canSelect: $1) } : nil } }"))
  }

  @Test func `R19.57 So is one without labels to the only method of its name`() {
    let text = text("if let function = self.delegate?.listDidScroll { function(self) }")

    #expect(text.contains("if let function = self.delegate?._listDidScroll__ {"))
    #expect(text.contains("var _listDidScroll__: ((UIView) -> Void)? {"))
  }

  @Test func `R19.57 Methods of UIKit's have it too`() {
    let text = text("if let scroll = d?.scrollViewDidScroll(_:) { scroll(s) }")

    #expect(text.contains("if let scroll = d?._scrollViewDidScroll__ {"))
    #expect(
      text.contains(
        "fileprivate extension UIScrollViewDelegate { var _scrollViewDidScroll__: "
          + "((UIScrollView) -> Void)? { _implements(self, \"scrollViewDidScroll(_:)\") "
          + "? { self.scrollViewDidScroll($0) } : nil } }"))
  }

  @Test(arguments: [
    "let select = delegate.list(_:didSelect:)", "if let list = delegate?.list {}",
    "if let load = delegate?.load(_:) {}", "if let other = object.other(_:canSelect:) {}",
  ])
  func `R19.57 Other references, and methods that come later, stay`(use: String) {
    #expect(text(use).contains(use))
  }
}
