/// The views that a sheet adds to its container, and what it changes in the card behind.
struct SheetChrome {
  var card: SheetCardView?
  var dimming: DimmingView?
  var recognizer: SheetPanRecognizer?
  /// The properties of the presenting surface before it was transformed; nil if it is not.
  var surface: SurfaceState?

  /// The properties of the presenting surface that setting it back changes.
  struct SurfaceState {
    @ZeroingLink var view: UIView? = nil
    var transform: CGAffineTransform
    var cornerRadius: CGFloat
    var clipsToBounds: Bool

    init(_ view: UIView) {
      self.view = view
      transform = view.transform
      cornerRadius = view.layer.cornerRadius
      clipsToBounds = view.clipsToBounds
    }

    func restore() {
      view?.transform = transform
      view?.layer.cornerRadius = cornerRadius
    }
  }
}

/// Recognizes drags of a sheet: it begins at once while the sheet is animated, so that a touch
/// stops it.
final class SheetPanRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// Whether the sheet is animated without a finger.
  var isMoving: () -> Bool = { false }
  /// Whether a point of the container is on the sheet as it is shown now.
  var isOnSheet: (CGPoint) -> Bool = { _ in false }

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isMoving() { state = .began }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isOnSheet(touch.location(in: view))
  }

  // Fidelity: a horizontal drag is left to the content. [observed]
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isMoving() { return true }
    let displacement = translation(in: view)
    return abs(displacement.y) >= abs(displacement.x)
  }
}
