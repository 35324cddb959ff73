import Foundation

/// The values of a section that a flow layout knows before it places the items.
nonisolated struct FlowMetrics: Sendable {
  var count: Int
  var insets: FlowInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  /// The lengths of the header and the footer along the axis of scrolling.
  var header: FlowEdge
  var footer: FlowEdge
  /// The size of an item that has none of its own.
  var common: FlowSize
  /// The sizes of all items that the delegate has given; nil where they have the common one.
  var sizes: [FlowSize]?
}

/// The length of a header or footer along the axis of scrolling.
nonisolated struct FlowEdge: Equatable, Sendable {
  // Fidelity: the size of items without an estimate of their own. [decided]
  /// The length of one that is to be measured, until it is.
  private static let estimate: CGFloat = 50

  var length: CGFloat
  /// Whether the view decides about its length.
  var isAutomatic = false

  /// - Parameter length: As the program says it; the largest number for an automatic one.
  init(_ length: CGFloat) {
    isAutomatic = length == .greatestFiniteMagnitude
    self.length = isAutomatic ? Self.estimate : length
  }
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
  private(set) var headerEdge: FlowEdge
  private(set) var footerEdge: FlowEdge
  var lines: FlowLines
  /// Where it begins in the content.
  var start: CGFloat

  init(_ metrics: FlowMetrics, room: CGFloat, start: CGFloat) {
    (insets, headerEdge, footerEdge) = (metrics.insets, metrics.header, metrics.footer)
    self.start = start
    let given = FlowLines.Metrics(
      available: max(0, room - metrics.insets.crossStart - metrics.insets.crossEnd),
      lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing)
    lines =
      metrics.sizes.map {
        FlowLines(given, count: metrics.count, sizes: $0, common: metrics.common)
      } ?? FlowLines(given, count: metrics.count, size: metrics.common)
  }

  var header: CGFloat { headerEdge.length }
  var footer: CGFloat { footerEdge.length }

  /// Gives the header, or the footer, the length that its view has asked for.
  mutating func setLength(_ length: CGFloat, ofHeader isHeader: Bool) {
    if isHeader { headerEdge.length = length } else { footerEdge.length = length }
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
