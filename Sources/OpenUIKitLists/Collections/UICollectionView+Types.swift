extension UICollectionView {
  /// The category of the element that attributes describe.
  nonisolated public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Where an item is in sight after `scrollToItem(at:at:animated:)`: one along each axis.
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
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

  /// The kind of the headers of a flow layout, and of lists.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout, and of lists.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
