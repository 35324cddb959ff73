/// What a transition of a layer looks like.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind by name. A name without a constant here behaves as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the layer shows now appears while what it showed disappears. The default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// What the layer shows now moves over what it showed.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What the layer shows now moves in, and what it showed moves out before it.
  public static let push = CATransitionType(rawValue: "push")
  /// What the layer showed moves off what it shows now.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
