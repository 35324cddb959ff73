import NestTesting
import Testing

@testable import OpenUIKitLists

/// A compositional layout in a collection view of 300 × 400 points.
@Suite struct CompositionalLayoutTests {
  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: Describe.row(height, [Describe.item(.fractionalWidth(1), height)]))
  }

  private func header(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat, pins: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Describe.size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }

  @Test(
    "R22.356 Headers and footers extend their section, outside its insets but inside them sideways")
  func boundaries() throws {
    let section = rows(.absolute(50))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [
      header("header", .top, 30), header("footer", .bottom, 20),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let stage = try CompositionalStage(
      [2, 1],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))

    #expect(stage.place("header") == "20 0 260 30" && stage.place(0) == "20 40 260 50")
    #expect(stage.place("footer") == "20 150 260 20")
    #expect(stage.place("header", 0, 1) == "20 175 260 30")
    #expect(stage.view.contentSize.height == 295)

    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems[0].extendsBoundary = false
    let other = UICollectionViewCompositionalLayout(section: section)
    stage.view.setCollectionViewLayout(other, animated: false)
    stage.host.commit()
    #expect(stage.place("header") == "0 0 300 30" && stage.place(0) == "20 10 260 50")
  }

  @Test("R22.357 Pinned headers stay in sight inside their section, and the next one pushes them")
  func pinned() throws {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [
      header("header", .top, 30, pins: true), header("footer", .bottom, 20, pins: true),
    ]
    let stage = try CompositionalStage(
      [10, 10], layout: UICollectionViewCompositionalLayout(section: section))
    func places(_ y: CGFloat) -> [String] {
      stage.view.contentOffset.y = y
      stage.host.commit()
      return [
        stage.place("header"), stage.place("footer"), stage.place("header", 0, 1),
        stage.place("footer", 0, 1),
      ]
    }

    #expect(places(0) == ["0 0 300 30", "0 380 300 20", "-", "-"])
    #expect(places(100) == ["0 0 300 30", "0 380 300 20", "-", "-"])
    #expect(places(300) == ["0 0 300 30", "0 230 300 20", "0 250 300 30", "0 380 300 20"])
    #expect(places(540) == ["0 -20 300 30", "0 -10 300 20", "0 10 300 30", "0 380 300 20"])
    #expect(places(-40) == ["0 40 300 30", "0 380 300 20", "-", "-"])
  }

  @Test(
    "R22.356 Headers of the whole are around everything, and pinned ones above those of sections")
  func global() throws {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [header("header", .top, 30, pins: true)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("footer", .top, 40, pins: true)]
    let stage = try CompositionalStage(
      [20],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))

    #expect(stage.place("footer") == "0 0 300 40" && stage.place("header") == "0 40 300 30")
    stage.view.contentOffset.y = 200
    stage.host.commit()
    #expect(stage.place("footer") == "0 0 300 40" && stage.place("header") == "0 40 300 30")
    #expect(stage.view.contentSize.height == 1070)
  }

  @Test("R22.358 Sections are described once per invalidation, not while scrolling or measuring")
  func provider() throws {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append("\(index) for \(Int(environment.container.effectiveContentSize.width))")
      return NSCollectionLayoutSection(
        group: Describe.row(
          .estimated(44), [Describe.item(.fractionalWidth(1), .estimated(44))]))
    }
    let stage = try CompositionalStage([30, 30], layout: layout) { _ in 60 }

    #expect(asked == ["0 for 300", "1 for 300"])
    stage.view.contentOffset.y = 900
    stage.host.commit()
    #expect(asked.count == 2)
    layout.invalidateLayout()
    stage.host.commit()
    #expect(asked.count == 4)
    stage.view.frame.size.width = 200
    stage.host.commit()
    #expect(asked.suffix(2) == ["0 for 200", "1 for 200"] && asked.count == 6)
    stage.view.reloadData()
    stage.host.commit()
    #expect(asked.count == 8)
  }

  @Test("R22.358 A section without description is reported, and shows nothing")
  func missing() throws {
    let recorder = DiagnosticRecorder()
    let stage = try CompositionalStage(
      [3, 2],
      layout: UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? nil : rows(.absolute(50))
      })

    #expect(recorder.misuses.first?.id == "compositional-layout.lacks-section")
    #expect(recorder.misuses.first?.raisesInUIKit == true)
    #expect(stage.items(0).isEmpty && stage.items(1) == [0, 1])
    recorder.stop()
  }

  @Test(
    "R22.359 Rows get the height of their views; what is on the screen stays while rows above grow")
  func selfSizing() throws {
    let layout = UICollectionViewCompositionalLayout(section: rows(.estimated(44)))
    let stage = try CompositionalStage([100], layout: layout) { CGFloat(30 + $0.item % 5 * 20) }

    #expect(stage.place(0) == "0 0 300 30" && stage.place(1) == "0 30 300 50")
    #expect(stage.place(4) == "0 240 300 110")
    stage.view.contentOffset.y = 3000
    stage.host.commit()
    let before = stage.view.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
    let place = stage.place(before.item)
    stage.view.contentOffset.y -= 60
    stage.host.commit()
    let moved = stage.place(before.item).split(separator: " ").compactMap { Int($0) }
    let old = place.split(separator: " ").compactMap { Int($0) }
    #expect(moved.count == 4 && moved[1] == old[1] + 60 && moved[3] == old[3])

    // The sizes stay with rows that an update moves.
    stage.view.contentOffset.y = 0
    stage.host.commit()
    let height = stage.view.contentSize.height
    stage.counts[0] = 99
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(stage.view.contentSize.height == height - 30)
  }

  @Test("R22.352 Badges are views of their own in front of the cells, decorations behind them")
  func badges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Describe.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = Describe.item(.absolute(100), .absolute(100), badges: [badge])
    let section = NSCollectionLayoutSection(group: Describe.row(.absolute(100), [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    section.decorationItems = [.background(elementKind: "back")]
    section.decorationItems[0].contentInsets.leading = 7
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      CompositionalStage.BlockView.self, forDecorationViewOfKind: "back")
    let stage = try CompositionalStage([2], layout: layout)

    #expect(stage.place("badge", 1) == "190 10 20 20")
    let back = layout.layoutAttributesForDecorationView(
      ofKind: "back", at: IndexPath(item: 0, section: 0))
    #expect(back?.frame == CGRect(x: 7, y: 0, width: 293, height: 120) && back?.zIndex == 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
  }

  @Test("R22.363 From right to left groups begin at the right")
  func rightToLeft() throws {
    let section = NSCollectionLayoutSection(
      group: Describe.row(.absolute(50), [Describe.item(.absolute(80), .fractionalHeight(1))]))
    section.contentInsets.leading = 20
    let stage = try CompositionalStage(
      [3], layout: UICollectionViewCompositionalLayout(section: section), isRightToLeft: true)

    #expect(stage.place(0) == "200 0 80 50" && stage.place(2) == "40 0 80 50")
  }

  @Test("R22.366 Changing what `configuration` returns has no effect, setting it has")
  func configuration() throws {
    let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(50)))
    let stage = try CompositionalStage([1, 1], layout: layout)

    let configuration = layout.configuration
    configuration.interSectionSpacing = 10
    stage.host.commit()
    #expect(stage.place(0, 1) == "0 50 300 50")
    layout.configuration = configuration
    configuration.interSectionSpacing = 90
    stage.host.commit()
    #expect(stage.place(0, 1) == "0 60 300 50")
  }

  @Test(
    "R22.354 Elements of any rectangle are those that meet it, in random layouts", arguments: 0..<60
  )
  func random(seed: Int) throws {
    var sections = RandomSections(seed: UInt64(seed) &+ 77_000)
    let descriptions = (0..<4).map { _ in sections.section(mayMeasure: false) }
    let counts = descriptions.map { _ in Int(sections.number(0...25)) }
    let layout = UICollectionViewCompositionalLayout { index, _ in descriptions[index] }
    layout.register(CompositionalStage.BlockView.self, forDecorationViewOfKind: "back")
    let stage = try CompositionalStage(
      counts, layout: layout, size: CGSize(width: 300, height: 600))
    var all: [UICollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        all += [layout.layoutAttributesForItem(at: path)].compactMap { $0 }
        all += [
          layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)
        ].compactMap { $0 }
      }
      let first = IndexPath(item: 0, section: section)
      all += [
        layout.layoutAttributesForSupplementaryView(ofKind: "header", at: first),
        layout.layoutAttributesForDecorationView(ofKind: "back", at: first),
      ].compactMap { $0 }
    }
    let height = Int(stage.view.contentSize.height)
    for _ in 0..<8 {
      let rect = CGRect(
        x: sections.number(-10...250), y: sections.number(-50...max(0, height)),
        width: sections.number(2...300), height: sections.number(2...500))
      let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.element))
      // Edges are rounded to pixels after the search.
      let sure = all.filter { $0.frame.intersects(rect.insetBy(dx: 1, dy: 1)) }.map(\.element)
      let possible = all.filter { $0.frame.intersects(rect.insetBy(dx: -1, dy: -1)) }
      #expect(found.isSuperset(of: sure))
      #expect(found.isSubset(of: possible.map(\.element)))
    }
  }
}
