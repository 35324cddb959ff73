/// The appearance of a layer's transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind by name. A name without a constant here behaves as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture of the layer appears while the old one disappears. The default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture of the layer moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture of the layer moves in, and the old one moves out before it.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture of the layer moves out and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
