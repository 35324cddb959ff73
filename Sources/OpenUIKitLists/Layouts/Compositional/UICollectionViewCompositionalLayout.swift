import OpenQuartzCore

/// Describes a section for an environment; nil is reported and leaves the section empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections, each of which is described by the groups of items that it repeats.
///
/// The description of each section is asked for when the layout is prepared after an invalidation
/// of the whole, and when the size, the insets or the traits of the collection view have changed;
/// not while it scrolls, and not for the sizes of views. Only what is on the screen is made.
///
/// - `Solver`: from a description to frames, without views.
/// - `Orthogonal`: sections that scroll by themselves, each in a scroll view of its own.
/// - `Lists`: sections that look like tables.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The properties of the layout besides its sections. Setting it invalidates the layout; changing
  /// the object that it returns has no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.duplicate() }
    set {
      storedConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Where everything is; nil before the first preparation.
  final var solution: CompositionalSolution?
  /// The state for which the solution was made.
  final var solved = SolvedState()
  /// The sizes that views have asked for, by section.
  final var sizes: [MeasuredSizes] = []
  /// Those of the headers and footers of the whole.
  final var boundarySizes: [Int: CGSize] = [:]
  /// The sections that scroll by themselves.
  final let orthogonal = OrthogonalSections()
  /// The changes that handlers of visible items have made.
  final var changes = VisibleItemChanges()

  /// A layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let copy = section.copy() as? NSCollectionLayoutSection ?? section
    self.init(sectionProvider: { _, _ in copy }, configuration: configuration)
  }

  /// A layout whose sections are described by a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are described by a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.duplicate()
    super.init()
    register(
      ListSectionBackground.self, forDecorationViewOfKind: ListSectionStyle.backgroundKind)
  }

  /// Nil: closures are not read from an archive.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  /// A layout in which all sections look like tables.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Contents

  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elementAttributes(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed(.cell(indexPath)).map { attributes(of: $0) } }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed(.supplementary(kind: elementKind, indexPath)).map { attributes(of: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed(.decoration(kind: elementKind, indexPath)).map { attributes(of: $0) }
  }

  // Fidelity: leading is at the right from right to left. [documented]
  /// True: groups begin at the leading edge.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// True in bounds of another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    solution != nil && newBounds.size != solved.boundsSize
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    solved.boundsContext = newBounds.size == solved.boundsSize ? context : nil
    return context
  }

  /// True for another size along an axis of which the view decides.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNew(preferredAttributes.size, of: originalAttributes.element) }

  // MARK: For the list

  override func estimatesSize(of element: ListElement) -> Bool { isMeasured(element) }

  override func take(_ preferred: CGSize, of element: ListElement) {
    takeSize(preferred, of: element)
  }

  override func follow(_ plan: ListUpdatePlan) { followPlan(plan) }

  override func container(of element: ListElement) -> UIView? { scrollContent(of: element) }

  override func dependsOnInsets() -> Bool { true }
}
