/// One change of the size and of the orientation of the interface.
nonisolated struct InterfaceChange: Sendable, Equatable {
  /// The orientation of the interface before.
  var from: UIInterfaceOrientation
  /// The orientation after.
  var to: UIInterfaceOrientation
  /// The size of the screen after, in points.
  var size: CGSize
  /// Whether it is animated.
  var isAnimated: Bool
  /// Whether a device rotates; otherwise a window is resized.
  var isDeviceRotation: Bool

  /// Seconds for a rotation by a quarter.
  // Fidelity: a rotation by a quarter takes 0.3 s, by a half twice that. [decided]
  static let quarterDuration: TimeInterval = 0.3

  /// By how many quarters the interface rotates on the device, clockwise: −1 to 2.
  var quarters: Int {
    guard isDeviceRotation else { return 0 }
    let quarters = (to.clockwiseQuarters - from.clockwiseQuarters + 4) % 4
    return quarters == 3 ? -1 : quarters
  }

  /// How long it takes in seconds.
  var duration: TimeInterval {
    isAnimated ? Self.quarterDuration * TimeInterval(max(1, abs(quarters))) : 0
  }

  /// The rotation of the interface, in exact numbers.
  var transform: CGAffineTransform { Self.rotation(quarters: quarters) }

  /// The transform that shows the upright interface in its former orientation.
  ///
  /// A rotation by a half begins slightly later: by exactly a half it equals a scale of −1, and
  /// would be animated by shrinking to nothing.
  var startTransform: CGAffineTransform {
    abs(quarters) == 2
      ? CGAffineTransform(rotationAngle: -(CGFloat.pi - 1e-5))
      : Self.rotation(quarters: -quarters)
  }

  private static func rotation(quarters: Int) -> CGAffineTransform {
    switch quarters {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case -1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    default: .identity
    }
  }
}
