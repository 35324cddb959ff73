/// Where the tabs of a paragraph lead to, as Pango wants it: from the edge of the lines that begin
/// farthest out, and behind the last place on at the distance of the last two.
struct TextTabs {
  private(set) var stops: [TextTab]

  /// The places of a style; none if the font decides.
  init(_ style: TextParagraphStyle, in text: String) {
    let edge = style.outerIndent
    stops = style.tabs.prefix(200).compactMap { tab in
      let location = tab.location.limited(to: Self.farthest) - edge
      guard tab.location.isFinite, location > 0 else { return nil }
      return TextTab(location: location, alignment: tab.alignment)
    }
    let tabCount = text.utf8.reduce(into: 0) { if $1 == UInt8(ascii: "\t") { $0 += 1 } }
    let interval = style.tabInterval.limited(to: Self.farthest)
    if interval > 0 {
      // Fidelity: behind the last place tabs lead to multiples of the interval. [documented]
      let distance = Self.distance(interval, of: tabCount)
      let last = stops.last.map { $0.location + edge } ?? 0
      let next = ((last / distance).rounded(.down) + 1) * distance - edge
      stops.append(TextTab(location: next, alignment: .left))
      stops.append(TextTab(location: next + distance, alignment: .left))
    } else if let last = stops.last {
      let before = stops.count > 1 ? stops[stops.count - 2].location : 0
      let distance = Self.distance(last.location - before, of: tabCount)
      if last.location > before, distance != last.location - before {
        stops.append(TextTab(location: last.location + distance, alignment: last.alignment))
      }
    }
  }

  private static let farthest: CGFloat = 100_000

  /// The distance at which tabs repeat: at most so far that all of them are within Pango's
  /// coordinates, and so far that few places are passed to find one.
  private static func distance(_ wanted: CGFloat, of tabCount: Int) -> CGFloat {
    min(max(wanted, 1), longestLine / CGFloat(max(tabCount, 1)))
  }
}
