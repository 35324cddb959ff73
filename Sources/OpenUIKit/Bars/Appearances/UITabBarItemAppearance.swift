/// How the items of a tab bar look in one layout, in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Where the title of an item is.
  nonisolated public enum Style: Int, Sendable {
    /// Below the icon.
    case stacked = 0
    /// Beside the icon.
    case inline = 1
    /// Beside the icon, in a low bar.
    case compactInline = 2
  }

  /// While the item is neither selected nor disabled.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// While the item is selected.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// While the item cannot be used.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// While the item has the focus.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// What is called after a change: the appearance that this one is a part of.
  final var changed: (() -> Void)?

  /// The default appearance in a layout.
  public init(style: UITabBarItemAppearance.Style) {
    super.init()
    for state in states { state.changed = { [weak self] in self?.changed?() } }
  }

  /// The default appearance of stacked items.
  public convenience override init() { self.init(style: .stacked) }

  deinit {}

  /// Resets all states to the default of a layout.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// An appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// The values for a state of a control.
  final func appearance(for state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.selected) { return selected }
    return state.contains(.focused) ? focused : normal
  }
}

/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// What is called after a change.
  final var changed: (() -> Void)?

  override init() { super.init() }

  deinit {}

  /// How far the title is moved, in points; 0 by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of the icon; nil, as the bar says, by default.
  @NSCopying open var iconColor: UIColor? { didSet { changed?() } }
  /// How far the badge is moved, in points; 0 by default.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of the badge; nil, red, by default.
  @NSCopying open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// How far the text of the badge is moved, in points; 0 by default.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changed?() } }

  final func take(_ other: UITabBarItemStateAppearance) {
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
