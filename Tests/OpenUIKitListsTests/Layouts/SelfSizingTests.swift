import NestTesting
import Testing

@testable import OpenUIKitLists

/// Views that decide about their size while they are shown.
@Suite struct SelfSizingTests {
  /// A view with a constraint for its height.
  private final class Header: UICollectionReusableView {
    private(set) lazy var height = heightView.heightAnchor.constraint(equalToConstant: 30)
    private let heightView = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      heightView.translatesAutoresizingMaskIntoConstraints = false
      addSubview(heightView)
      NSLayoutConstraint.activate([
        heightView.topAnchor.constraint(equalTo: topAnchor),
        heightView.bottomAnchor.constraint(equalTo: bottomAnchor),
        heightView.leadingAnchor.constraint(equalTo: leadingAnchor),
        heightView.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }

    deinit {}
  }

  /// A view that prefers a height of its own.
  private final class Preferring: UICollectionReusableView {
    deinit {}

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
      wanted.size.height = 25
      return wanted
    }
  }

  private func makeStage(
    header: UICollectionReusableView.Type, _ prepare: (UICollectionViewFlowLayout) -> Void
  ) throws -> LayoutStage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    prepare(layout)
    let stage = try LayoutStage([], layout: layout, size: CGSize(width: 200, height: 400))
    stage.view.register(
      header, forSupplementaryViewOfKind: LayoutStage.header, withReuseIdentifier: "view")
    stage.counts = [2, 2]
    stage.view.reloadData()
    stage.host.commit()
    return stage
  }

  private func header(_ section: Int, _ stage: LayoutStage) -> UICollectionReusableView? {
    stage.view.supplementaryView(
      forElementKind: LayoutStage.header, at: LayoutStage.path(0, section))
  }

  @Test("R22.456 Automatic headers of a flow are as long as their constraints want")
  func automatic() throws {
    let stage = try makeStage(header: Header.self) {
      $0.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    }

    #expect(stage.frames(0) == ["0 30 200 40", "0 70 200 40"])
    #expect(stage.frames(1) == ["0 140 200 40", "0 180 200 40"])
    #expect(header(1, stage)?.frame == CGRect(x: 0, y: 110, width: 200, height: 30))
    #expect(stage.view.contentSize.height == 220)
    // What was measured survives an update, and moves with its section.
    stage.counts = [1, 2, 2]
    stage.view.insertSections([0])
    stage.host.advance(by: 1)
    #expect(stage.view.contentSize.height == 290)
    stage.host.turn { stage.view.frame.size.width = 300 }
    #expect(header(0, stage)?.frame.size == CGSize(width: 300, height: 30))
  }

  @Test("R22.456 With estimates, headers of a given length keep it unless their view says another")
  func given() throws {
    let prepare = { (layout: UICollectionViewFlowLayout) in
      layout.estimatedItemSize = CGSize(width: 200, height: 40)
      layout.headerReferenceSize = CGSize(width: 0, height: 60)
    }

    let plain = try makeStage(header: Header.self, prepare)
    #expect(header(0, plain)?.frame.height == 60)
    let preferring = try makeStage(header: Preferring.self, prepare)
    #expect(header(0, preferring)?.frame.height == 25)
  }

  private final class Row: UITableViewCell {
    private(set) var height: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      let height = view.heightAnchor.constraint(equalToConstant: 60)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
      ])
      self.height = height
    }

    required init?(coder: NSCoder) { nil }

    deinit {}
  }

  private final class Rows: NSObject, UITableViewDataSource {
    deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test(
    "R22.457 A cell is measured again for a constraint where that is on, and never where all is off",
    arguments: [0, 1, 2])
  func invalidation(mode: Int) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: host.window.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.register(Row.self, forCellReuseIdentifier: "row")
    let rows = Rows()
    table.dataSource = rows
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
    let setting = try #require(UITableView.SelfSizingInvalidation(rawValue: mode))
    table.selfSizingInvalidation = setting
    // With the line below each row.
    func heights() -> [CGFloat] { table.visibleCells.map { $0.frame.height - 1 } }
    #expect(heights() == [60, 60, 60])

    host.turn { (table.visibleCells[0] as? Row)?.height?.constant = 90 }

    #expect(heights() == (setting == .enabledIncludingConstraints ? [90, 60, 60] : [60, 60, 60]))
    host.turn { table.visibleCells[0].invalidateIntrinsicContentSize() }
    #expect(heights() == (setting == .disabled ? [60, 60, 60] : [90, 60, 60]))
    #expect(table.visibleCells[1].frame.minY == table.visibleCells[0].frame.maxY)
  }
}
