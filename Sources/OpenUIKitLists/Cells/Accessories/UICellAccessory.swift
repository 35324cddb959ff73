/// Something at the leading or trailing edge of a list cell: a chevron, a checkmark, a control of
/// editing, or a view of the program.
///
/// The order of those of the system is fixed; `Placement` says where a view of the program is among
/// them. While editing begins and ends accessories come and go as their `DisplayedState` says.
public struct UICellAccessory {
  /// Is called when the accessory is used.
  public typealias ActionHandler = () -> Void
  /// Is called with the menu after the user has chosen another element.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When the accessory is there.
  nonisolated public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// A width that is reserved for the accessory.
  nonisolated public enum LayoutDimension: Hashable, Sendable {
    /// The width that it has.
    case actual
    /// The width that the system gives all of a kind, so that texts begin at the same place.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
  public enum AccessoryType: @MainActor Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case detail
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case popUpMenu
    case customView(UIView)
  }

  /// Where a view of the program is.
  public enum Placement {
    /// The index among the accessories of the edge, from the leading to the trailing one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before the first accessory of the same type as another one; the first if there is
    /// none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// The place after the last accessory of the same type as another one; the last if there is
    /// none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }
  }

  /// A view of the program, and how it is shown.
  public struct CustomViewConfiguration {
    /// The view of the program.
    public let customView: UIView
    /// Where it is, and when it is shown.
    public let placement: Placement
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint of the view; inherited if nil, the default.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has, rather than the one that fits; false by
    /// default.
    public var maintainsFixedSize: Bool

    /// A view, with the default for everything that is nil.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  let tintColor: UIColor?
  var details = Details()

  /// The properties that only some accessories have.
  struct Details {
    var handler: ActionHandler?
    var backgroundColor: UIColor?
    var text = ""
    var font: UIFont?
    var adjustsFont = true
    var showsLine = false
    var style = OutlineDisclosureOptions.Style.automatic
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?
    var placement: Placement?
    var maintainsFixedSize = false
  }

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ width: LayoutDimension,
    _ tint: UIColor?, _ change: (inout Details) -> Void = { _ in }
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isHidden = isHidden
    reservedWidth = width
    tintColor = tint
    change(&details)
  }

  /// How the chevron of an outline is shown.
  public struct OutlineDisclosureOptions {
    /// Which part of the cell expands and collapses.
    nonisolated public enum Style: Hashable, Sendable {
      /// As for a header in a cell without children of its own that can be selected, else as for a
      /// cell.
      case automatic
      /// A touch anywhere on the cell.
      case header
      /// A touch on the chevron.
      case cell
    }

    /// Which part of the cell expands and collapses, `.automatic` by default.
    public var style: Style
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; the tint of the cell if nil, the default.
    public var tintColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
