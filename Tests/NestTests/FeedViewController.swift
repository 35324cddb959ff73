import NestKit
import OpenUIKitLists

/// Children in the cells of a collection view, one below the other.
///
/// All of them are children of the controller; those whose cells are shown have appeared. A cell
/// contains the view of a child between `willDisplay` and `didEndDisplaying`, which come in pairs
/// however cells are used again.
final class FeedViewController: UIViewController {
  private var contents: [ContainerContent] = []
  /// The contents that are in cells now, by the cells.
  private var displayed: [ObjectIdentifier: ContainerContent] = [:]
  private var isVisible = false
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private static let identifier = "page"
  private static let itemHeight: CGFloat = 120

  deinit {}

  /// The children, from top to bottom.
  var pages: [UIViewController] { contents.map(\.viewController) }

  /// Shows other children. Those that stay keep their state.
  func setPages(_ pages: [UIViewController]) {
    let old = contents
    var new: [ContainerContent] = []
    for page in pages where !new.contains(where: { $0.viewController === page }) {
      if let content = old.first(where: { $0.viewController === page }) {
        new.append(content)
        continue
      }
      let content = ContainerContent(viewController: page, container: self)
      guard content.addToContainer() else { continue }
      content.didMoveToContainer()
      new.append(content)
    }
    let removed = old.filter { content in !new.contains { $0 === content } }
    for content in removed { content.willMoveFromContainer() }
    contents = new
    if isViewLoaded {
      list.reloadData()
      list.layoutIfNeeded()
    }
    for content in removed { content.removeFromContainer() }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  /// The size of a child: the width of the controller, and the height of an item.
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: Self.itemHeight) }

  // The sizes of items follow the width.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layout.invalidateLayout()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isVisible = true
    for content in displayed.values { content.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for content in displayed.values { content.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    for content in displayed.values { content.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for content in displayed.values { content.endAppearanceTransition() }
  }
}

extension FeedViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { contents.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}

extension FeedViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: Self.itemHeight) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let content = contents[indexPath.item]
    displayed[ObjectIdentifier(cell)] = content
    content.insertView(into: cell.contentView)
    guard isVisible else { return }
    content.beginAppearanceTransition(true, animated: false)
    content.endAppearanceTransition()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let content = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    content.beginAppearanceTransition(false, animated: false)
    content.endAppearanceTransition()
    content.removeView()
  }
}
