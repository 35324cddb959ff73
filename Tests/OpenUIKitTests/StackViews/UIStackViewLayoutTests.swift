import NestTesting
import OpenUIKit
import Testing

/// Frames that were calculated by hand.
struct UIStackViewLayoutTests {
  /// The positions and lengths of views of 160, 80 and 40 points along the axis, with distances of
  /// 10.
  nonisolated struct Distributed: Sendable {
    let distribution: UIStackView.Distribution
    /// The length of the stack view; nil for the one that follows from the views.
    let length: CGFloat?
    let spans: [StackSpan]

    init(
      _ distribution: UIStackView.Distribution, _ length: CGFloat?, _ spans: (CGFloat, CGFloat)...
    ) {
      self.distribution = distribution
      self.length = length
      self.spans = spans.map { StackSpan($0.0, $0.1) }
    }
  }

  /// The positions and breadths of views of 40, 20 and 30 points across the axis.
  nonisolated struct Aligned: Sendable {
    let alignment: UIStackView.Alignment
    let breadth: CGFloat?
    let spans: [StackSpan]

    init(
      _ alignment: UIStackView.Alignment, _ breadth: CGFloat?, _ spans: (CGFloat, CGFloat)...
    ) {
      self.alignment = alignment
      self.breadth = breadth
      self.spans = spans.map { StackSpan($0.0, $0.1) }
    }
  }

  nonisolated private static let distributions = [
    Distributed(.fill, nil, (0, 160), (170, 80), (260, 40)),
    Distributed(.fill, 360, (0, 220), (230, 80), (320, 40)),
    Distributed(.fillEqually, nil, (0, 160), (170, 160), (340, 160)),
    Distributed(.fillEqually, 200, (0, 60), (70, 60), (140, 60)),
    Distributed(.fillProportionally, nil, (0, 160), (170, 80), (260, 40)),
    // Parts of 300: 192, 96 and what is left.
    Distributed(.fillProportionally, 360, (0, 192), (202, 96), (308, 52)),
    Distributed(.fillProportionally, 150, (0, 80), (90, 40), (140, 10)),
    Distributed(.equalSpacing, nil, (0, 160), (170, 80), (260, 40)),
    Distributed(.equalSpacing, 360, (0, 160), (200, 80), (320, 40)),
    // The centres are 130 apart at least.
    Distributed(.equalCentering, nil, (0, 160), (170, 80), (320, 40)),
    Distributed(.equalCentering, 400, (0, 160), (190, 80), (360, 40)),
    Distributed(.equalCentering, 300, (0, 160), (170, 80), (260, 40)),
  ]

  nonisolated private static let alignments = [
    Aligned(.fill, nil, (0, 40), (0, 40), (0, 40)),
    Aligned(.fill, 100, (0, 100), (0, 100), (0, 100)),
    Aligned(.leading, nil, (0, 40), (0, 20), (0, 30)),
    Aligned(.leading, 100, (0, 40), (0, 20), (0, 30)),
    Aligned(.center, nil, (0, 40), (10, 20), (5, 30)),
    Aligned(.center, 100, (30, 40), (40, 20), (35, 30)),
    Aligned(.trailing, nil, (0, 40), (20, 20), (10, 30)),
    Aligned(.trailing, 100, (60, 40), (80, 20), (70, 30)),
    // Without text.
    Aligned(.firstBaseline, nil, (0, 40), (0, 20), (0, 30)),
    Aligned(.firstBaseline, 100, (0, 40), (0, 20), (0, 30)),
    Aligned(.lastBaseline, nil, (0, 40), (20, 20), (10, 30)),
    Aligned(.lastBaseline, 100, (60, 40), (80, 20), (70, 30)),
  ]

  @Test(
    "R18.1 each distribution with each alignment along both axes gives the frames of the tables",
    arguments: distributions, [NSLayoutConstraint.Axis.horizontal, .vertical])
  func frames(_ along: Distributed, _ axis: NSLayoutConstraint.Axis) {
    for across in Self.alignments {
      // Baselines are for rows only.
      if axis == .vertical, across.alignment == .lastBaseline { continue }
      let stage = StackStage(axis: axis, length: along.length, breadth: across.breadth)
      stage.stack.spacing = 10
      stage.stack.distribution = along.distribution
      stage.stack.alignment = across.alignment

      let reports = withMisuseIntercepted { stage.root.layoutIfNeeded() }

      #expect(reports.isEmpty)
      #expect(stage.spans() == along.spans, "\(along.distribution), \(across.alignment)")
      #expect(stage.spansAcross() == across.spans, "\(along.distribution), \(across.alignment)")
      let last = along.spans[2].start + along.spans[2].length
      #expect(
        stage.stack.bounds.size == StackStage.size(last, across.breadth ?? 40, axis))
    }
  }

  @Test("R18.1 from right to left rows begin at the right, and columns align there")
  func rightToLeft() {
    let row = StackStage(length: 360)
    row.stack.spacing = 10
    row.stack.distribution = .equalSpacing
    row.stack.semanticContentAttribute = .forceRightToLeft
    let column = StackStage(axis: .vertical, breadth: 100)
    column.stack.alignment = .leading
    column.stack.semanticContentAttribute = .forceRightToLeft

    let first = (row.spans(), column.spansAcross())
    for stage in [row, column] { stage.stack.semanticContentAttribute = .unspecified }

    #expect(first.0 == [StackSpan(200, 160), StackSpan(80, 80), StackSpan(0, 40)])
    #expect(first.1 == [StackSpan(60, 40), StackSpan(80, 20), StackSpan(70, 30)])
    #expect(row.spans()[0] == StackSpan(0, 160))
    #expect(column.spansAcross() == [StackSpan(0, 40), StackSpan(0, 20), StackSpan(0, 30)])
  }

  @Test("R18.1 hugging decides who is stretched and resistance who is compressed")
  func priorities() {
    let wide = StackStage(length: 400)
    wide.views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let narrow = StackStage(length: 100)
    narrow.views[0].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    narrow.views[2].setContentCompressionResistancePriority(
      UILayoutPriority(751), for: .horizontal)
    let small = StackStage(length: 100)
    small.stack.distribution = .equalSpacing
    small.stack.spacing = 5
    small.views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    small.views[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)

    #expect(wide.spans() == [StackSpan(0, 160), StackSpan(160, 200), StackSpan(360, 40)])
    #expect(narrow.spans() == [StackSpan(0, 0), StackSpan(0, 60), StackSpan(60, 40)])
    #expect(small.spans() == [StackSpan(0, 0), StackSpan(5, 50), StackSpan(60, 40)])
  }

  @Test("R18.1 beside text of several lines other views keep their width")
  func wrappingText() {
    let stage = StackStage(sizes: [CGSize(width: 50, height: 10)], length: 200)
    let label = UILabel()
    label.text = "Words that do not fit into one line of this row at all"
    label.numberOfLines = 0
    stage.stack.insertArrangedSubview(label, at: 0)

    let reports = withMisuseIntercepted { stage.root.layoutIfNeeded() }

    #expect(reports.isEmpty)
    #expect(stage.spans() == [StackSpan(0, 150), StackSpan(150, 50)])
    #expect(label.frame.height > 30)
    #expect(stage.stack.bounds.height == label.frame.height)
    stage.views[0].content.width = 70
    #expect(stage.spans() == [StackSpan(0, 130), StackSpan(130, 70)])
  }

  @Test("R18.1 spacings: after one view, of the system, negative, and back to the common one")
  func spacing() {
    let stage = StackStage()
    let (stack, views) = (stage.stack, stage.views)
    stack.spacing = 10

    stack.setCustomSpacing(30, after: views[0])
    let custom = stage.spans().map(\.start)
    stack.spacing = UIStackView.spacingUseSystem
    let system = stage.spans().map(\.start)
    stack.spacing = -4
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    let negative = stage.spans().map(\.start)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    let common = stage.spans().map(\.start)

    #expect(custom == [0, 190, 280])
    #expect(system == [0, 190, 278])
    #expect(negative == [0, 168, 244])
    #expect(common == [0, 156, 232])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test(
    "R18.1 of centres that cannot be equally far apart the last yields, also if inserted")
  func centresAfterInsertion() {
    let stage = StackStage(
      sizes: [28, 24, 48, 68].map { CGSize(width: $0, height: 10) }, length: 320)
    stage.stack.distribution = .equalCentering
    stage.stack.setCustomSpacing(18, after: stage.views[1])
    _ = stage.frames()
    let view = ContentView()
    view.content = CGSize(width: 80, height: 10)

    stage.stack.insertArrangedSubview(view, at: 2)

    #expect(stage.frames().map(\.midX) == [14, 84, 154, 224, 286])
    view.removeFromSuperview()
    #expect(stage.frames().map(\.midX) == [14, 105, 195, 286])
  }

  @Test("R18.1 the gap after hidden views is that of the visible view before them")
  func spacingBesideHiddenViews() {
    let stage = StackStage()
    stage.stack.spacing = 10
    stage.stack.setCustomSpacing(30, after: stage.views[0])
    stage.stack.setCustomSpacing(50, after: stage.views[1])

    stage.views[1].isHidden = true
    let hidden = stage.spans()
    stage.views[1].isHidden = false

    #expect(hidden[0] == StackSpan(0, 160))
    #expect(hidden[1] == StackSpan(160, 0))
    #expect(hidden[2] == StackSpan(190, 40))
    #expect(stage.spans().map(\.start) == [0, 190, 320])
  }

  @Test("R18.1 relative to the margins views are arranged inside them, also after they change")
  func margins() {
    let stage = StackStage()
    stage.stack.isLayoutMarginsRelativeArrangement = true
    stage.stack.spacing = 10
    let first = stage.frames()
    let size = stage.stack.bounds.size

    stage.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let second = stage.frames()
    let secondSize = stage.stack.bounds.size
    stage.stack.isLayoutMarginsRelativeArrangement = false

    #expect(first[2] == CGRect(x: 268, y: 8, width: 40, height: 40))
    #expect(size == CGSize(width: 316, height: 56))
    #expect(second[2] == CGRect(x: 262, y: 1, width: 40, height: 40))
    #expect(secondSize == CGSize(width: 306, height: 44))
    #expect(stage.frames()[2] == CGRect(x: 260, y: 0, width: 40, height: 40))
  }

  @Test("R18.1 text is aligned by baselines, and a column can measure between them")
  func baselines() {
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stage = StackStage(sizes: [], breadth: 100)
    let (small, large) = (label(17), label(34))
    for view in [small, large] { stage.stack.addArrangedSubview(view) }
    stage.stack.alignment = .firstBaseline
    stage.root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    func bottom(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }
    let first = (small.frame, large.frame, baseline(small), baseline(large))

    stage.stack.alignment = .lastBaseline
    stage.root.layoutIfNeeded()
    let last = (large.frame, bottom(small), bottom(large))
    let column = StackStage(sizes: [], axis: .vertical)
    for view in [small, large] { column.stack.addArrangedSubview(view) }
    column.stack.isBaselineRelativeArrangement = true
    column.stack.spacing = 50
    column.root.layoutIfNeeded()

    #expect(stage.stack.arrangedSubviews.isEmpty)
    #expect(abs(first.2 - first.3) <= 1)
    #expect(first.0.minY > 5)
    #expect(first.1.minY == 0)
    #expect(abs(last.1 - last.2) <= 1)
    #expect(last.0.maxY == 100)
    #expect(abs(baseline(large) - bottom(small) - 50) <= 1)
    #expect(small.frame.minY == 0)
    #expect(column.stack.bounds.height == large.frame.maxY)
  }

  @Test("R18.1 nested stack views share lengths by what is inside them, also after that changes")
  func nested() {
    let inner = StackStage(sizes: [CGSize(width: 30, height: 10), CGSize(width: 66, height: 10)])
    inner.stack.spacing = 4
    let outer = StackStage(sizes: [CGSize(width: 50, height: 20)], length: 300)
    outer.stack.distribution = .fillProportionally
    outer.stack.insertArrangedSubview(inner.stack, at: 0)

    let first = outer.spans()
    inner.views[0].content.width = 180
    let second = outer.spans()
    inner.stack.isHidden = true
    let third = outer.spans()
    inner.stack.isHidden = false

    #expect(first == [StackSpan(0, 200), StackSpan(200, 100)])
    #expect(second == [StackSpan(0, 250), StackSpan(250, 50)])
    #expect(third[1] == StackSpan(0, 300))
    #expect(outer.spans() == second)
    #expect(inner.views.map(\.frame.minX) == [0, 184])
  }

  @Test("R18.1 a stack view has no natural size, but one that fits")
  func fitting() {
    let stage = StackStage()
    stage.stack.spacing = 10
    stage.stack.alignment = .center
    let none = UIView.noIntrinsicMetric

    #expect(stage.stack.intrinsicContentSize == CGSize(width: none, height: none))
    #expect(
      stage.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 300, height: 40))
    for view in stage.views { view.isHidden = true }
    #expect(stage.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(
      UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("R18.1 a stack view that the program places arranges in its frame")
  func frame() {
    let view = ContentView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.frame = CGRect(x: 5, y: 6, width: 70, height: 80)

    let reports = withMisuseIntercepted {
      stack.layoutIfNeeded()
      stack.frame.size.width = 90
      stack.layoutIfNeeded()
    }

    #expect(reports.isEmpty)
    #expect(stack.frame == CGRect(x: 5, y: 6, width: 90, height: 80))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 90, height: 80))
  }
}
