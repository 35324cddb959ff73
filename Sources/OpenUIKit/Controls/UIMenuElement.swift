/// Something that can be chosen: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is shown.
  nonisolated public struct Attributes: OptionSet, Sendable {
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
    /// The menu stays open after it was chosen, and shows what has changed.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element of a menu has a mark.
  nonisolated public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A mark.
    case on = 1
    /// A mark for elements of which some have one.
    case mixed = 2
  }

  /// The text.
  open internal(set) var title: String
  /// A second line of text; nil by default.
  open var subtitle: String?
  /// The image beside the text.
  open internal(set) var image: UIImage?
  /// A name for tests; nil by default.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  deinit {}

  // MARK: In a menu

  /// How it is shown in a menu.
  var shownAttributes: Attributes { [] }

  /// Whether it has a mark in a menu.
  var shownState: State {
    get { .off }
    set {}
  }

  /// The image in a menu.
  var shownImage: UIImage? { image }

  /// It was chosen in a menu.
  ///
  /// - Parameters:
  ///   - responder: The responder that the menu belongs to.
  ///   - sender: The object that has opened the menu.
  func choose(from responder: UIResponder, sender: AnyObject?) {}

  /// A copy of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy; subclasses make one of theirs.
  func duplicate() -> UIMenuElement {
    UIMenuElement(title: title, subtitle: subtitle, image: image)
  }
}

extension UIMenuElement: NSCopying {}

extension UIMenuElement: UIAccessibilityIdentification {}
