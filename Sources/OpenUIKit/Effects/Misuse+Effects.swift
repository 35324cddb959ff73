import MisuseReports

extension Misuse {
  static func subviewOfEffectView(_ view: UIView) -> Misuse {
    Misuse(
      id: "effect.subview",
      message: "\(type(of: view)) is a subview of a UIVisualEffectView itself",
      reason: "It stays there, in front of the effect and of the content",
      remedy: "Add it to the contentView",
      raisesInUIKit: true)
  }
}
