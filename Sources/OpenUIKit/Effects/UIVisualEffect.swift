/// The effect of a visual effect view on the content behind it, or on its own content: a blur or a
/// vibrancy.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSSecureCoding {
  /// An effect that does nothing; subclasses are of use.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) { super.init() }

  deinit {}

  /// True: archives of effects can be read with secure coding.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Writes the effect.
  open func encode(with coder: NSCoder) {}

  /// The effect itself: none changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How a view shows the effect.
  func look(reducesTransparency: Bool) -> EffectLook { EffectLook() }
}

extension UIVisualEffect: NSCopying {}
