import OpenUIKitLists

/// Two lists beside each other, between which rows are dragged; each row has a menu with a preview,
/// and a drag that stays over one chooses it.
final class DragDemoViewController: UIViewController, ListPageDemo {
  var onEvent: (String) -> Void = { _ in }
  private var insertions = 0
  private var cities = [Array(Cities.all.prefix(8)), Array(Cities.all.dropFirst(20).prefix(4))]
  private(set) lazy var tables = cities.indices.map { makeTable($0) }

  deinit {}

  private func makeTable(_ side: Int) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    table.rowHeight = 44
    table.tag = side
    (table.dataSource, table.delegate) = (self, self)
    (table.dragDelegate, table.dropDelegate) = (self, self)
    table.isSpringLoaded = true
    return table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView(arrangedSubviews: tables)
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  private func city(_ table: UITableView, _ path: IndexPath) -> String {
    cities[table.tag][path.row]
  }

  // MARK: Commands

  func insert() {
    insertions += 1
    let city = Cities.name(insertions)
    cities[0].insert(city, at: 0)
    tables[0].insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    onEvent("Insert \(city)")
  }

  func remove() {
    guard let side = cities.firstIndex(where: { !$0.isEmpty }) else { return }
    let city = cities[side].removeFirst()
    tables[side].deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    onEvent("Delete \(city)")
  }

  func shuffle() {
    cities.swapAt(0, 1)
    for table in tables { table.reloadSections([0], with: .automatic) }
    onEvent("Exchange both lists")
  }

  func toggleEditing() {
    setEditing(!isEditing, animated: true)
    for table in tables { table.setEditing(isEditing, animated: true) }
    onEvent(isEditing ? "Editing begins" : "Editing ends")
  }
}

extension DragDemoViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities[tableView.tag].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = city(tableView, indexPath)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let city = cities[tableView.tag].remove(at: sourceIndexPath.row)
    cities[tableView.tag].insert(city, at: destinationIndexPath.row)
    onEvent("Move \(city)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onEvent("Select \(city(tableView, indexPath))")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let city = city(tableView, indexPath)
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: { CityViewController(city) },
      actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Choose") { _ in self?.onEvent("Choose \(city)") }])
      })
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in self?.onEvent("Tap the preview") }
  }
}

extension DragDemoViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  private func item(_ table: UITableView, _ path: IndexPath) -> UIDragItem {
    let city = city(table, path)
    let item = UIDragItem(itemProvider: NSItemProvider(object: city as NSString))
    item.localObject = city
    return item
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(tableView, indexPath)] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let new = item(tableView, indexPath)
    let has = session.items.contains { $0.localObject as? String == new.localObject as? String }
    return has ? [] : [new]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    for item in coordinator.items {
      guard let city = item.dragItem.localObject as? String else { continue }
      for table in tables {
        guard let row = cities[table.tag].firstIndex(of: city) else { continue }
        cities[table.tag].remove(at: row)
        table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
      let count = cities[tableView.tag].count
      let path = IndexPath(
        row: min(coordinator.destinationIndexPath?.row ?? count, count), section: 0)
      cities[tableView.tag].insert(city, at: path.row)
      tableView.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
      onEvent("Drop \(city)")
    }
  }
}

/// The name of a city, large: the preview beside the menu of a row.
private final class CityViewController: UIViewController {
  private let city: String

  init(_ city: String) {
    self.city = city
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 220, height: 120)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.text = city
    view.addSubview(label)
  }
}
