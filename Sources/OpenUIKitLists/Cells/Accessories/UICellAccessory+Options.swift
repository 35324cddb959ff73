// What accessories have to choose from.

extension UICellAccessory {
  /// How a chevron is shown.
  public struct DisclosureIndicatorOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a checkmark is shown.
  public struct CheckmarkOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a button for details is shown.
  public struct DetailOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a minus is shown.
  public struct DeleteOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?
    /// The colour of the circle; red if nil, the default.
    public var backgroundColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a plus is shown.
  public struct InsertOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?
    /// The colour of the circle; green if nil, the default.
    public var backgroundColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a reorder control is shown.
  public struct ReorderOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?
    /// Whether there is a line in front of it where something else is; true by default.
    public var showsVerticalSeparator: Bool

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How the circle of multiple selection is shown.
  public struct MultiselectOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?
    /// The colour behind the mark; none by default.
    public var backgroundColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a menu is shown.
  public struct PopUpMenuOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a text is shown.
  public struct LabelOptions {
    /// Whether it is not shown, though its place stays free; false by default.
    public var isHidden: Bool
    /// The width in whose middle it is; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; that of the system if nil, the default.
    public var tintColor: UIColor?
    /// The font, that of body text by default.
    public var font: UIFont
    /// Whether the font follows the size of text that the user prefers; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options, with the default for each that is nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
