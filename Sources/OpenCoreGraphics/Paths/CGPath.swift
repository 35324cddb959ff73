/// An outline made of lines and curves; it cannot be changed once made.
///
/// Compares by value. `CGMutablePath` is the kind that can be built piece by piece.
public class CGPath {
  /// The pieces in their order.
  package internal(set) var segments: [PathSegment]

  package init(segments: [PathSegment] = []) {
    self.segments = segments
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Makes the ellipse that touches the four sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerWidth: the horizontal radius; at most half the width is used.
  ///   - cornerHeight: the vertical radius; at most half the height is used.
  ///   - transform: is applied to the path; nil for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// A path of the same pieces that cannot change.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// A path of the same pieces moved by a transform; nil transforms nothing.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: segments(using: transform))
  }

  /// A path of the same pieces to which more can be added.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// A path of the same pieces, moved by a transform, to which more can be added.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    path.segments = segments(using: transform)
    return path
  }

  private func segments(using transform: UnsafePointer<CGAffineTransform>?) -> [PathSegment] {
    guard let transform = transform?.pointee, !transform.isIdentity else { return segments }
    return segments.map { $0.mapped { $0.applying(transform) } }
  }

  /// Calls `block` once for every piece, in order. The element is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      var points = segment.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A piece without points still needs an address that is not nil.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          guard let address = buffer.baseAddress ?? spare.baseAddress else { return }
          var element = CGPathElement(type: segment.type, points: address)
          block(&element)
        }
      }
    }
  }
}

extension CGPath: Hashable {
  /// Whether both have the same pieces in the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.segments == right.segments
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(segments)
  }
}
