import NestTesting

@testable import OpenUIKitLists

/// Two tables beside each other with rows that are 50 points high, or less where only the calls
/// count, and a record of what is dragged between them.
final class DropStage: NSObject {
  let host: TestHost
  let left: DropTable
  let right: DropTable
  /// Called with each entry of the record.
  var onCall: ((String) -> Void)?
  private(set) var calls: [String] = []

  private let rowHeight: CGFloat

  /// - Parameter rowHeight: In points; everything is as large in rows.
  init(
    _ left: String = "abcdef", _ right: String = "xyz", rowHeight: CGFloat = 50
  ) throws {
    self.rowHeight = rowHeight
    let unit = rowHeight / 50
    host = try TestHost(size: CGSize(width: 420 * unit, height: 400 * unit))
    let size = CGSize(width: 200 * unit, height: 400 * unit)
    self.left = DropTable("L", left, frame: CGRect(origin: .zero, size: size))
    self.right = DropTable(
      "R", right, frame: CGRect(origin: CGPoint(x: 220 * unit, y: 0), size: size))
    super.init()
    for list in [self.left, self.right] {
      list.view.rowHeight = rowHeight
      list.log = { [weak self] in self?.log($0) }
      host.window.addSubview(list.view)
    }
    host.window.makeKeyAndVisible()
    host.commit()
  }

  deinit {}

  func log(_ text: String) {
    calls.append(text)
    onCall?(text)
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The middle of a place of a table, by the height of rows.
  func middle(_ list: DropTable, _ row: Int) -> CGPoint {
    CGPoint(x: list.view.frame.midX, y: rowHeight * (CGFloat(row) + 0.5))
  }

  /// Presses the pointer on a row and moves it to others.
  ///
  /// - Parameter pause: How long it stays at each; by default what the lists show has come to rest.
  func drag(from start: CGPoint, over points: CGPoint..., pause: TimeInterval = 0.4) {
    host.press(at: start)
    for point in points {
      host.movePointer(to: point)
      host.advance(by: pause)
    }
  }

  func drop(at point: CGPoint) throws {
    host.release(at: point)
    try host.settle()
  }
}

/// A table whose rows are letters, with all that drags and drops call.
final class DropTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  let name: String
  let view: UITableView
  var letters: [Character]
  var log: (String) -> Void = { _ in }
  var operation = UIDropOperation.move
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  /// Whether the data source moves rows.
  var movesRows = false
  /// Whether a tap on a row adds it to a drag.
  var addsItems = false
  /// How many items are dragged from a row.
  var itemCount = 1
  /// Performs a drop in place of the usual insertion.
  var onPerform: ((DropTable, any UITableViewDropCoordinator) -> Void)?
  var isQuiet = false

  init(_ name: String, _ letters: String, frame: CGRect) {
    self.name = name
    self.letters = Array(letters)
    view = UITableView(frame: frame, style: .plain)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.rowHeight = 50
    view.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    view.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  deinit {}

  /// The rows from top to bottom: letters, a dot for a placeholder, a line for a gap.
  var shown: String {
    let rows = view.core.counts.items.first ?? 0
    return (0..<rows).map { row in
      let path = IndexPath(row: row, section: 0)
      guard let cell = view.core.view(for: .cell(path)) as? UITableViewCell else { return "_" }
      return cell.textLabel?.text ?? "?"
    }.joined()
  }

  private func text(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "nil" }

  // MARK: Data

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = String(letters[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesRows }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    letters.insert(letters.remove(at: source.row), at: destination.row)
    log("\(name) move \(source.row) to \(destination.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    precondition(letters.indices.contains(path.row))
  }

  // MARK: Drag

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log("\(name) items \(indexPath.row)")
    return (0..<itemCount).map { _ in
      let text = String(letters[indexPath.row])
      let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
      item.localObject = text
      return item
    }
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log("\(name) add \(indexPath.row) at \(Int(point.y)) to \(session.items.count)")
    guard addsItems, letters.indices.contains(indexPath.row) else { return [] }
    let text = String(letters[indexPath.row])
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log("\(name) drag begins")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log("\(name) drag ended")
  }

  // MARK: Drop

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log("\(name) can?")
    return true
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log("\(name) enter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log("\(name) update \(text(destinationIndexPath))")
    return UITableViewDropProposal(operation: operation, intent: intent)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log("\(name) exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log("\(name) end")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    log("\(name) perform \(text(coordinator.destinationIndexPath))")
    if let onPerform { return onPerform(self, coordinator) }
    let target = coordinator.destinationIndexPath ?? IndexPath(row: letters.count, section: 0)
    for item in coordinator.items {
      let letter = Character(item.dragItem.localObject as? String ?? "?")
      view.performBatchUpdates { [self] in
        if let source = item.sourceIndexPath {
          letters.remove(at: source.row)
          view.deleteRows(at: [source], with: .automatic)
        }
        letters.insert(letter, at: target.row)
        view.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [weak self] _ in
        self?.log("\(letter) dropped")
      }
    }
  }
}
