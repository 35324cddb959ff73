extension UIPageViewController {
  /// Along which axis pages are turned.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Where the pages of a book are bound; only for ``TransitionStyle/pageCurl``.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// Pages are scrolled, and not bound.
    case none
    /// At the left or upper edge; one page is shown.
    case min
    /// In the middle; two pages are shown side by side.
    case mid
    /// At the right or lower edge; one page is shown.
    case max
  }

  /// Which of two pages follows.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// The new page is the one after the old one.
    case forward
    /// The new page is the one before the old one.
    case reverse
  }

  /// How pages are turned.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// The page rolls up and off.
    case pageCurl
    /// The pages slide.
    case scroll
  }

  /// A key of the options with which a page view controller is made.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a ``SpineLocation``, as a number.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that are scrolled, in points, as a number.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
