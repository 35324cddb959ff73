import OpenQuartzCore

/// Shows a collection view, of which it is the data source and the delegate.
///
/// When it appears, and nothing has been shown yet, the data are loaded; later the selection is
/// taken back, with the transition and as far as that gets.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let layout: UICollectionViewLayout?
  private var list: UICollectionView?

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose collection view has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layout = nil
    super.init(coder: coder)
  }

  deinit {}

  /// The collection view, inside `view`; it is made with the view. Setting it replaces the one that
  /// is there.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return list
    }
    set { replaceList(by: newValue) }
  }

  /// The layout of the collection view, or the one with which it will be made.
  open var collectionViewLayout: UICollectionViewLayout {
    list?.collectionViewLayout ?? layout ?? UICollectionViewFlowLayout()
  }

  /// Whether the selection is taken back when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items, where the data source can move them; true by default.
  open var installsStandardGestureForInteractiveMovement = true

  /// Makes a view with the collection view in it.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    guard list == nil else { return installList() }
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
    installList()
  }

  private func installList() {
    guard let list else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if list.backgroundColor == nil { list.backgroundColor = .systemBackground }
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  private func replaceList(by new: UICollectionView?) {
    guard let new, new !== list else { return }
    list?.removeFromSuperview()
    list = new
    if isViewLoaded { installList() }
  }

  /// Takes the selection back with the transition, and gives it back if that is cancelled. Overrides
  /// call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    list?.core.clearSelection(with: transitionCoordinator, animated: animated)
  }

  /// Shows the indicators for a moment. Overrides call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list?.flashScrollIndicators()
  }

  /// Has the collection view edit too. Overrides call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list?.isEditing = editing
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item. A subclass with items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
