import NestTesting
import OpenCoreGraphics

/// Numbers at which careless arithmetic fails, in an order that is always the same.
struct OddNumbers {
  private var generator: SeededGenerator
  private let choice: [CGFloat]

  init(seed: UInt64, from choice: [CGFloat]) {
    generator = SeededGenerator(seed: seed)
    self.choice = choice
  }

  /// Everything from "not a number" to numbers that make sense.
  static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300, 1e7, 3.5, -7, 20, 100,
  ]

  /// Plausible sizes and positions of images.
  static let large: [CGFloat] = [
    0.05, 1, 2, 7, 2000, 5000, 8000, 30_000, 1e5, 1e6, -30_000, -5,
  ]

  mutating func next() -> CGFloat {
    choice[generator.number(below: choice.count)]
  }

  mutating func nextPoint() -> CGPoint { CGPoint(x: next(), y: next()) }

  mutating func nextRect() -> CGRect {
    CGRect(x: next(), y: next(), width: next(), height: next())
  }

  mutating func nextTransform() -> CGAffineTransform {
    CGAffineTransform(next(), next(), next(), next(), next(), next())
  }
}
