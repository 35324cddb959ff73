import NestTesting
import OpenUIKitLists
import Testing

/// The cells of an outline: what their chevrons do, and what they show of the snapshot.
@Suite struct OutlineCellTests {
  @MainActor private final class Stage {
    let host: TestHost
    let list: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = item == "A" ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      host.window.makeKeyAndVisible()
      host.window.addSubview(list)
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["A", "B"])
      outline.append(["a", "b"], to: "A")
      source.apply(outline, to: 0, animatingDifferences: false)
      host.commit()
    }

    deinit {}

    var items: [String] { source.snapshot().itemIdentifiers }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
  }

  @Test("R22.129 The chevron of a cell expands and collapses its item, and levels are indented")
  func chevron() throws {
    let stage = try Stage(.cell)
    #expect(stage.items == ["A", "B"])
    #expect(stage.cell(0)?.configurationState.isExpanded == false)
    let frame = try #require(stage.cell(0)).frame

    stage.host.tap(at: CGPoint(x: frame.maxX - 24, y: frame.midY))
    try stage.host.settle()

    #expect(stage.items == ["A", "a", "b", "B"])
    #expect(stage.cell(0)?.configurationState.isExpanded == true)
    #expect(stage.cell(1)?.indentationLevel == 1)
    #expect(stage.cell(3)?.indentationLevel == 0)
    stage.host.tap(at: CGPoint(x: frame.maxX - 24, y: frame.midY))
    try stage.host.settle()
    #expect(stage.items == ["A", "B"])
    #expect(stage.cell(0)?.configurationState.isExpanded == false)
  }

  @Test("R22.129 A touch anywhere on a header of an outline expands it, and selects nothing")
  func header() throws {
    let stage = try Stage(.header)
    let frame = try #require(stage.cell(0)).frame

    stage.host.tap(at: CGPoint(x: 60, y: frame.midY))
    try stage.host.settle()

    #expect(stage.items == ["A", "a", "b", "B"])
    #expect(stage.list.indexPathsForSelectedItems == [])
  }

  @Test("R22.129 An outline that the program expands turns the chevrons of cells that stay")
  func program() throws {
    let stage = try Stage(.cell)
    var outline = stage.source.snapshot(for: 0)

    outline.expand(["A"])
    stage.source.apply(outline, to: 0)
    try stage.host.settle()

    #expect(stage.cell(0)?.configurationState.isExpanded == true)
  }
}
