/// A change of a view while the device is tilted: a subclass says of which values, and how far.
///
/// A desktop has no sensor, so that views keep their effects and nothing moves, as on a device
/// whose user has reduced motion. What an effect would change for a tilt can be read.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCoding {
  /// An effect that changes nothing; subclasses are of use.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) { super.init() }

  deinit {}

  /// Writes the effect.
  open func encode(with coder: NSCoder) {}

  /// A copy of the effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }

  /// The values that are added to those of a view, by their key paths; nil, the default, for none.
  ///
  /// - Parameter viewerOffset: How far the device is tilted away from its user along both axes,
  ///   from -1 to 1 each.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

extension UIMotionEffect: @preconcurrency NSCopying {}

extension UIView {
  final func attach(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  final func detach(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
