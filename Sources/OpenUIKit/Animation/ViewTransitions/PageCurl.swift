/// The shape of a page whose lower end rolls up over its upper one and off at the top. A pure
/// value.
///
/// The page lies flat above a line; from there it bends round a cylinder that lies on it, and from
/// the top of that on straight, with its back to the eye. The line moves from the lower edge to
/// beyond the upper one. Lengths are points; z points at the eye.
nonisolated struct PageCurl: Sendable, Equatable {
  /// Whether the old page curls away or the new one curls over the old.
  enum Direction: Sendable { case up, down }

  /// A piece of the page across its whole width, bent as one.
  struct Strip: Sendable, Equatable {
    var top: CGFloat
    var height: CGFloat
    var middle: CGFloat { top + height / 2 }
  }

  /// The colour over a piece of the page: shade on its face, paper on its back.
  struct Tone: Sendable, Equatable {
    var white: CGFloat
    var alpha: CGFloat
  }

  /// In how many moments the movement is worked out; between them it is straight.
  static let steps = 48
  private static let stripCount: CGFloat = 48

  let size: CGSize
  /// Of the cylinder.
  let radius: CGFloat

  /// The curl of a page of this size.
  init(size: CGSize) {
    self.size = size
    radius = size.height * 0.13
  }

  /// The page in pieces that begin at whole pixels, so that nothing shows between them while they
  /// are flat.
  func strips(scale: CGFloat) -> [Strip] {
    let height = max((size.height * scale / Self.stripCount).rounded(.up), 1) / scale
    return stride(from: 0, to: size.height, by: height).map { top in
      Strip(top: top, height: min(height, size.height - top))
    }
  }

  // MARK: Moments

  /// Where the page stops being flat, from its top.
  private func line(at progress: CGFloat) -> CGFloat {
    size.height - progress * (size.height + radius)
  }

  /// Where a piece is at a moment, and how it is turned.
  ///
  /// - Parameters:
  ///   - strip: The piece.
  ///   - progress: 0 is flat, 1 is out of sight.
  func transform(of strip: Strip, at progress: CGFloat) -> CATransform3D {
    let line = line(at: progress)
    let distance = strip.middle - line
    guard distance > 0 else { return CATransform3DIdentity }
    let angle = min(distance / radius, .pi)
    let straight = max(distance - .pi * radius, 0)
    let y = line + radius * sin(angle) - straight
    let turned = CATransform3DMakeRotation(angle, 1, 0, 0)
    let moved = CATransform3DMakeTranslation(0, y - strip.middle, radius * (1 - cos(angle)))
    return CATransform3DConcat(turned, moved)
  }

  /// The shade or the paper over a piece at a moment.
  func tone(of strip: Strip, at progress: CGFloat) -> Tone {
    let line = line(at: progress)
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

  /// Where its upper edge is at a moment.
  func shadowTop(at progress: CGFloat) -> CGFloat {
    let line = line(at: progress)
    let rest = min((size.height - line) / radius, .pi / 2)
    return line + radius * sin(rest) - radius * 0.5
  }

  /// How strong it is at a moment, 0 to 1.
  func shadowOpacity(at progress: CGFloat) -> CGFloat {
    let line = line(at: progress)
    return min(max(min(size.height - line, line + radius) / radius, 0), 1)
  }

  /// Returns `value` at every moment, in the order of a movement in `direction`.
  func values<Value>(_ direction: Direction, _ value: (CGFloat) -> Value) -> [Value] {
    (0...Self.steps).map { step in
      let share = CGFloat(step) / CGFloat(Self.steps)
      return value(direction == .up ? share : 1 - share)
    }
  }
}
