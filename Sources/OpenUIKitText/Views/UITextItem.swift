/// Something in a text that can be tapped.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kinds of items.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture or another attachment.
    case textAttachment(NSTextAttachment)
  }

  /// The item itself.
  public let content: Content
  /// Where it is in the text, in UTF-16.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  deinit {}
}
