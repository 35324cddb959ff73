import Foundation

/// A rectangle of whole device pixels; the origin is at the top left.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that covers every pixel `rect` touches at `scale` pixels per point.
  ///
  /// Empty where `rect` is empty or no number; infinite sides are cut off at ±2³⁰ pixels.
  package init(covering rect: CGRect, scale: Double = 1) {
    let left = Self.pixel(Double(rect.minX) * scale, .down)
    let top = Self.pixel(Double(rect.minY) * scale, .down)
    let right = Self.pixel(Double(rect.maxX) * scale, .up)
    let bottom = Self.pixel(Double(rect.maxY) * scale, .up)
    guard let left, let top, let right, let bottom, rect.width > 0, rect.height > 0 else {
      self = .zero
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The column just right of the last one.
  package var maxX: Int { x + width }
  /// The row just below the last one.
  package var maxY: Int { y + height }
  /// Whether there is no pixel inside; also for negative sides.
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  package var area: Int { isEmpty ? 0 : width * height }

  private static func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int? {
    let limit = Double(1 << 30)
    guard !value.isNaN else { return nil }
    return Int(min(max(value.rounded(rule), -limit), limit))
  }
}

extension PixelRect {
  /// The pixels in both; `.zero` when there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let result = PixelRect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return result.isEmpty ? .zero : result
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other.isEmpty ? .zero : other }
    guard !other.isEmpty else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the two share a pixel.
  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Whether every pixel of `other` is in here; an empty rectangle is in every other.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || intersection(other) == other
  }

  /// The rectangle moved by whole pixels.
  package func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
