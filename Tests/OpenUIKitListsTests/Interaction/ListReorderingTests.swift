import NestTesting
import OpenUIKitLists
import Testing

@Suite struct ListReorderingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("R22.312 Others make room for a moved item, and the data source moves it once at the end")
  func move() throws {
    let stage = try TouchStage([["A", "B", "C", "D", "E"]])
    stage.refused = ["move": ["E"]]
    _ = stage.take()

    #expect(!stage.view.beginInteractiveMovementForItem(at: path(4)))
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(stage.view.hasUncommittedUpdates)
    let moved = stage.cell(0)
    stage.view.updateInteractiveMovementTargetPosition(stage.middle(1))
    stage.host.advance(by: 1)
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 130))
    stage.host.advance(by: 1)

    #expect(
      stage.take() == ["move E?", "move A?", "target 0 at 0 to 1", "target 0 at 1 to 2"])
    #expect(stage.cell(2) === moved)
    #expect(moved?.center == CGPoint(x: 100, y: 130))
    #expect(stage.shown == "BCADE")
    #expect(stage.sections == [["A", "B", "C", "D", "E"]])
    stage.view.endInteractiveMovement()
    stage.host.advance(by: 1)

    #expect(stage.take() == ["move 0.0 to 0.2"])
    #expect(stage.sections == [["B", "C", "A", "D", "E"]])
    #expect(moved?.frame.minY == 100)
    #expect(!stage.view.hasUncommittedUpdates)
    stage.view.reloadData()
    stage.host.commit()
    #expect(stage.shown == "BCADE")
  }

  @Test("R22.313 A cancelled move puts the item back, and the delegate may send it elsewhere")
  func cancel() throws {
    let stage = try TouchStage([["A", "B", "C", "D"]])
    _ = stage.view.beginInteractiveMovementForItem(at: path(1))
    stage.view.updateInteractiveMovementTargetPosition(stage.middle(3))
    #expect(stage.view.indexPath(for: try #require(stage.cell(3))) == path(3))
    _ = stage.take()

    stage.view.cancelInteractiveMovement()
    stage.host.advance(by: 1)

    #expect(stage.take() == [])
    #expect(stage.shown == "ABCD")
    stage.target = path(0)
    _ = stage.view.beginInteractiveMovementForItem(at: path(2))
    stage.view.updateInteractiveMovementTargetPosition(stage.middle(3))
    stage.view.endInteractiveMovement()
    stage.host.advance(by: 1)
    #expect(stage.sections == [["C", "A", "B", "D"]])
    #expect(stage.shown == "CABD")
  }

  @Test("R22.314 A cell that becomes visible while an item moves is that of the data of before")
  func scrolledWhileMoving() throws {
    let stage = try TouchStage([TouchStage.letters(20)])
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(stage.middle(4))
    stage.host.advance(by: 1)

    stage.view.contentOffset.y = 200
    stage.host.commit()
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 425))
    stage.host.advance(by: 1)

    #expect(stage.shown == "FGHIAJK" || stage.shown == "FGHIAJ")
    stage.view.endInteractiveMovement()
    stage.host.advance(by: 1)
    stage.view.reloadData()
    stage.host.commit()
    #expect(stage.shown == "FGHIAJ")
  }

  @Test("R22.315 Data that are reloaded while an item moves end the move")
  func reloaded() throws {
    let stage = try TouchStage([["A", "B", "C"]])
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(stage.middle(2))

    stage.sections = [["X", "Y"]]
    stage.view.reloadData()
    stage.host.commit()
    stage.view.endInteractiveMovement()

    #expect(stage.shown == "XY")
    #expect(stage.sections == [["X", "Y"]])
    #expect(!stage.view.hasUncommittedUpdates)
  }
}
