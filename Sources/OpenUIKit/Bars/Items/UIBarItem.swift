/// The common part of the items of bars: title, image, tag, and whether the item can be used.
///
/// An item is a value of the program; bars make views for it and follow its changes while they show
/// it. An item without a custom view may be shown by several bars at the same time.
// Fidelity: UIKit says nothing about one item in two bars; a custom view is where it was added
// last. [decided]
@preconcurrency @MainActor
open class UIBarItem: NSObject, BarChangeSource {
  package final var barChangeObservers = BarChangeObservers()
  final var appearanceState: AppearanceState?
  /// Who observes the item; nil for nobody.
  package final var keyValueObservers: KeyValueObservers?

  /// An item without title and image.
  public override init() { super.init() }

  deinit {}

  /// A property that can be observed, by its name; nil if the class lists none of that name.
  class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name)
  }

  /// Whether the item can be used, true by default.
  open var isEnabled = true {
    didSet { changed(Properties.all.isEnabled, from: oldValue, to: isEnabled) }
  }

  /// The text of the item; nil by default.
  open var title: String? {
    didSet { changed(Properties.all.title, from: oldValue, to: title) }
  }

  /// The image of the item, whose shape is shown unless its rendering mode is `.alwaysOriginal`;
  /// nil by default.
  open var image: UIImage? {
    didSet { changed(Properties.all.image, from: oldValue, to: image) }
  }

  /// The image where bars are low; nil, `image`, by default.
  open var landscapeImagePhone: UIImage? {
    didSet { changed(Properties.all.landscapeImagePhone, from: oldValue, to: landscapeImagePhone) }
  }

  /// How far the edges of the image are moved inwards, in points; 0 by default.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { changed(Properties.all.imageInsets, from: oldValue, to: imageInsets) }
  }

  /// The same where bars are low.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet {
      changed(
        Properties.all.landscapeImagePhoneInsets, from: oldValue, to: landscapeImagePhoneInsets)
    }
  }

  /// The image in the large content viewer; nil, that of the item, enlarged, by default.
  open var largeContentSizeImage: UIImage?

  /// How far the edges of the image in the large content viewer are moved inwards, in points; 0 by
  /// default.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state; nil for what the bar says, which is the default.
  /// Those of the normal state count in the others too, where these have none.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    recordAppearance(for: [Int(state.rawValue)]) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    reportBarChange(.content)
  }

  /// The attributes that were set for a state; nil for none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// The attributes in a state, with those of the normal state.
  final func shownTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    let normal = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    let shown: [UIControl.State] = [.disabled, .highlighted, .selected, .focused]
    return shown.filter(state.contains).reversed().reduce(normal) { all, state in
      all.merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
    }
  }

  /// A number for the program, 0 by default.
  open var tag = 0

  // MARK: Appearance

  /// The proxy for all items of the class; see ``UIAppearance``.
  open class func appearance() -> Self { makeAppearance() }

  /// The proxy for items in bars that are inside instances of the containers, of which the
  /// innermost is first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { makeAppearance(in: containerTypes) }

  /// The proxy for items in bars that have all traits of a collection.
  open class func appearance(for trait: UITraitCollection) -> Self { makeAppearance(for: trait) }

  /// The proxy for items in bars that have all traits of a collection and are inside instances of
  /// the containers, of which the innermost is first.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { makeAppearance(in: containerTypes, for: trait) }

  /// A name for tests that the user never sees; nil by default.
  open var accessibilityIdentifier: String? {
    didSet {
      changed(Properties.all.accessibilityIdentifier, from: oldValue, to: accessibilityIdentifier)
    }
  }

  /// The image in a bar.
  final func shownImage(isCompact: Bool) -> UIImage? {
    isCompact ? landscapeImagePhone ?? image : image
  }

  /// The insets of the image in a bar.
  final func shownImageInsets(isCompact: Bool) -> UIEdgeInsets {
    isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
