import NestTesting
import Testing

@testable import OpenUIKitLists

/// Rows and items that taps add to a drag.
@Suite struct AddingRowsTests {
  private func begin(_ stage: DropStage, on row: Int) {
    stage.host.putDown(0, at: stage.middle(stage.left, row))
    stage.host.advance(by: 0.6)
    stage.host.move(0, to: stage.middle(stage.right, 1))
    stage.host.advance(by: 0.4)
    _ = stage.take()
  }

  private func tap(_ stage: DropStage, _ list: DropTable, _ row: Int) {
    stage.host.putDown(1, at: stage.middle(list, row))
    stage.host.lift(1, at: stage.middle(list, row))
  }

  @Test("R22.706 A tap on a row adds it to the drag, and both are dropped")
  func adding() throws {
    let stage = try DropStage()
    stage.left.addsItems = true
    begin(stage, on: 1)

    tap(stage, stage.left, 3)
    #expect(stage.take() == ["L add 3 at 175 to 1", "R update 1"])
    let cell = stage.left.view.cellForRow(at: IndexPath(row: 3, section: 0))
    #expect(cell?.configurationState.cellDragState == .dragging)
    stage.host.lift(0, at: stage.middle(stage.right, 1))
    try stage.host.settle()

    #expect(
      stage.take() == [
        "R perform 1", "d dropped", "b dropped", "L drag ended", "R end",
      ])
    #expect(stage.right.shown == "xdbyz" && stage.left.shown == "abcdef")
    #expect(!stage.left.view.hasActiveDrag)
    #expect(cell?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
  }

  @Test("R22.706 A tap on a row of another table adds it, until the drag ends for both")
  func others() throws {
    let stage = try DropStage()
    stage.right.addsItems = true
    begin(stage, on: 1)

    tap(stage, stage.right, 3)
    #expect(stage.take() == ["R add 2 at 175 to 1", "R update 1"])
    #expect(stage.left.view.hasActiveDrag && stage.right.view.hasActiveDrag)
    let cell = stage.right.view.core.view(for: .cell(IndexPath(row: 3, section: 0)))
    #expect(
      (cell as? UITableViewCell)?.configurationState.cellDragState == .dragging)
    stage.host.press(.keyboardEscape)
    try stage.host.settle()

    #expect(!stage.left.view.hasActiveDrag && !stage.right.view.hasActiveDrag)
    #expect(stage.left.shown == "abcdef" && stage.right.shown == "xyz")
    #expect(
      (cell as? UITableViewCell)?.configurationState.cellDragState
        == UICellConfigurationState.DragState.none)
  }

  @Test("R22.706 A delegate that adds nothing lets a tap end the drag")
  func nothing() throws {
    let stage = try DropStage()
    begin(stage, on: 1)

    tap(stage, stage.left, 3)
    try stage.host.settle()

    #expect(stage.take() == ["L add 3 at 175 to 1", "R exit", "L drag ended", "R end"])
    #expect(stage.right.shown == "xyz")
  }

  @Test("R22.710 A delegate that is asked what is added may change the tables or end the drag")
  func hostile() throws {
    let acts: [(DropStage) -> Void] = [
      { $0.left.view.reloadData() }, { $0.right.view.reloadData() },
      { $0.left.view.removeFromSuperview() }, { $0.right.view.removeFromSuperview() },
      { $0.left.view.dragDelegate = nil }, { $0.host.press(.keyboardEscape) },
      {
        $0.left.letters.removeLast()
        $0.left.view.deleteRows(
          at: [IndexPath(row: $0.left.letters.count, section: 0)], with: .none)
      },
    ]
    for (number, act) in acts.enumerated() {
      let stage = try DropStage()
      stage.left.addsItems = true
      begin(stage, on: 1)
      stage.onCall = { [weak stage] in
        if let stage, $0.hasPrefix("L add") { act(stage) }
      }

      tap(stage, stage.left, 3)
      stage.onCall = nil
      stage.host.lift(0, at: stage.middle(stage.right, 1))
      try stage.host.settle()

      for list in [stage.left, stage.right] where list.view.window != nil {
        #expect(!list.view.hasActiveDrag && !list.view.hasActiveDrop, "\(number)")
        #expect(list.shown == String(list.letters), "\(number)")
      }
    }
  }
}
