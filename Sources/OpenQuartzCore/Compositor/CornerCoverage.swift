/// The coverage of a corner's pixels, computed once unless they are many.
nonisolated struct CornerCoverage {
  /// Beyond this, the table would be larger than what is usually painted by it.
  private static let maximumSide = 64

  let shape: CornerShape
  private let side: Int
  private var bytes: [UInt8] = []

  init(_ shape: CornerShape) {
    self.shape = shape
    side = shape.side
    guard side <= Self.maximumSide else { return }
    bytes.reserveCapacity((side + 1) * (side + 1))
    for y in 0...side {
      for x in 0...side { bytes.append(shape.coverage(x: x, y: y)) }
    }
  }

  /// The coverage of a pixel, counted from the corner, 0…255.
  subscript(x: Int, y: Int) -> UInt8 {
    if bytes.isEmpty { return shape.coverage(x: x, y: y) }
    return bytes[min(y, side) * (side + 1) + min(x, side)]
  }
}
