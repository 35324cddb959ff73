import NestTesting
import OpenUIKitLists
import Testing

@Suite struct UICollectionViewFlowLayoutTests {
  private func layout(
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    return layout
  }

  // MARK: Arithmetic

  @Test("R22.153 A flow begins with items of 50 × 50, distances of 10, and nothing else")
  func defaults() {
    let layout = layout()

    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero && layout.scrollDirection == .vertical)
    #expect(layout.collectionViewContentSize == .zero && layout.collectionView == nil)
    #expect(layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
  }

  @Test(
    "R22.154 Lines are spread to both ends, and a section is header, inset, lines, inset, footer")
  func sections() throws {
    let stage = try LayoutStage(
      [7, 0, 1],
      layout: layout {
        $0.itemSize = CGSize(width: 90, height: 40)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 20)
        $0.headerReferenceSize = CGSize(width: 1, height: 30)
        $0.footerReferenceSize = CGSize(width: 1, height: 20)
      }, size: CGSize(width: 320, height: 600))

    // 290 are left for three of 90 with 10 between them.
    #expect(
      stage.frames() == [
        "10 35 90 40", "110 35 90 40", "210 35 90 40", "10 85 90 40", "110 85 90 40",
        "210 85 90 40", "10 135 90 40",
      ])
    #expect(stage.frames(2) == ["10 297 90 40"])
    let views = (0..<3).map { section in
      [LayoutStage.header, LayoutStage.footer].map {
        stage.view.supplementaryView(forElementKind: $0, at: LayoutStage.path(0, section))
          .map { LayoutStage.text($0.frame) }
      }
    }
    #expect(
      views == [
        ["0 0 320 30", "0 181 320 20"], ["0 201 320 30", "0 242 320 20"],
        ["0 262 320 30", "0 343 320 20"],
      ])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 363))
  }

  @Test("R22.155 Items of different sizes: full lines reach both ends, the last begins at the edge")
  func mixed() throws {
    let sizes = [(100, 20), (60, 50), (200, 30), (150, 10), (40, 40), (40, 10)]
    let delegate = FlowAnswers { _ in }
    delegate.size = { CGSize(width: sizes[$0.item].0, height: sizes[$0.item].1) }
    let stage = try LayoutStage(
      [6], layout: layout(), size: CGSize(width: 220, height: 400), delegate: delegate)

    #expect(
      stage.frames() == [
        "0 15 100 20", "160 0 60 50",  // spread
        "10 60 200 30",  // alone, in the middle
        "0 115 150 10", "180 100 40 40",  // the middle of the line
        "0 150 40 10",  // the last line
      ])
  }

  @Test("R22.156 Horizontal scrolling is the mirror of vertical scrolling, at every scale")
  func directions() throws {
    var random = SeededGenerator(seed: 7)
    for scale in [1, 2, 3] as [CGFloat] {
      for _ in 0..<8 {
        let sizes = (0..<23).map { _ in
          CGSize(
            width: Int.random(in: 20...120, using: &random),
            height: Int.random(in: 20...60, using: &random))
        }
        for isVertical in [true, false] {
          let delegate = FlowAnswers { _ in }
          delegate.size = { isVertical ? sizes[$0.item] : sizes[$0.item].turned }
          let room = CGSize(width: Int.random(in: 130...400, using: &random), height: 300)
          let stage = try LayoutStage(
            [23],
            layout: layout {
              $0.scrollDirection = isVertical ? .vertical : .horizontal
              $0.minimumInteritemSpacing = 7
              $0.minimumLineSpacing = 3
              $0.sectionInset =
                isVertical
                ? UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                : UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
            }, size: isVertical ? room : room.turned, scale: scale, delegate: delegate)
          let model = FlowModel(
            width: room.width, itemSpacing: 7, lineSpacing: 3,
            insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), scale: scale)

          let frames = (0..<23).compactMap {
            stage.view.layoutAttributesForItem(at: LayoutStage.path($0))?.frame
          }
          for (frame, expected) in zip(frames, model.frames(sizes)) {
            #expect((isVertical ? frame : frame.turned).isNear(expected))
          }
          #expect(frames.count == 23)
        }
      }
    }
  }

  @Test("R22.157 The elements of a rectangle are exactly those that overlap it", arguments: 0..<12)
  func rectangles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<6).map { _ in Int.random(in: 0...40, using: &random) }
    let delegate = FlowAnswers { _ in }
    if seed % 3 > 0 {
      let sizes = counts.map { count in
        (0..<count).map { _ in
          CGSize(
            width: Int.random(in: 10...120, using: &random),
            height: Int.random(in: 10...60, using: &random))
        }
      }
      delegate.size = { sizes[$0.section][$0.item] }
    }
    delegate.lineSpacing = { CGFloat($0 * 5) - 8 }
    let stage = try LayoutStage(
      counts,
      layout: layout {
        $0.headerReferenceSize = CGSize(width: 0, height: 13)
        $0.footerReferenceSize = CGSize(width: 0, height: seed % 2 == 0 ? 0 : 9)
        $0.sectionHeadersPinToVisibleBounds = seed % 4 == 1
        $0.sectionFootersPinToVisibleBounds = seed % 4 > 1
      }, size: CGSize(width: 300, height: 200), delegate: delegate)
    let layout = stage.view.collectionViewLayout
    stage.scroll(to: stage.view.contentSize.height / 3)
    let all = counts.enumerated().flatMap { section, count in
      (0..<count).map { layout.layoutAttributesForItem(at: LayoutStage.path($0, section)) }
        + [LayoutStage.header, LayoutStage.footer].map {
          layout.layoutAttributesForSupplementaryView(
            ofKind: $0, at: LayoutStage.path(0, section))
        }
    }.compactMap { $0 }

    for _ in 0..<100 {
      let rect = CGRect(
        x: 0, y: CGFloat.random(in: -100...stage.view.contentSize.height, using: &random),
        width: CGFloat.random(in: 1...300, using: &random),
        height: CGFloat.random(in: 1...500, using: &random))
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { $0.frame.intersects(rect) }
      #expect(Set(found.map(Self.text)) == Set(expected.map(Self.text)), "seed \(seed) \(rect)")
      #expect(found.count == expected.count, "seed \(seed) \(rect)")
    }
  }

  private static func text(_ attributes: UICollectionViewLayoutAttributes) -> String {
    "\(attributes.representedElementKind ?? "") \(attributes.indexPath) \(attributes.frame)"
  }

  // MARK: Delegate

  @Test(
    "R22.158 The delegate is asked once for each section and item, until it is to be asked again")
  func questions() throws {
    var log: [String] = []
    let delegate = FlowAnswers { log.append($0) }
    delegate.size = { _ in CGSize(width: 100, height: 30) }
    delegate.lineSpacing = { _ in 5 }
    let layout = layout()
    let stage = try LayoutStage(
      [2, 1], layout: layout, size: CGSize(width: 100, height: 90), delegate: delegate)
    let questions = [
      "inset 0", "lines 0", "items 0", "header 0", "footer 0", "size 0.0", "size 0.1",
      "inset 1", "lines 1", "items 1", "header 1", "footer 1", "size 1.0",
    ]

    #expect(log == questions)
    #expect(stage.frames() == ["0 0 100 30", "0 35 100 30"])
    log = []
    stage.scroll(to: 10)
    stage.view.frame.size.width = 120
    stage.host.commit()
    #expect(log == [])
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    stage.host.commit()
    #expect(log == [])
    layout.invalidateLayout()
    stage.host.commit()
    #expect(log == questions)
    log = []
    stage.view.reloadData()
    #expect(log == questions)
  }

  @Test("R22.159 What the delegate leaves out is asked once, and the property counts")
  func leftOut() throws {
    let delegate = SizesOnly()
    let stage = try LayoutStage(
      [3, 3],
      layout: layout {
        $0.minimumLineSpacing = 2
        $0.headerReferenceSize.height = 4
      }, size: CGSize(width: 60, height: 300), delegate: delegate)

    #expect(stage.frames() == ["0 4 60 10", "0 16 60 10", "0 28 60 10"])
    #expect(stage.frames(1) == ["0 42 60 10", "0 54 60 10", "0 66 60 10"])
  }

  @Test("R22.160 Items that do not fit are reported in UIKit's words, and are alone in their lines")
  func tooLarge() throws {
    let diagnostics = DiagnosticRecorder()
    let layout = layout { $0.itemSize = CGSize(width: 100, height: 20) }
    let stage = try LayoutStage([3], layout: layout, size: CGSize(width: 100, height: 100))
    #expect(diagnostics.misuses.isEmpty)

    stage.view.frame.size.width = 90
    stage.host.commit()
    stage.scroll(to: 5)

    #expect(diagnostics.misuses.map(\.id) == ["layout.flow-item-is-too-large"])
    #expect(
      diagnostics.misuses.first?.message
        == "the behavior of the UICollectionViewFlowLayout is not defined because: the item width "
        + "must be less than the width of the UICollectionView minus the section insets left and "
        + "right values, minus the content insets left and right values")
    #expect(stage.frames() == ["0 0 100 20", "0 30 100 20", "0 60 100 20"])
  }

  @Test("R22.161 Sections are measured from the content inset, the safe area, or the margins")
  func references() throws {
    let layout = layout {
      $0.itemSize = CGSize(width: 40, height: 40)
      $0.sectionInset.left = 1
    }
    let stage = try LayoutStage([2], layout: layout, size: CGSize(width: 200, height: 100))
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    stage.host.commit()
    #expect(stage.view.contentSize.width == 188)
    #expect(stage.frames().first == "1 0 40 40")

    layout.sectionInsetReference = .fromLayoutMargins
    stage.host.commit()
    #expect(stage.view.contentSize.width == 188)
    #expect(stage.frames().first == "16 0 40 40")
  }

  // MARK: Headers that stay

  @Test("R22.162 Headers and footers that stay are pushed by the end of their section")
  func pinned() throws {
    let layout = layout {
      $0.itemSize = CGSize(width: 100, height: 40)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize.height = 20
      $0.footerReferenceSize.height = 10
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    let stage = try LayoutStage([5, 5], layout: layout, size: CGSize(width: 100, height: 100))
    let frame = { (kind: String, section: Int) in
      stage.view.supplementaryView(forElementKind: kind, at: LayoutStage.path(0, section))?
        .frame.minY
    }
    // A section is 230 long.
    var rows: [[CGFloat?]] = []
    for offset in [-30, 0, 100, 140, 215, 230, 300] as [CGFloat] {
      stage.scroll(to: offset)
      rows.append([
        frame(LayoutStage.header, 0), frame(LayoutStage.footer, 0),
        frame(LayoutStage.header, 1), frame(LayoutStage.footer, 1),
      ])
    }

    #expect(
      rows == [
        [0, 60, nil, nil], [0, 90, nil, nil], [100, 190, nil, nil], [140, 220, 230, 230],
        [210, 220, 230, 305], [nil, nil, 230, 320], [nil, nil, 300, 390],
      ])
    let header = stage.view.supplementaryView(
      forElementKind: LayoutStage.header, at: LayoutStage.path(0, 1))
    #expect(header?.layer.zPosition == 10)
    let asked = stage.asked.count
    stage.view.contentInset.top = 15
    stage.scroll(to: 300)
    #expect(frame(LayoutStage.header, 1) == 315)
    #expect(stage.asked.count == asked)
  }

  // MARK: Sizes of cells

  @Test(
    "R22.163 Cells are as large as they want where there is an estimate, and none is asked else")
  func selfSizing() throws {
    let layout = layout { $0.estimatedItemSize = CGSize(width: 40, height: 20) }
    let stage = try LayoutStage([0], layout: layout, size: CGSize(width: 100, height: 100))
    stage.preferred = [
      LayoutStage.path(0): CGSize(width: 70, height: 30),
      LayoutStage.path(1): CGSize(width: 25, height: 10),
      LayoutStage.path(3): CGSize(width: 90, height: 50),
    ]
    stage.counts = [8]
    stage.view.reloadData()
    stage.host.commit()

    #expect(
      stage.frames() == [
        "15 0 70 30",  // alone
        "0 45 25 10", "60 40 40 20", "5 70 90 50",
      ])
    // Lines of 30, 20 and 50, and two of the estimate.
    #expect(stage.view.contentSize.height == 180)
    layout.estimatedItemSize = .zero
    stage.view.reloadData()
    stage.host.commit()
    #expect(stage.frames().first == "25 0 50 50")
  }

  @Test(
    "R22.164 Sizes that were found out stay in updates, and go with reloadData and other widths")
  func foundSizes() throws {
    let layout = layout {
      $0.estimatedItemSize = CGSize(width: 100, height: 20)
      $0.minimumLineSpacing = 0
    }
    let stage = try LayoutStage([5], layout: layout, size: CGSize(width: 100, height: 100))
    stage.preferred = [LayoutStage.path(1): CGSize(width: 100, height: 50)]
    stage.view.reloadData()
    stage.host.commit()
    #expect(stage.view.contentSize.height == 130)

    stage.preferred = [:]
    stage.counts = [6]
    stage.view.insertItems(at: [LayoutStage.path(0)])
    try stage.host.settle()
    #expect(stage.view.contentSize.height == 150)
    #expect(stage.view.layoutAttributesForItem(at: LayoutStage.path(2))?.size.height == 50)
    stage.view.reloadData()
    stage.host.commit()
    #expect(stage.view.contentSize.height == 120)
  }

  @Test("R22.165 What is on the screen stays there while sizes before it are found out")
  func anchored() throws {
    let layout = layout {
      $0.estimatedItemSize = CGSize(width: 100, height: 20)
      $0.minimumLineSpacing = 0
    }
    let stage = try LayoutStage([200], layout: layout, size: CGSize(width: 100, height: 100))
    for item in 0..<200 {
      stage.preferred[LayoutStage.path(item)] = CGSize(width: 100, height: 20 + item % 7 * 9)
    }
    stage.scroll(to: 2000)
    for _ in 0..<60 {
      let before = screen(of: stage)
      stage.view.contentOffset.y -= 15
      stage.host.commit()
      let after = screen(of: stage)
      for (path, y) in before where after[path] != nil {
        #expect(abs((after[path] ?? 0) - y - 15) < 0.01, "\(path)")
      }
    }
    #expect(stage.view.contentOffset.y > 0)
  }

  /// Where cells are on the screen.
  private func screen(of stage: LayoutStage) -> [IndexPath: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: stage.view.indexPathsForVisibleItems.compactMap { path in
        stage.view.cellForItem(at: path).map {
          (path, $0.frame.minY - stage.view.contentOffset.y)
        }
      })
  }

  // MARK: Right to left, and a million

  @Test("R22.166 A subclass that flips begins at the right; the plain layout does not flip")
  func rightToLeft() throws {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let flipping = Flipping()
    flipping.scrollDirection = .horizontal
    let stage = try LayoutStage([0], layout: flipping, size: CGSize(width: 200, height: 50))
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.counts = [10]
    stage.view.reloadData()
    stage.host.commit()

    // 590 wide, the last 200 of which are visible.
    #expect(stage.view.contentOffset.x == 390)
    #expect(stage.frames().first == "540 0 50 50" && stage.frames().count == 4)
    #expect(
      flipping.layoutAttributesForItem(at: LayoutStage.path(0))?.frame.minX == 0)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 545, y: 5)) == LayoutStage.path(0))

    let plain = try LayoutStage([3], layout: layout(), size: CGSize(width: 200, height: 50))
    plain.view.semanticContentAttribute = .forceRightToLeft
    plain.view.reloadData()
    plain.host.commit()
    #expect(plain.frames().first == "0 0 50 50")
  }

  @Test(
    "R22.167 Of a million items only those in sight are made, and nothing is stored of the others")
  func million() throws {
    let stage = try LayoutStage(
      [1_000_000], layout: layout(), size: CGSize(width: 320, height: 480))

    #expect(stage.asked.count == 40)
    #expect(stage.view.contentSize.height == 11_999_990)
    stage.scroll(to: 6_000_000)
    #expect(stage.asked.count == 80)
    #expect(stage.view.indexPathsForVisibleItems.first == LayoutStage.path(500_000))
  }

  @Test("R22.168 Sizes, distances and insets that are no numbers do no harm")
  func badNumbers() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity, -10, 1e300] {
      let layout = layout {
        $0.itemSize = CGSize(width: 10, height: bad)
        $0.minimumLineSpacing = bad
        $0.minimumInteritemSpacing = bad
        $0.sectionInset = UIEdgeInsets(top: bad, left: bad, bottom: bad, right: bad)
        $0.headerReferenceSize = CGSize(width: bad, height: bad)
      }
      _ = withMisuseIntercepted {
        let stage = try? LayoutStage([5, 5], layout: layout, size: CGSize(width: 50, height: 50))
        _ = stage?.view.contentSize
      }
    }
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }

  fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

/// Answers a flow layout by closures, and records the questions.
final class FlowAnswers: NSObject, UICollectionViewDelegateFlowLayout {
  var size: ((IndexPath) -> CGSize)?
  var lineSpacing: ((Int) -> CGFloat)?
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  deinit {}

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    note("size \(indexPath.section).\(indexPath.item)")
    return size?(indexPath) ?? CGSize(width: 50, height: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    note("inset \(section)")
    return (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    note("lines \(section)")
    return lineSpacing?(section)
      ?? (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    note("items \(section)")
    return (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    note("header \(section)")
    return (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    note("footer \(section)")
    return (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}

/// Answers nothing but sizes.
private final class SizesOnly: NSObject, UICollectionViewDelegateFlowLayout {
  deinit {}

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60, height: 10) }
}
