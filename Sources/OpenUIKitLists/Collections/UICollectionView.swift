import OpenQuartzCore

/// Shows a list of items at places that a layout decides.
open class UICollectionView: UIScrollView {
  /// What attributes are of.
  nonisolated public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Where an item is in sight after `scrollToItem(at:at:animated:)`: one along each axis.
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers of a flow layout, and of lists.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout, and of lists.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Answers how many items there are, and makes their cells; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { core.reload() } }
  }

  /// Receives what happens; not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate, if it is one of collection views.
  final weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// Decides where the elements are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { currentLayout = newValue }
  }

  final var currentLayout: UICollectionViewLayout
  final lazy var core = ListCore(self)
  final var cells = ReusePool()
  final var classes: [ReusePool.Key: UICollectionReusableView.Type] = [:]

  /// A collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    currentLayout.owner = self
    scrollContent = core
  }

  /// A collection view is not read from an archive here.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Takes all data anew: the counts at once, cells in the next layout.
  open func reloadData() { core.reload() }
}
