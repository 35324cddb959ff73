/// Elements that are offered together, and menus inside menus.
///
/// Buttons and items of bars open their menu beside them, for a tap, for a finger that stays down,
/// or for a click with the secondary button. It closes with the choice of an element, a touch
/// outside, or Escape; arrow keys and Return choose, too.
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// How a menu is shown in another one.
  nonisolated public struct Options: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the other menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Choosing something in it destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element has a mark, also of the menus inside: choosing one marks it.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  nonisolated public enum ElementSize: Int, Sendable {
    /// Several in a row.
    case small = 0
    /// Several in a row, with titles.
    case medium = 1
    /// One in a row.
    case large = 2
    /// As the system decides.
    case automatic = -1
  }

  /// The identity of the menu; unique unless it was given.
  open private(set) var identifier: Identifier
  /// How the menu is shown in another one.
  open private(set) var options: Options
  /// The elements, in their order.
  open private(set) var children: [UIMenuElement]
  /// How large the elements are, `.automatic` by default. A stored value.
  open var preferredElementSize = ElementSize.automatic

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: The text. Default: none.
  ///   - subtitle: A second line of text. Default: none.
  ///   - image: The image beside the text. Default: none.
  ///   - identifier: The identity. Default: one of its own.
  ///   - options: How it is shown in another menu. Default: as a menu of its own.
  ///   - preferredElementSize: How large the elements are. Default: as the system decides.
  ///   - children: The elements. Default: none.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      identifier ?? Identifier(UUID().uuidString), title: title, subtitle: subtitle, image: image,
      options: options, children: children)
    self.preferredElementSize = preferredElementSize
  }

  init(
    _ identifier: Identifier, title: String, subtitle: String?, image: UIImage?, options: Options,
    children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  deinit {}

  /// The elements that have a mark, of this menu and of those inside it, in their order. Costs the
  /// number of elements.
  open var selectedElements: [UIMenuElement] {
    var selected: [UIMenuElement] = []
    for element in children {
      switch element {
      case let menu as UIMenu: selected += menu.selectedElements
      case let action as UIAction where action.state == .on: selected.append(action)
      case let command as UIKeyCommand where command.state == .on: selected.append(command)
      default: break
      }
    }
    return selected
  }

  /// A menu that has other elements, and is the same otherwise.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      identifier, title: title, subtitle: subtitle, image: image, options: options,
      children: newChildren)
    menu.preferredElementSize = preferredElementSize
    return menu
  }

  override var shownAttributes: UIMenuElement.Attributes {
    options.contains(.destructive) ? .destructive : []
  }

  /// A copy whose elements are copies too.
  override func duplicate() -> UIMenuElement {
    replacingChildren(children.map { $0.duplicate() })
  }
}
