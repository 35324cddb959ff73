import NestTesting
import OpenUIKitLists
import Testing

@Suite struct ListTouchesTests {
  private typealias Stage = TouchStage

  @Test("R22.300 A tap highlights, selects, takes the highlight away and acts, in UIKit's order")
  func tap() throws {
    let stage = try Stage([["A", "B", "C"]])
    _ = stage.take()

    stage.host.press(at: stage.middle(1))
    #expect(stage.take() == ["highlight B?", "highlighted B"])
    #expect(stage.cell(1)?.isHighlighted == true)
    stage.host.release(at: stage.middle(1))

    #expect(stage.take() == ["select B?", "selected B", "unhighlighted B", "act B"])
    #expect(stage.cell(1)?.isHighlighted == false)
    #expect(stage.cell(1)?.isSelected == true)
    stage.tap(2)
    #expect(
      stage.take() == [
        "highlight C?", "highlighted C", "select C?", "deselected B", "selected C",
        "unhighlighted C", "act C",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(stage.cell(1)?.isSelected == false)
    stage.tap(2)
    #expect(
      stage.take() == [
        "highlight C?", "highlighted C", "select C?", "selected C", "unhighlighted C", "act C",
      ])
  }

  @Test("R22.301 What the delegate refuses does not happen, and nothing after it")
  func refusals() throws {
    let stage = try Stage([["A", "B", "C"]])
    stage.refused = ["highlight": ["A"], "select": ["B"]]
    _ = stage.take()

    stage.tap(0)
    #expect(stage.take() == ["highlight A?"])
    stage.tap(1)
    #expect(
      stage.take() == ["highlight B?", "highlighted B", "select B?", "unhighlighted B", "act B"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.view.allowsSelection = false
    stage.tap(2)
    #expect(stage.take() == [])
  }

  @Test("R22.302 With several items a tap selects and deselects, and each is asked")
  func several() throws {
    let stage = try Stage([["A", "B", "C"]])
    stage.view.allowsMultipleSelection = true
    stage.refused = ["deselect": ["A"]]
    stage.tap(0)
    stage.tap(1)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    _ = stage.take()

    stage.tap(1)
    stage.tap(0)

    #expect(
      stage.take() == [
        "highlight B?", "highlighted B", "deselect B?", "deselected B", "unhighlighted B", "act B",
        "highlight A?", "highlighted A", "deselect A?", "unhighlighted A", "act A",
      ])
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [0])
  }

  @Test("R22.303 A drag, a touch that leaves the cell and a reload take the highlight away")
  func cancelled() throws {
    let stage = try Stage([Stage.letters(20)])
    _ = stage.take()

    stage.host.putDown(0, at: stage.middle(3))
    stage.host.move(0, to: CGPoint(x: 100, y: 150))
    #expect(stage.take() == ["highlight D?", "highlighted D", "unhighlighted D"])
    stage.host.lift(0, at: CGPoint(x: 100, y: 150))
    #expect(stage.take().filter { $0.hasPrefix("select") } == [])
    #expect(stage.view.contentOffset.y > 0)
    try stage.host.settle()
    stage.view.contentOffset = .zero
    stage.host.commit()
    stage.view.isScrollEnabled = false
    _ = stage.take()
    stage.host.press(at: stage.middle(1))
    stage.host.movePointer(to: stage.middle(2))
    stage.host.release(at: stage.middle(1))
    #expect(stage.take() == ["highlight B?", "highlighted B", "unhighlighted B"])
    stage.host.press(at: stage.middle(1))
    stage.view.reloadData()
    stage.host.commit()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.host.release(at: stage.middle(1))
    #expect(stage.take() == ["highlight B?", "highlighted B"])
  }

  @Test("R22.304 Shift extends from the last item, again from there; Command adds and takes away")
  func modifiers() throws {
    let stage = try Stage([Stage.letters(6)])
    stage.view.allowsMultipleSelection = true

    stage.tap(1)
    stage.tap(4, modifiers: .shift)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4])
    stage.tap(2, modifiers: .shift)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2])
    stage.tap(5, modifiers: .command)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 5])
    stage.tap(1, modifiers: .command)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [2, 5])
    stage.view.allowsMultipleSelection = false
    stage.tap(3)
    stage.tap(3, modifiers: .command)
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("R22.305 Two fingers select what they pass over, where the delegate permits it")
  func twoFingers() throws {
    let stage = try Stage([Stage.letters(20)])
    stage.view.allowsMultipleSelectionDuringEditing = true
    _ = stage.take()
    let drag = { (from: Int, to: Int) in
      for finger in 0...1 {
        stage.host.putDown(
          finger, at: CGPoint(x: 80 + 40 * CGFloat(finger), y: stage.middle(from).y))
      }
      for step in 1...20 {
        let y = stage.middle(from).y + CGFloat(to - from) * 50 * CGFloat(step) / 20
        for finger in 0...1 {
          stage.host.move(finger, to: CGPoint(x: 80 + 40 * CGFloat(finger), y: y))
        }
      }
      for finger in 0...1 {
        stage.host.lift(finger, at: CGPoint(x: 80 + 40 * CGFloat(finger), y: stage.middle(to).y))
      }
    }

    drag(1, 3)
    #expect(!stage.view.isEditing)
    #expect(stage.view.indexPathsForSelectedItems == [])
    try stage.host.settle()
    stage.view.contentOffset = .zero
    stage.host.commit()
    _ = stage.take()
    stage.selectsMany = true
    drag(1, 3)

    #expect(stage.view.isEditing)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3])
    let calls = stage.take()
    #expect(
      calls.filter { !$0.contains("ighlight") } == [
        "begin many B", "select B?", "selected B", "select C?", "selected C", "select D?",
        "selected D", "end many",
      ])
    drag(2, 4)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [1])
  }
}
