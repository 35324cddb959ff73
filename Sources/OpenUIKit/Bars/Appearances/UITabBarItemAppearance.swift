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

  /// The callback after a change, for the appearance that this one is a part of.
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
    for state in states { state.copyValues(from: UITabBarItemStateAppearance()) }
  }

  /// An appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(copy.states, states) { new.copyValues(from: old) }
    return copy
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// The attributes of the title of an item in a state of a control: those of the item are before
  /// those of the appearance, and those of a state before those of `normal`, but for the colour of
  /// an item that is selected.
  // Fidelity: the colour for items that are not selected does not count for the one that is.
  // [observed]
  final func titleTextAttributes(
    of item: UITabBarItem, for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    func all(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
      appearance(for: state).titleTextAttributes.merging(
        item.titleTextAttributes(for: state) ?? [:]
      ) { $1 }
    }
    var base = all(.normal)
    if state.contains(.selected) { base[.foregroundColor] = nil }
    return base.merging(all(state.intersection([.disabled, .selected, .focused]))) { $1 }
  }

  /// The attributes of the text of the badge in a state of a control.
  final func badgeTextAttributes(
    of item: UITabBarItem, for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    normal.badgeTextAttributes
      .merging(appearance(for: state).badgeTextAttributes) { $1 }
      .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
      .merging(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
  }

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
  /// The callback after a change, for the appearance that this one is a part of.
  final var changed: (() -> Void)?

  override init() { super.init() }

  deinit {}

  /// The attributes of the title; what is not there is as in `normal`, or else as the system has
  /// it. None by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title is moved, in points; 0 by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of the icon; nil, as the bar says, by default.
  @NSCopying open var iconColor: UIColor? { didSet { changed?() } }
  /// How far the badge is moved, in points; 0 by default.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of the badge; nil, red, by default.
  @NSCopying open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// The attributes of the text of the badge; what is not there is as in `normal`, or else as the
  /// system has it. None by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the text of the badge is moved, in points; 0 by default.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changed?() } }

  final func copyValues(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    badgeTextAttributes = other.badgeTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
