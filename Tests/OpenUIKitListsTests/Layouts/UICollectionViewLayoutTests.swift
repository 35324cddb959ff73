import NestTesting
import OpenUIKitLists
import Testing

/// The calls of a layout, in their order.
@Suite final class UICollectionViewLayoutTests {
  private var log: [String] = []

  deinit {}

  /// The calls since the last time, less what a layout pass asks that has nothing to do.
  private func take() -> [String] {
    defer { log = [] }
    var known: String?
    return log.filter { call in
      if call == "prepare" { known = nil }
      guard call.hasPrefix("elements") else { return true }
      defer { known = call }
      return call != known
    }
  }

  private func stage(
    _ counts: [Int], _ change: (RecordingLayout) -> Void = { _ in }
  ) throws -> (LayoutStage, RecordingLayout) {
    let layout = RecordingLayout { [unowned self] in log.append($0) }
    change(layout)
    let stage = try LayoutStage([], layout: layout, size: CGSize(width: 100, height: 100))
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: RecordingLayout.badge,
      withReuseIdentifier: "view")
    stage.counts = counts
    _ = take()
    return (stage, layout)
  }

  /// A layout that is prepared, with what was recorded until then forgotten.
  private func prepared(
    _ counts: [Int], _ change: (RecordingLayout) -> Void = { _ in }
  ) throws -> (LayoutStage, RecordingLayout) {
    let (stage, layout) = try stage(counts, change)
    stage.view.reloadData()
    stage.host.commit()
    _ = take()
    return (stage, layout)
  }

  @Test("R22.170 First come prepare, the size and the elements; scrolling asks for elements alone")
  func first() throws {
    let layout = RecordingLayout { [unowned self] in log.append($0) }
    let stage = try LayoutStage([5], layout: layout, size: CGSize(width: 100, height: 100))

    #expect(take() == ["prepare", "size", "elements 0…100"])
    stage.scroll(to: 30)
    #expect(take() == ["bounds 0 0 100 100 to 0 30 100 100?", "elements 30…130"])
    stage.host.commit()
    #expect(take() == [])
    #expect(stage.frames() == ["0 0 100 50", "0 50 100 50", "0 100 100 50"])
  }

  @Test("R22.171 Other bounds: the question, with the old bounds in place, the context, prepare")
  func bounds() throws {
    let (stage, _) = try prepared([5]) { $0.invalidatesForBounds = true }

    stage.scroll(to: 30)
    #expect(
      take() == [
        "bounds 0 0 100 100 to 0 30 100 100?", "context of bounds", "invalidate", "prepare", "size",
        "elements 30…130",
      ])
    stage.view.frame.size.height = 60
    stage.host.commit()
    #expect(
      take() == [
        "bounds 0 30 100 100 to 0 30 100 60?", "context of bounds", "invalidate", "prepare", "size",
        "elements 30…90",
      ])
  }

  @Test("R22.172 Invalidations before a layout are one preparation; inside prepare they are none")
  func invalidation() throws {
    let (stage, layout) = try prepared([5])

    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(take() == ["invalidate", "invalidate"])
    stage.host.commit()
    #expect(take() == ["prepare", "size", "elements 0…100"])
    stage.host.commit()
    #expect(take() == [])
  }

  @Test("R22.173 reloadData invalidates everything and the counts")
  func reload() throws {
    let (stage, _) = try prepared([5])

    stage.counts = [3]
    stage.view.reloadData()
    #expect(take() == ["invalidate everything counts", "prepare", "size"])
    #expect(stage.view.contentSize.height == 150)
    stage.host.commit()
    #expect(take() == ["elements 0…100"])
  }

  @Test("R22.174 An update: counts, prepare, the changes, the offset, views, last and first places")
  func update() throws {
    let (stage, _) = try prepared([5, 1]) { $0.hasBadges = true }

    stage.counts = [6, 1]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [LayoutStage.path(0)])
      stage.view.insertItems(at: [LayoutStage.path(0), LayoutStage.path(5)])
    }
    #expect(
      take().filter { !$0.hasPrefix("elements") && $0 != "size" } == [
        "invalidate counts", "prepare",
        #"updates ["delete 0.0>-", "insert ->0.0", "insert ->0.5"]"#, "target of 0",
        #"deleted badge ["0.0"]"#, #"inserted badge ["0.0"]"#,  // with the first item
        "final 0.0", "final 0.1", "initial 0.0", "initial 0.1", "finalize animated",
      ])
    stage.host.commit()
    #expect(take().allSatisfy { $0.hasPrefix("elements") })
    try stage.host.settle()

    stage.counts = [1]
    stage.view.performBatchUpdates {
      stage.view.deleteSections([0])
    }
    #expect(
      take().filter { !$0.hasPrefix("elements") && $0 != "size" } == [
        "invalidate counts", "prepare", #"updates ["delete 0>-"]"#, "target of 0",
        #"deleted badge ["0.0"]"#, "inserted badge []", "final 0.0", "final 0.1", "initial 0.0",
        "finalize animated",
      ])
  }

  @Test("R22.175 New cells begin where the layout says, transparent by default, and old ones fade")
  func animation() throws {
    let (stage, layout) = try prepared([2])
    stage.counts = [3]
    stage.view.insertItems(at: [LayoutStage.path(1)])
    let inserted = try #require(stage.view.cellForItem(at: LayoutStage.path(1)))
    let moved = stage.view.subviews.compactMap { $0 as? UICollectionViewCell }

    #expect(inserted.alpha == 1 && inserted.frame.minY == 50)
    #expect(moved.count == 3)
    stage.host.advance(by: 0.15)
    let opacity = try #require(inserted.layer.presentation()).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    try stage.host.settle()

    layout.start = { path, own in
      guard path.item == 0 else { return own }
      own?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      own?.center.x = -50
      return own
    }
    stage.counts = [4]
    stage.view.insertItems(at: [LayoutStage.path(0)])
    let first = try #require(stage.view.cellForItem(at: LayoutStage.path(0)))
    stage.host.advance(by: 0.001)
    let shown = try #require(first.layer.presentation())
    #expect(abs(shown.position.x + 50) < 5 && first.center.x == 50)
    #expect(abs(shown.transform.m11 - 0.5) < 0.05)
    try stage.host.settle()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("R22.176 The offset that the layout wants after an update is taken")
  func target() throws {
    let (stage, layout) = try prepared([5])
    layout.target = CGPoint(x: 0, y: 70)
    stage.counts = [6]

    stage.view.insertItems(at: [LayoutStage.path(5)])
    try stage.host.settle()

    #expect(stage.view.contentOffset.y == 70)
    #expect(stage.view.indexPathsForVisibleItems == (1...3).map { LayoutStage.path($0) })
  }

  @Test("R22.177 A cell that prefers another size invalidates its item, one after the other")
  func preferred() throws {
    let (stage, _) = try stage([5]) { $0.takesPreferred = true }
    stage.preferred = [
      LayoutStage.path(0): CGSize(width: 100, height: 30),
      LayoutStage.path(2): CGSize(width: 100, height: 80),
    ]

    stage.view.reloadData()
    stage.host.commit()
    #expect(
      take() == [
        "invalidate everything counts", "prepare", "size", "elements 0…100",
        "0.0 prefers 30 to 50?",
        #"invalidate items ["0.0"]"#, "prepare", "size", "elements 0…100", "0.1 prefers 50 to 50?",
        "0.2 prefers 80 to 50?", #"invalidate items ["0.2"]"#, "prepare", "size", "elements 0…100",
      ])
    #expect(stage.frames() == ["0 0 100 30", "0 30 100 50", "0 80 100 80"])
  }

  @Test("R22.178 Bounds that change in an animation: prepared before, finalized inside it")
  func animatedBounds() throws {
    let (stage, _) = try prepared([5]) { $0.invalidatesForBounds = true }

    UIView.animate(withDuration: 0.5) {
      stage.view.frame.size.height = 150
      stage.view.layoutIfNeeded()
    }
    #expect(
      take() == [
        "bounds 0 0 100 100 to 0 0 100 150?", "context of bounds", "invalidate", "prepare",
        "animated bounds 0 0 100 100", "size", "elements 0…150", "end of animated bounds",
      ])
  }

  @Test("R22.179 Adjustments of a context are added to the offset and the size of the content")
  func adjustments() throws {
    let (stage, layout) = try prepared([10])
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 40
    context.contentSizeAdjustment.height = 25

    layout.invalidateLayout(with: context)
    #expect(stage.view.contentOffset.y == 40 && stage.view.contentSize.height == 525)
    stage.host.commit()
    #expect(stage.view.contentOffset.y == 40 && stage.view.contentSize.height == 500)
  }

  @Test("R22.180 A layout that changes its own attributes in place moves the views")
  func inPlace() throws {
    final class Sliding: UICollectionViewLayout {
      let row = UICollectionViewLayoutAttributes(forCellWith: LayoutStage.path(0))
      var x: CGFloat = 0
      override func prepare() { row.frame = CGRect(x: x, y: 0, width: 10, height: 10) }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { [row] }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { row }
    }
    let layout = Sliding()
    let stage = try LayoutStage([1], layout: layout, size: CGSize(width: 100, height: 100))
    layout.x = 33
    layout.invalidateLayout()
    stage.host.commit()

    #expect(stage.frames() == ["33 0 10 10"])
  }

  @Test("R22.181 Attributes and contexts are made of the classes that a layout says")
  func classes() throws {
    final class Context: UICollectionViewFlowLayoutInvalidationContext { var mark = 7 }
    final class Attributes: UICollectionViewLayoutAttributes {
      var mark = 8
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.mark = mark
        return copy
      }
    }
    final class Marked: UICollectionViewFlowLayout {
      var marks: [Int] = []
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override class var invalidationContextClass: AnyClass { Context.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        marks.append((context as? Context)?.mark ?? 0)
      }
    }
    let layout = Marked()
    let stage = try LayoutStage([3], layout: layout, size: CGSize(width: 100, height: 100))
    layout.invalidateLayout()
    stage.view.frame.size.width = 90
    stage.host.commit()

    #expect(layout.marks == [7, 7])
    let marks = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 90, height: 90))?
      .map { ($0 as? Attributes)?.mark }
    #expect(marks == [8, 8])
  }

  @Test("R22.182 Decoration views are of the class that the layout has registered")
  func decorations() throws {
    final class Board: UICollectionReusableView {}
    final class Boards: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let board = layoutAttributesForDecorationView(
          ofKind: "board", at: LayoutStage.path(0))
        return (super.layoutAttributesForElements(in: rect) ?? []) + [board].compactMap { $0 }
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let board = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: elementKind, with: indexPath)
        board.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        board.zIndex = -1
        return board
      }
    }
    let layout = Boards()
    layout.register(Board.self, forDecorationViewOfKind: "board")
    let stage = try LayoutStage([2], layout: layout, size: CGSize(width: 100, height: 100))

    let boards = stage.view.subviews.filter { $0 is Board }
    #expect(boards.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    #expect(boards.first?.layer.zPosition == -1)
    let misuses = withMisuseIntercepted {
      layout.register(NSObject.self, forDecorationViewOfKind: "board")
    }
    #expect(misuses.map(\.id) == ["layout.registers-wrong-decoration"])
  }
}
