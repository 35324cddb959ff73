import Foundation

/// Where everything of a timeline with lanes is: the lanes below each other, in each the phases of
/// appearance, the curve of its transitions, and the events with their labels, none of which is on
/// another one.
///
/// It measures the events, and stores none: give it the same ones to learn where they are.
package nonisolated struct TimelineLayout {
  /// The measures of a lane that the layout has found.
  package struct Lane: Sendable {
    package let name: String
    package fileprivate(set) var hasPhases = false
    package fileprivate(set) var hasCurve = false
    /// The rows that labels need.
    fileprivate var rows = 0
    /// How many events have no label, because there was no room.
    package fileprivate(set) var unlabelled = 0
    /// Where its parts begin, in points below the top.
    package fileprivate(set) var curveTop = 0.0
    package fileprivate(set) var barTop = 0.0
    package fileprivate(set) var rowsTop = 0.0
    fileprivate var bottom = 0.0
  }

  /// Lengths, in points.
  package struct Metrics: Sendable {
    package var margin = 16.0
    package var nameWidth = 150.0
    /// The height of the space above the lanes.
    package var headerHeight = 88.0
    package var curveHeight = 34.0
    package var barHeight = 16.0
    package var rowHeight = 13.0
    package var laneGap = 18.0
    /// Of the font that the labels are in, all of whose characters have this width.
    package var characterWidth = 6.02
    package var labelGap = 10.0
    package var maximumRows = 14
    /// The smallest scale on which there is a line for each round time.
    package var lineDistance = 96.0

    package init() {}
  }

  /// How wide the plot is.
  package enum Width: Sendable {
    /// 480 points a second, labels not counted, but no more than 30,000 points.
    case ofDuration
    /// All of a width: labels that would be outside stand before their events.
    case fitting(Double)
  }

  /// Something in a lane, with its place in points.
  package enum Element: Sendable {
    case bar(ContractChecker.State, x: Double, width: Double, lane: Int)
    case segment(from: (x: Double, y: Double), to: (x: Double, y: Double))
    case tick(x: Double, top: Double, bottom: Double)
    /// The place is that of the left end of its base line.
    case label(String, x: Double, y: Double, time: TimeInterval)
  }

  package let metrics: Metrics
  package let axis: TimelineAxis
  package private(set) var lanes: [Lane] = []
  /// The size of all, in points.
  package private(set) var width: Double
  package private(set) var height: Double
  /// Where the times end, in points.
  private let plotEnd: Double
  private let isFitting: Bool

  /// Measures events.
  package init(
    of events: some BidirectionalCollection<LifecycleEvent>, _ metrics: Metrics = Metrics(),
    width: Width = .ofDuration
  ) {
    self.metrics = metrics
    let start = events.first?.time ?? 0
    let duration = max(0, (events.last?.time ?? 0) - start)
    let origin = metrics.margin + metrics.nameWidth
    let scale: Double
    switch width {
    case .ofDuration:
      scale = duration > 0 ? min(480, 30_000 / duration) : 480
      plotEnd = origin + max(480, duration * scale)
      isFitting = false
    case .fitting(let width):
      plotEnd = max(width - metrics.margin, origin + 1)
      // While a transition runs, the scale changes four times a second, not in each frame.
      scale = (plotEnd - origin) / max((duration * 4).rounded(.up) / 4, 0.25)
      isFitting = true
    }
    axis = TimelineAxis(start: start, origin: origin, pointsPerSecond: scale)
    (self.width, height) = (plotEnd, metrics.headerHeight)
    measure(events)
  }

  private mutating func measure(_ events: some Sequence<LifecycleEvent>) {
    var rows = TimelineLabelRows(gap: metrics.labelGap, limit: metrics.maximumRows)
    Self.read(events) { number, mark in
      switch mark {
      case .lane(let name): lanes.append(Lane(name: name))
      case .phase: lanes[number].hasPhases = true
      case .progress: lanes[number].hasCurve = true
      case .transitionEnd: break
      case .event(let text, let time):
        let (x, width) = place(ofLabel: text, at: axis.x(time))
        guard let row = rows.row(in: number, at: x, width: width) else {
          return lanes[number].unlabelled += 1
        }
        lanes[number].rows = max(lanes[number].rows, row + 1)
        self.width = max(self.width, x + width)
      }
    }
    width = isFitting ? plotEnd + metrics.margin : width + metrics.margin
    arrange()
  }

  /// Places the lanes below each other.
  private mutating func arrange() {
    for number in lanes.indices {
      var lane = lanes[number]
      lane.curveTop = height
      lane.barTop = height + (lane.hasCurve ? metrics.curveHeight + 4 : 0)
      lane.rowsTop = lane.barTop + (lane.hasPhases ? metrics.barHeight + 4 : 4)
      // A name and what is below it have room too.
      lane.bottom = max(
        lane.rowsTop + Double(lane.rows) * metrics.rowHeight, height + 2 * metrics.rowHeight + 6)
      height = lane.bottom + metrics.laneGap
      lanes[number] = lane
    }
  }

  /// Where a label begins, and how wide it is.
  private func place(ofLabel text: String, at x: Double) -> (x: Double, width: Double) {
    let width = width(of: text)
    guard isFitting, x + width > plotEnd else { return (x, width) }
    return (max(x - width - 6, metrics.margin), width)
  }

  /// The width of a text in the font of the labels.
  package func width(of text: String) -> Double { Double(text.count) * metrics.characterWidth }

  /// The vertical lines with their times.
  package var timeLines: [TimelineAxis.Line] {
    axis.lines(upTo: plotEnd, atLeast: metrics.lineDistance)
  }

  private static func read(
    _ events: some Sequence<LifecycleEvent>, _ body: (Int, TimelineLanes.Mark) -> Void
  ) {
    var lanes = TimelineLanes()
    for event in events { lanes.read(event, body) }
    lanes.finish(body)
  }

  /// Calls a closure with everything in the lanes, in the order of the events.
  ///
  /// - Parameter events: Those that were measured.
  package func visit(_ events: some Sequence<LifecycleEvent>, _ body: (Element) -> Void) {
    var rows = TimelineLabelRows(gap: metrics.labelGap, limit: metrics.maximumRows)
    Self.read(events) { number, mark in
      let lane = lanes[number]
      switch mark {
      case .lane, .transitionEnd: break
      case .phase(let state, let start, let end):
        let x = axis.x(start)
        body(.bar(state, x: x, width: max(1, axis.x(end) - x), lane: number))
      case .progress(let point, let former):
        guard let former else { return }
        body(.segment(from: place(former, in: lane), to: place(point, in: lane)))
      case .event(let text, let time):
        let x = axis.x(time)
        let label = place(ofLabel: text, at: x)
        let row = rows.row(in: number, at: label.x, width: label.width)
        body(
          .tick(
            x: x, top: lane.hasPhases ? lane.barTop : lane.rowsTop - 4,
            bottom: lane.rowsTop + (row.map { Double($0 + 1) * metrics.rowHeight } ?? 4)))
        guard let row else { return }
        body(
          .label(
            text, x: label.x + 3, y: lane.rowsTop + Double(row) * metrics.rowHeight + 10, time: time
          ))
      }
    }
  }

  private func place(_ point: TimelineLanes.Point, in lane: Lane) -> (x: Double, y: Double) {
    let share = 1 - min(max(point.fraction, 0), 1)
    return (axis.x(point.time), lane.curveTop + share * metrics.curveHeight)
  }
}
