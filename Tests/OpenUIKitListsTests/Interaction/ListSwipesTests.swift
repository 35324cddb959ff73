import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct ListSwipesTests {
  /// A stage whose rows have two trailing actions and one leading one.
  private final class Swiped {
    let layout = SwipedLayout()
    let stage: TouchStage
    var host: TestHost { stage.host }

    init(_ letters: [String] = ["A", "B", "C", "D"]) throws {
      stage = try TouchStage([letters], layout: layout)
      _ = stage.take()
    }

    deinit {}

    func drag(_ row: Int, by distance: CGFloat, duration: Double = 0.5) {
      let start = stage.middle(row)
      host.drag(
        from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: duration, rest: 0.2)
      host.advance(by: 0.5)
    }

    /// The horizontal place of a row.
    func x(_ row: Int) -> CGFloat? { stage.cell(row)?.frame.minX }

    var actions: [SwipeActionsView] { stage.view.subviews.compactMap { $0 as? SwipeActionsView } }
  }

  private final class SwipedLayout: UICollectionViewLayout, SwipeActionsLayout {
    var log: [String] = []
    var performed: ((Bool) -> Void)?

    override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit {}

    private func rows(_ rect: CGRect?) -> [UICollectionViewLayoutAttributes] {
      guard let collectionView else { return [] }
      return (0..<collectionView.numberOfItems(inSection: 0)).compactMap { item in
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 200, height: 50)
        return rect.map(row.frame.intersects) ?? true ? row : nil
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 200, height: CGFloat(rows(nil).count) * 50)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { rows(rect) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      rows(nil).first { $0.indexPath == indexPath }
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
      log.append("\(isLeading ? "leading" : "trailing") \(path.item)?")
      if path.item == 3 { return nil }
      func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [unowned self] action, view, done in
          log.append("\(action.title ?? "") \((view as? SwipeActionButton)?.bounds.width ?? 0 > 0)")
          performed = done
        }
      }
      return UISwipeActionsConfiguration(
        actions: isLeading
          ? [action("Pin", .normal)] : [action("Delete", .destructive), action("More", .normal)])
    }
  }

  @Test("R22.316 A slow swipe reveals the actions, the first at the edge, and a tap performs one")
  func reveal() throws {
    let swiped = try Swiped()

    swiped.drag(1, by: -90)

    #expect(swiped.layout.log == ["trailing 1?"])
    let view = try #require(swiped.actions.first)
    let width = view.naturalWidth
    #expect(width >= 148)
    #expect(swiped.x(1) == -width)
    #expect(view.frame == CGRect(x: 200 - width, y: 50, width: width, height: 50))
    #expect(
      view.buttons.map { $0.action.title } == ["Delete", "More"]
        && view.buttons.map(\.frame.minX) == [width - view.buttons[0].naturalWidth, 0])
    #expect(view.buttons.map(\.backgroundColor) == [.systemRed, .systemGray])
    try swiped.host.tap(view.buttons[1])
    #expect(swiped.layout.log == ["trailing 1?", "More true"])
    #expect(swiped.x(1) == -width)
    swiped.layout.performed?(true)
    swiped.host.advance(by: 0.5)
    #expect(swiped.x(1) == 0)
    #expect(swiped.actions.isEmpty)
    #expect(swiped.stage.take().filter { $0.hasPrefix("select") } == [])
  }

  @Test("R22.317 A touch elsewhere closes the row and does nothing else; so does one on the row")
  func closing() throws {
    let swiped = try Swiped()
    swiped.drag(0, by: -100)
    #expect(swiped.x(0) == -(swiped.actions.first?.naturalWidth ?? 0))
    _ = swiped.stage.take()

    swiped.stage.tap(2)
    swiped.host.advance(by: 0.5)

    #expect(swiped.x(0) == 0)
    #expect(swiped.stage.take() == [])
    swiped.drag(0, by: -100)
    _ = swiped.stage.take()
    swiped.host.tap(at: CGPoint(x: 20, y: 25))
    swiped.host.advance(by: 0.5)
    #expect(swiped.x(0) == 0)
    #expect(swiped.stage.take() == [])
    swiped.stage.tap(2)
    #expect(swiped.stage.take().contains("selected C"))
  }

  @Test("R22.318 One row at a time; a row without actions and a vertical drag reveal nothing")
  func oneAtATime() throws {
    let swiped = try Swiped()
    swiped.drag(0, by: 60)
    #expect(swiped.x(0) == 74)
    #expect(swiped.layout.log == ["leading 0?"])
    swiped.drag(2, by: -100)
    #expect(swiped.x(0) == 0)
    swiped.drag(2, by: -100)
    #expect((swiped.x(2) ?? 0) <= -148)
    swiped.drag(2, by: 140)
    #expect(swiped.x(2) == 0)
    #expect(swiped.actions.isEmpty)
    swiped.drag(3, by: -100)
    #expect(swiped.x(3) == 0)
    #expect(swiped.layout.log.last == "trailing 3?")
  }

  @Test("R22.319 A full swipe performs the first action; the row stays away until it is done")
  func full() throws {
    let swiped = try Swiped()

    swiped.host.drag(
      from: CGPoint(x: 195, y: 75), to: CGPoint(x: 2, y: 75), duration: 0.5, rest: 0.2)
    swiped.host.advance(by: 0.5)

    #expect(swiped.layout.log == ["trailing 1?", "Delete true"])
    #expect(swiped.x(1) == -200)
    swiped.layout.performed?(false)
    swiped.host.advance(by: 0.5)
    #expect(swiped.x(1) == 0)
  }

  @Test("R22.320 From right to left the trailing actions are at the left, and a wheel reveals them")
  func rightToLeft() throws {
    let swiped = try Swiped()
    swiped.stage.view.semanticContentAttribute = .forceRightToLeft

    for _ in 0..<10 {
      swiped.host.scroll(
        by: CGVector(dx: 12, dy: 0), at: swiped.stage.middle(1), type: .continuous)
      swiped.host.advance(by: 1.0 / 60)
    }
    swiped.host.advance(by: 2)

    #expect(swiped.layout.log == ["trailing 1?"])
    let view = try #require(swiped.actions.first)
    let width = view.naturalWidth
    #expect(swiped.x(1) == width)
    #expect(view.frame == CGRect(x: 0, y: 50, width: width, height: 50))
    #expect(view.buttons.map(\.frame.minX) == [0, view.buttons[0].naturalWidth])
  }

  @Test("R22.321 A row that is deleted while it is swiped takes its actions along; others follow")
  func updates() throws {
    let swiped = try Swiped()
    swiped.drag(1, by: -100)
    let cell = swiped.stage.cell(1)

    swiped.stage.sections = [["X", "A", "B", "C", "D"]]
    swiped.stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    swiped.host.advance(by: 1)
    #expect(swiped.stage.cell(2) === cell)
    #expect((cell?.frame.minX ?? 0) <= -148)
    #expect(cell?.frame.minY == 100)
    #expect(swiped.actions.map(\.frame.minY) == [100])
    swiped.stage.sections = [["X", "A", "C", "D"]]
    swiped.stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    swiped.host.advance(by: 1)
    #expect(swiped.actions.isEmpty)
    swiped.drag(0, by: -100)
    swiped.stage.view.reloadData()
    swiped.host.advance(by: 1)
    #expect(swiped.actions.isEmpty)
    #expect(swiped.stage.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }
}
