/// How a layer that moves along a path turns.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name. A layer does not turn by a name without a constant here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The x axis of the layer points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The x axis of the layer points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
