import NestTesting
import OpenUIKit

/// The last action as lanes, one for each controller and delegate: the phases of appearance, how
/// far the transition is, and what was called when. It scrolls where there are more than fit.
final class TimelineLanesView: UIScrollView {
  /// The action of the user that the lanes show; nil for a movement by hand, and before the first
  /// one.
  private(set) var action: String?

  private var events: [LifecycleEvent] = []
  /// Whether a transition runs.
  private var isMoving = false
  private var isStale = false
  private var drawnWidth: CGFloat = 0

  private let grid = TimelineLanesView.makeLines(Theme.consoleLine, width: 1)
  private let ticks = TimelineLanesView.makeLines(Theme.consoleDim, width: 1)
  private let curve = TimelineLanesView.makeLines(Theme.curve, width: 1.8)
  private let phases = Theme.phases.map { color in
    let layer = CAShapeLayer()
    layer.fillColor = color.cgColor
    return layer
  }
  private var labels: [UILabel] = []

  /// A pause after which a movement without an action is another one, in seconds.
  private static let pause = 1.0
  /// How many events are shown at most.
  private static let capacity = 600

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [grid] + phases + [ticks, curve] { layer.addSublayer(shape) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private static func makeLines(_ color: UIColor, width: CGFloat) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
    layer.lineWidth = width
    layer.lineCap = .round
    return layer
  }

  // MARK: Events

  /// Adds an event; an action, or one after a pause in which nothing moved, begins new lanes.
  func append(_ event: LifecycleEvent) {
    let isAction = event.source.isEmpty
    if isAction || (!isMoving && event.time - (events.last?.time ?? event.time) > Self.pause) {
      events = []
      action = isAction ? "\(event.callback)" : nil
    }
    if case .progress(let fraction) = event.callback { isMoving = fraction != nil }
    let isNote = [LogLine.codeSource, LogLine.resultSource].contains(event.source)
    guard !isAction, !isNote, events.count < Self.capacity else { return }
    events.append(event)
    isStale = true
    setNeedsLayout()
  }

  // MARK: Drawing

  private var metrics: TimelineLayout.Metrics {
    var metrics = TimelineLayout.Metrics()
    (metrics.margin, metrics.nameWidth, metrics.headerHeight) = (0, 34, 28)
    (metrics.curveHeight, metrics.barHeight, metrics.laneGap) = (26, 12, 14)
    (metrics.labelGap, metrics.maximumRows, metrics.lineDistance) = (8, 30, 60)
    metrics.characterWidth = Self.characterWidth
    return metrics
  }

  private static let labelFont = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  private static let characterWidth: Double = {
    let label = UILabel()
    label.font = labelFont
    label.text = String(repeating: "m", count: 20)
    return Double(label.intrinsicContentSize.width) / 20
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isStale || bounds.width != drawnWidth, bounds.width > 0 else { return }
    (isStale, drawnWidth) = (false, bounds.width)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    drawLanes()
    CATransaction.commit()
  }

  private func drawLanes() {
    let layout = TimelineLayout(of: events, metrics, width: .fitting(Double(bounds.width)))
    let paths = phases.map { _ in CGMutablePath() }
    let (grid, ticks, curve) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    var texts = layout.timeLines.map { line in
      grid.addLine(CGPoint(x: line.x, y: 18), CGPoint(x: line.x, y: layout.height - 8))
      return Text(line.label, at: CGPoint(x: line.x + 3, y: 16), color: Theme.consoleDim)
    }
    for lane in layout.lanes {
      grid.addLine(
        CGPoint(x: 0, y: lane.curveTop - 7), CGPoint(x: bounds.width, y: lane.curveTop - 7))
      let top = lane.hasPhases ? lane.barTop : lane.curveTop
      texts.append(Text(lane.name, at: CGPoint(x: 0, y: top + 10), color: .white))
    }
    layout.visit(events) { element in
      switch element {
      case .bar(let state, let x, let width, let lane):
        guard let number = TimelineColors.states.firstIndex(of: state) else { return }
        paths[number].addRect(
          CGRect(
            x: x, y: layout.lanes[lane].barTop, width: width, height: layout.metrics.barHeight))
      case .segment(let start, let end):
        curve.addLine(CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
      case .tick(let x, let top, let bottom):
        ticks.addLine(CGPoint(x: x, y: top), CGPoint(x: x, y: bottom))
      case .label(let text, let x, let y, _):
        texts.append(Text(text, at: CGPoint(x: x, y: y), color: Theme.consoleText))
      }
    }
    for (layer, path) in zip(phases, paths) { layer.path = path }
    (self.grid.path, self.ticks.path, self.curve.path) = (grid, ticks, curve)
    show(texts)
    contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  private struct Text {
    let text: String
    /// The left end of its base line.
    let place: CGPoint
    let color: UIColor

    init(_ text: String, at place: CGPoint, color: UIColor) {
      (self.text, self.place, self.color) = (text, place, color)
    }
  }

  /// Shows texts in the labels that there are, and in as many more as are needed.
  private func show(_ texts: [Text]) {
    while labels.count < texts.count {
      let label = UILabel()
      label.font = Self.labelFont
      addSubview(label)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= texts.count
      guard index < texts.count else { continue }
      let text = texts[index]
      if label.text != text.text { label.text = text.text }
      label.textColor = text.color
      let size = label.intrinsicContentSize
      label.frame = CGRect(
        origin: CGPoint(x: text.place.x, y: text.place.y - label.font.ascender), size: size)
    }
  }
}

extension CGMutablePath {
  /// A line of its own.
  fileprivate func addLine(_ start: CGPoint, _ end: CGPoint) {
    move(to: start)
    addLine(to: end)
  }
}
