import DisplayServer
import OpenCoreGraphics

/// The background, contents and border of a layer itself.
struct LayerPaint {
  var background = PixelColor.clear
  var border = PixelColor.clear
  /// A background that is an image.
  var pattern: LayerDrawing?
  /// In pixels; 0 without a border.
  var borderWidth = 0
  var contents: LayerContents?
  var shadow: LayerShadow?
  /// The picture that the class of the layer draws.
  var drawing: LayerDrawing?
  /// How it shows what lies behind it.
  var backdrop: BackdropStyle?
  /// Between what the layer has shown and what it shows.
  var transition: LayerTransition?

  /// The number of items that are painted; they overlap.
  var count: Int {
    (background.isClear ? 0 : 1) + (borderWidth > 0 ? 1 : 0) + (contents == nil ? 0 : 1)
      + (drawing == nil ? 0 : 1) + (pattern == nil ? 0 : 1) + (backdrop == nil ? 0 : 1)
  }

  init() {}

  /// - Parameter old: The paint of the layer before, from which scaled contents are used again.
  init(
    _ values: LayerValues, backing: Bitmap?, placement: LayerPlacement, scale: Double,
    replacing old: LayerPaint
  ) {
    let bounds = placement.bounds
    if !bounds.isEmpty {
      pattern = LayerDrawing.makeBackground(
        values.backgroundColor, bounds: bounds, scale: scale, replacing: old.pattern)
      if pattern == nil { background = PixelColor(values.backgroundColor) }
      let color = PixelColor(values.borderColor)
      if values.borderWidth > 0, !color.isClear {
        border = color
        // Fidelity: a border is whole pixels wide, one at least [decided].
        borderWidth = max(1, LayerSpace.nearest(values.borderWidth.native * scale))
      }
    }
    if values.sharedRareValues != nil {
      shadow = LayerShadow(values, scale: scale, replacing: old.shadow)
      transition = values.transition
      if !bounds.isEmpty { backdrop = BackdropStyle(values.backdrop, scale: scale) }
      drawing = LayerDrawing.make(values, bounds: bounds, scale: scale, replacing: old.drawing)
    }
    guard let bitmap = backing ?? values.contents?.bitmap else { return }
    let place = ContentsPlacement(
      width: bitmap.width, height: bitmap.height, isDrawn: backing != nil, values: values,
      bounds: bounds, scale: scale)
    guard let place else { return }
    let isSame = backing == nil && old.contents?.shows(bitmap, at: place) ?? false
    contents = isSame ? old.contents : LayerContents(bitmap, place: place)
  }

  /// Every pixel that is painted, in the layer's own pixels.
  func extents(_ placement: LayerPlacement) -> PixelRect {
    let bounds = placement.bounds
    let hasBounds =
      !background.isClear || borderWidth > 0 || backdrop != nil || pattern != nil
    let own = hasBounds ? bounds : PixelRect.zero
    guard contents != nil || drawing != nil else { return own }
    let target = innerExtents
    return own.union(placement.clips ? target.intersection(bounds) : target)
  }

  /// All that the contents and what the layer's class draws cover.
  var innerExtents: PixelRect {
    (contents?.place.target ?? .zero).union(drawing?.extents ?? .zero)
  }

  /// A rectangle of which every pixel is covered fully, before the layer is clipped to its corners.
  func opaqueBounds(_ placement: LayerPlacement) -> PixelRect {
    if background.isOpaque || drawing?.isOpaque ?? false || pattern?.isOpaque ?? false {
      return placement.clips ? placement.bounds : placement.band
    }
    guard let contents, contents.image.isOpaque else { return .zero }
    let target = contents.place.target
    return placement.clips ? target.intersection(placement.bounds) : target
  }
}

/// A picture that a layer shows, at its position.
final class LayerContents: CachedPixels {
  let image: PixmanImage
  let place: ContentsPlacement
  private let bitmap: Bitmap
  var lastUse = 0
  /// The part of the target that is not clear, as far as pixels are copied one to one: most of a
  /// label is clear, and need not be read and blended in every frame. Measured when the picture is
  /// painted for the first time.
  private(set) lazy var visibleTarget = measureVisibleTarget()
  /// The picture in the size in which it is shown.
  private var scaled: PixmanImage?

  init(_ bitmap: Bitmap, place: ContentsPlacement) {
    self.bitmap = bitmap
    self.place = place
    image = PixmanImage(bitmap)
  }

  deinit {}

  func shows(_ bitmap: Bitmap, at place: ContentsPlacement) -> Bool {
    self.bitmap === bitmap && self.place == place
  }

  /// Whether the picture can be stored in the size in which it is shown.
  var isStoredExact: Bool {
    place.isExact || place.target.area <= 1 << 22 || place.stretch != nil || place.isNearest
  }

  /// A picture that can be copied one to one, and the position of its first pixel in the layer; nil
  /// where there is no memory for it.
  func exactImage() -> (image: PixmanImage, x: Int, y: Int)? {
    let target = place.target
    if place.isExact {
      return (image, target.x - place.source.x, target.y - place.source.y)
    }
    if scaled == nil, target.area <= PictureLimits.largestArea {
      scaled = PictureScaler.scaled(image, place: place)
    }
    return scaled.map { ($0, target.x, target.y) }
  }

  private func measureVisibleTarget() -> PixelRect {
    guard place.isExact, !image.isOpaque else { return place.target }
    bitmap.flush()
    return PixelRect(covering: bitmap.visibleBounds())
      .offsetBy(dx: place.target.x - place.source.x, dy: place.target.y - place.source.y)
      .intersection(place.target)
  }

  var byteCount: Int { scaled?.byteCount ?? 0 }

  func releasePixels() { scaled = nil }
}
