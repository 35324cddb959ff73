/// What surrounds a view or a view controller: room, light or dark, size of text and so on.
///
/// A collection is immutable, and collections of the same values are equal. It may be partial, as
/// an override or something to compare with; one that a view or a controller answers with has a
/// value for every system trait.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; the only stored property
  // is an immutable value.

  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection that says nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// A collection of what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().modified(by: mutations))
  }

  /// A collection of everything that several ones say; the last that says something wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// A collection that says the kind of machine only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection that says light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that says where lines begin only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that says the number of pixels per point only.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection that says the room across only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that says the room down only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that says the size of text only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that says the level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  // MARK: Traits

  /// The value of a trait; its default value if the collection says nothing about it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The kind of machine.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// Where lines begin.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// Pixels per point; 0 if nothing is said.
  open var displayScale: CGFloat { values.displayScale }

  /// How much room there is across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// How large text is meant to be.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether the interface lies above other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  // MARK: Comparison

  /// Whether this collection says everything that `trait` says; true for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.containsValues(of: $0.values) } ?? true
  }

  /// Whether colours may look different from what they are under `traitCollection`; for nil,
  /// whether the collection says anything that colours depend on.
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

  /// Names and values of what is said, for people who debug.
  open override var description: String { "<UITraitCollection: \(values)>" }
}
