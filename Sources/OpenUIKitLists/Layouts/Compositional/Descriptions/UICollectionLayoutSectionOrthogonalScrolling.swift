/// How a section scrolls across the direction of its layout.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none
  /// As any scroll view.
  case continuous
  /// As any scroll view, but it rests where a group begins.
  case continuousGroupLeadingBoundary
  /// By pages of the size of the collection view.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each of which rests in the middle, the first and last too.
  case groupPagingCentered
}

/// How the content of a section moves that scrolls across the direction of its layout.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @MainActor NSCopying
{
  /// By which factor the velocity decreases in a millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The bits, or the number.
    public let rawValue: CGFloat

    /// The value with these bits, or this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that fits the behaviour: fast for pages, normal otherwise.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// The rate of a list.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A faster rate.
    public static let fast = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the content moves beyond its edges and returns.
  nonisolated public enum Bounce: Int, Sendable {
    /// If it is larger than its view.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How fast the content slows down; `.automatic` by default.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether the content moves beyond its edges; `.automatic` by default.
  public var bounce = Bounce.automatic

  public override init() { super.init() }

  deinit {}

  /// An object with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
