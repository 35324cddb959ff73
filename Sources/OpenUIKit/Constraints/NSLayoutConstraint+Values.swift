extension NSLayoutConstraint {
  /// The part of a view or a guide that a constraint is about.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left side of the alignment rectangle.
    case left = 1
    /// The right side.
    case right = 2
    /// The top.
    case top = 3
    /// The bottom.
    case bottom = 4
    /// The side where lines of text begin.
    case leading = 5
    /// The side where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom of what has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top of what has no text.
    case firstBaseline = 12
    /// The left side inside the margins.
    case leftMargin = 13
    /// The right side inside the margins.
    case rightMargin = 14
    /// The top inside the margins.
    case topMargin = 15
    /// The bottom inside the margins.
    case bottomMargin = 16
    /// The leading side inside the margins.
    case leadingMargin = 17
    /// The trailing side inside the margins.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// No attribute: the constraint compares with a constant.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint are related.
  nonisolated public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The options of a visual format: the alignment, the direction and the spacing of its views.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left sides of all views are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right sides are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The tops are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottoms are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading sides are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing sides are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centres are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centres are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all options that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views follow each other from the leading to the trailing side; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are between the last baseline above and the first baseline below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The direction that the attribute lies along; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .height, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is a width or a height rather than a position.
  var isSize: Bool { self == .width || self == .height }

  /// Whether it is on the other side from right to left.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is left or right, whatever the direction.
  var isSideOfScreen: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it depends on text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The same attribute of the guide of the margins; nil for one that is not about margins.
  var insideMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether a constraint may relate this attribute to `other`.
  func isComparable(with other: Self) -> Bool {
    if isSize || other.isSize { return isSize && other.isSize }
    guard axis != nil, other.axis != nil else { return false }
    // Fidelity: a position along one axis may be compared with one along the other. [observed]
    return !(followsDirection && other.isSideOfScreen)
      && !(isSideOfScreen && other.followsDirection)
  }
}
