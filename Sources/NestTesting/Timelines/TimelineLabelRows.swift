/// Where labels are, so that none is on another one: each is in the first row that has room for it.
package nonisolated struct TimelineLabelRows: Sendable {
  private let gap: Double
  private let limit: Int
  /// Where the last label of each row of each lane ends.
  private var ends: [[Double]] = []

  /// Rows without labels.
  ///
  /// - Parameters:
  ///   - gap: The distance between labels, in points.
  ///   - limit: How many rows a lane has at most.
  package init(gap: Double, limit: Int) {
    (self.gap, self.limit) = (gap, limit)
  }

  /// Places a label.
  ///
  /// - Returns: Its row, from 0 on; nil where there is no room.
  package mutating func row(in lane: Int, at x: Double, width: Double) -> Int? {
    while ends.count <= lane { ends.append([]) }
    let end = x + width + gap
    if let row = ends[lane].firstIndex(where: { $0 <= x }) {
      ends[lane][row] = end
      return row
    }
    guard ends[lane].count < limit else { return nil }
    ends[lane].append(end)
    return ends[lane].count - 1
  }
}
