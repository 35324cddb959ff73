import NestTesting
import OpenUIKitLists

/// The life of a table and of two collection views with their controllers: shown, scrolled,
/// selected, edited, updated, laid out by other layouts, coloured, resized and removed.
final class ListLife: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  private let overrides: Bool
  private let host: TestHost
  private var lines: [String] = []
  private var views: [String: String] = [:]
  private var rows = (0..<40).map { "Row \($0)" }
  private var items = (0..<60).map { "Item \($0)" }

  init(overrides: Bool) throws {
    self.overrides = overrides
    host = try TestHost(size: CGSize(width: 320, height: 480))
    super.init()
  }

  deinit {}

  /// Lives, and returns what was seen.
  func run() throws -> [String] {
    try liveTable()
    for kind in LayoutKind.allCases { try liveCollection(kind) }
    try livePlaceholder()
    return lines
  }

  private func make<Object>(
    _ plain: @autoclosure () -> Object, _ overriding: @autoclosure () -> Object
  ) -> Object { overrides ? overriding() : plain() }

  private func step(_ name: String, _ body: () throws -> Void) throws {
    try body()
    try host.settle()
    lines.append("after \(name)")
    var now: [String: String] = [:]
    visit(host.window, "root", &now)
    for path in now.keys.filter({ now[$0] != views[$0] }).sorted() {
      lines.append("\(path): \(now[path] ?? "")")
    }
    lines += views.keys.filter { now[$0] == nil }.sorted().map { "\($0) has left" }
    views = now
  }

  private func visit(_ view: UIView, _ path: String, _ now: inout [String: String]) {
    let text = (view as? UILabel)?.text ?? ""
    let color = view.backgroundColor.map { "\($0.resolvedColor(with: view.traitCollection))" }
    now[path] =
      "\(view.frame) \(view.bounds.origin) \(view.alpha) \(view.isHidden) \(text) \(color ?? "")"
    for (index, subview) in view.subviews.enumerated() { visit(subview, "\(path).\(index)", &now) }
  }

  // MARK: Table

  private func liveTable() throws {
    let controller = make(
      UITableViewController(style: .plain), OverridingTableViewController(style: .plain))
    let table = make(
      UITableView(frame: .zero, style: .plain), OverridingTableView(frame: .zero, style: .plain))
    table.register(
      overrides ? OverridingTableViewCell.self : UITableViewCell.self,
      forCellReuseIdentifier: "row")
    table.register(
      overrides ? OverridingTableViewHeaderFooterView.self : UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate, controller.tableView) = (self, self, table)
    try step("table") { host.show(controller) }
    try step("scrolled") { host.turn { table.contentOffset.y = 700 } }
    try step("selected") { host.tap(at: CGPoint(x: 100, y: 200)) }
    try step("editing") { host.turn { controller.setEditing(true, animated: true) } }
    try step("edited") { host.turn { controller.setEditing(false, animated: false) } }
    try step("deleted") {
      host.turn {
        rows.removeSubrange(14..<20)
        table.deleteRows(at: (14..<20).map { IndexPath(row: $0, section: 0) }, with: .fade)
      }
    }
    try changeLook(controller)
    try step("removed") { host.show(UIViewController()) }
  }

  private func changeLook(_ controller: UIViewController) throws {
    try step("tint") { host.turn { controller.view.tintColor = .systemRed } }
    try step("dark") { host.turn { controller.overrideUserInterfaceStyle = .dark } }
    try step("wide") { try host.resize(to: CGSize(width: 480, height: 400)) }
    try step("insets") { host.turn { controller.additionalSafeAreaInsets.left = 20 } }
    try step("narrow") { try host.resize(to: CGSize(width: 320, height: 480)) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (rows[indexPath.row], "Text")
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    if indexPath.row.isMultiple(of: 3) { background.backgroundColor = nil }
    if indexPath.row.isMultiple(of: 3) { cell.backgroundConfiguration = background }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = UIListContentConfiguration.plainHeader()
    content.text = "Header"
    header?.contentConfiguration = content
    return header
  }

  // MARK: Collections

  private enum LayoutKind: CaseIterable { case flow, compositional, list, own }

  private func makeLayout(_ kind: LayoutKind) -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let flow = make(UICollectionViewFlowLayout(), OverridingCollectionViewFlowLayout())
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      return flow
    case .compositional:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      return make(
        UICollectionViewCompositionalLayout(section: section),
        OverridingCollectionViewCompositionalLayout(section: section))
    case .list:
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      return make(
        UICollectionViewCompositionalLayout.list(using: configuration),
        OverridingCollectionViewCompositionalLayout { _, environment in
          NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        })
    case .own: return ColumnLayout()
    }
  }

  private func liveCollection(_ kind: LayoutKind) throws {
    let layout = makeLayout(kind)
    let controller = make(
      UICollectionViewController(collectionViewLayout: layout),
      OverridingCollectionViewController(collectionViewLayout: layout))
    let view = make(
      UICollectionView(frame: host.window.bounds, collectionViewLayout: layout),
      OverridingCollectionView(frame: host.window.bounds, collectionViewLayout: layout))
    let cell: UICollectionViewCell.Type =
      kind == .list
      ? (overrides ? OverridingCollectionViewListCell.self : UICollectionViewListCell.self)
      : (overrides ? OverridingCollectionViewCell.self : UICollectionViewCell.self)
    view.register(cell, forCellWithReuseIdentifier: "item")
    view.register(
      overrides ? OverridingCollectionReusableView.self : UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    // The controller makes itself the data source when its view is loaded.
    controller.collectionView = view
    controller.loadViewIfNeeded()
    view.dataSource = self
    try step("collection \(kind)") { host.show(controller) }
    try step("scrolled") { host.turn { view.contentOffset.y = 150 } }
    try step("selected") { host.tap(at: CGPoint(x: 30, y: 60)) }
    try step("inserted") {
      host.turn {
        items.insert("New", at: 3)
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
      }
    }
    try changeLook(controller)
    try step("lower") {
      host.turn {
        UIView.animate(withDuration: 0.2) {
          view.frame.size.height -= 50
          view.layoutIfNeeded()
        }
      }
    }
    try step("another layout") {
      let next = make(UICollectionViewFlowLayout(), OverridingCollectionViewFlowLayout())
      host.turn { view.setCollectionViewLayout(next, animated: true) }
    }
    try step("removed") { host.show(UIViewController()) }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = items[indexPath.item]
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: Views of configurations

  private func livePlaceholder() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.text, empty.image) = ("Nothing", UIImage(systemName: "tray"))
    var row = UIListContentConfiguration.cell()
    (row.text, row.image) = ("Row", UIImage(systemName: "star"))
    let controller = UIViewController()
    let views = [
      make(
        UIContentUnavailableView(configuration: empty) as UIView,
        OverridingContentUnavailableView(configuration: empty)),
      make(
        UIListContentView(configuration: row) as UIView,
        OverridingListContentView(configuration: row)),
    ]
    try step("views of configurations") {
      host.show(controller)
      host.turn {
        for (index, view) in views.enumerated() {
          view.frame = CGRect(x: 0, y: 200 * index, width: 320, height: 200)
          controller.view.addSubview(view)
        }
      }
    }
    try changeLook(controller)
    try step("removed") { host.turn { for view in views { view.removeFromSuperview() } } }
  }
}
