import AnimationMath

// Decision 62: `CurledSheetView` of NestKit is the same page, of views; these are layers, whose
// animations are key frames of Core Animation.
/// A picture of a page, in pieces that are bent one by one.
final class CurledPage {
  private let curl: PageCurl
  private var pieces: [Piece] = []

  private struct Piece {
    let strip: PageCurl.Strip
    let layer: CALayer
    /// Shade or paper over the picture.
    let tone: CALayer
  }

  /// Puts the pieces of a picture of a page into a layer, flat.
  init(showing picture: UIImage, bentBy curl: PageCurl, in stage: CALayer) {
    self.curl = curl
    pieces = curl.strips(scale: picture.scale).map { strip in
      let layer = Self.layer(for: strip, of: curl, showing: picture)
      stage.addSublayer(layer)
      let tone = CALayer()
      tone.frame = layer.bounds
      layer.addSublayer(tone)
      return Piece(strip: strip, layer: layer, tone: tone)
    }
  }

  deinit {}

  /// Whether there is nothing to bend.
  var isEmpty: Bool { pieces.isEmpty }

  private static func layer(
    for strip: PageCurl.Strip, of curl: PageCurl, showing picture: UIImage
  ) -> CALayer {
    // One pixel more, under the next piece: bent pieces would let through what lies behind them.
    let spare = strip.top + strip.height < curl.size.height ? 1 / picture.scale : 0
    let height = strip.height + spare
    let image = picture.cgImage
    let pixels = CGSize(
      width: CGFloat(max(image?.width ?? 1, 1)), height: CGFloat(max(image?.height ?? 1, 1)))
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: curl.size.width, height: height)
    layer.anchorPoint = CGPoint(x: 0.5, y: strip.height / 2 / height)
    layer.position = CGPoint(x: curl.size.width / 2, y: strip.middle)
    layer.contents = image
    layer.contentsScale = picture.scale
    // The picture is rounded up to whole pixels: the page is a part of it.
    layer.contentsRect = CGRect(
      x: 0, y: strip.top * picture.scale / pixels.height,
      width: curl.size.width * picture.scale / pixels.width,
      height: height * picture.scale / pixels.height)
    return layer
  }

  /// Shows another picture of the same page.
  func show(_ image: CGImage?) {
    for piece in pieces { piece.layer.contents = image }
  }

  /// Bends the page to a moment of the curl.
  func pose(at progress: CGFloat) {
    for piece in pieces {
      piece.layer.transform = curl.transform(of: piece.strip, at: progress)
      piece.tone.backgroundColor = color(of: piece.strip, at: progress)
    }
  }

  /// Makes the animations that bend the page through moments of the curl, from the first to the
  /// last.
  func bend(through moments: [CGFloat], _ play: (CAKeyframeAnimation, CALayer) -> Void) {
    for piece in pieces {
      let bend = CAKeyframeAnimation(keyPath: "transform")
      bend.values = moments.map { curl.transform(of: piece.strip, at: $0) }
      play(bend, piece.layer)
      let shade = CAKeyframeAnimation(keyPath: "backgroundColor")
      shade.values = moments.map { color(of: piece.strip, at: $0) }
      play(shade, piece.tone)
    }
  }

  /// Takes the pieces out of the layer.
  func remove() {
    for piece in pieces { piece.layer.removeFromSuperlayer() }
    pieces = []
  }

  private func color(of strip: PageCurl.Strip, at progress: CGFloat) -> CGColor {
    let tone = curl.tone(of: strip, at: progress)
    return UIColor(white: tone.white, alpha: tone.alpha).cgColor
  }
}
