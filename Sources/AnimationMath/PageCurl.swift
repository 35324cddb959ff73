import Foundation

/// The shape of a page whose lower end rolls up over its upper one and off at the top. A pure
/// value.
///
/// The page lies flat above a line; from there it bends round a cylinder that lies on it, and from
/// the top of that on straight, with its back to the eye. The line moves from the lower edge to
/// beyond the upper one. Lengths are points; z points at the eye.
public struct PageCurl: Sendable, Equatable {
  // Fidelity: Apple does not document the shape, its shades and its perspective. [decided]

  /// A piece of the page across its whole width, bent as one.
  public struct Strip: Sendable, Equatable {
    /// Its upper edge on the flat page.
    public var top: CGFloat
    /// Its height on the flat page.
    public var height: CGFloat
    /// Its middle on the flat page.
    public var middle: CGFloat { top + height / 2 }

    /// A strip of a flat page.
    public init(top: CGFloat, height: CGFloat) {
      (self.top, self.height) = (top, height)
    }
  }

  /// A position of a strip that is bent.
  public struct Placement: Sendable, Equatable {
    /// The rotation about the horizontal axis through its middle, in radians.
    public var angle: CGFloat
    /// The movement of its middle along the page.
    public var y: CGFloat
    /// The distance of its middle from the flat page.
    public var z: CGFloat
  }

  /// The colour over a piece of the page: shade on its face, paper on its back.
  public struct Tone: Sendable, Equatable {
    /// The brightness, from 0 to 1.
    public var white: CGFloat
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat

    /// A colour between black and white.
    public init(white: CGFloat, alpha: CGFloat) {
      (self.white, self.alpha) = (white, alpha)
    }
  }

  /// In how many steps a movement is calculated; during each it is straight.
  public static let steps = 48
  private static let stripCount: CGFloat = 48

  /// The size of the flat page.
  public let size: CGSize
  /// Of the cylinder.
  private let radius: CGFloat

  /// The curl of a page of this size.
  public init(size: CGSize) {
    self.size = size
    radius = size.height > 0 ? size.height * 0.13 : 1
  }

  /// The distance of the eye from a page of some size: two lengths of its longer side.
  public static func eyeDistance(for size: CGSize) -> CGFloat {
    2 * max(size.width, size.height, 1)
  }

  /// The page in pieces that begin at whole pixels, so that nothing shows between them while they
  /// are flat.
  public func strips(scale: CGFloat) -> [Strip] {
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

  /// Where a piece is at a moment; nil while it is flat.
  ///
  /// - Parameters:
  ///   - strip: The piece.
  ///   - progress: 0 is flat, 1 is out of sight.
  public func placement(of strip: Strip, at progress: CGFloat) -> Placement? {
    let line = line(at: progress)
    let distance = strip.middle - line
    guard distance > 0 else { return nil }
    let angle = min(distance / radius, .pi)
    let straight = max(distance - .pi * radius, 0)
    let y = line + radius * sin(angle) - straight
    return Placement(angle: angle, y: y - strip.middle, z: radius * (1 - cos(angle)))
  }

  /// The shade or the paper over a piece at a moment.
  public func tone(of strip: Strip, at progress: CGFloat) -> Tone {
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
  public var shadowSize: CGSize { CGSize(width: size.width, height: radius * 2) }

  /// How dark the shadow is at a part of its height, from 0, its upper edge, to 1.
  public static func shadowAlpha(at part: CGFloat) -> CGFloat {
    let rest = 1 - part
    return 0.45 * rest * rest
  }

  /// Where its upper edge is at a moment.
  public func shadowTop(at progress: CGFloat) -> CGFloat {
    let line = line(at: progress)
    let rest = min((size.height - line) / radius, .pi / 2)
    return line + radius * sin(rest) - radius * 0.5
  }

  /// How strong it is at a moment, 0 to 1.
  public func shadowOpacity(at progress: CGFloat) -> CGFloat {
    let line = line(at: progress)
    return min(max(min(size.height - line, line + radius) / radius, 0), 1)
  }
}
