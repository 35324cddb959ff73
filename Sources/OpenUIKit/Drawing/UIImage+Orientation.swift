nonisolated extension UIImage {
  /// How stored pixels are turned, and perhaps mirrored before, to be upright.
  public enum Orientation: Int, Sendable {
    // Source: UIImage.h.
    /// They are upright.
    case up
    /// By half a turn.
    case down
    /// By a quarter, counterclockwise.
    case left
    /// By a quarter, clockwise.
    case right
    /// Mirrored from left to right.
    case upMirrored
    /// Mirrored from left to right, then by half a turn.
    case downMirrored
    /// Mirrored from left to right, then by a quarter, counterclockwise.
    case leftMirrored
    /// Mirrored from left to right, then by a quarter, clockwise.
    case rightMirrored
  }
}

nonisolated extension UIImage.Orientation {
  /// The orientation of a number that files of cameras have.
  // Source: CIPA DC-008, Exif 2.32, tag 0x0112.
  init(exif number: Int) {
    self =
      switch number {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }

  /// From a point of the stored pixels to that of the upright picture, both from 0 to 1, y down.
  var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// The size of the upright picture.
  func turned(_ size: CGSize) -> CGSize {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: size
    case .left, .right, .leftMirrored, .rightMirrored:
      CGSize(width: size.height, height: size.width)
    }
  }

  /// The orientation in which the upright picture is mirrored from left to right.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
