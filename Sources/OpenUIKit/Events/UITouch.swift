/// One finger, or the pointer with a button down, from its beginning to its end.
///
/// The same object is updated while the touch lasts. Do not keep it beyond that.
@preconcurrency @MainActor
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

  /// The kind of object that touches the screen.
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

  /// Properties of a touch that a device may estimate first and correct later.
  nonisolated public struct Properties: OptionSet, Sendable {
    /// One bit per property.
    public let rawValue: Int

    /// Properties with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `force`.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// `altitudeAngle`.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The angle by which a pencil is rotated about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// When the touch last changed, in seconds of the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open internal(set) var phase: Phase = .began
  /// The number of taps in a row at the same position, this touch included.
  open internal(set) var tapCount = 1
  /// The kind of object that touches the screen.
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
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { press?.gestureRecognizers = gestureRecognizers }
  }

  @ZeroingLink private var touchedWindow: UIWindow? = nil
  @ZeroingLink private var touchedView: UIView? = nil

  /// Where it is, in coordinates of the window.
  var position = CGPoint.zero
  /// Where it was at the event before.
  var previousPosition = CGPoint.zero
  /// Where it began.
  var startPosition = CGPoint.zero
  /// The messages that its view has received, and those that are deferred for the recognizers.
  var delivery = TouchDelivery()
  /// Identifies the finger.
  let identifier: Int
  /// The input that it represents.
  let source: Source
  /// The movement of a wheel since the touch began.
  var movement = IndirectMovement()
  /// The press that it represents; nil for none.
  let press: UIPress?

  /// A touch that is part of no event.
  public override init() {
    identifier = TouchTracker.pointerIdentifier
    source = .contact
    press = nil
    super.init()
  }

  init(identifier: Int, source: Source = .contact, press: UIPress? = nil) {
    self.identifier = identifier
    self.source = source
    self.press = press
    super.init()
    // Views receive fingers and pressed buttons only, and responders presses.
    if !source.isDelivered { _ = delivery.cancel() }
  }

  deinit {}

  /// Where the touch is, in coordinates of `view`; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return position }
    return view.convert(position, from: window)
  }

  /// Where the touch is, as exactly as it is known; no device reports more than `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the touch was at the event before, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Where the touch was at the event before, in coordinates of `view`; nil is the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPosition }
    return view.convert(previousPosition, from: window)
  }

  // MARK: What only some devices report

  // Fidelity: devices without a sensor of force report 0; a finger is taken to be upright.
  // [documented]

  /// How hard the touch presses; 0, as on every device without a sensor.
  open var force: CGFloat { 0 }
  /// The largest value of `force`; 0, as on every device without a sensor.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch in points; 0, because the display server does not report it.
  open var majorRadius: CGFloat { 0 }
  /// How exact `majorRadius` is, in points; 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; that of an upright one for all others.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction in which a pencil points, in radians; 0, the direction of the x axis, for all
  /// others.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which a pencil points, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Identifies the touch in later corrections of estimated properties; nil: nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The properties whose values are estimated; none.
  open var estimatedProperties: UITouch.Properties { [] }
  /// The properties of which corrections follow; none.
  open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

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
