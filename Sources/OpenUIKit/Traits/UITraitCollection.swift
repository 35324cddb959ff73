/// The environment of a view or a view controller: size classes, style, size of text and so on.
///
/// A collection is immutable, and collections of the same values are equal. It may be partial, as
/// an override or for a comparison; the collection of a view or a controller has a value for every
/// system trait.
nonisolated open class UITraitCollection: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the only stored property
  // is an immutable value.

  /// Sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection without values.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let archived = coder.decodeValue(ArchivedTraits.self, forKey: "UITraitCollection"),
      let values = archived.values
    else { return nil }
    self.values = values
    super.init()
  }

  /// True: archives of collections can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the traits of the system. Those that the program defines are left out.
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding {
      coder.encodeValue(ArchivedTraits(values), forKey: "UITraitCollection")
    }
  }

  /// A collection of what `mutations` sets.
  public convenience init(mutations: UITraitCollection.TraitMutations) {
    self.init(TraitValues().modified(by: mutations))
  }

  /// A collection of the values of several ones; of several values of a trait the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// A collection with an idiom only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection with a style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection with a layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection with a display scale only.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection with a horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection with a vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection with a content size category only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection with a level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection with a weight of text only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection with the colours of a display only.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection with what a display knows about touches only.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// A collection with a contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection with an active appearance only.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init { $0.activeAppearance = userInterfaceActiveAppearance }
  }

  /// A collection with a state of recording only.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// A collection with the value of one trait only.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  // MARK: Traits

  /// The value of a trait; its default value if the collection has none.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// Pixels per point; 0 if it is not specified.
  open var displayScale: CGFloat { values.displayScale }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether the interface is above other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// How heavy text is to be: `bold` where the user has asked for bold text. Fonts of text styles
  /// follow it.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Which colours the display shows; sRGB here.
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  /// Whether the display measures how hard it is touched; it does not here.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// How much colours are to differ.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// Whether the interface looks as the one that the user works with; it does here.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether what the scene shows is recorded.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  /// The traits with which colours are resolved where there is no view, on this thread.
  ///
  /// Inside `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)`, `tintColorDidChange()`,
  /// `viewIsAppearing(_:)`, `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` they are the
  /// traits of the receiver; elsewhere those of the main screen.
  open class var current: UITraitCollection {
    get { threadCurrent }
    set { threadCurrent = newValue }
  }

  /// Runs `actions` with this collection as the current one of this thread.
  open func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  // MARK: Comparison

  /// Whether this collection has all values of `trait`; true for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.containsValues(of: $0.values) } ?? true
  }

  /// Whether colours may look different from what they are under `traitCollection`; for nil,
  /// whether the collection has a value that colours depend on.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// Whether `object` is a collection of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  /// Names and values, for debugging.
  open override var description: String { "<UITraitCollection: \(values)>" }

  /// The collection itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
