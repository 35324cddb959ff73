import Foundation

/// Boxes in lines, left to right, with a new line where the width is not sufficient.
struct FlowLayout: Hashable, Sendable {
  /// The frame of each box, in the order of the boxes.
  let frames: [CGRect]
  /// The height of all lines.
  let height: CGFloat

  /// Places boxes.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the boxes; one that is wider than the lines is made narrower.
  ///   - width: The width of the lines.
  ///   - gap: The distance between boxes and between lines.
  init(_ sizes: [CGSize], width: CGFloat, gap: CGFloat) {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for size in sizes {
      let boxWidth = min(size.width, width)
      if origin.x > 0, origin.x + boxWidth > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + gap)
        lineHeight = 0
      }
      frames.append(CGRect(origin: origin, size: CGSize(width: boxWidth, height: size.height)))
      origin.x += boxWidth + gap
      lineHeight = max(lineHeight, size.height)
    }
    self.frames = frames
    height = frames.isEmpty ? 0 : origin.y + lineHeight
  }
}
