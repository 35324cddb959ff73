/// The shape of a page whose lower end rolls up over its upper one and off at the top. A pure
/// value.
///
/// The page lies flat above a line; from there it bends round a cylinder that lies on it, and from
/// the top of that on straight, with its back to the eye. The line moves from the lower edge to
/// beyond the upper one. Lengths are points; z points at the eye.
// Fidelity: the shape, its shades and its perspective are those of the curls of
// `UIView.transition`, as OpenUIKit draws them; Apple does not document them. [decided]
nonisolated struct PageCurl: Sendable, Equatable {
  /// A piece of the page across its whole width, bent as one.
  struct Strip: Sendable, Equatable {
    var top: CGFloat
    var height: CGFloat
    var middle: CGFloat { top + height / 2 }
  }

  /// The colour that lies over a piece of the page: shade on its face, paper on its back.
  struct Tone: Sendable, Equatable {
    var white: CGFloat
    var alpha: CGFloat
  }

  /// In how many moments a step is worked out; between them the movement is straight.
  static let moments = 48
  private static let stripCount: CGFloat = 48
  /// How far the eye is from the page, in lengths of its longer side.
  private static let eyeDistance: CGFloat = 2

  let size: CGSize
  /// Of the cylinder.
  let radius: CGFloat

  /// The curl of a page of this size.
  init(size: CGSize) {
    self.size = size
    radius = size.height > 0 ? size.height * 0.13 : 1
  }

  /// The page in pieces that begin at whole pixels, so that nothing shows between them while they
  /// are flat.
  func strips(scale: CGFloat) -> [Strip] {
    let height = max((size.height * scale / Self.stripCount).rounded(.up), 1) / scale
    return stride(from: 0, to: size.height, by: height).map { top in
      Strip(top: top, height: min(height, size.height - top))
    }
  }

  /// The perspective in which a page of some size is seen.
  static func perspective(for size: CGSize) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (eyeDistance * max(size.width, size.height, 1))
    return transform
  }

  // MARK: Moments

  /// Where the page stops being flat, from its top.
  private func line(at curl: CGFloat) -> CGFloat {
    size.height - curl * (size.height + radius)
  }

  /// Where a piece is, and how it is turned.
  ///
  /// - Parameters:
  ///   - strip: The piece.
  ///   - curl: 0 is flat, 1 is out of sight.
  func transform(of strip: Strip, at curl: CGFloat) -> CATransform3D {
    let line = line(at: curl)
    let distance = strip.middle - line
    guard distance > 0 else { return CATransform3DIdentity }
    let angle = min(distance / radius, .pi)
    let straight = max(distance - .pi * radius, 0)
    let y = line + radius * sin(angle) - straight
    let turned = CATransform3DMakeRotation(angle, 1, 0, 0)
    let moved = CATransform3DMakeTranslation(0, y - strip.middle, radius * (1 - cos(angle)))
    return CATransform3DConcat(turned, moved)
  }

  /// The shade or the paper over a piece.
  func tone(of strip: Strip, at curl: CGFloat) -> Tone {
    let line = line(at: curl)
    let angle = min((strip.middle - line) / radius, .pi)
    if angle <= 0 { return Tone(white: 0, alpha: shade(at: strip.middle, line: line)) }
    if angle < .pi / 2 { return Tone(white: 0, alpha: 0.4 * (1 - cos(angle))) }
    return Tone(white: 0.68 + 0.3 * (angle / .pi * 2 - 1), alpha: 0.9)
  }

  /// The shadow of the page's end on what is still flat.
  private func shade(at place: CGFloat, line: CGFloat) -> CGFloat {
    let end = line - (size.height - line - .pi * radius)
    guard end < line else { return 0 }
    return 0.3 * max(0, 1 - max(end - place, 0) / radius)
  }

  // MARK: The shadow on what lies below

  /// The size of the shadow that the cylinder throws.
  var shadowSize: CGSize { CGSize(width: size.width, height: radius * 2) }

  /// Where its upper edge is.
  func shadowTop(at curl: CGFloat) -> CGFloat {
    let line = line(at: curl)
    let rest = min((size.height - line) / radius, .pi / 2)
    return line + radius * sin(rest) - radius * 0.5
  }

  /// How strong it is, 0 to 1.
  func shadowOpacity(at curl: CGFloat) -> CGFloat {
    let line = line(at: curl)
    return min(max(min(size.height - line, line + radius) / radius, 0), 1)
  }
}
