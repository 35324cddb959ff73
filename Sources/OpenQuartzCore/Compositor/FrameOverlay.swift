import DisplayServer
import OpenCoreGraphics

/// A drawing over the frames of a surface that shows their cost.
package final class FrameOverlay {
  /// The parts of an overlay.
  package struct Parts: OptionSet, Sendable {
    /// One bit per part.
    package let rawValue: Int

    /// Parts of the given bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangles that a frame has painted.
    package static let damage = Parts(rawValue: 1 << 0)
    /// How many frames there were, and what the last one has cost.
    package static let frames = Parts(rawValue: 1 << 1)

    /// The parts of names that are separated by commas; nil if one of them is none.
    package init?(names: String) {
      var parts: Parts = []
      for name in names.split(separator: ",") {
        switch name {
        case "damage": parts.insert(.damage)
        case "frames": parts.insert(.frames)
        default: return nil
        }
      }
      self = parts
    }
  }

  /// Makes the overlay that the variable NEST_SHOW of the environment names; nil if it is not set
  /// or not valid.
  package static func ofEnvironment() -> FrameOverlay? {
    EnvironmentVariable.value(
      of: "NEST_SHOW", expected: "damage, frames, or both with a comma between them",
      parse: { Parts(names: $0) }
    ).map { FrameOverlay($0) }
  }

  /// The pixels that it has changed last.
  private(set) var drawn: [PixelRect] = []
  private let parts: Parts
  private var frameCount = 0
  private var start = ContinuousClock.now
  private static let font = Font(family: "Inter", size: 11)

  /// An overlay of some parts.
  package init(_ parts: Parts) { self.parts = parts }

  deinit {}

  /// Begins to measure a frame.
  func begin() { start = .now }

  /// Draws over a frame that was painted.
  func draw(over surface: any DisplaySurface, damage: [PixelRect]) {
    let duration = ContinuousClock.now - start
    frameCount += 1
    drawn = []
    guard let buffer = try? surface.pixels(),
      let bitmap = try? Bitmap(
        data: buffer.baseAddress, width: buffer.width, height: buffer.height,
        bytesPerRow: buffer.bytesPerRow, isOpaque: true)
    else { return }
    let context = bitmap.makeContext(scale: 1)
    if parts.contains(.damage) {
      for rect in damage { draw(rect, in: context) }
      drawn += damage
    }
    if parts.contains(.frames) {
      let area = damage.reduce(0) { $0 + $1.area }
      drawn.append(draw(duration, area: area, scale: CGFloat(surface.scale), in: context))
    }
    bitmap.flush()
  }

  private func draw(_ rect: PixelRect, in context: CGContext) {
    let place = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    context.setFillColor(red: 1, green: 0, blue: 0.4, alpha: 0.15)
    context.fill(place)
    context.setStrokeColor(red: 1, green: 0, blue: 0.4, alpha: 0.8)
    context.stroke(place.insetBy(dx: 0.5, dy: 0.5))
  }

  /// Draws numbers into the upper left corner, and returns the pixels that they take.
  private func draw(
    _ duration: Duration, area: Int, scale: CGFloat, in context: CGContext
  ) -> PixelRect {
    let (seconds, attoseconds) = duration.components
    let microseconds = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    let text = "frame \(frameCount)   \(microseconds) µs   \(area) pixels"
    let layout = TextLayout(TextContent(text: text), font: Self.font)
    let size = layout.size
    let box = CGRect(x: 0, y: 0, width: size.width + 12, height: size.height + 6)
    context.saveGState()
    context.scaleBy(x: scale, y: scale)
    context.setFillColor(gray: 0, alpha: 0.75)
    context.fill(box)
    layout.draw(in: context, at: CGPoint(x: 6, y: 3), color: .white)
    context.restoreGState()
    return PixelRect(covering: box, scale: Double(scale))
  }
}
