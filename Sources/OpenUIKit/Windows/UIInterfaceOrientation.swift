/// The orientation of an interface in relation to the device that shows it.
///
/// The sides are those of the interface: a device that is rotated to the left shows an interface
/// that is rotated to the right.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, on a device that is rotated to the left.
  case landscapeRight = 3
  /// Landscape, on a device that is rotated to the right.
  case landscapeLeft = 4

  /// Whether the interface is in portrait, upside down included.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit per orientation: 1 shifted by its raw value.
  public let rawValue: UInt

  /// A set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, on a device that is rotated to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, on a device that is rotated to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

nonisolated extension UIInterfaceOrientationMask {
  /// The set of one orientation; that of an unknown one is empty.
  init(_ orientation: UIInterfaceOrientation) {
    self = orientation == .unknown ? [] : Self(rawValue: 1 << UInt(orientation.rawValue))
  }
}
