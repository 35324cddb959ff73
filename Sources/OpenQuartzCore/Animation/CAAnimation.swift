/// The base of all animations: timing, timing curve and delegate. Shows nothing by itself.
///
/// A layer copies an animation that is added to it; changing the original has no effect after.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, @preconcurrency NSSecureCoding,
  @preconcurrency CAMediaTiming, CAAction
{
  final var timing = MediaTiming()

  /// How progress follows time within one run; nil, the default, is linear.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?

  /// Called at begin and end. Referenced until the animation is gone. Default nil.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation when it has ended. Default true.
  open var isRemovedOnCompletion = true

  /// The run that made it; nil for one that belongs to the run that is being recorded, if any.
  package final var membership: RunMembership?

  /// The values that the program has stored for keys of its own.
  final var programValues: [String: Any] = [:]

  /// Makes an animation with default values.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives an
  /// animation as `init()` does.
  public required init?(coder: NSCoder) {
    super.init()
    guard !coder.allowsKeyedCoding || decodeState(from: coder) else { return nil }
  }

  /// True: archives of animations can be read with secure coding.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Writes timing, timing curve and what the class adds.
  ///
  /// Not written are the delegate, what the program has stored for keys of its own, and values that
  /// no property of a layer can have.
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { encodeState(with: coder) }
  }

  /// Writes what an archive has; subclasses add what they store.
  package func encodeState(with coder: NSCoder) {
    coder.encodeValue(ArchivedTiming(timing), forKey: "CAAnimationTiming")
    coder.encodeValue(isRemovedOnCompletion, forKey: "CAAnimationRemovedOnCompletion")
    if let timingFunction { coder.encode(timingFunction, forKey: "CAAnimationTimingFunction") }
  }

  /// Reads what `encodeState(with:)` wrote; false if that is damaged. Subclasses add what they
  /// store.
  package func decodeState(from coder: NSCoder) -> Bool {
    if coder.containsValue(forKey: "CAAnimationTiming") {
      let archived = coder.decodeValue(ArchivedTiming.self, forKey: "CAAnimationTiming")
      guard let timing = archived?.timing else { return false }
      self.timing = timing
    }
    isRemovedOnCompletion = coder.decodeValue(forKey: "CAAnimationRemovedOnCompletion") ?? true
    if coder.containsValue(forKey: "CAAnimationTimingFunction") {
      timingFunction = coder.decodeObject(
        of: CAMediaTimingFunction.self, forKey: "CAAnimationTimingFunction")
    }
    return true
  }

  deinit {}

  /// A copy of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Adds the animation to the layer for the key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy; subclasses add what they store.
  package func duplicate() -> CAAnimation {
    let copy = unsafeDowncast(DynamicInstance.make(Self.self), to: CAAnimation.self)
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.membership = membership
    copy.programValues = programValues
    return copy
  }

  /// The key for which a layer has it, whatever the program says; nil: that of the program.
  var ownKey: String? { nil }

  /// Called on the layer's own copy before it is added.
  func willBeAdded(to layer: CALayer) {}

  /// Makes the part of the program that runs, for values like those of `values`.
  package func makeBody(
    for values: LayerValues, of kind: LayerKind
  ) -> AnimationProgram.Body { .empty }

  /// How progress follows time.
  package var progressCurve: AnimationProgram.ProgressCurve {
    if let timingFunction { .curve(timingFunction.curve) } else { .linear }
  }

  final func makeProgram(for values: LayerValues, of kind: LayerKind) -> AnimationProgram {
    AnimationProgram(
      timing: timing, progressCurve: progressCurve, body: makeBody(for: values, of: kind))
  }

  // MARK: Timing

  // Decision 62: `CALayer` declares the same eight properties; what they mean is `MediaTiming`.

  /// When it begins, in the layer's time, or in the group's. 0, the default: when it is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long one run lasts, in seconds. 0, the default: the transaction's duration, or the
  /// group's.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast it runs in the layer's time; negative runs backwards. Default 1.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// How far into itself it begins, in seconds; it wraps around. With speed 0 it stands there.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many times it runs; parts count, infinity is for ever. Default 0, which means once.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// How long it repeats, in seconds; 0, the default, means that `repeatCount` counts.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether every run is followed by the same run back. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The values that are shown before the beginning, and after the end while the animation is still
  /// there. Default `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The value of a property such as `duration` or `fromValue`, or what was stored for another key;
  /// nil if nothing was.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets a property, or stores a value for another key; nil removes it.
  ///
  /// A value that does not fit the property changes nothing and is reported.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
}
