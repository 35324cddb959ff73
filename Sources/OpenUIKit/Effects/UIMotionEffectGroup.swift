import Foundation

/// Several motion effects that a view has as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// A group without effects.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    if coder.allowsKeyedCoding {
      motionEffects = coder.decodeObject(forKey: "effects") as? [UIMotionEffect]
    }
    super.init(coder: coder)
  }

  deinit {}

  /// Writes the effects.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if coder.allowsKeyedCoding { coder.encode(motionEffects as NSArray?, forKey: "effects") }
  }

  /// A copy with copies of the effects.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
    return copy
  }

  // Fidelity: of two effects on the same value that of the later one counts. [decided]
  /// The values that all effects add; nil if none adds anything.
  ///
  /// - Parameter viewerOffset: The tilt.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !values.isEmpty else { return nil }
    return values.reduce(into: [:]) { $0.merge($1) { _, later in later } }
  }
}
