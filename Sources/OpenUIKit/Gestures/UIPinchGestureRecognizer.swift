/// Recognizes two fingers that move apart or together.
///
/// Continuous: it begins when the distance of the fingers has changed by 10 points, changes when
/// they move, and ends when both are lifted. The pointer with the control key stands for two
/// fingers opposite each other across the middle of the view; a wheel with the control key begins
/// at once.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart the fingers are as when they came, or since it was set; 1 without
  /// a gesture. Later changes multiply what is set.
  open var scale: CGFloat {
    get { pair.scale }
    set { pair.scale = newValue }
  }

  /// How fast `scale` changes, per second; 0 after a rest of a tenth of a second.
  // Fidelity: as for a pan, setting the scale keeps the velocity, in terms of the new scale.
  // [decided]
  open var velocity: CGFloat {
    pair.tracker.scaleVelocity(at: RenderContext.ofProgram.now)
  }

  // Decision 62: `UIRotationGestureRecognizer` has the same pair, which follows the touches.
  private var pair = FingerPair()

  override var fingers: FingerPair? { pair }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    pair = FingerPair()
  }

  override func follow(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    let next = pair.follow(touches, phase, event, for: self) { $0.widening }
    if let next { state = next }
  }

  deinit {}
}
