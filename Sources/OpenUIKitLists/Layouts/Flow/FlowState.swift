import Foundation

/// The state of a flow layout.
struct FlowState {
  /// The values of the delegate and the properties; nil to be read.
  var metrics: [FlowMetrics]?
  /// The sections in their places; nil to be made.
  var sections: [FlowSection]?
  /// The sizes that cells have asked for, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// The lengths that headers (true) and footers have asked for, by section.
  var measuredEdges: [Int: [Bool: CGFloat]] = [:]
  /// Whether `sections` are being made.
  var isReading = false
  /// The room across the axis of scrolling for which `sections` were made.
  var room: CGFloat = 0
  /// The insets that were added to those of all sections.
  var reference = FlowInsets()
  /// The room for which it was reported that items do not fit.
  var reportedRoom: CGFloat?

  /// Forgets what is to be read or made again.
  mutating func forget(metrics: Bool, places: Bool) {
    if metrics { self.metrics = nil }
    if metrics || places { sections = nil }
  }

  /// Forgets the sizes that views have asked for.
  mutating func forgetSizes() { (measured, measuredEdges) = ([:], [:]) }

  /// Keeps the sizes of what an update leaves.
  mutating func follow(_ plan: ListUpdatePlan) {
    let edges = measuredEdges
    measuredEdges = [:]
    for (section, lengths) in edges {
      if let new = plan.newSection(of: section) { measuredEdges[new] = lengths }
    }
    guard !measured.isEmpty else { return }
    let old = measured
    measured = [:]
    for (section, sizes) in old {
      for (item, size) in sizes {
        let path = IndexPath(item: item, section: section)
        guard !plan.isReloaded(path), let new = plan.newPath(of: path) else { continue }
        measured[new[0], default: [:]][new[1]] = size
      }
    }
  }
}
