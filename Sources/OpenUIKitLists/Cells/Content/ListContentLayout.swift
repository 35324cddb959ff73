/// Where image and texts of a row are: the arithmetic, without views.
struct ListContentLayout {
  /// A text: how large it is within a width, and how far its first baseline is from its top.
  struct Text {
    /// The size in points within a width.
    let size: (CGFloat) -> CGSize
    let ascender: CGFloat
    /// The font's height of one line, in points.
    let lineHeight: CGFloat
  }

  /// The values that determine the positions.
  struct Metrics {
    /// The space around the content in the direction of the lines, in points.
    var margins = NSDirectionalEdgeInsets.zero
    /// The image as it is shown, in points; nil for none.
    var imageSize: CGSize?
    /// The room for the image, in whose middle it is.
    var imageReservation = CGSize.zero
    var imageToText: CGFloat = 16
    var horizontalGap: CGFloat = 8
    var verticalGap: CGFloat = 3
    var prefersSideBySide = false
    /// Whether the image is beside the first line rather than in the middle.
    var alignsImageWithFirstLine = false
    var isMirrored = false
    /// Pixels per point.
    var scale: CGFloat = 1
  }

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondary: CGRect?
  /// Whether the texts are beside each other.
  private(set) var isSideBySide = false
  /// The height of the content with its margins, in points, in whole pixels.
  private(set) var height: CGFloat = 0
  /// Where the text begins, from the leading edge, in points.
  private(set) var textStart: CGFloat = 0

  /// - Parameters:
  ///   - width: The width of the row; what is not finite or negative counts as 0.
  ///   - rowHeight: The height in whose middle the content is; nil for the one that it needs.
  init(
    _ metrics: Metrics, width: CGFloat, rowHeight: CGFloat? = nil, text: Text?, secondary: Text?
  ) {
    let width = width.isFinite ? max(0, width) : 0
    let margins = metrics.margins
    let imageWidth = metrics.imageSize == nil ? 0 : metrics.imageReservation.width
    textStart = margins.leading + (metrics.imageSize == nil ? 0 : imageWidth + metrics.imageToText)
    let end = max(textStart, width - margins.trailing)
    let block = TextBlock(metrics, width: end - textStart, text, secondary)
    isSideBySide = block.isSideBySide
    let imageHeight = metrics.imageSize == nil ? 0 : metrics.imageReservation.height
    let needed = max(imageHeight, block.height)
    height = Self.up(margins.top + needed + margins.bottom, metrics.scale)
    let room = (rowHeight ?? height) - margins.top - margins.bottom
    func row(_ content: CGFloat) -> CGFloat { margins.top + (room - content) / 2 }
    let blockTop = row(block.height)
    place(block, at: CGPoint(x: textStart, y: blockTop), metrics, width)
    if let size = metrics.imageSize {
      let middle =
        metrics.alignsImageWithFirstLine && block.firstLine > 0
        ? blockTop + block.firstLine / 2 : margins.top + room / 2
      let rect = CGRect(
        x: margins.leading + (imageWidth - size.width) / 2, y: middle - size.height / 2,
        width: size.width, height: size.height)
      image = Self.placed(rect, metrics, width)
    }
  }

  /// The layout in which a caption has the place of the image, and the value that of the text.
  var asCaption: ListContentLayout {
    var layout = self
    (layout.image, layout.text, layout.secondary) = (nil, image, text)
    return layout
  }

  private mutating func place(
    _ block: TextBlock, at origin: CGPoint, _ metrics: Metrics, _ width: CGFloat
  ) {
    if let rect = block.text {
      text = Self.placed(rect.offsetBy(dx: origin.x, dy: origin.y), metrics, width)
    }
    if let rect = block.secondary {
      secondary = Self.placed(rect.offsetBy(dx: origin.x, dy: origin.y), metrics, width)
    }
  }

  private static func placed(_ rect: CGRect, _ metrics: Metrics, _ width: CGFloat) -> CGRect {
    let scale = max(metrics.scale, 0.1)
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let x = metrics.isMirrored ? width - rect.maxX : rect.minX
    return CGRect(x: whole(x), y: whole(rect.minY), width: rect.width, height: rect.height)
  }

  private static func up(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scale = max(scale, 0.1)
    return ((value * scale) - 1e-6).rounded(.up) / scale
  }
}

/// The texts of a row, relative to where the first one begins.
private struct TextBlock {
  var text: CGRect?
  var secondary: CGRect?
  var height: CGFloat = 0
  var firstLine: CGFloat = 0
  var isSideBySide = false

  init(
    _ metrics: ListContentLayout.Metrics, width: CGFloat, _ first: ListContentLayout.Text?,
    _ second: ListContentLayout.Text?
  ) {
    firstLine = (first ?? second)?.lineHeight ?? 0
    switch (first, second) {
    case (nil, nil): return
    case (let only?, nil):
      let size = only.size(width)
      text = CGRect(x: 0, y: 0, width: width, height: size.height)
      height = size.height
    case (nil, let only?):
      let size = only.size(width)
      secondary = CGRect(x: 0, y: 0, width: width, height: size.height)
      height = size.height
    case (let first?, let second?):
      if metrics.prefersSideBySide, putBeside(metrics, width, first, second) { return }
      let (upper, lower) = (first.size(width).height, second.size(width).height)
      text = CGRect(x: 0, y: 0, width: width, height: upper)
      let y = upper + metrics.verticalGap
      secondary = CGRect(x: 0, y: y, width: width, height: lower)
      height = y + lower
    }
  }

  // Fidelity: beside each other on one baseline if both have room in one line. [known]
  private mutating func putBeside(
    _ metrics: ListContentLayout.Metrics, _ width: CGFloat, _ first: ListContentLayout.Text,
    _ second: ListContentLayout.Text
  ) -> Bool {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let (left, right) = (first.size(unlimited), second.size(unlimited))
    guard left.width + metrics.horizontalGap + right.width <= width else { return false }
    let baseline = max(first.ascender, second.ascender)
    let (top, other) = (baseline - first.ascender, baseline - second.ascender)
    text = CGRect(x: 0, y: top, width: left.width, height: left.height)
    secondary = CGRect(
      x: width - right.width, y: other, width: right.width, height: right.height)
    height = max(top + left.height, other + right.height)
    isSideBySide = true
    return true
  }
}
