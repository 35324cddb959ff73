import NestTesting
import Testing

@testable import OpenUIKitLists

/// Rows and other views of lists in a part of the hierarchy with traits of its own.
@Suite struct ListTraitsTests {
  /// Lists of 30 rows with headers.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Row \(indexPath.item)", "Text")
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      (header as? UICollectionViewListCell)?.contentConfiguration = content
      return header
    }
  }

  enum Kind: CaseIterable { case table, grouped, list, flow }

  private let size = CGSize(width: 320, height: 480)
  private let source = Source()

  private func makeList(_ kind: Kind) -> UIScrollView {
    if kind == .table || kind == .grouped {
      let table = UITableView(
        frame: CGRect(origin: .zero, size: size), style: kind == .table ? .plain : .grouped)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (source, source)
      return table
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flow.headerReferenceSize = CGSize(width: 320, height: 20)
    let list = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: kind == .flow
        ? flow : UICollectionViewCompositionalLayout.list(using: configuration))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = source
    return list
  }

  /// The heights of cells, headers and footers that are shown.
  private func heights(_ list: UIScrollView) -> [ListElement: CGFloat] {
    let shown = (list as? any ListFront)?.core.shown ?? [:]
    return shown.filter { if case .decoration = $0.key { false } else { true } }
      .mapValues(\.view.frame.height)
  }

  /// Whether what both lists show has the same heights.
  private func agree(
    _ first: [ListElement: CGFloat], _ second: [ListElement: CGFloat]
  ) -> Bool {
    let both = first.keys.filter { second[$0] != nil }
    return both.count > 3 && both.allSatisfy { first[$0] == second[$0] }
  }

  /// A window with a part that has traits, and a list in it.
  private func show(
    _ kind: Kind, _ traits: (UIView) -> Void
  ) throws -> (TestHost, part: UIView, UIScrollView) {
    let host = try TestHost(size: size)
    let part = UIView(frame: CGRect(origin: .zero, size: size))
    traits(part)
    let list = makeList(kind)
    part.addSubview(list)
    host.window.addSubview(part)
    host.window.makeKeyAndVisible()
    host.commit()
    return (host, part, list)
  }

  private func large(_ view: UIView) {
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  }

  @Test(
    "R22.600 What a list shows has the height for the traits of where it is shown",
    arguments: Kind.allCases)
  func largeText(_ kind: Kind) throws {
    let usual = heights(try show(kind) { _ in }.2)
    let (host, _, list) = try show(kind, large)
    let first = heights(list)
    #expect(!agree(first, usual))
    // The same views, which have their traits for certain.
    host.turn { (list as? UITableView)?.reloadData() }
    host.turn { (list as? UICollectionView)?.reloadData() }
    #expect(agree(first, heights(list)))

    // Views that come into sight, those that were used before among them.
    let height = first[.cell(IndexPath(item: 1, section: 0))]
    for offset in stride(from: CGFloat(100), to: 900, by: 90) {
      host.turn { list.contentOffset.y = offset }
      // In a flow texts of other lengths have other lines.
      #expect(kind == .flow || heights(list).allSatisfy { !$0.key.isCell || $0.value == height })
    }
    host.turn { list.contentOffset.y = -list.adjustedContentInset.top }
    #expect(agree(first, heights(list)))
  }

  @Test(
    "R22.601 Other traits of a list that is shown give everything new heights at once",
    arguments: Kind.allCases)
  func changedText(_ kind: Kind) throws {
    let expected = heights(try show(kind, large).2)
    let (host, part, list) = try show(kind) { _ in }
    let before = heights(list)

    host.turn { large(part) }
    #expect(agree(heights(list), expected))
    host.turn { part.traitOverrides.preferredContentSizeCategory = .large }
    #expect(agree(heights(list), before))
  }

  @Test(
    "R22.603 What is shown is measured again for another width", arguments: [Kind.table, .list])
  func changedWidth(_ kind: Kind) throws {
    let (host, _, list) = try show(kind, large)
    let before = heights(list)

    host.turn { list.frame.size.width = 300 }
    #expect(agree(heights(list), before))
  }

  /// As high as its traits say.
  private final class TraitCell: UITableViewCell {
    deinit {}

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      var height: CGFloat = 50
      if traitCollection.userInterfaceStyle == .dark { height += 10 }
      if traitCollection.layoutDirection == .rightToLeft { height += 20 }
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { height += 40 }
      return CGSize(width: targetSize.width, height: height)
    }
  }

  @Test("R22.600 Rows are measured in the style and the direction of their part of the hierarchy")
  func styleAndDirection() throws {
    let host = try TestHost(size: size)
    let list = makeList(.table)
    (list as? UITableView)?.register(TraitCell.self, forCellReuseIdentifier: "row")
    list.traitOverrides.userInterfaceStyle = .dark
    list.traitOverrides.layoutDirection = .rightToLeft
    host.window.addSubview(list)
    host.window.makeKeyAndVisible()

    host.commit()

    #expect((list as? UITableView)?.visibleCells.first?.frame.height == 120)
  }
}
