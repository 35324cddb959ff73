import Foundation

/// A drawing of a timeline in SVG.
///
/// It is made in three passes over the events: the first one measures, the second one draws what is behind
/// the labels, the third one draws the labels.
nonisolated struct TimelineDrawing {
  /// What the first pass has found out about a lane.
  private struct Lane {
    let name: String
    var hasPhases = false
    var hasCurve = false
    /// The rows that labels need.
    var rows = 0
    /// How many events have no label, because there was no room.
    var unlabelled = 0
    /// Where its parts begin, in points below the top of the drawing.
    var curveTop = 0.0
    var barTop = 0.0
    var rowsTop = 0.0
    var bottom = 0.0
  }

  /// Lengths, in points.
  private enum Metric {
    static let margin = 16.0
    static let nameWidth = 150.0
    static let headerHeight = 88.0
    static let curveHeight = 34.0
    static let barHeight = 16.0
    static let rowHeight = 13.0
    static let laneGap = 18.0
    /// Of the font that the labels are in; the drawing says so, whatever font there is.
    static let characterWidth = 6.02
    static let labelGap = 10.0
    static let maximumRows = 14
    static let maximumWidth = 30_000.0
  }

  private let title: String
  private let start: TimeInterval
  private let pointsPerSecond: Double
  private let plotWidth: Double
  private var width: Double
  private var height: Double
  private var lanes: [Lane] = []

  /// Measures a drawing of events.
  init(of events: some BidirectionalCollection<LifecycleEvent>, title: String) {
    self.title = title
    start = events.first?.time ?? 0
    let duration = max(0, (events.last?.time ?? 0) - start)
    pointsPerSecond = duration > 0 ? min(480, Metric.maximumWidth / duration) : 480
    plotWidth = max(480, duration * pointsPerSecond)
    (width, height) = (0, Metric.headerHeight)
    var right = Metric.margin + Metric.nameWidth + plotWidth
    var rows = LabelRows()
    Self.read(events) { number, mark in
      switch mark {
      case .lane(let name): lanes.append(Lane(name: name))
      case .phase: lanes[number].hasPhases = true
      case .progress: lanes[number].hasCurve = true
      case .transitionEnd: break
      case .event(let text, let time):
        let x = x(time)
        guard let row = rows.row(in: number, at: x, width: Self.width(of: text)) else {
          return lanes[number].unlabelled += 1
        }
        lanes[number].rows = max(lanes[number].rows, row + 1)
        right = max(right, x + Self.width(of: text))
      }
    }
    width = right + Metric.margin
    arrange()
  }

  /// Places the lanes below each other.
  private mutating func arrange() {
    for number in lanes.indices {
      var lane = lanes[number]
      lane.curveTop = height
      lane.barTop = height + (lane.hasCurve ? Metric.curveHeight + 4 : 0)
      lane.rowsTop = lane.barTop + (lane.hasPhases ? Metric.barHeight + 4 : 4)
      // A name and what is below it have room too.
      lane.bottom = max(
        lane.rowsTop + Double(lane.rows) * Metric.rowHeight, height + 2 * Metric.rowHeight + 6)
      height = lane.bottom + Metric.laneGap
      lanes[number] = lane
    }
  }

  private static func read(
    _ events: some Sequence<LifecycleEvent>, _ body: (Int, TimelineLanes.Mark) -> Void
  ) {
    var lanes = TimelineLanes()
    for event in events { lanes.read(event, body) }
    lanes.finish(body)
  }

  private func x(_ time: TimeInterval) -> Double {
    Metric.margin + Metric.nameWidth + (time - start) * pointsPerSecond
  }

  private static func width(of text: String) -> Double {
    Double(text.count) * Metric.characterWidth
  }
}

/// Where labels are, so that none is on another one: each is in the first row that has room for it.
nonisolated private struct LabelRows {
  /// Where the last label of each row of each lane ends.
  private var ends: [[Double]] = []

  /// Places a label.
  ///
  /// - Returns: Its row, from 0 on; nil where there is no room.
  mutating func row(in lane: Int, at x: Double, width: Double) -> Int? {
    while ends.count <= lane { ends.append([]) }
    let end = x + width + TimelineDrawing.labelGap
    if let row = ends[lane].firstIndex(where: { $0 <= x }) {
      ends[lane][row] = end
      return row
    }
    guard ends[lane].count < TimelineDrawing.maximumRows else { return nil }
    ends[lane].append(end)
    return ends[lane].count - 1
  }
}

nonisolated extension TimelineDrawing {
  fileprivate static var labelGap: Double { Metric.labelGap }
  fileprivate static var maximumRows: Int { Metric.maximumRows }

  /// Writes the drawing of the events that it was measured with.
  func write(
    _ events: some Sequence<LifecycleEvent>, to output: inout some TextOutputStream
  ) {
    writeHeader(to: &output)
    var rows = LabelRows()
    Self.read(events) { number, mark in
      switch mark {
      case .lane, .transitionEnd: break
      case .phase(let state, let start, let end):
        output.write(bar(state, from: x(start), to: x(end), in: lanes[number]))
      case .progress(let point, let former):
        if let former { output.write(segment(from: former, to: point, in: lanes[number])) }
      case .event(let text, let time):
        let row = rows.row(in: number, at: x(time), width: Self.width(of: text))
        output.write(tick(at: x(time), row: row, in: lanes[number]))
      }
    }
    rows = LabelRows()
    Self.read(events) { number, mark in
      guard case .event(let text, let time) = mark else { return }
      let x = x(time)
      guard let row = rows.row(in: number, at: x, width: Self.width(of: text)) else { return }
      output.write(label(text, at: x, row: row, time: time, in: lanes[number]))
    }
    output.write("</svg>\n")
  }

  private func writeHeader(to output: inout some TextOutputStream) {
    let (width, height) = (number(width.rounded(.up)), number(height.rounded(.up)))
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(title.escapedForMarkup)</title>
      <style>\(Self.style)</style>
      <rect class="background" width="\(width)" height="\(height)"/>
      <text class="title" x="\(number(Metric.margin))" y="27">\(title.escapedForMarkup)</text>
      \(legend)

      """)
    writeAxis(to: &output)
    for lane in lanes { output.write(frame(of: lane)) }
  }

  /// What the colours mean.
  private var legend: String {
    var x = Metric.margin
    var parts: [String] = []
    for state in TimelineColors.states {
      parts.append(
        "<rect class=\"\(state)\" x=\"\(number(x))\" y=\"40\" width=\"12\" height=\"12\" rx=\"2\"/>"
          + "<text class=\"secondary\" x=\"\(number(x + 17))\" y=\"50\">\(state)</text>")
      x += 17 + Double("\(state)".count) * Metric.characterWidth + 16
    }
    if lanes.contains(where: \.hasCurve) {
      parts.append(
        "<path class=\"curve\" d=\"M\(number(x)) 51L\(number(x + 12)) 41\"/>"
          + "<text class=\"secondary\" x=\"\(number(x + 17))\" y=\"50\">progress</text>")
    }
    return parts.joined(separator: "\n")
  }

  /// Vertical lines with their times.
  private func writeAxis(to output: inout some TextOutputStream) {
    let step = Self.gridStep(atLeast: 96 / pointsPerSecond)
    var line = 0
    while true {
      let time = Double(line) * step
      let x = x(start + time)
      if x > Metric.margin + Metric.nameWidth + plotWidth + 0.5 { break }
      output.write(
        "<path class=\"grid\" d=\"M\(number(x)) 78V\(number(height - 8))\"/>"
          + "<text class=\"secondary\" x=\"\(number(x))\" y=\"72\" text-anchor=\"middle\">"
          + "\(Self.seconds(start + time, step: step))</text>\n")
      line += 1
    }
  }

  /// The first of 1, 2, 5, 10, … in powers of ten that is not less.
  private static func gridStep(atLeast minimum: Double) -> Double {
    let power = pow(10, floor(log10(minimum)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= minimum * 0.999 } ?? minimum
  }

  private static func seconds(_ time: TimeInterval, step: Double) -> String {
    String(format: step < 0.1 ? "%.2f s" : step < 1 ? "%.1f s" : "%.0f s", time)
  }

  private func frame(of lane: Lane) -> String {
    let y = lane.hasCurve && !lane.hasPhases ? lane.curveTop : lane.barTop
    var text =
      "<path class=\"grid\" d=\"M\(number(Metric.margin)) \(number(lane.curveTop - 8))"
      + "H\(number(width - Metric.margin))\"/>"
      + "<text class=\"name\" x=\"\(number(Metric.margin))\" y=\"\(number(y + 12))\">"
      + "\(lane.name.escapedForMarkup)</text>"
    if lane.unlabelled > 0 {
      text +=
        "<text class=\"secondary\" x=\"\(number(Metric.margin))\" y=\"\(number(y + 26))\">"
        + "\(lane.unlabelled) without labels</text>"
    }
    if lane.hasCurve {
      let (left, right) = (Metric.margin + Metric.nameWidth, width - Metric.margin)
      for (share, y) in [("1", lane.curveTop), ("0", lane.curveTop + Metric.curveHeight)] {
        text +=
          "<path class=\"bound\" d=\"M\(number(left)) \(number(y))H\(number(right))\"/>"
          + "<text class=\"secondary\" x=\"\(number(left - 6))\" y=\"\(number(y + 3.5))\""
          + " text-anchor=\"end\">\(share)</text>"
      }
    }
    return text + "\n"
  }

  private func bar(
    _ state: ContractChecker.State, from start: Double, to end: Double, in lane: Lane
  ) -> String {
    let width = max(1, end - start)
    var text =
      "<rect class=\"\(state)\" x=\"\(number(start))\" y=\"\(number(lane.barTop))\""
      + " width=\"\(number(width))\" height=\"\(number(Metric.barHeight))\"/>"
    // The name of the phase, where it has room.
    let textWidth = Double("\(state)".count) * Metric.characterWidth
    if width >= textWidth + 8 {
      text +=
        "<text class=\"on-\(state)\" x=\"\(number(start + 4))\" y=\"\(number(lane.barTop + 11.5))\""
        + " textLength=\"\(number(textWidth))\">\(state)</text>"
    }
    return text + "\n"
  }

  private func segment(
    from start: TimelineLanes.Point, to end: TimelineLanes.Point, in lane: Lane
  ) -> String {
    func place(_ point: TimelineLanes.Point) -> String {
      let share = 1 - min(max(point.fraction, 0), 1)
      return "\(number(x(point.time))) \(number(lane.curveTop + share * Metric.curveHeight))"
    }
    return "<path class=\"curve\" d=\"M\(place(start))L\(place(end))\"/>\n"
  }

  private func tick(at x: Double, row: Int?, in lane: Lane) -> String {
    let top = lane.hasPhases ? lane.barTop : lane.rowsTop - 4
    let bottom = lane.rowsTop + (row.map { Double($0 + 1) * Metric.rowHeight } ?? 4)
    return "<path class=\"tick\" d=\"M\(number(x)) \(number(top))V\(number(bottom))\"/>\n"
  }

  private func label(
    _ text: String, at x: Double, row: Int, time: TimeInterval, in lane: Lane
  ) -> String {
    let y = lane.rowsTop + Double(row) * Metric.rowHeight + 10
    return "<text class=\"label\" x=\"\(number(x + 3))\" y=\"\(number(y))\""
      + " textLength=\"\(number(Self.width(of: text)))\" lengthAdjust=\"spacingAndGlyphs\">"
      + "\(text.escapedForMarkup)<title>\(String(format: "%.3f s", time))</title></text>\n"
  }

  /// A length with at most one digit after the point.
  private func number(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

nonisolated extension TimelineDrawing {
  /// The rules of both styles.
  fileprivate static let style = """

    text{font:10px ui-monospace,SFMono-Regular,Menlo,'DejaVu Sans Mono',monospace}
    text.title{font:600 15px system-ui,Inter,sans-serif}
    text.name{font:600 12px system-ui,Inter,sans-serif}
    .label{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}
    path{fill:none}.curve{stroke-width:1.8px;stroke-linecap:round}.bound{stroke-dasharray:2 4}.tick{opacity:.6}
    \(rules(.light, dark: false))
    @media (prefers-color-scheme:dark){
    \(rules(.dark, dark: true))
    }

    """

  private static func rules(_ colors: TimelineColors, dark: Bool) -> String {
    let phases = zip(TimelineColors.states, colors.phases).map { state, color in
      let text = TimelineColors.textIsWhite(on: state, dark: dark) ? "#ffffff" : "#1b1f24"
      return ".\(state){fill:\(color)}.on-\(state){fill:\(text)}"
    }
    return phases.joined() + """

      .background{fill:\(colors.background)}.title,.name{fill:\(colors.text)}
      .label{fill:\(colors.text);stroke:\(colors.background)}.secondary{fill:\(colors.secondaryText)}
      .grid,.bound{stroke:\(colors.line)}.tick{stroke:\(colors.tick)}.curve{stroke:\(colors.curve)}
      """
  }
}
