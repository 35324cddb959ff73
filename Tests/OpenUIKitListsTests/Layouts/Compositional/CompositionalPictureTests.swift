import NestTesting
import Testing

@testable import OpenUIKitLists

/// Well-known layouts, drawn with plain cells.
@Suite struct CompositionalPictureTests {
  private func stage(
    _ counts: [Int], _ layout: UICollectionViewCompositionalLayout,
    color: @escaping (IndexPath) -> UIColor = { PictureCell.color($0) }
  ) throws -> PictureStage {
    let stage = try PictureStage(counts, layout)
    stage.color = color
    stage.view.reloadData()
    stage.host.commit()
    return stage
  }

  private func header(_ height: CGFloat, pins: Bool = false)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Describe.size(.fractionalWidth(1), .absolute(height)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = pins
    return header
  }

  @Test("R22.370 A shop: a banner by pages, and columns of three rows that scroll sideways")
  func shop() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let isBanner = index == 0
      let item = Describe.item(
        .fractionalWidth(1), isBanner ? .fractionalHeight(1) : .fractionalHeight(1.0 / 3),
        insets: isBanner ? 0 : 3)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: Describe.size(.fractionalWidth(0.92), .absolute(isBanner ? 160 : 180)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 6, leading: 16, bottom: 12, trailing: 16)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.boundarySupplementaryItems = isBanner ? [] : [header(32)]
      return section
    }
    let stage = try stage([5, 12, 12], layout)
    stage.host.flick(from: CGPoint(x: 250, y: 300), velocity: CGVector(dx: -900, dy: 0))
    try stage.host.settle()

    try stage.host.expectPicture("compositional-shop")
  }

  @Test("R22.370 Photos: a grid with headers that stay in sight, and a badge")
  func photos() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Describe.size(.absolute(18), .absolute(18)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: -6, y: -6)))
    let large = Describe.item(
      .fractionalWidth(2.0 / 3), .fractionalHeight(1), insets: 1, badges: [badge])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Describe.size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      repeatingSubitem: Describe.item(.fractionalWidth(1), .fractionalHeight(0.5), insets: 1),
      count: 2)
    let top = Describe.row(.fractionalWidth(2.0 / 3), [large, column])
    let row = Describe.row(
      .fractionalWidth(1.0 / 3),
      [Describe.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1), insets: 1)])
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Describe.size(.fractionalWidth(1), .fractionalWidth(1)), subitems: [top, row]))
    section.boundarySupplementaryItems = [header(36, pins: true)]
    let stage = try stage([14, 20], UICollectionViewCompositionalLayout(section: section))
    stage.view.contentOffset.y = 130
    stage.host.commit()

    try stage.host.expectPicture("compositional-photos")
  }

  @Test("R22.371 Settings: groups with round corners and lines between the rows")
  func settings() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let stage = try stage([1, 5, 3, 4], layout) { _ in .secondarySystemGroupedBackground }

    try stage.host.expectPicture("compositional-settings")
  }
}

/// A collection view of 320 × 480 points with numbered cells.
private final class PictureStage: NSObject, UICollectionViewDataSource {
  let host: TestHost
  let view: UICollectionView
  let counts: [Int]
  var color: (IndexPath) -> UIColor = { _ in .white }

  init(_ counts: [Int], _ layout: UICollectionViewLayout) throws {
    let size = CGSize(width: 320, height: 480)
    host = try TestHost(size: size, scale: 2)
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.backgroundColor = .systemBackground
    view.showsVerticalScrollIndicator = false
    view.register(PictureCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(
        PictureView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
  }

  deinit {}

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = color(indexPath)
    (cell as? PictureCell)?.label.text = "Item \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? PictureView)?.show(kind == "badge" ? nil : "Section \(indexPath.section)")
    return view
  }
}

/// A cell that draws what the attributes of a list say.
private final class PictureCell: UICollectionViewCell {
  let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)

  static func color(_ path: IndexPath) -> UIColor {
    UIColor(
      hue: CGFloat((path.item * 7 + path.section * 3) % 16) / 16, saturation: 0.45,
      brightness: 0.92, alpha: 1)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.addSubview(line)
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = layoutAttributes.indexPath.item == 2 ? 60 : 44
    return layoutAttributes
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    label.frame = CGRect(x: 16, y: 0, width: 200, height: min(44, bounds.height))
    guard let list = (layoutAttributes as? ListLayoutAttributes)?.list else { return }
    var corners: CACornerMask = []
    if list.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if list.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    contentView.layer.cornerRadius = list.cornerRadius
    contentView.layer.maskedCorners = corners
    line.backgroundColor = list.bottomSeparator?.color
    line.isHidden = list.bottomSeparator == nil
    line.frame = CGRect(
      x: list.bottomSeparator?.leading ?? 16, y: bounds.height - 0.5, width: bounds.width,
      height: 0.5)
  }
}

private final class PictureView: UICollectionReusableView {
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  func show(_ text: String?) {
    label.text = text
    label.font = .boldSystemFont(ofSize: 17)
    backgroundColor = text == nil ? .systemRed : UIColor.systemBackground.withAlphaComponent(0.85)
    layer.cornerRadius = text == nil ? 9 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 0)
  }
}
