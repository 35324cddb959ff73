/// Something that can be chosen: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is shown.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt

    /// Attributes with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen now.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing it destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The text.
  open internal(set) var title: String
  /// The image beside the text.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
