/// One finger, or the pointer with a button down, from its beginning to its end.
///
/// The same object is updated while the touch lasts. Do not keep it beyond that.
@MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch went down.
    case began
    /// The touch moved.
    case moved
    /// The touch is down and has not moved since the last event.
    case stationary
    /// The touch was lifted.
    case ended
    /// The touch is cancelled; no event follows.
    case cancelled
    /// A hovering pointer came onto the view.
    case regionEntered
    /// A hovering pointer moved over the view.
    case regionMoved
    /// A hovering pointer left the view.
    case regionExited
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on something that is not the screen.
    case indirect
    /// A pencil on the screen.
    case pencil
    /// A mouse or trackpad.
    case indirectPointer

    /// The same as `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// When the touch last changed, in seconds of the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open internal(set) var phase: Phase = .began
  /// The number of taps in a row at the same position, this touch included.
  open internal(set) var tapCount = 1
  /// What touches the screen.
  open internal(set) var type: TouchType = .direct
  /// The window in which the touch began.
  open internal(set) var window: UIWindow? {
    get { touchedWindow }
    set { touchedWindow = newValue }
  }
  /// The view on which the touch began, as `hitTest(_:with:)` found it.
  open internal(set) var view: UIView? {
    get { touchedView }
    set { touchedView = newValue }
  }
  /// The recognizers that watch this touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  @ZeroingLink private var touchedWindow: UIWindow? = nil
  @ZeroingLink private var touchedView: UIView? = nil

  /// Where it is, in coordinates of the window.
  var position = CGPoint.zero
  /// Where it was at the event before.
  var previousPosition = CGPoint.zero
  /// Where it began.
  var startPosition = CGPoint.zero
  /// What its view has received, and what is deferred for the recognizers.
  var delivery = TouchDelivery()
  /// Identifies the finger.
  let identifier: Int
  /// What it stands for.
  let source: Source
  /// What a wheel has done since the touch began.
  var movement = IndirectMovement()

  init(identifier: Int, source: Source = .contact) {
    self.identifier = identifier
    self.source = source
    super.init()
    // Views receive fingers and pressed buttons only.
    if source != .contact { _ = delivery.cancel() }
  }

  /// Where the touch is, in coordinates of `view`; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return position }
    return view.convert(position, from: window)
  }

  /// Where the touch was at the event before, in coordinates of `view`; nil is the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPosition }
    return view.convert(previousPosition, from: window)
  }

  /// Puts a new touch where it begins.
  func begin(on view: UIView, in window: UIWindow, at point: CGPoint, time: TimeInterval) {
    self.window = window
    self.view = view
    position = point
    previousPosition = point
    startPosition = point
    timestamp = time
  }

  /// Takes over the next position and phase.
  func update(to point: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPosition = position
    position = point
    self.phase = phase
    self.timestamp = timestamp
  }
}
