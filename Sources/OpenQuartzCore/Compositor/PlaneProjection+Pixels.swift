import DisplayServer
import OpenCoreGraphics

/// How a projection has to be drawn; the cheapest method that is correct.
nonisolated enum ProjectionKind: Equatable, Sendable {
  /// A translation.
  case translation(x: Double, y: Double)
  /// Axes stay axes, and nothing is mirrored.
  case axisAligned
  /// Rotated, mirrored, skewed or in perspective.
  case general
}

nonisolated extension PlaneProjection {
  /// A projection from its matrix, row by row: (u, v, w) is the matrix times (x, y, 1).
  init(
    _ a: Double, _ c: Double, _ tx: Double, _ b: Double, _ d: Double, _ ty: Double,
    _ p: Double, _ q: Double, _ s: Double
  ) {
    self = .identity
    (self.a, self.b, self.p) = (CGFloat(a), CGFloat(b), CGFloat(p))
    (self.c, self.d, self.q) = (CGFloat(c), CGFloat(d), CGFloat(q))
    (self.tx, self.ty, self.s) = (CGFloat(tx), CGFloat(ty), CGFloat(s))
  }

  static func translation(_ x: Double, _ y: Double) -> PlaneProjection {
    PlaneProjection(1, 0, x, 0, 1, y, 0, 0, 1)
  }

  static func scale(_ x: Double, _ y: Double) -> PlaneProjection {
    PlaneProjection(x, 0, 0, 0, y, 0, 0, 0, 1)
  }

  /// The matrix as the pixel kernels take it: row by row.
  var rows: (Double, Double, Double, Double, Double, Double, Double, Double, Double) {
    (
      a.native, c.native, tx.native, b.native, d.native, ty.native, p.native, q.native, s.native
    )
  }

  /// Positive when the front of the plane faces the eye, negative when its back does.
  var determinant: Double {
    let first = a * (d * s - ty * q)
    let second = c * (b * s - ty * p)
    let third = tx * (b * q - d * p)
    return (first - second + third).native
  }

  /// Whether there is no perspective that a layer of 10,000 pixels would show.
  var isFlat: Bool { abs(p) < 1e-12 && abs(q) < 1e-12 && abs(s - 1) < 1e-12 }

  /// A layer of 10,000 pixels is off by less than a thousandth of one within these limits.
  var kind: ProjectionKind {
    guard isFlat, abs(b) < 1e-8, abs(c) < 1e-8 else { return .general }
    if abs(a - 1) < 1e-8, abs(d - 1) < 1e-8 {
      return .translation(x: tx.native, y: ty.native)
    }
    return a > 0 && d > 0 ? .axisAligned : .general
  }

  /// The pixels that the image of a rectangle touches, with half a pixel for its antialiased edges.
  ///
  /// Parts behind the eye are cut off; parts that are too far away to matter are cut at 2²⁰ pixels.
  func pixels(covering rect: PixelRect) -> PixelRect { pixels(covering: rect, nearest: 1e-6) }

  /// The pixels whose images touch a rectangle, without those of which the image is smaller than
  /// `smallestScale`; none when the plane is seen from its edge.
  func source(of rect: PixelRect, smallestScale: Double) -> PixelRect {
    guard let inverse = inverted else { return .zero }
    // The image of a small area at the distance w is determinant / w³ as large, and where this
    // map divides by w, the inverse divides by 1 / w.
    let furthest = cbrt(abs(determinant) / (smallestScale * smallestScale))
    return inverse.pixels(covering: rect, nearest: max(1e-6, min(1 / furthest, 1e6)))
  }

  /// - Parameter nearest: The smallest divisor; points with a smaller one are cut off.
  private func pixels(covering rect: PixelRect, nearest: Double) -> PixelRect {
    guard !rect.isEmpty else { return .zero }
    let left = Double(rect.x)
    let top = Double(rect.y)
    let right = Double(rect.maxX)
    let bottom = Double(rect.maxY)
    let corners = [
      image(left, top), image(right, top), image(right, bottom), image(left, bottom),
    ]
    var low = (x: Double.infinity, y: Double.infinity)
    var high = (x: -Double.infinity, y: -Double.infinity)
    for corner in Self.inFrontOfEye(corners, nearest: nearest) {
      let x = corner.u / corner.w
      let y = corner.v / corner.w
      low = (min(low.x, x), min(low.y, y))
      high = (max(high.x, x), max(high.y, y))
    }
    guard low.x <= high.x, low.y <= high.y else { return .zero }
    func pixel(_ value: Double) -> Int { Int(min(max(value, -0x1p20), 0x1p20)) }
    let x = pixel((low.x - 0.5).rounded(.down))
    let y = pixel((low.y - 0.5).rounded(.down))
    let maxX = pixel((high.x + 0.5).rounded(.up))
    let maxY = pixel((high.y + 0.5).rounded(.up))
    let result = PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)
    return result.isEmpty ? .zero : result
  }

  /// Whether no angle of the image of a rectangle is below 60 degrees: the antialiased edges of
  /// sharper corners reach further than a pixel. False for what passes the eye.
  func isBlunt(_ rect: PixelRect) -> Bool {
    let corners = [
      image(Double(rect.x), Double(rect.y)), image(Double(rect.maxX), Double(rect.y)),
      image(Double(rect.maxX), Double(rect.maxY)), image(Double(rect.x), Double(rect.maxY)),
    ]
    guard corners.allSatisfy({ $0.w > 1e-6 }) else { return false }
    let points = corners.map { (x: $0.u / $0.w, y: $0.v / $0.w) }
    return points.indices.allSatisfy { index in
      let (point, next, last) = (points[index], points[(index + 1) % 4], points[(index + 3) % 4])
      let (ax, ay) = (next.x - point.x, next.y - point.y)
      let (bx, by) = (last.x - point.x, last.y - point.y)
      return ax * bx + ay * by < 0.5 * hypot(ax, ay) * hypot(bx, by)
    }
  }

  /// How many times to halve the picture along its axes before it is drawn.
  ///
  /// At the corner of `rect` that is nearest to the eye, a pixel of the result then represents
  /// one to two pixels of the picture; further away it represents more.
  func halvings(of rect: PixelRect) -> (x: Int, y: Int) {
    let (left, top) = (Double(rect.x), Double(rect.y))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    var largest = (x: 0.0, y: 0.0)
    for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
      let (u, v, w) = image(x, y)
      // A point that passes the eye is magnified without limit.
      guard w > 1e-6 else { return (0, 0) }
      largest.x = max(largest.x, hypot(a - u / w * p, b - v / w * p) / w)
      largest.y = max(largest.y, hypot(c - u / w * q, d - v / w * q) / w)
    }
    func count(_ scale: Double) -> Int {
      guard scale > 0, scale.isFinite else { return 0 }
      return Int(max(0, min(8, log2(1 / scale).rounded(.down))))
    }
    return (count(largest.x), count(largest.y))
  }

  private typealias Projected = (u: Double, v: Double, w: Double)

  private func image(_ x: Double, _ y: Double) -> Projected {
    let (a, c, tx, b, d, ty, p, q, s) = rows
    return (a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + s)
  }

  /// Cuts a polygon off where w gets too small to divide by.
  private static func inFrontOfEye(_ corners: [Projected], nearest: Double) -> [Projected] {
    var result: [Projected] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.w >= nearest { result.append(corner) }
      if (corner.w >= nearest) != (next.w >= nearest) {
        let part = (nearest - corner.w) / (next.w - corner.w)
        result.append(
          (
            corner.u + part * (next.u - corner.u), corner.v + part * (next.v - corner.v), nearest
          ))
      }
    }
    return result
  }
}

nonisolated extension PixelRect {
  /// The rectangle, larger on every side.
  func outset(by margin: Int) -> PixelRect {
    guard !isEmpty else { return .zero }
    return PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
