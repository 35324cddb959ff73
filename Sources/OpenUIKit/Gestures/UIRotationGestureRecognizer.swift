/// Recognizes two fingers that move around each other.
///
/// Continuous: it begins when each finger has moved by 10 points around their middle, changes when
/// they move, and ends when both are lifted. The pointer with the control key stands for two
/// fingers opposite each other across the middle of the view; a wheel with the control key begins
/// at once.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have rotated clockwise since they came, or since it was set, in radians; 0
  /// without a gesture. Later changes are added to what is set.
  open var rotation: CGFloat {
    get { pair.rotation }
    set { pair.rotation = newValue }
  }

  /// How fast the fingers rotate, in radians per second; 0 after a rest of a tenth of a second.
  open var velocity: CGFloat {
    pair.tracker.rotationVelocity(at: RenderContext.ofProgram.now)
  }

  // Decision 62: `UIPinchGestureRecognizer` has the same pair, which follows the touches.
  private var pair = FingerPair()

  override var fingers: FingerPair? { pair }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    pair = FingerPair()
  }

  override func follow(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    let next = pair.follow(touches, phase, event, for: self) { $0.arc }
    if let next { state = next }
  }

  deinit {}
}
