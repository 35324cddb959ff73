import OpenUIKit

nonisolated extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two children, given by ``UISplitViewController/viewControllers``: the style of
    /// ``UISplitViewController/init(nibName:bundle:)``.
    case unspecified
    /// Two columns: primary and secondary.
    case doubleColumn
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn
  }

  /// A column, or what is shown in place of all of them.
  public enum Column: Int, Sendable {
    /// The one at the edge.
    case primary
    /// The one beside the primary column, of three.
    case supplementary
    /// The one that takes what is left.
    case secondary
    /// The one that is shown in place of all columns where the width is compact.
    case compact
    /// The one at the other edge, for what belongs to the content of the secondary column. Hidden
    /// until it is shown.
    case inspector
  }

  /// Which columns are shown, and where.
  public enum DisplayMode: Int, Sendable {
    /// The one that suits the size; never that of ``UISplitViewController/displayMode``.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one: the primary of two, the supplementary of three.
    case oneBesideSecondary
    /// The same one over the secondary column, which is dimmed.
    case oneOverSecondary
    /// Primary and supplementary column beside the secondary one.
    case twoBesideSecondary
    /// Primary and supplementary column over the secondary one, which is dimmed.
    case twoOverSecondary
    /// Primary and supplementary column, which move the secondary one partly out of sight.
    case twoDisplaceSecondary

    /// The former name of ``secondaryOnly``.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of ``oneBesideSecondary``.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of ``oneOverSecondary``.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Where columns come that are shown with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The one that suits the size and the mode.
    case automatic
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// One beside it; the second moves it partly out of sight.
    case displace
  }

  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading one.
    case leading
    /// The trailing one.
    case trailing
  }

  /// The background behind the content of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// None but that of its view.
    case none
    /// The one that the system has behind sidebars.
    case sidebar
  }

  /// Whether the bar of the secondary column has the button that changes the mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Where it has a bar, and the user may change the mode.
    case automatic
    /// No.
    case never
    /// Where it has a bar.
    case always
  }
}
