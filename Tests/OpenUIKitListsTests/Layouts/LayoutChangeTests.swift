import NestTesting
import OpenUIKitLists
import Testing

/// One layout takes over from another one.
@Suite final class LayoutChangeTests {
  private var log: [String] = []

  deinit {}

  private func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func recording(_ name: String) -> RecordingLayout {
    RecordingLayout(name) { [unowned self] in log.append($0) }
  }

  private func flow(_ width: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test("R22.185 A change of layouts makes these calls, in this order, and cells stay")
  func order() throws {
    let (a, b) = (recording("a"), recording("b"))
    let stage = try LayoutStage([2], layout: a, size: CGSize(width: 100, height: 100))
    let cells = stage.view.visibleCells
    _ = take()

    stage.view.setCollectionViewLayout(b, animated: true) { [unowned self] in
      log.append("completion \($0)")
    }
    #expect(stage.view.collectionViewLayout === b)
    #expect(
      take().filter { !$0.contains("elements") && !$0.hasSuffix("size") } == [
        "a to b", "b from a", "b prepare", "b target of 0", "a final 0.0", "a final 0.1",
        "a finalize transition", "b finalize transition",
      ])
    #expect(a.collectionView == nil && b.collectionView === stage.view)
    try stage.host.settle()
    #expect(take().filter { !$0.hasPrefix("b elements") } == ["completion true"])
    #expect(stage.view.visibleCells == cells && stage.asked.count == 2)
  }

  @Test("R22.186 In the animation every cell moves from its old place to its new one")
  func animation() throws {
    let stage = try LayoutStage([30], layout: flow(100), size: CGSize(width: 100, height: 100))
    stage.scroll(to: 1000)
    let cell = try #require(stage.view.cellForItem(at: LayoutStage.path(20)))

    stage.view.setCollectionViewLayout(flow(20), animated: true)
    // 300 are left of 1500, so that the content is scrolled to 200.
    #expect(stage.view.contentOffset.y == 200)
    #expect(stage.view.contentSize.height == 300)
    #expect(stage.view.indexPathsForVisibleItems == (20..<30).map { LayoutStage.path($0) })
    stage.host.advance(by: 0.001)
    let begins = try #require(cell.layer.presentation()).position
    #expect(abs(begins.y - 225) < 2 && abs(begins.x - 50) < 2)
    try stage.host.settle()
    #expect(cell.frame == CGRect(x: 0, y: 200, width: 20, height: 50))
    #expect(stage.view.cellForItem(at: LayoutStage.path(20)) === cell)
    #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 10)

    stage.view.collectionViewLayout = flow(100)
    stage.host.commit()
    #expect(stage.frames().count == 2 || stage.frames().count == 3)
    #expect(stage.view.contentSize.height == 1500)
  }

  @Test("R22.187 Led by a person everything is between both layouts, and ends at one of them")
  func interactive() throws {
    let stage = try LayoutStage([4], layout: flow(100), size: CGSize(width: 100, height: 200))
    let old = stage.view.collectionViewLayout
    let new = flow(50)
    var ends: [String] = []
    let begin = {
      stage.view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
    }

    let first = begin()
    #expect(stage.view.collectionViewLayout === first)
    #expect(first.currentLayout === old && first.nextLayout === new)
    first.transitionProgress = 0.5
    stage.host.commit()
    // Item 3 moves from 0, 150 to 50, 50.
    #expect(stage.frames().last == "25 100 75 50")
    stage.view.cancelInteractiveTransition()
    #expect(ends == [])
    try stage.host.settle()
    #expect(stage.view.collectionViewLayout === old && stage.frames().last == "0 150 100 50")
    #expect(ends == ["false true"] && new.collectionView == nil)

    begin().transitionProgress = 0.9
    stage.host.commit()
    stage.view.finishInteractiveTransition()
    try stage.host.settle()
    #expect(stage.view.collectionViewLayout === new && stage.frames().last == "50 50 50 50")
    #expect(ends == ["false true", "true true"] && old.collectionView == nil)
    #expect(stage.asked.count == 4)
  }

  @Test("R22.188 What cannot be done in a change that a person leads is refused in UIKit's words")
  func misuse() throws {
    let stage = try LayoutStage([4], layout: flow(100), size: CGSize(width: 100, height: 200))
    let old = stage.view.collectionViewLayout

    let misuses = withMisuseIntercepted {
      stage.view.finishInteractiveTransition()
      let between = stage.view.startInteractiveTransition(to: flow(50))
      stage.view.collectionViewLayout = flow(10)
      #expect(stage.view.collectionViewLayout === between)
      stage.view.cancelInteractiveTransition()
      stage.view.cancelInteractiveTransition()
    }
    try stage.host.settle()

    #expect(
      misuses.map(\.id) == [
        "layout.ends-no-transition", "layout.changes-in-transition", "layout.ends-no-transition",
      ])
    #expect(stage.view.collectionViewLayout === old && stage.frames().count == 4)
  }

  @Test("R22.189 Numbers of a transition are stored by name, and its progress is a number")
  func values() throws {
    let layout = UICollectionViewTransitionLayout(currentLayout: flow(1), nextLayout: flow(2))
    layout.updateValue(3, forAnimatedKey: "a")
    layout.transitionProgress = 0.25
    layout.transitionProgress = .nan

    #expect(layout.value(forAnimatedKey: "a") == 3 && layout.value(forAnimatedKey: "b") == 0)
    #expect(layout.transitionProgress == 0.25)
  }
}
