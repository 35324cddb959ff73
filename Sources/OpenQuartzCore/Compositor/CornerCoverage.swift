import CPixelKernels
import OpenCoreGraphics

/// The coverage of rows of a corner, computed once. Stored is that of the pixels of which a part is
/// covered.
nonisolated final class CornerCoverage {
  let shape: CornerShape
  /// The rows, counted from the corner; the last one of the shape is that of all that follow.
  private let rows: ClosedRange<Int>
  /// Without a hole no column ends what is covered.
  private static let none = Int32.max

  private let stored: UnsafeMutableBufferPointer<nk_corner_row>
  /// The coverage of the pixels, then the same in the opposite order, for a corner at the right.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The corner in the form in which the kernels read it; valid as long as this object exists.
  let corner: UnsafeMutablePointer<nk_corner>

  init(_ shape: CornerShape, rows: ClosedRange<Int>) {
    self.shape = shape
    self.rows = rows
    stored = .allocate(capacity: rows.count)
    var coverages: [UInt8] = []
    for (index, y) in rows.enumerated() {
      stored.initializeElement(at: index, to: Self.row(y, of: shape, &coverages))
    }
    // One byte more, so that the buffer has an address.
    bytes = .allocate(capacity: 2 * coverages.count + 1)
    _ = bytes.initialize(from: coverages + coverages.reversed() + [0])
    corner = .allocate(capacity: 1)
    guard let first = stored.baseAddress, let start = bytes.baseAddress else {
      preconditionFailure("no memory for \(rows.count) rows of a corner")
    }
    corner.initialize(
      to: nk_corner(
        rows: first, first: Int32(rows.lowerBound), side: Int32(shape.side), bytes: start,
        mirrored: start + coverages.count, byte_count: Int32(coverages.count)))
  }

  deinit {
    stored.deallocate()
    bytes.deallocate()
    corner.deallocate()
  }

  func has(_ rows: ClosedRange<Int>) -> Bool { self.rows.contains(rows) }

  /// The coverage of a pixel of the rows, counted from the corner, 0…255.
  subscript(x: Int, y: Int) -> UInt8 {
    let row = stored[min(y, shape.side) - rows.lowerBound]
    let x = Int32(x)
    if x < row.outside || x >= row.end { return 0 }
    if x < row.full { return bytes[Int(row.bytes + x - row.outside)] }
    if x < row.hole { return 255 }
    return bytes[Int(row.bytes + row.full - row.outside + x - row.hole)]
  }

  /// Returns the coverage of a row.
  ///
  /// - Parameter coverages: The coverages of partly covered pixels are appended to it.
  private static func row(
    _ y: Int, of shape: CornerShape, _ coverages: inout [UInt8]
  ) -> nk_corner_row {
    let columns = shape.side + 1
    func first(where holds: (Int) -> Bool) -> Int32 {
      let column = CornerShape.firstColumn(below: columns, where: holds)
      return column < columns ? Int32(column) : none
    }
    let outside = first { shape.outerCoverage(x: $0, y: y) > 0 }
    var full = first { shape.outerCoverage(x: $0, y: y) == 255 }
    var (hole, end) = (none, none)
    if shape.border != nil {
      hole = first { shape.hole(x: $0, y: y) > 0 }
      end = first { shape.hole(x: $0, y: y) == 1 }
      // No pixel is covered fully: those of both edges follow each other.
      if full >= hole { full = max(full, end) }
      (hole, end) = (max(hole, full), max(end, full))
    }
    // The kernel paints four pixels at a time; what is covered fully is covered by 255, too.
    let rest = (full - outside) % 4
    if rest > 0 { full = min(full + 4 - rest, hole) }
    let row = nk_corner_row(
      outside: outside, full: full, hole: hole, end: end, bytes: Int32(coverages.count))
    for x in outside..<full { coverages.append(shape.coverage(x: Int(x), y: y)) }
    if hole < end { for x in hole..<end { coverages.append(shape.coverage(x: Int(x), y: y)) } }
    return row
  }
}
