import OpenUIKitLists

/// A table of cities by their first letters, with swipes, editing, reordering and an index.
final class TableDemoViewController: UITableViewController, ListPageDemo {
  var onEvent: (String) -> Void = { _ in }
  private var insertions = 0
  private var sections = Cities.byLetter

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  // MARK: Commands

  func insert() {
    insertions += 1
    let city = Cities.name(insertions)
    sections[0].cities.insert(city, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    onEvent("Insert \(city)")
  }

  func remove() {
    guard let section = sections.firstIndex(where: { !$0.cities.isEmpty }) else { return }
    delete(IndexPath(row: 0, section: section))
  }

  func shuffle() {
    tableView.performBatchUpdates { [self] in
      for section in sections.indices where sections[section].cities.count > 1 {
        let last = sections[section].cities.count - 1
        sections[section].cities.swapAt(0, last)
        let (first, end) = (
          IndexPath(row: 0, section: section), IndexPath(row: last, section: section)
        )
        tableView.moveRow(at: first, to: end)
        tableView.moveRow(at: end, to: first)
      }
    }
    onEvent("Exchange first and last rows")
  }

  func toggleEditing() {
    setEditing(!isEditing, animated: true)
    onEvent(isEditing ? "Editing begins" : "Editing ends")
  }

  private func delete(_ path: IndexPath) {
    let city = sections[path.section].cities.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
    onEvent("Delete \(city)")
  }

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cities.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].letter }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    let city = sections[indexPath.section].cities[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = city
    content.secondaryText = "\(city.count) letters"
    content.image = UIImage(systemName: "building.2")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { if editingStyle == .delete { delete(indexPath) } }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let city = sections[sourceIndexPath.section].cities.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].cities.insert(city, at: destinationIndexPath.row)
    onEvent("Move \(city)")
  }

  // MARK: Delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onEvent("Select \(sections[indexPath.section].cities[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let city = sections[indexPath.section].cities[indexPath.row]
    let action = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
      self?.onEvent("Pin \(city)")
      done(true)
    }
    action.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [action])
  }
}
