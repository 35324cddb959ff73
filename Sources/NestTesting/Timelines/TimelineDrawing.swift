import Foundation

/// A drawing of a timeline in SVG.
///
/// It is made in three passes over the events: the first one measures, the second one draws what is
/// behind the labels, the third one draws the labels.
nonisolated struct TimelineDrawing {
  private let title: String
  private let layout: TimelineLayout

  /// Measures a drawing of events.
  init(of events: some BidirectionalCollection<LifecycleEvent>, title: String) {
    self.title = title
    layout = TimelineLayout(of: events)
  }

  private var metrics: TimelineLayout.Metrics { layout.metrics }

  /// Writes the drawing of the events that it was measured with.
  func write(
    _ events: some Sequence<LifecycleEvent>, to output: inout some TextOutputStream
  ) {
    writeHeader(to: &output)
    layout.visit(events) { element in
      switch element {
      case .bar(let state, let x, let width, let lane):
        output.write(bar(state, at: x, width: width, in: layout.lanes[lane]))
      case .segment(let start, let end):
        output.write("<path class=\"curve\" d=\"M\(place(start))L\(place(end))\"/>\n")
      case .tick(let x, let top, let bottom):
        output.write(
          "<path class=\"tick\" d=\"M\(number(x)) \(number(top))V\(number(bottom))\"/>\n")
      case .label: break
      }
    }
    layout.visit(events) { element in
      guard case .label(let text, let x, let y, let time) = element else { return }
      output.write(
        "<text class=\"label\" x=\"\(number(x))\" y=\"\(number(y))\""
          + " textLength=\"\(number(layout.width(of: text)))\" lengthAdjust=\"spacingAndGlyphs\">"
          + "\(text.escapedForMarkup)<title>\(String(format: "%.3f s", time))</title></text>\n")
    }
    output.write("</svg>\n")
  }

  private func writeHeader(to output: inout some TextOutputStream) {
    let (width, height) = (number(layout.width.rounded(.up)), number(layout.height.rounded(.up)))
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(title.escapedForMarkup)</title>
      <style>\(Self.style)</style>
      <rect class="background" width="\(width)" height="\(height)"/>
      <text class="title" x="\(number(metrics.margin))" y="27">\(title.escapedForMarkup)</text>
      \(legend)

      """)
    for line in layout.timeLines {
      output.write(
        "<path class=\"grid\" d=\"M\(number(line.x)) 78V\(number(layout.height - 8))\"/>"
          + "<text class=\"secondary\" x=\"\(number(line.x))\" y=\"72\" text-anchor=\"middle\">"
          + "\(line.label)</text>\n")
    }
    for lane in layout.lanes { output.write(frame(of: lane)) }
  }

  /// The legend: the meaning of the colours.
  private var legend: String {
    var x = metrics.margin
    var parts: [String] = []
    for state in TimelineColors.states {
      parts.append(
        "<rect class=\"\(state)\" x=\"\(number(x))\" y=\"40\" width=\"12\" height=\"12\" rx=\"2\"/>"
          + "<text class=\"secondary\" x=\"\(number(x + 17))\" y=\"50\">\(state)</text>")
      x += 17 + layout.width(of: "\(state)") + 16
    }
    if layout.lanes.contains(where: \.hasCurve) {
      parts.append(
        "<path class=\"curve\" d=\"M\(number(x)) 51L\(number(x + 12)) 41\"/>"
          + "<text class=\"secondary\" x=\"\(number(x + 17))\" y=\"50\">progress</text>")
    }
    return parts.joined(separator: "\n")
  }

  private func frame(of lane: TimelineLayout.Lane) -> String {
    let y = lane.hasCurve && !lane.hasPhases ? lane.curveTop : lane.barTop
    let (left, right) = (layout.axis.origin, layout.width - metrics.margin)
    var text =
      "<path class=\"grid\" d=\"M\(number(metrics.margin)) \(number(lane.curveTop - 8))"
      + "H\(number(right))\"/>"
      + "<text class=\"name\" x=\"\(number(metrics.margin))\" y=\"\(number(y + 12))\">"
      + "\(lane.name.escapedForMarkup)</text>"
    if lane.unlabelled > 0 {
      text +=
        "<text class=\"secondary\" x=\"\(number(metrics.margin))\" y=\"\(number(y + 26))\">"
        + "\(lane.unlabelled) without labels</text>"
    }
    if lane.hasCurve {
      for (share, y) in [("1", lane.curveTop), ("0", lane.curveTop + metrics.curveHeight)] {
        text +=
          "<path class=\"bound\" d=\"M\(number(left)) \(number(y))H\(number(right))\"/>"
          + "<text class=\"secondary\" x=\"\(number(left - 6))\" y=\"\(number(y + 3.5))\""
          + " text-anchor=\"end\">\(share)</text>"
      }
    }
    return text + "\n"
  }

  private func bar(
    _ state: ContractChecker.State, at x: Double, width: Double, in lane: TimelineLayout.Lane
  ) -> String {
    var text =
      "<rect class=\"\(state)\" x=\"\(number(x))\" y=\"\(number(lane.barTop))\""
      + " width=\"\(number(width))\" height=\"\(number(metrics.barHeight))\"/>"
    // The name of the phase, where it has room.
    let textWidth = layout.width(of: "\(state)")
    if width >= textWidth + 8 {
      text +=
        "<text class=\"on-\(state)\" x=\"\(number(x + 4))\" y=\"\(number(lane.barTop + 11.5))\""
        + " textLength=\"\(number(textWidth))\">\(state)</text>"
    }
    return text + "\n"
  }

  private func place(_ point: (x: Double, y: Double)) -> String {
    "\(number(point.x)) \(number(point.y))"
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
