/// One change of the shape of the interface, and of the way in which it stands.
nonisolated struct InterfaceTurn: Sendable, Equatable {
  /// How the interface stands before.
  var from: UIInterfaceOrientation
  /// How it stands after.
  var to: UIInterfaceOrientation
  /// The size of the screen after, in points.
  var size: CGSize
  /// Whether it takes time.
  var isAnimated: Bool
  /// Whether a device is turned, as against a window that is resized.
  var isDeviceTurn: Bool

  /// Seconds for a quarter turn.
  // Fidelity: a quarter turn takes 0.3 s, a half turn twice that. [decided]
  static let quarterDuration: TimeInterval = 0.3

  /// The quarter turns that the interface makes on the device, clockwise: −1 to 2.
  var quarters: Int {
    guard isDeviceTurn else { return 0 }
    let turns = (to.quarterTurns - from.quarterTurns + 4) % 4
    return turns == 3 ? -1 : turns
  }

  /// How long it takes in seconds.
  var duration: TimeInterval {
    isAnimated ? Self.quarterDuration * TimeInterval(max(1, abs(quarters))) : 0
  }

  /// The turn that the interface makes, in exact numbers.
  var transform: CGAffineTransform { Self.rotation(quarters: quarters) }

  /// What shows the upright interface as it stood before.
  ///
  /// A half turn begins a trifle later: exactly half a turn is a reflection at the middle just as
  /// well, and would be animated by shrinking to nothing.
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
