/// The coverage of a rounded corner, in pixels.
nonisolated struct CornerShape: Hashable {
  /// The radius of the outer edge.
  var radius: Double
  /// The part within this many pixels of the edge only; nil for all of it.
  var border: Int?
  /// How far the outer edge is moved inwards, where something else covers it.
  var inset = 0.0
  /// The outer edge is a right angle: something else rounds it later.
  var hasSquareOutside = false
  var curve = CornerCurve.circular

  /// From here on, counted from the corner, a row is like the next one.
  var side: Int { max(arc, border ?? 0) }

  /// The side of the square in which the outer or the inner edge is round.
  var arc: Int {
    hasSquareOutside && border == nil ? 0 : Int((radius * curve.reach).rounded(.up))
  }

  /// The same with right angles.
  var square: CornerShape {
    var shape = self
    shape.radius = 0
    return shape
  }

  /// The coverage of a pixel, counted from the corner, 0…255.
  func coverage(x: Int, y: Int) -> UInt8 {
    let outside = hasSquareOutside ? 1 : covered(by: radius, inset: inset, x: x, y: y)
    return Self.byte(outside * (1 - hole(x: x, y: y)))
  }

  /// The coverage without the hole that a border leaves.
  func outerCoverage(x: Int, y: Int) -> UInt8 {
    hasSquareOutside ? 255 : Self.byte(covered(by: radius, inset: inset, x: x, y: y))
  }

  /// The part of a pixel inside the border.
  func hole(x: Int, y: Int) -> Double {
    guard let border, x >= border, y >= border else { return 0 }
    return covered(by: radius - Double(border), inset: 0, x: x - border, y: y - border)
  }

  /// The first column from which on something holds; `end` if there is none.
  static func firstColumn(below end: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func byte(_ coverage: Double) -> UInt8 { UInt8((coverage * 255).rounded()) }

  /// The coverage by a corner at (0, 0) of a radius.
  private func covered(by radius: Double, inset: Double, x: Int, y: Int) -> Double {
    guard radius > 0 else { return 1 }
    if curve == .circular { return Self.disc(radius, inset: inset, x: x, y: y) }
    let depth = curve.depth(x: (Double(x) + 0.5) / radius, y: (Double(y) + 0.5) / radius)
    guard let depth else { return 1 }
    return min(1, max(0, depth * radius - inset + 0.5))
  }

  /// The coverage by a round corner.
  private static func disc(_ radius: Double, inset: Double, x: Int, y: Int) -> Double {
    let dx = radius - (Double(x) + 0.5)
    let dy = radius - (Double(y) + 0.5)
    guard dx > 0, dy > 0 else { return 1 }
    let distance = (dx * dx + dy * dy).squareRoot()
    return min(1, max(0, radius - inset - distance + 0.5))
  }
}
