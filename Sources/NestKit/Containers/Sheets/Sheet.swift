/// One sheet of a container: its stack, its views, and where it is.
final class Sheet {
  /// Where a sheet rests, and what moves it.
  enum Motion {
    case resting
    /// It moves by itself to the selected detent.
    case settling(UIViewPropertyAnimator)
    /// A finger has it, at a length without resistance.
    case dragged(CGFloat)
  }

  let stack: ContainerStack
  let overlay = SheetOverlayView()
  var configuration: SheetConfiguration
  /// The detent at which it rests, or to which it moves.
  var selectedDetent: SheetDetent.Identifier?
  var motion = Motion.resting
  var heights: SheetHeights
  var geometry: SheetGeometry
  /// The size that the child was informed of for a change of the container's own; nil without one.
  var announcedSize: CGSize?
  /// The movement that reports a drag or the animation after it.
  var movement: ContainerMovement?
  /// The change that is about to move the whole sheet in or out.
  var upcoming: Passage?
  /// Whether the change that runs moves it already.
  var isPassing = false
  /// Whether it stays without a child, for the values of a binding.
  let isBound: Bool
  /// The child that was made for a value of the binding and is about to be restored.
  var madeChild: UIViewController?
  /// Cancels the touches on the card.
  let touches = TouchCanceller()
  private(set) lazy var drag = SheetDrag(of: self)

  /// A change in which the whole sheet appears or disappears.
  enum Passage: Hashable {
    case arrival, departure
  }

  init(
    _ stack: ContainerStack, _ configuration: SheetConfiguration, geometry: SheetGeometry,
    isBound: Bool
  ) {
    self.stack = stack
    self.configuration = configuration
    self.geometry = geometry
    self.isBound = isBound
    selectedDetent = configuration.selectedDetent
    heights = SheetHeights(
      configuration.detents, room: geometry.room, including: geometry.included, content: nil)
  }

  deinit {}

  var card: SheetCardView { overlay.card }
  var viewController: UIViewController? { stack.topViewController }

  /// The length that it has where nothing moves it.
  var restingLength: CGFloat { heights.length(of: selectedDetent) }

  /// The length that its card has been given last.
  var length: CGFloat {
    if case .dragged(let length) = motion { return heights.shown(length) }
    return restingLength
  }

  var isDragged: Bool { if case .dragged = motion { true } else { false } }

  /// The detent at which it rests in the end, or would if the finger released it at rest.
  var selectedDetentAtEnd: SheetDetent.Identifier? {
    guard case .dragged(let length) = motion else { return selectedDetent }
    let target = heights.target(length: length, velocity: 0, settings: DragSettings())
    guard case .detent(let identifier) = target else { return heights.heights[0].identifier }
    return identifier
  }

  /// Whether what is behind is dimmed where it rests.
  var isDimmed: Bool {
    configuration.dimmingOpacity > 0
      && heights.isDimmed(at: selectedDetent, undimmed: configuration.largestUndimmedDetent)
  }

  /// The opacity of the background at the present length.
  var dimmingOpacity: CGFloat {
    configuration.dimmingOpacity
      * heights.dimming(at: length, undimmed: configuration.largestUndimmedDetent)
  }

  // MARK: Poses

  private var fades: Bool { UIAccessibility.isReduceMotionEnabled }

  /// Out of sight, as before it appears.
  func showAway() {
    overlay.dimming.alpha = 0
    if fades {
      card.alpha = 0
    } else {
      let away = geometry.departure(length: geometry.length(of: card.bounds))
      card.transform = CGAffineTransform(translationX: away.x, y: away.y)
    }
  }

  /// Where it is at its length.
  func showInPlace() {
    overlay.dimming.alpha = dimmingOpacity
    card.alpha = 1
    card.transform = .identity
  }

  /// Gives the card its frame, and the background its opacity.
  func place() {
    let frame = geometry.frame(length: length)
    if card.bounds.size != frame.size { card.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if card.center != center { card.center = center }
    if !isPassing { overlay.dimming.alpha = dimmingOpacity }
    card.layoutIfNeeded()
  }
}
