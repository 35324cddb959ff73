import DisplayServer

/// The part of a layer that its picture shows: all of it, or the visible part of a large one.
///
/// Depends on nothing but the tree as it is now, so that a picture that was stored and one that is
/// made anew are the same.
struct PictureBounds {
  /// A picture of so many pixels shows all of the layer, so that it stays right while it moves.
  private let modestArea: Int
  /// No picture of a layer in perspective has more pixels.
  private let largestPerspectiveArea: Int

  /// The scales below which perspective makes something invisible: the first of these with
  /// which a picture is not too large.
  ///
  /// Fidelity: of a layer in perspective that is larger than the screen, what is that far away is
  /// not drawn [decided].
  private static let smallestScales = [1.0 / 16, 1.0 / 8, 1.0 / 4, 1.0 / 2, 1, 2, 4]

  /// Whether there may be a picture of that size.
  static func isPossible(_ rect: PixelRect) -> Bool {
    rect.area <= PictureLimits.largestArea
      && max(rect.width, rect.height) <= PictureLimits.longestSide
  }

  /// - Parameter pixelCount: of the surface.
  init(pixelCount: Int) {
    modestArea = 2 * pixelCount + 1 << 16
    largestPerspectiveArea = max(4 * pixelCount, 1 << 22)
  }

  /// Whether a picture of that size shows all of a layer, wherever it is.
  func isModest(_ whole: PixelRect) -> Bool {
    whole.area <= modestArea && max(whole.width, whole.height) <= PictureLimits.longestSide
  }

  /// The part of a layer's own pixels that its picture shows.
  ///
  /// - Parameter target: all of the superlayer that can be seen, in its own pixels.
  func extents(of node: LayerComposition, visibleIn target: PixelRect) -> PixelRect {
    let whole = node.subtreeBounds
    if isModest(whole) { return whole }
    switch node.placement.map {
    case .offset(let x, let y):
      // The part that casts a shadow into the visible part may lie outside of it.
      let margin = node.shadow.map { $0.isOfPicture ? $0.margin : 0 } ?? 0
      return whole.intersection(target.offsetBy(dx: -x, dy: -y).outset(by: margin))
        .limited(to: PictureLimits.largestArea, longestSide: PictureLimits.longestSide)
    case .projected(let projection):
      let halvings = projection.halvings(of: whole)
      let margin = 4 << max(halvings.x, halvings.y)
      let limit = projection.isFlat ? PictureLimits.largestArea : largestPerspectiveArea
      var part = PixelRect.zero
      for scale in Self.smallestScales {
        let seen = projection.source(of: target, smallestScale: scale)
        part = whole.intersection(seen.outset(by: margin))
        if part.area <= limit || projection.isFlat { break }
      }
      return part.limited(to: limit, longestSide: PictureLimits.longestSide)
    }
  }
}

extension PixelRect {
  /// Cut about the middle to an area. The shorter side stays if it can.
  fileprivate func limited(to area: Int, longestSide longest: Int) -> PixelRect {
    let side = Int(Double(area).squareRoot())
    var (width, height) = (min(width, longest), min(height, longest))
    if width <= height {
      width = min(width, max(side, area / max(height, 1)))
      height = min(height, area / max(width, 1))
    } else {
      height = min(height, max(side, area / max(width, 1)))
      width = min(width, area / max(height, 1))
    }
    return PixelRect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }
}
