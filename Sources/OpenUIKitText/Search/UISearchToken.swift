/// Something in a search field before its text that limits the search, such as a person or a kind.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String

  /// The object of the program for which the token stands; nil by default.
  open var representedObject: Any?

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - icon: A picture before the text; nil for none.
  ///   - text: What the token says.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  deinit {}
}
