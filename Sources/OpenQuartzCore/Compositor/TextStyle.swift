import DisplayServer
import OpenCoreGraphics

/// The text of a text layer, with the values on which its drawing depends.
nonisolated struct TextStyle: Equatable {
  private let text: LayerText
  private let font: Font
  private let color: CGColor
  private let isWrapped: Bool
  private let truncationMode: CATextLayerTruncationMode
  private let alignmentMode: CATextLayerAlignmentMode
  /// The size of the bounds, in points.
  private let size: CGSize
  /// The pixels that a point has in the picture.
  private let contentsScale: CGFloat

  /// Nil where nothing is drawn.
  init?(_ values: TextValues, bounds: CGRect, contentsScale: CGFloat) {
    guard let text = values.text, !text.content.text.isEmpty else { return nil }
    // A text with attributes needs no colour of the layer.
    guard let color = values.foregroundColor ?? (text.paints.isEmpty ? nil : .white) else {
      return nil
    }
    self.text = text
    self.color = color
    var font = values.font ?? Font(family: "Helvetica", size: 36)
    font.size = values.fontSize
    self.font = font
    isWrapped = values.isWrapped
    truncationMode = values.truncationMode
    alignmentMode = values.alignmentMode
    size = bounds.standardized.size
    self.contentsScale = contentsScale
  }

  /// Draws a part, in pixels, onto a bitmap of its size.
  @MainActor
  func draw(onto bitmap: Bitmap, _ part: PixelRect, bounds: PixelRect, scale: Double) {
    let context = bitmap.makeContext(
      scale: scale, originX: bounds.x - part.x, y: bounds.y - part.y)
    let pixels = contentsScale.isFinite ? max(contentsScale, 0.01) : 1
    let width = (size.width * pixels).rounded(.up)
    let height = (size.height * pixels).rounded(.up)
    // A text that is as sharp as the screen needs no picture of its own, and one that would be too
    // large has none.
    guard pixels != CGFloat(scale), max(width, height) <= 4096,
      let picture = try? Bitmap(width: Int(width), height: Int(height), isOpaque: false)
    else {
      draw(in: context)
      return
    }
    draw(in: picture.makeContext(scale: pixels))
    context.drawUpright(
      CGImage(picture),
      in: CGRect(x: 0, y: 0, width: width / pixels, height: height / pixels))
  }

  @MainActor private func draw(in context: CGContext) {
    layout.draw(in: context, at: .zero, color: color, paints: text.paints)
  }

  @MainActor private var layout: TextLayout {
    var content = text.content
    // Each paragraph is a line with an ellipsis of its own, unless lines break.
    let isLines = lineBreak.isTruncating && !isWrapped
    if isLines {
      if content.styles.first?.start != 0 {
        var style = TextParagraphStyle()
        style.alignment = alignment
        content.styles.insert((0, style), at: 0)
      }
      for index in content.styles.indices { content.styles[index].style.lineBreak = lineBreak }
    }
    // Lines that begin below the bounds are not laid out.
    let room = size.height + 4 * max(content.largestFontSize ?? 0, font.size)
    return TextLayout(
      content, font: font, maximumWidth: size.width,
      maximumHeight: lineBreak.isTruncating && isWrapped ? size.height : room,
      alignment: alignment, lineBreak: isLines ? nil : lineBreak)
  }

  private var lineBreak: LineBreak {
    switch truncationMode {
    case .start: .truncatingHead
    case .middle: .truncatingMiddle
    case .end: .truncatingTail
    default: isWrapped ? .wordWrapping : .clipping
    }
  }

  private var alignment: TextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
