import Foundation
import NestTesting
import OpenUIKitLists
import Testing

/// Layouts as programs write them.
@Suite struct CustomLayoutTests {
  /// Cards beside each other, the one in the middle the largest and the foremost.
  private final class Carousel: UICollectionViewFlowLayout {
    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 100, height: 100)
      minimumLineSpacing = -20
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      let inset = (collectionView.bounds.width - itemSize.width) / 2
      sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView, let elements = super.layoutAttributesForElements(in: rect) else {
        return nil
      }
      let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
      return elements.map { element in
        guard let card = element.copy() as? UICollectionViewLayoutAttributes else { return element }
        let distance = abs(card.center.x - middle)
        let scale = 1 - min(0.5, distance / 200)
        card.transform = CGAffineTransform(scaleX: scale, y: scale)
        card.zIndex = -Int(distance)
        card.alpha = scale
        return card
      }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposedContentOffset.x / 80).rounded() * 80, y: proposedContentOffset.y)
    }
  }

  @Test("R22.190 A carousel: a subclass of flow that transforms by the distance from the middle")
  func carousel() throws {
    let layout = Carousel()
    let stage = try LayoutStage([20], layout: layout, size: CGSize(width: 300, height: 120))
    let states = {
      stage.view.indexPathsForVisibleItems.map { path in
        let cell = stage.view.cellForItem(at: path)
        let scale = (cell?.transform.a ?? 0) * 100
        return "\(path.item) \(Int(cell?.center.x ?? 0)) \(Int(scale.rounded())) "
          + "\(Int(cell?.layer.zPosition ?? 0))"
      }
    }

    #expect(states() == ["0 150 100 0", "1 230 60 -80", "2 310 50 -160"])
    stage.view.contentOffset.x = 160
    stage.host.commit()
    #expect(
      states() == [
        "0 150 50 -160", "1 230 60 -80", "2 310 100 0", "3 390 60 -80", "4 470 50 -160",
      ])
    #expect(stage.view.contentSize.width == 1820)
  }

  @Test("R22.193 Released content rests where the layout says")
  func resting() throws {
    let stage = try LayoutStage([20], layout: Carousel(), size: CGSize(width: 300, height: 120))

    stage.host.putDown(0, at: CGPoint(x: 250, y: 50))
    for step in 1...10 {
      stage.host.advance(by: 1.0 / 60)
      stage.host.move(0, to: CGPoint(x: 250 - step * 13, y: 50))
    }
    stage.host.lift(0, at: CGPoint(x: 120, y: 50))
    try stage.host.settle()

    let cards = stage.view.contentOffset.x / 80
    #expect(cards >= 1 && abs(cards - cards.rounded()) < 0.01)
  }

  /// Columns of items of different heights, each put into the shortest column.
  private final class Waterfall: UICollectionViewLayout {
    var cache: [UICollectionViewLayoutAttributes] = []
    var height: CGFloat = 0

    override func prepare() {
      guard cache.isEmpty, let collectionView else { return }
      var columns: [CGFloat] = [0, 0, 0]
      let width = collectionView.bounds.width / 3
      for item in 0..<collectionView.numberOfItems(inSection: 0) {
        let column = columns.indices.min { columns[$0] < columns[$1] } ?? 0
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: width * CGFloat(column), y: columns[column], width: width,
          height: CGFloat(20 + item * 37 % 60))
        columns[column] = attributes.frame.maxY
        cache.append(attributes)
      }
      height = columns.max() ?? 0
    }

    override func invalidateLayout() {
      super.invalidateLayout()
      cache = []
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      cache = []
    }
  }

  @Test("R22.191 A waterfall: visible are exactly the items in sight, at each offset and width")
  func waterfall() throws {
    let layout = Waterfall()
    let stage = try LayoutStage([300], layout: layout, size: CGSize(width: 300, height: 200))
    for (width, offset) in [(300, 0), (300, 777), (240, 777), (240, 2000)] as [(CGFloat, CGFloat)] {
      stage.view.frame.size.width = width
      stage.scroll(to: offset)
      let visible = layout.cache.filter {
        $0.frame.maxY > offset && $0.frame.minY < offset + 200
      }
      #expect(stage.view.indexPathsForVisibleItems == visible.map(\.indexPath).sorted())
      #expect(
        stage.frames()
          == visible.sorted { $0.indexPath < $1.indexPath }.map {
            LayoutStage.text($0.frame)
          })
      #expect(layout.cache.first?.frame.width == width / 3)
    }
    #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count < 30)
  }

  /// Items around a middle; new ones come from there, and deleted ones go there.
  private final class Circle: UICollectionViewLayout {
    var count = 0
    var inserted: Set<IndexPath> = []
    var deleted: Set<IndexPath> = []

    override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let angle = CGFloat(indexPath.item) / CGFloat(count) * 2 * .pi
      attributes.size = CGSize(width: 20, height: 20)
      attributes.center = CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle))
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted = Set(
        updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
      deleted = Set(
        updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      (inserted, deleted) = ([], [])
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      guard inserted.contains(itemIndexPath) else { return attributes }
      attributes?.center = CGPoint(x: 100, y: 100)
      attributes?.alpha = 0
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      guard deleted.contains(itemIndexPath) else { return attributes }
      attributes?.center = CGPoint(x: 100, y: 100)
      attributes?.alpha = 0
      attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
      return attributes
    }
  }

  @Test("R22.192 A circle: items come from the middle, go there, and the others turn")
  func circle() throws {
    let layout = Circle()
    let stage = try LayoutStage([4], layout: layout, size: CGSize(width: 200, height: 200))
    #expect(
      stage.frames() == ["170 90 20 20", "90 170 20 20", "10 90 20 20", "90 10 20 20"])
    let second = try #require(stage.view.cellForItem(at: LayoutStage.path(1)))
    let gone = try #require(stage.view.cellForItem(at: LayoutStage.path(0)))

    stage.counts = [5]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [LayoutStage.path(0)])
      stage.view.insertItems(at: [LayoutStage.path(3), LayoutStage.path(4)])
    }
    let new = try #require(stage.view.cellForItem(at: LayoutStage.path(4)))
    stage.host.advance(by: 0.001)

    #expect(stage.view.cellForItem(at: LayoutStage.path(0)) === second)
    #expect(gone.superview === stage.view && gone.center == CGPoint(x: 100, y: 100))
    #expect(abs((new.layer.presentation()?.position.x ?? 0) - 100) < 3)
    #expect(abs((second.layer.presentation()?.position.y ?? 0) - 180) < 3)
    try stage.host.settle()
    #expect(gone.superview == nil)
    #expect(second.frame == CGRect(x: 170, y: 90, width: 20, height: 20))
    #expect(layout.inserted.isEmpty && stage.frames().count == 5)
  }
}
