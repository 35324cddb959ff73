import NestTesting

@testable import OpenUIKitLists

/// A table with estimates whose rows measure themselves when they come into view.
///
/// What is on the screen stays there, or moves as far as the table was scrolled, whatever estimates
/// are replaced and whatever is resized. Updates leave the offset as it is.
final class OffsetWalk: NSObject, DrivenSystem, UITableViewDataSource {
  private struct Item {
    let id: Int
    var height: Int
  }

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private let host: TestHost
  private let table: UITableView
  private var sections: [[Item]]
  private var count = 0
  private static let header: CGFloat = 24

  override init() {
    do { host = try TestHost(size: CGSize(width: 320, height: 480)) } catch {
      preconditionFailure("no host: \(error)")
    }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    sections = []
    super.init()
    sections = (0..<6).map { _ in (0..<12).map { _ in nextItem() } }
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.estimatedRowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = Self.header
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
  }

  deinit {}

  private func nextItem() -> Item {
    count += 1
    return Item(id: count, height: 20 + (count * 37) % 101)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.fill(sections[indexPath.section][indexPath.row].id, height(indexPath))
    return cell
  }

  private func height(_ path: IndexPath) -> CGFloat {
    CGFloat(sections[path.section][path.row].height)
  }

  // MARK: Operations

  func nextOperation(using generator: inout SeededGenerator) -> OffsetOperation {
    OffsetOperation.any { Int.random(in: $0, using: &generator) }
  }

  func perform(_ operation: OffsetOperation) throws {
    let (before, offset) = (places, table.contentOffset.y)
    let size = table.bounds.height
    apply(operation)
    let distance = table.contentOffset.y - offset
    host.commit()
    if let problem = structureProblem {
      self.problem = problem
    } else {
      switch operation {
      case .jump, .reload: break
      case .scroll: problem = motionProblem(before, distance, size)
      case let update where update.isUpdate: problem = offsetProblem(offset)
      default:
        // A list that grows at the end of its content is scrolled at once.
        problem = motionProblem(
          before, operation.isGrowth ? distance : 0, min(size, table.bounds.height),
          resizes: operation.isResizing)
      }
    }
  }

  func finish() throws {}

  private func apply(_ operation: OffsetOperation) {
    switch operation {
    case .scroll(let wanted):
      table.contentOffset.y = clamped(table.contentOffset.y + CGFloat(wanted))
    case .jump(let place): table.contentOffset.y = end * CGFloat(place) / 1000
    case .insert(let place, let count): insert(place, count)
    case .delete(let place, let count): delete(place, count)
    case .resize(let number, let height): resize(number, height)
    case .reconfigure(let number):
      guard let path = shown(number) else { return }
      sections[path.section][path.row].height = nextItem().height
      UIView.performWithoutAnimation { table.reconfigureRows(at: [path]) }
    case .reloadRow(let number):
      guard let path = shown(number) else { return }
      sections[path.section][path.row] = nextItem()
      UIView.performWithoutAnimation { table.reloadRows(at: [path], with: .none) }
    case .collapse(let number):
      let (section, rows) = (number, sections[number].count)
      sections[section] = []
      change { table.deleteRows(at: paths(section, 0..<rows), with: .none) }
    case .expand(let number):
      guard sections[number].isEmpty else { return }
      sections[number] = (0..<7).map { _ in nextItem() }
      change { table.insertRows(at: paths(number, 0..<7), with: .none) }
    case .reload: table.reloadData()
    case .setWidth(let width): table.frame.size.width = CGFloat(width)
    case .setHeight(let height): table.frame.size.height = CGFloat(height)
    }
  }

  private func insert(_ place: Int, _ count: Int) {
    let section = place % sections.count
    let start = place % (sections[section].count + 1)
    sections[section].insert(contentsOf: (0..<count).map { _ in nextItem() }, at: start)
    change { table.insertRows(at: paths(section, start..<start + count), with: .none) }
  }

  private func delete(_ place: Int, _ count: Int) {
    let section = place % sections.count
    guard !sections[section].isEmpty else { return }
    let start = place % sections[section].count
    let rows = start..<min(sections[section].count, start + count)
    sections[section].removeSubrange(rows)
    change { table.deleteRows(at: paths(section, rows), with: .none) }
  }

  private func resize(_ number: Int, _ height: Int) {
    guard let path = shown(number), let cell = table.cellForRow(at: path) as? Row else { return }
    sections[path.section][path.row].height = height
    cell.fill(cell.id, CGFloat(height))
    cell.invalidateIntrinsicContentSize()
  }

  private func change(_ work: () -> Void) { UIView.performWithoutAnimation(work) }

  private func paths(_ section: Int, _ rows: Range<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }

  private func shown(_ number: Int) -> IndexPath? {
    let paths = table.indexPathsForVisibleRows ?? []
    return paths.isEmpty ? nil : paths[number % paths.count]
  }

  /// The largest offset.
  private var end: CGFloat { max(0, table.contentSize.height - table.bounds.height) }

  private func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), end) }

  // MARK: Rules

  /// The identifiers of the visible rows, from top to bottom, and their places on the screen.
  private var places: [(id: Int, y: CGFloat, height: CGFloat)] {
    table.visibleCells.compactMap { cell in
      (cell as? Row).map {
        ($0.id, $0.frame.minY - table.contentOffset.y, $0.frame.height)
      }
    }
  }

  /// Rows follow each other, cover what is visible, and have the heights that they want.
  private var structureProblem: String? {
    var y: CGFloat?
    var last: IndexPath?
    for case let cell as Row in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { return "a visible cell has no row" }
      if cell.id != sections[path.section][path.row].id { return "\(path) shows another row" }
      if abs(cell.frame.height - height(path)) > 0.01 {
        return "\(path) is \(cell.frame.height) high and not \(height(path))"
      }
      if let y, let last {
        let headers = CGFloat(path.section - last.section) * Self.header
        if abs(cell.frame.minY - y - headers) > 0.01 {
          return "\(path) does not follow the one before"
        }
      }
      (y, last) = (cell.frame.maxY, path)
    }
    let offset = table.contentOffset.y
    guard offset >= -0.01, offset <= end + 0.01 else { return "\(offset) is not in 0...\(end)" }
    let rows = sections.indices.flatMap { section in
      paths(section, sections[section].indices)
    }
    let visible = rows.filter { table.rectForRow(at: $0).intersects(table.bounds) }
    let seen = table.indexPathsForVisibleRows ?? []
    return visible == seen ? nil : "\(seen) are shown, and \(visible) are visible"
  }

  /// The first row that is visible before and after is where it was on the screen, less what was
  /// scrolled, unless the content rests at one of its ends.
  private func motionProblem(
    _ before: [(id: Int, y: CGFloat, height: CGFloat)], _ distance: CGFloat, _ size: CGFloat,
    resizes: Bool = false
  ) -> String? {
    let offset = table.contentOffset.y
    guard offset > 0.01, offset < end - 0.01,
      let old = before.first(where: { $0.y - distance + $0.height > 0 && $0.y - distance < size })
    else { return nil }
    guard let new = places.first(where: { $0.id == old.id }) else {
      return resizes ? nil : "row \(old.id) has left the screen"
    }
    return abs(new.y - (old.y - distance)) <= 0.01
      ? nil : "row \(old.id) was at \(old.y), and is at \(new.y) after scrolling by \(distance)"
  }

  /// An update leaves the offset as it is, as far as the content reaches.
  private func offsetProblem(_ old: CGFloat) -> String? {
    abs(table.contentOffset.y - clamped(old)) <= 0.01
      ? nil : "the offset was \(old), and is \(table.contentOffset.y) of 0...\(end)"
  }

  private final class Row: UITableViewCell {
    private(set) var id = 0
    private var wanted: CGFloat = 50

    deinit {}

    func fill(_ id: Int, _ height: CGFloat) { (self.id, wanted) = (id, height) }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
  }
}
