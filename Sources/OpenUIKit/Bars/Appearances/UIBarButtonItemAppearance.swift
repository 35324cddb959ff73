/// How bar button items of one style look, in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// While the item can be used and is not touched.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// While the item is touched.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// While the item cannot be used.
  open private(set) var disabled: UIBarButtonItemStateAppearance
  /// While the item has the focus.
  open private(set) var focused: UIBarButtonItemStateAppearance

  /// The callback after a change, for the appearance that this one is a part of.
  final var changed: (() -> Void)?

  /// The default appearance of items of a style.
  public init(style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    super.init()
    follow()
  }

  /// The default appearance of plain items.
  public convenience override init() { self.init(style: .plain) }

  deinit {}

  /// Resets all states to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.reset() }
  }

  /// An appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    for (new, old) in zip(copy.states, states) { new.copyValues(from: old) }
    return copy
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  private func follow() {
    for state in states { state.changed = { [weak self] in self?.changed?() } }
  }

  /// The attributes of the title of an item in a state of a control: those of the item are before
  /// those of the appearance, and those of a state before those of `normal`.
  final func titleTextAttributes(
    of item: UIBarItem?, for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    let own = appearance(for: state).titleTextAttributes
    let all = normal.titleTextAttributes.merging(own) { $1 }
    return all.merging(item?.shownTitleTextAttributes(for: state) ?? [:]) { $1 }
  }

  /// The values for a state of a control; what it leaves open is that of `normal`.
  final func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.focused) ? focused : normal
  }
}

/// How a bar button item looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The callback after a change, for the appearance that this one is a part of.
  final var changed: (() -> Void)?

  override init() { super.init() }

  deinit {}

  /// The attributes of the title; what is not there is as in `normal`, or else as the system has
  /// it. None by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title is moved, in points; 0 by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The image behind title and image, stretched; nil by default.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// How far that image is moved, in points; 0 by default.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changed?() } }

  final func copyValues(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  final func reset() { copyValues(from: UIBarButtonItemStateAppearance()) }
}
