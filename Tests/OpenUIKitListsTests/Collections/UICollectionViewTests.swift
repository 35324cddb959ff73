import NestTesting
import OpenUIKitLists
import Testing

@Suite struct UICollectionViewTests {
  private func letters(_ count: Int) -> [String] {
    (0..<count).map { String(UnicodeScalar(UInt8(65 + $0))) }
  }

  @Test("R22.1 The counts are asked once, cells when they come into view, and used again")
  func scrolling() throws {
    let stage = try CollectionStage([letters(20)])

    #expect(
      stage.take() == [
        "sections", "items of 0", "cell A", "will display 0.0", "cell B", "will display 0.1",
        "cell C", "will display 0.2", "cell D", "will display 0.3",
      ])
    stage.view.contentOffset.y = 60
    stage.host.commit()

    #expect(
      stage.take() == ["cell E", "will display 0.4", "cell F", "will display 0.5", "did end 0.0"])
    #expect(stage.shown == ["B 50", "C 100", "D 150", "E 200", "F 250"])
    stage.view.contentOffset.y = 110
    stage.host.commit()

    #expect(stage.take() == ["cell G", "will display 0.6", "did end 0.1"])
    let cell = stage.view.cellForItem(at: IndexPath(item: 6, section: 0))
    #expect((cell as? CollectionStage.LetterCell)?.reuses == 1)
    #expect(cell.flatMap { stage.view.indexPath(for: $0) } == IndexPath(item: 6, section: 0))
  }

  @Test("R22.2 An update moves what stays, fades what is new or deleted, and ends it afterwards")
  func update() throws {
    let stage = try CollectionStage([letters(6)])
    _ = stage.take()
    let moved = stage.view.cellForItem(at: IndexPath(item: 2, section: 0))
    var finished: [Bool] = []

    stage.view.performBatchUpdates {
      stage.sections = [["A", "X", "C", "D", "E", "F"]]
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      finished.append($0)
    }

    #expect(stage.take() == ["sections", "items of 0", "cell X", "will display 0.1"])
    #expect(finished == [])
    #expect(stage.shown == ["A 0", "X 50", "C 100", "D 150"])
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0)) === moved)
    stage.host.advance(by: 1)
    #expect(stage.take() == ["did end 0.1"])
    #expect(finished == [true])
    #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 4)
  }
}
