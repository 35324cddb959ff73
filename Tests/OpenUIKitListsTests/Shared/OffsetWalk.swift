import NestTesting

@testable import OpenUIKitLists

/// A change of a table whose rows measure themselves. Rows and places are numbers of which the rest
/// by the number of what there is counts.
nonisolated enum OffsetOperation: DriverOperation {
  case scroll(Int)
  case jump(Int)
  case insert(Int, count: Int)
  case delete(Int, count: Int)
  case resize(Int, to: Int)
  case reconfigure(Int)
  case reload
  case setWidth(Int)
  case setHeight(Int)

  var simpler: [OffsetOperation] {
    switch self {
    case .scroll(let distance): abs(distance).simplerNumbers.map { .scroll($0) }
    case .jump(let place): place.simplerNumbers.map { .jump($0) }
    case .insert(let place, let count):
      place.simplerNumbers.map { .insert($0, count: count) }
        + count.simplerNumbers.map { .insert(place, count: $0) }
    case .delete(let place, let count):
      place.simplerNumbers.map { .delete($0, count: count) }
        + count.simplerNumbers.map { .delete(place, count: $0) }
    case .resize(let row, let height): row.simplerNumbers.map { .resize($0, to: height) }
    default: []
    }
  }
}

/// A table whose rows have estimates and measure themselves when they come into view. What is on
/// the screen stays there, or moves as far as the table was scrolled, whatever estimates are
/// replaced.
final class OffsetWalk: NSObject, DrivenSystem, UITableViewDataSource {
  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private let host: TestHost
  private let table: UITableView
  /// The heights that rows want.
  private var rows: [Int]
  private var lastHeight = 0

  override init() {
    do { host = try TestHost(size: CGSize(width: 320, height: 480)) } catch {
      preconditionFailure("no host: \(error)")
    }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    rows = (0..<60).map { 20 + ($0 * 37) % 100 }
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.estimatedRowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
  }

  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.wanted = CGFloat(rows[indexPath.row])
    return cell
  }

  // MARK: Operations

  func nextOperation(using generator: inout SeededGenerator) -> OffsetOperation {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    switch number(0...19) {
    case 0...9: return .scroll(number(-250...250))
    case 10: return .jump(number(0...1000))
    case 11, 12: return .insert(number(0...1000), count: number(1...6))
    case 13, 14: return .delete(number(0...1000), count: number(1...6))
    case 15, 16: return .resize(number(0...20), to: number(10...200))
    case 17: return .reconfigure(number(0...20))
    case 18: return number(0...3) == 0 ? .reload : .setHeight(number(100...400))
    default: return .setWidth(number(200...320))
    }
  }

  func perform(_ operation: OffsetOperation) throws {
    let before = places
    let offset = table.contentOffset.y
    var distance: CGFloat? = 0
    switch operation {
    case .scroll(let wanted):
      let new = clamped(offset + CGFloat(wanted))
      distance = new - offset
      table.contentOffset.y = new
    case .jump(let place):
      distance = nil
      table.contentOffset.y = range.upperBound * CGFloat(place) / 1000
    case .insert(let place, let count):
      distance = nil
      let start = place % (rows.count + 1)
      rows.insert(contentsOf: (0..<count).map { _ in nextHeight() }, at: start)
      update { table.insertRows(at: paths(start, count), with: .none) }
    case .delete(let place, let count):
      distance = nil
      guard !rows.isEmpty else { return }
      let start = place % rows.count
      let end = min(rows.count, start + count)
      rows.removeSubrange(start..<end)
      update { table.deleteRows(at: paths(start, end - start), with: .none) }
    case .resize(let number, let height):
      guard let cell = shown(number), let path = table.indexPath(for: cell) else { return }
      rows[path.row] = height
      cell.wanted = CGFloat(height)
      cell.invalidateIntrinsicContentSize()
    case .reconfigure(let number):
      guard let cell = shown(number), let path = table.indexPath(for: cell) else { return }
      rows[path.row] = nextHeight()
      update { table.reconfigureRows(at: [path]) }
    case .reload:
      distance = nil
      table.reloadData()
    case .setWidth(let width): table.frame.size.width = CGFloat(width)
    case .setHeight(let height):
      table.frame.size.height = CGFloat(height)
    }
    host.commit()
    if problem == nil { problem = structureProblem ?? motionProblem(before, distance) }
  }

  func finish() throws {}

  private func update(_ work: () -> Void) {
    UIView.performWithoutAnimation(work)
  }

  private func paths(_ start: Int, _ count: Int) -> [IndexPath] {
    (start..<start + count).map { IndexPath(row: $0, section: 0) }
  }

  private func nextHeight() -> Int {
    lastHeight = (lastHeight * 31 + 17) % 101
    return 20 + lastHeight
  }

  private func shown(_ number: Int) -> Row? {
    let cells = table.visibleCells
    return cells.isEmpty ? nil : cells[number % cells.count] as? Row
  }

  private var range: ClosedRange<CGFloat> {
    0...max(0, table.contentSize.height - table.bounds.height)
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  // MARK: Rules

  /// The places on the screen of the rows that are visible.
  private var places: [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: table.visibleCells.compactMap { cell in
        table.indexPath(for: cell).map { ($0.row, cell.frame.minY - table.contentOffset.y) }
      })
  }

  /// Rows follow each other, cover what is visible, and have the heights that they want.
  private var structureProblem: String? {
    let cells = table.visibleCells.compactMap { $0 as? Row }
    let paths = cells.compactMap { table.indexPath(for: $0)?.row }
    guard paths.count == cells.count else { return "a visible cell has no row" }
    for (first, second) in zip(cells.indices, cells.indices.dropFirst()) {
      if paths[second] != paths[first] + 1 { return "row \(paths[first] + 1) is missing" }
      if abs(cells[second].frame.minY - cells[first].frame.maxY) > 0.01 {
        return "row \(paths[second]) does not follow the one before"
      }
    }
    for (cell, row) in zip(cells, paths) where abs(cell.frame.height - CGFloat(rows[row])) > 0.01 {
      return "row \(row) is \(cell.frame.height) high and not \(rows[row])"
    }
    let bounds = table.bounds
    let end = min(bounds.maxY, table.contentSize.height)
    guard bounds.minY >= -0.01, bounds.minY <= range.upperBound + 0.01 else {
      return "the offset \(bounds.minY) is not in 0...\(range.upperBound)"
    }
    guard end > bounds.minY else { return nil }
    guard let first = cells.first, let last = cells.last else { return "nothing is visible" }
    if first.frame.minY > bounds.minY + 0.01 { return "nothing at the upper edge" }
    return last.frame.maxY < end - 0.01 ? "nothing at the lower edge" : nil
  }

  /// The first row that was visible is where it was on the screen, less what was scrolled, unless
  /// the content rests at one of its ends.
  private func motionProblem(_ before: [Int: CGFloat], _ distance: CGFloat?) -> String? {
    guard let distance else { return nil }
    let (now, offset) = (places, table.contentOffset.y)
    guard offset > 0.01, offset < range.upperBound - 0.01 else { return nil }
    guard let row = before.keys.sorted().first(where: { now[$0] != nil }),
      let old = before[row], let new = now[row]
    else { return nil }
    return abs(new - (old - distance)) <= 0.01
      ? nil : "row \(row) was at \(old), and is at \(new) after scrolling by \(distance)"
  }

  private final class Row: UITableViewCell {
    var wanted: CGFloat = 50

    deinit {}

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
  }
}
