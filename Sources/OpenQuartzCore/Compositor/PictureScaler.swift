import CPixelKernels
import DisplayServer
import OpenCoreGraphics

/// Makes pictures of other sizes out of pictures.
enum PictureScaler {
  /// `part` of a picture in half the size, as many times as `halvings`.
  ///
  /// An odd size is rounded up, with the last pixels representing half of what the others do. Nil
  /// where there is no memory for it.
  static func reduced(
    _ image: PixmanImage, part: PixelRect, halvings: (x: Int, y: Int)
  ) -> PixmanImage? {
    var result = image
    var part = part
    for _ in 0..<halvings.x {
      let half = PixmanImage.blank(
        width: (part.width + 1) / 2, height: part.height, isOpaque: image.isOpaque)
      guard let half else { return nil }
      withExtendedLifetime(result) { nk_halve_columns(half.bitmap, result.part(part)) }
      (result, part) = (half, half.bounds)
    }
    for _ in 0..<halvings.y {
      let half = PixmanImage.blank(
        width: part.width, height: (part.height + 1) / 2, isOpaque: image.isOpaque)
      guard let half else { return nil }
      withExtendedLifetime(result) { nk_halve_rows(half.bitmap, result.part(part)) }
      (result, part) = (half, half.bounds)
    }
    return result
  }

  /// The source of `place` in the size of its target; nil where there is no memory for it.
  static func scaled(_ image: PixmanImage, place: ContentsPlacement) -> PixmanImage? {
    let target = place.target
    let result = PixmanImage.blank(
      width: target.width, height: target.height, isOpaque: image.isOpaque)
    guard let result else { return nil }
    result.clear()
    let whole = ContentsStretch.Part(
      source: place.source,
      target: PixelRect(x: 0, y: 0, width: target.width, height: target.height))
    for part in place.stretch?.parts ?? [whole] {
      scale(image, part, onto: result, isNearest: place.isNearest)
    }
    return result
  }

  private static func scale(
    _ image: PixmanImage, _ part: ContentsStretch.Part, onto result: PixmanImage, isNearest: Bool
  ) {
    if isNearest {
      return withExtendedLifetime(image) {
        nk_scale_nearest(result.part(part.target), image.part(part.source))
      }
    }
    ProjectedPicture(image, part.source, at: part.target)?
      .draw(into: result, clip: part.target)
  }
}

/// A picture and the projection that it is drawn through.
struct ProjectedPicture {
  private var picture = nk_picture()
  /// Keeps the memory alive.
  private let image: PixmanImage

  /// `part` of a picture.
  ///
  /// - Parameters:
  ///   - reduced: the part, already reduced by `halvings`; nil: it is reduced now.
  ///   - projection: from pixels of the part to pixels of the destination.
  init?(
    _ image: PixmanImage, part: PixelRect, reduced: PixmanImage?, halvings: (x: Int, y: Int),
    projection: PlaneProjection, isOpaque: Bool, alpha: UInt8
  ) {
    let isReduced = halvings.x + halvings.y > 0
    let source =
      isReduced
      ? reduced ?? PictureScaler.reduced(image, part: part, halvings: halvings) : image
    let factorX = Double(1 << halvings.x)
    let factorY = Double(1 << halvings.y)
    let map = PlaneProjection.scale(factorX, factorY).concatenating(projection)
    guard let source, let inverse = map.inverted else { return nil }
    self.image = source
    picture.bitmap = isReduced ? source.bitmap : source.part(part)
    picture.width = Double(part.width) / factorX
    picture.height = Double(part.height) / factorY
    picture.is_opaque = isOpaque
    picture.alpha = alpha
    picture.inverse = inverse.rows
  }

  /// A part of a picture in another size.
  init?(_ image: PixmanImage, _ source: PixelRect, at target: PixelRect, alpha: UInt8 = 255) {
    let projection = PlaneProjection(
      Double(target.width) / Double(source.width), 0, Double(target.x),
      0, Double(target.height) / Double(source.height), Double(target.y), 0, 0, 1)
    self.init(
      image, part: source, reduced: nil, halvings: projection.halvings(of: source),
      projection: projection, isOpaque: image.isOpaque, alpha: alpha)
  }

  /// Draws over what is there.
  func draw(into destination: PixmanImage, clip: PixelRect) {
    let box = nk_box(
      left: Int32(clip.x), top: Int32(clip.y), right: Int32(clip.maxX), bottom: Int32(clip.maxY))
    withUnsafePointer(to: picture) { nk_draw_picture(destination.bitmap, box, $0) }
    withExtendedLifetime(image) {}
  }
}
