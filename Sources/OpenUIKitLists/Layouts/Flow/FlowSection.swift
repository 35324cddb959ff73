import Foundation

/// The values of a section that a flow layout knows before it places the items.
nonisolated struct FlowMetrics: Sendable {
  var count: Int
  var insets: FlowInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  /// The lengths of the header and the footer along the axis of scrolling.
  var header: CGFloat
  var footer: CGFloat
  /// The size of an item that has none of its own.
  var common: FlowSize
  /// The sizes of all items that the delegate has given; nil where they have the common one.
  var sizes: [FlowSize]?
}

/// Distances from the edges, along the axis of scrolling and across it.
nonisolated struct FlowInsets: Equatable, Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0
  var crossStart: CGFloat = 0
  var crossEnd: CGFloat = 0
}

/// A section of a flow layout: header, inset, lines, inset, footer.
nonisolated struct FlowSection: Sendable {
  let insets: FlowInsets
  let header: CGFloat
  let footer: CGFloat
  var lines: FlowLines
  /// Where it begins in the content.
  var start: CGFloat

  init(_ metrics: FlowMetrics, room: CGFloat, start: CGFloat) {
    (insets, header, footer) = (metrics.insets, metrics.header, metrics.footer)
    self.start = start
    let given = FlowLines.Metrics(
      available: max(0, room - metrics.insets.crossStart - metrics.insets.crossEnd),
      lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing)
    lines =
      metrics.sizes.map {
        FlowLines(given, count: metrics.count, sizes: $0, common: metrics.common)
      } ?? FlowLines(given, count: metrics.count, size: metrics.common)
  }

  var linesStart: CGFloat { start + header + insets.start }

  var footerStart: CGFloat { linesStart + lines.length + insets.end }

  /// The end, which is never before the beginning.
  var end: CGFloat { max(start, footerStart + footer) }

  /// Where a header is that stays in sight.
  func pinnedHeader(visibleFrom: CGFloat) -> CGFloat {
    max(start, min(visibleFrom, end - header))
  }

  /// Where a footer is that stays in sight.
  func pinnedFooter(visibleTo: CGFloat) -> CGFloat {
    min(footerStart, max(visibleTo - footer, start))
  }
}
