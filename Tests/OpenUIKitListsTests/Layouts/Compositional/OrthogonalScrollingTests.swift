import NestTesting
import Testing

@testable import OpenUIKitLists

/// Sections that scroll by themselves, by fingers and wheels: groups of 200 × 100 points with 10
/// points between them in a view of 300 × 400.
@Suite struct OrthogonalScrollingTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func section(_ behavior: Behavior) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Describe.size(.absolute(200), .absolute(100)),
      subitems: [Describe.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func stage(_ behavior: Behavior, isRightToLeft: Bool = false) throws
    -> CompositionalStage
  {
    try CompositionalStage(
      [20, 20], layout: UICollectionViewCompositionalLayout(section: section(behavior)),
      isRightToLeft: isRightToLeft)
  }

  @Test(
    "R22.360 The cells are in a scroll view of the height of one group, and the list does not grow")
  func first() throws {
    let stage = try stage(.continuous)

    #expect(stage.view.contentSize == CGSize(width: 300, height: 200))
    #expect(stage.items() == [0, 1] && stage.items(1) == [0, 1])
    #expect(stage.place(1) == "210 0 200 100" && stage.place(1, 1) == "210 100 200 100")
    let inner = try #require(stage.inner)
    #expect(inner.contentSize == CGSize(width: 20 * 210 - 10, height: 100))
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.isDescendant(of: stage.view) && cell.superview !== stage.view)
  }

  @Test("R22.360 A finger moves one section, shows what becomes visible, and nothing else")
  func drag() throws {
    let stage = try stage(.continuous)
    _ = stage.take()

    stage.host.drag(
      from: CGPoint(x: 290, y: 50), to: CGPoint(x: 50, y: 50), rest: 0.3)
    try stage.host.settle()

    #expect(stage.place(1) == "-20 0 200 100")
    #expect(stage.place(2) == "190 0 200 100")
    #expect(stage.items() == [1, 2] && stage.items(1) == [0, 1])
    #expect(stage.take() == ["cell 0.2"])
    #expect(stage.view.contentOffset == .zero)
  }

  @Test("R22.361 Each behaviour rests where it says, after a slow drag and after a fast one")
  func behaviors() throws {
    /// The offsets after a slow drag by 140 points, and after a flick from there.
    func rests(_ behavior: Behavior) throws -> (CGFloat, CGFloat) {
      let stage = try stage(behavior)
      stage.host.drag(
        from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), rest: 0.3)
      try stage.host.settle()
      let slow = try #require(stage.inner).contentOffset.x
      stage.host.flick(from: CGPoint(x: 250, y: 50), velocity: CGVector(dx: -900, dy: 0))
      try stage.host.settle()
      return (slow, try #require(stage.inner).contentOffset.x)
    }

    let continuous = try rests(.continuous)
    #expect(continuous.0 == 140 && continuous.1 > 400)
    let leading = try rests(.continuousGroupLeadingBoundary)
    #expect(leading.0 == 210)
    #expect(leading.1 > 420 && leading.1.truncatingRemainder(dividingBy: 210) == 0)
    let paging = try rests(.paging)
    #expect(paging.0 == 0 && paging.1 == 300)
    let group = try rests(.groupPaging)
    #expect(group.0 == 210 && group.1 == 420)
    let centered = try rests(.groupPagingCentered)
    #expect(centered.0 == 160 && centered.1 == 370)
  }

  @Test("R22.361 With centred groups the first and the last are in the middle too")
  func centered() throws {
    let stage = try stage(.groupPagingCentered)
    let inner = try #require(stage.inner)

    #expect(stage.place(0) == "50 0 200 100")
    inner.setContentOffset(CGPoint(x: 9000, y: 0), animated: false)
    stage.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), rest: 0.3)
    try stage.host.settle()
    #expect(stage.place(19) == "50 0 200 100")
  }

  @Test("R22.361 A wheel continues to the next group")
  func wheel() throws {
    let stage = try stage(.groupPaging)

    stage.host.scroll(by: CGVector(dx: -40, dy: 0), at: CGPoint(x: 150, y: 50))
    try stage.host.settle()

    #expect(try #require(stage.inner).contentOffset.x == 210)
  }

  @Test("R22.360 Up and down moves the list, from a section that scrolls sideways too")
  func vertical() throws {
    let stage = try CompositionalStage(
      Array(repeating: 20, count: 8),
      layout: UICollectionViewCompositionalLayout(section: section(.continuous)))

    stage.host.drag(
      from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 90), rest: 0.3)
    try stage.host.settle()

    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 250))
    #expect(stage.place(0, 2) == "0 -50 200 100" && stage.place(0, 6) == "0 350 200 100")
    #expect(stage.items(0).isEmpty)
  }

  @Test("R22.362 A section keeps how far it is scrolled while it is out of sight")
  func keeps() throws {
    let stage = try CompositionalStage(
      Array(repeating: 20, count: 12),
      layout: UICollectionViewCompositionalLayout(section: section(.continuous)))
    stage.host.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), rest: 0.3)
    try stage.host.settle()

    stage.view.contentOffset.y = 700
    stage.host.commit()
    let scrollViews = stage.view.subviews.count { $0 is OrthogonalScrollView }
    stage.view.contentOffset.y = 0
    stage.host.commit()

    #expect(scrollViews <= 6)
    #expect(stage.place(0) == "-140 0 200 100")
  }

  @Test(
    "R22.363 From right to left the first group is at the right, and a drag to the right moves on")
  func rightToLeft() throws {
    let stage = try stage(.groupPaging, isRightToLeft: true)

    #expect(stage.place(0) == "100 0 200 100" && stage.place(1) == "-110 0 200 100")
    stage.host.flick(from: CGPoint(x: 50, y: 50), velocity: CGVector(dx: 900, dy: 0))
    try stage.host.settle()
    #expect(stage.place(1) == "100 0 200 100")
    #expect(stage.items() == [1, 2])
  }

  @Test("R22.364 The handler gets what is visible in each pass, and what it changes is shown")
  func handler() throws {
    var passes: [String] = []
    let section = section(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      passes.append("\(items.map { $0.indexPath.item }) at \(Int(offset.x))")
      for item in items {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        item.alpha = max(0.25, 1 - distance / width)
      }
    }
    let stage = try CompositionalStage(
      [20], layout: UICollectionViewCompositionalLayout(section: section))

    #expect(Set(passes) == ["[0, 1] at 0"])
    let (near, far): (CGFloat, CGFloat) = (1 - 50.0 / 300, 1 - 160.0 / 300)
    func percents(_ alphas: [CGFloat]) -> [Int] { alphas.map { Int(($0 * 100).rounded()) } }
    #expect(percents(stage.view.visibleCells.map(\.alpha)) == percents([near, far]))
    passes = []
    try #require(stage.inner).contentOffset.x = 110
    stage.host.commit()
    #expect(Set(passes) == ["[0, 1] at 110"])
    let alphas = stage.view.visibleCells.map(\.alpha)
    #expect(percents(alphas) == percents([far, near]))
    let attributes = stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(attributes?.alpha == near)
  }

  @Test("R22.362 An update moves a section with its scroll view, and cells between sections")
  func update() throws {
    let stage = try stage(.continuous)
    stage.host.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), rest: 0.3)
    try stage.host.settle()

    stage.counts.insert(5, at: 0)
    stage.view.performBatchUpdates { stage.view.insertSections([0]) }
    try stage.host.settle()

    #expect(stage.view.contentSize.height == 300)
    #expect(stage.place(0, 0) == "0 0 200 100")
    #expect(stage.place(0, 1) == "-140 100 200 100" && stage.place(0, 2) == "0 200 200 100")
  }

  @Test("R22.365 A layout without such sections takes the cells out of the scroll views")
  func otherLayout() throws {
    let stage = try stage(.continuous)
    let plain = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: Describe.row(
          .absolute(50), [Describe.item(.fractionalWidth(0.5), .fractionalHeight(1))])))

    stage.view.setCollectionViewLayout(plain, animated: false)
    stage.host.commit()

    #expect(stage.inner == nil)
    #expect(stage.view.visibleCells.allSatisfy { $0.superview === stage.view })
    #expect(stage.place(3) == "150 50 150 50")
  }
}
