extension UICollectionView {
  /// The category of the element that attributes describe.
  nonisolated public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Where an item is in sight after `scrollToItem(at:at:animated:)`: one along each axis.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, or the number.
    public let rawValue: UInt

    /// The value with these bits, or this number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// When cells that are shown are measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When a cell or its content view invalidates its intrinsic content size.
    case enabled
    /// Also when constraints inside the content view change.
    case enabledIncludingConstraints
  }

  /// How soon items make room for what is dragged over them.
  nonisolated public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// When the drag has stayed at a place for a short time.
    case fast
    /// When it has stayed there for a longer time.
    case slow
  }

  /// The kind of the headers of a flow layout, and of lists.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout, and of lists.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
