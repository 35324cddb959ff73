/// How an image shows its pixels.
nonisolated struct ImageLook: Equatable, Sendable {
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour of the whole shape; nil for the colours of the pixels.
  var color: UIColor?
  /// The caps; nil if the whole image is stretched.
  var resizing: ImageResizing?
  /// The distance of what constraints align from the edges.
  var alignmentInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// The height of the baseline above the lower edge, in points.
  var baseline: CGFloat?
  /// The symbol that is shown; nil for pictures.
  var symbol: ShownSymbol?
  /// Of an animated image.
  var animation: ImageAnimation?
}

nonisolated extension UIImage {
  /// The pixels, turned to be upright; nil without pixels, or if there is no memory for them.
  final var upright: CGImage? {
    let orientation = imageOrientation
    guard orientation != .up, let cgImage else { return cgImage }
    let size = orientation.turned(CGSize(width: cgImage.width, height: cgImage.height))
    return CGImage.drawn(size, isOpaque: cgImage.alphaInfo == .noneSkipFirst) { context in
      context.scaleBy(x: size.width, y: size.height)
      context.concatenate(orientation.transform)
      context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// The shape of the upright picture, which is its alpha, in one colour; nil as `upright` is.
  final func shape(in color: UIColor) -> CGImage? {
    guard let upright else { return nil }
    let size = CGSize(width: upright.width, height: upright.height)
    return CGImage.drawn(size, isOpaque: false) { context in
      let area = CGRect(origin: .zero, size: size)
      context.drawUpright(upright, in: area)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color.cgColor)
      context.fill(area)
    }
  }
}

nonisolated extension CGImage {
  /// An image of whole pixels that a closure draws, y down; nil if there is no memory for it.
  fileprivate static func drawn(
    _ size: CGSize, isOpaque: Bool, by draw: (CGContext) -> Void
  ) -> CGImage? {
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = ImageContext(bounds: bounds, scale: 1, isOpaque: isOpaque)
    else { return nil }
    draw(context.context)
    return context.finalImage.cgImage
  }
}
