import NestTesting
import Testing

@testable import OpenUIKitLists

struct TableDropTests {
  @Test("R22.400 R22.401 a row is dragged to another table, in whose gap it is inserted")
  func between() throws {
    let stage = try DropStage()
    stage.drag(
      from: stage.middle(stage.left, 1), over: stage.middle(stage.right, 1),
      stage.middle(stage.right, 2))
    #expect(
      stage.take() == [
        "L items 1", "L drag begins", "R can?", "R enter", "R update 1", "R update 2",
      ])
    #expect(stage.right.shown == "xy_z")
    #expect(stage.left.shown == "abcdef")
    #expect(stage.left.view.hasActiveDrag && !stage.left.view.hasActiveDrop)
    #expect(!stage.right.view.hasActiveDrag && stage.right.view.hasActiveDrop)
    #expect(stage.right.view.hasUncommittedUpdates)
    #expect(
      stage.left.view.cellForRow(at: IndexPath(row: 1, section: 0))?.configurationState
        .cellDragState == .dragging)
    // What is below the gap has the names of the data.
    let below = stage.right.view.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(below?.textLabel?.text == "z")
    #expect(below.flatMap { stage.right.view.indexPath(for: $0) }?.row == 2)

    try stage.drop(at: stage.middle(stage.right, 2))
    #expect(
      stage.take() == ["R perform 2", "b dropped", "L drag ended", "R end"])
    #expect(stage.right.shown == "xybz")
    #expect(!stage.left.view.hasActiveDrag && !stage.right.view.hasActiveDrop)
    #expect(!stage.right.view.hasUncommittedUpdates)
    #expect(
      stage.left.view.cellForRow(at: IndexPath(row: 1, section: 0))?.configurationState
        .cellDragState == UICellConfigurationState.DragState.none)
  }

  @Test("R22.401 the gap follows the finger, closes when it leaves, and opens behind the last row")
  func gap() throws {
    let stage = try DropStage()
    stage.host.press(at: stage.middle(stage.left, 0))
    var shown: [String] = []
    for row in [0, 1, 3, 6, 2] {
      stage.host.movePointer(to: stage.middle(stage.right, row))
      stage.host.advance(by: 0.4)
      shown.append(stage.right.shown)
    }
    #expect(shown == ["_xyz", "x_yz", "xyz_", "xyz_", "xy_z"])
    stage.host.movePointer(to: CGPoint(x: 210, y: 200))
    stage.host.advance(by: 0.4)
    #expect(stage.right.shown == "xyz")
    stage.host.press(.keyboardEscape)
    try stage.host.settle()
    #expect(stage.take().suffix(3) == ["R exit", "L drag ended", "R end"])
  }

  @Test("R22.402 a row that its table moves is not shown meanwhile; the drop delegate performs it")
  func within() throws {
    let stage = try DropStage()
    stage.drag(from: stage.middle(stage.left, 1), over: stage.middle(stage.left, 4))
    #expect(stage.left.shown == "acde_f")
    try stage.drop(at: stage.middle(stage.left, 4))
    #expect(
      stage.take() == [
        "L items 1", "L drag begins", "L can?", "L enter", "L update 4", "L perform 4",
        "b dropped", "L drag ended", "L end",
      ])
    #expect(String(stage.left.letters) == "acdebf" && stage.left.shown == "acdebf")
  }

  @Test("R22.402 where the data source moves rows, the drop delegate performs nothing")
  func reorder() throws {
    let stage = try DropStage()
    stage.left.movesRows = true
    stage.left.view.selectRow(
      at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    stage.drag(
      from: stage.middle(stage.left, 4), over: stage.middle(stage.left, 2),
      stage.middle(stage.left, 0))
    #expect(stage.left.shown == "_abcdf")
    try stage.drop(at: stage.middle(stage.left, 0))
    #expect(
      stage.take() == [
        "L items 4", "L drag begins", "L can?", "L enter", "L update 2", "L update 0",
        "L move 4 to 0", "L drag ended", "L end",
      ])
    #expect(stage.left.shown == "eabcdf")
    #expect(stage.left.view.indexPathForSelectedRow?.row == 0)
  }

  @Test("R22.402 without a drop delegate rows are moved that the data source moves")
  func reorderOnly() throws {
    let stage = try DropStage()
    stage.left.view.dropDelegate = nil
    stage.left.movesRows = true
    stage.drag(from: stage.middle(stage.left, 0), over: stage.middle(stage.left, 5))
    try stage.drop(at: stage.middle(stage.left, 5))
    #expect(
      stage.take() == ["L items 0", "L drag begins", "L move 0 to 5", "L drag ended"])
    #expect(stage.left.shown == "bcdefa")
  }

  @Test("R22.403 a drag that is cancelled or forbidden changes nothing", arguments: [true, false])
  func cancelled(_ isForbidden: Bool) throws {
    let stage = try DropStage()
    if isForbidden { stage.right.operation = .forbidden }
    stage.drag(from: stage.middle(stage.left, 2), over: stage.middle(stage.right, 1))
    #expect(stage.right.shown == (isForbidden ? "xyz" : "x_yz"))
    if isForbidden {
      stage.host.release(at: stage.middle(stage.right, 1))
    } else {
      stage.host.press(.keyboardEscape)
    }
    try stage.host.settle()
    #expect(
      stage.take() == [
        "L items 2", "L drag begins", "R can?", "R enter", "R update 1", "R exit",
        "L drag ended", "R end",
      ])
    #expect(stage.right.shown == "xyz" && stage.left.shown == "abcdef")
  }

  @Test("R22.404 several items are inserted one after another")
  func several() throws {
    let stage = try DropStage()
    stage.left.itemCount = 3
    stage.right.operation = .copy
    stage.right.onPerform = { list, coordinator in
      guard let target = coordinator.destinationIndexPath else { return }
      list.letters.insert(contentsOf: "123", at: target.row)
      let paths = (0..<3).map { IndexPath(row: target.row + $0, section: 0) }
      list.view.insertRows(at: paths, with: .fade)
      for (item, path) in zip(coordinator.items, paths) {
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
    stage.drag(from: stage.middle(stage.left, 2), over: stage.middle(stage.right, 1))
    try stage.drop(at: stage.middle(stage.right, 1))
    #expect(stage.right.shown == "x123yz")
  }

  @Test("R22.405 a row that takes the items is highlighted, and no gap opens")
  func into() throws {
    let stage = try DropStage()
    stage.right.intent = .insertIntoDestinationIndexPath
    stage.right.onPerform = { _, coordinator in
      coordinator.drop(
        coordinator.items[0].dragItem, intoRowAt: IndexPath(row: 1, section: 0),
        rect: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    stage.drag(from: stage.middle(stage.left, 2), over: stage.middle(stage.right, 1))
    #expect(stage.right.shown == "xyz")
    let state = { (row: Int) in
      stage.right.view.cellForRow(at: IndexPath(row: row, section: 0))?.configurationState
        .cellDropState
    }
    #expect(state(1) == .targeted && state(0) == UICellConfigurationState.DropState.none)
    try stage.drop(at: stage.middle(stage.right, 1))
    #expect(state(1) == UICellConfigurationState.DropState.none)
    #expect(stage.right.shown == "xyz")
  }

  @Test("R22.406 a placeholder is shown until its item is there, whatever the data do meanwhile")
  func placeholder() throws {
    let stage = try DropStage()
    var contexts: [any UITableViewDropPlaceholderContext] = []
    stage.right.operation = .copy
    stage.right.onPerform = { _, coordinator in
      guard let target = coordinator.destinationIndexPath else { return }
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: target, reuseIdentifier: "placeholder", rowHeight: 30)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "." }
      contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
    }
    let right = stage.right
    for row in [1, 3] {
      stage.drag(from: stage.middle(stage.left, 0), over: stage.middle(right, row))
      try stage.drop(at: stage.middle(right, row))
    }
    #expect(right.shown == "x.y.z")
    #expect(right.view.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 160)
    #expect(right.view.hasUncommittedUpdates)

    right.letters = Array("wxz")
    right.view.performBatchUpdates {
      right.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      right.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    try stage.host.settle()
    #expect(right.shown == "wx..z")

    var place = -1
    #expect(
      contexts[0].commitInsertion { path in
        place = path.row
        right.letters.insert("1", at: path.row)
      })
    try stage.host.settle()
    #expect(place == 2 && right.shown == "wx1.z")
    #expect(!contexts[0].commitInsertion { _ in Issue.record("It is there already") })
    #expect(contexts[1].deletePlaceholder() && !contexts[1].deletePlaceholder())
    try stage.host.settle()
    #expect(right.shown == "wx1z")
    #expect(!right.view.hasUncommittedUpdates)
  }

  @Test("R22.406 a reload takes placeholders away, and a commit without an item is reported")
  func placeholderMisuse() throws {
    let stage = try DropStage()
    var context: (any UITableViewDropPlaceholderContext)?
    stage.right.onPerform = { _, coordinator in
      context = coordinator.drop(
        coordinator.items[0].dragItem,
        to: UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "placeholder",
          rowHeight: UITableView.automaticDimension))
    }
    stage.drag(from: stage.middle(stage.left, 0), over: stage.middle(stage.right, 0))
    try stage.drop(at: stage.middle(stage.right, 0))
    let reports = withMisuseIntercepted { _ = context?.commitInsertion { _ in } }
    #expect(reports.map(\.id) == ["list.placeholder-without-item"])
    try stage.host.settle()
    #expect(stage.right.shown == "xyz")

    stage.drag(from: stage.middle(stage.left, 0), over: stage.middle(stage.right, 0))
    try stage.drop(at: stage.middle(stage.right, 0))
    stage.right.view.reloadData()
    try stage.host.settle()
    #expect(context?.commitInsertion { _ in Issue.record("The list was taken anew") } == false)
    #expect(stage.right.shown == "xyz")
  }

  @Test("R22.407 near an edge the list scrolls, and the gap stays under the finger")
  func scrolling() throws {
    let stage = try DropStage("ab", String((0..<26).map { Character(UnicodeScalar(65 + $0)) }))
    stage.drag(from: stage.middle(stage.left, 0), over: CGPoint(x: 320, y: 395))
    stage.host.advance(by: 1)
    let offset = stage.right.view.contentOffset.y
    #expect(offset > 200)
    let gap = stage.right.view.core.presentation.extras.first?.anchor
    #expect(gap == Int((offset + 395) / 50))
    try stage.drop(at: CGPoint(x: 320, y: 395))
    #expect(gap.map { stage.right.letters[$0] } == "a")
  }

  @Test("R22.408 whatever a callback does to the tables, everything ends and stays usable")
  func hostile() throws {
    let entries = [
      "L items 1", "L drag begins", "R can?", "R enter", "R update 1", "R exit", "L can?",
      "L enter", "L update 3", "L perform 3", "b dropped", "L drag ended", "L end", "R end",
    ]
    let acts: [(DropStage) -> Void] = [
      { $0.left.view.reloadData() },
      {
        $0.left.letters.append("n");
        $0.left.view.insertRows(
          at: [IndexPath(row: $0.left.letters.count - 1, section: 0)], with: .fade)
      },
      {
        $0.right.letters.removeFirst();
        $0.right.view.deleteRows(
          at: [IndexPath(row: 0, section: 0)], with: .fade)
      },
      { $0.right.view.reloadData() },
      { $0.left.view.removeFromSuperview() },
      { $0.right.view.removeFromSuperview() },
      { $0.left.view.dropDelegate = nil },
      { $0.left.view.dragDelegate = nil },
      { $0.left.view.dataSource = nil },
      { $0.host.press(.keyboardEscape) },
      { $0.left.view.dragInteractionEnabled = false },
    ]
    for entry in entries {
      for (number, act) in acts.enumerated() {
        let stage = try DropStage(rowHeight: 10)
        stage.left.onPerform = { list, coordinator in
          guard let source = coordinator.items[0].sourceIndexPath,
            let target = coordinator.destinationIndexPath, list.view.dataSource != nil
          else { return }
          list.letters.insert(list.letters.remove(at: source.row), at: target.row)
          list.view.moveRow(at: source, to: target)
          coordinator.drop(coordinator.items[0].dragItem, toRowAt: target).addCompletion { _ in
            stage.log("b dropped")
          }
        }
        var hasActed = false
        stage.onCall = { [weak stage] call in
          guard let stage else { return }
          guard call == entry, !hasActed else { return }
          hasActed = true
          act(stage)
        }
        stage.drag(
          from: stage.middle(stage.left, 1), over: stage.middle(stage.right, 1),
          stage.middle(stage.left, 3), pause: 0.05)
        try stage.drop(at: stage.middle(stage.left, 3))
        #expect(hasActed, "\(entry) \(number)")
        for list in [stage.left, stage.right] where list.view.window != nil {
          #expect(!list.view.hasActiveDrag && !list.view.hasActiveDrop, "\(entry) \(number)")
          #expect(!list.view.hasUncommittedUpdates, "\(entry) \(number)")
          if list.view.dataSource != nil {
            #expect(list.shown == String(list.letters), "\(entry) \(number)")
          }
        }
        stage.onCall = nil
        stage.left.onPerform = nil
      }
    }
  }
}
