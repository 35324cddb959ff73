/// Three numbers along the axes of a layer: x to the right, y down, z towards the viewer.
public nonisolated struct TransitionVector: Sendable, Hashable {
  /// The part along x.
  public var x: CGFloat
  /// The part along y.
  public var y: CGFloat
  /// The part along z.
  public var z: CGFloat

  /// Creates a vector; what is not given is 0.
  public init(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// No movement.
  public static let zero = TransitionVector()
  /// The same size.
  public static let one = TransitionVector(x: 1, y: 1, z: 1)

  /// The opposite vector.
  public static prefix func - (vector: TransitionVector) -> TransitionVector {
    // Not `-0`, which is equal to 0 and prints otherwise.
    vector.map { 0 - $0 }
  }

  func map(_ change: (CGFloat) -> CGFloat) -> TransitionVector {
    TransitionVector(x: change(x), y: change(y), z: change(z))
  }
}

/// A rotation about an axis through the anchor point.
public nonisolated struct TransitionRotation: Sendable, Hashable {
  /// The angle in radians; positive rotates from x to y, from y to z, and from z to x.
  public var angle: CGFloat
  /// The axis; its length does not matter.
  public var axis: TransitionVector

  /// Creates a rotation by some radians about an axis.
  public init(angle: CGFloat, axis: TransitionVector) {
    self.angle = angle
    self.axis = axis
  }
}
