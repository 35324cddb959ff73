#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A finger that drives the transitions of a container.
///
/// A container that is driven by hand owns one of these, adds its recognizer to a view, and says as its
/// ``ContainerDragSource`` what follows the finger:
///
/// ```swift
/// private lazy var drag = ContainerDrag(source: self)
///
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   view.addGestureRecognizer(drag.recognizer)
/// }
/// ```
///
/// The transition has the progress that the finger has made on its way; when the finger is lifted it is
/// completed or cancelled, as ``DragProgress`` says. A touch during the rest of it takes it up where it is
/// seen.
/// On a scroll view inside the container a finger scrolls as far as there is something to scroll in its
/// direction, and drags the container where there is nothing, or from the edge of the container.
/// A transition that ends meanwhile, because the container disappears, does not follow the finger any
/// more. Operations that the program requests wait until the finger is lifted.
public final class ContainerDrag: NSObject {
  /// What follows a finger.
  public struct Target {
    /// The transition.
    public let transition: ContainerTransition
    /// Whether the finger goes where the transition came from, so that it goes back.
    public let isOpposed: Bool

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - transition: The transition that follows the finger.
    ///   - isOpposed: Whether the finger goes where the transition came from. Default: no.
    public init(_ transition: ContainerTransition, isOpposed: Bool = false) {
      self.transition = transition
      self.isOpposed = isOpposed
    }

    /// Creates a target for a transition that runs, whose views follow the finger.
    ///
    /// - Parameters:
    ///   - transition: The transition that the finger takes up.
    ///   - direction: Where the finger goes.
    ///   - isOpposed: Whether it leads back where nothing moves along the axis of the finger, as in a
    ///     dissolve.
    public init(
      takingUp transition: ContainerTransition, _ direction: DragDirection,
      isOpposed: @autoclosure () -> Bool
    ) {
      let way = direction.component(of: transition.way)
      self.init(transition, isOpposed: way == 0 ? isOpposed() : way < 0)
    }
  }

  // Fidelity: how wide the edge is from which a drag begins is not documented. [decided]
  /// How far from an edge a finger comes down that drags from that edge, in points.
  public static let edgeWidth: CGFloat = 20

  /// Recognizes the finger; add it to the view in which the finger is followed.
  ///
  /// Switch it off to switch the gesture off.
  public let recognizer = UIPanGestureRecognizer()
  /// Whether a finger drives a transition now.
  public var isDriving: Bool { target != nil }

  private let link: ContainerLink
  private var direction = DragDirection.right
  private var target: Target?
  private var interaction: ContainerInteraction?
  /// The progress in the direction of the drag at which the finger has begun.
  private var start: CGFloat = 0
  /// What resists, while the finger drags.
  private var resisting: UIView?

  /// Creates a drag.
  ///
  /// - Parameter source: The container, which is not kept alive. A finger does nothing after its end.
  public init(source: any ContainerDragSource) {
    link = ContainerLink(to: source)
    super.init()
    #if !os(tvOS)
      recognizer.maximumNumberOfTouches = 1
    #endif
    recognizer.delegate = self
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognizerDidChange))
    #else
      recognizer.addHandler { [weak self] _ in self?.recognizerDidChange() }
    #endif
  }

  deinit {}

  #if canImport(UIKit)
    @objc private func recognizerDidChange() { follow() }
  #else
    private func recognizerDidChange() { follow() }
  #endif

  private var source: (any ContainerDragSource)? { link.container as? any ContainerDragSource }

  // MARK: Following

  private func follow() {
    switch recognizer.state {
    case .began:
      begin()
      move()
    case .changed: move()
    case .ended: end(isCancelled: false)
    case .cancelled, .failed: end(isCancelled: true)
    default: break
    }
  }

  /// How far the finger has moved in the direction of the drag.
  private var way: CGFloat {
    direction.component(of: recognizer.translation(in: recognizer.view))
  }

  private func begin() {
    guard let source else { return }
    let container = source as? ContainerViewController
    container?.beginsDrag = true
    let found = source.containerDrag(self, begin: direction)
    container?.beginsDrag = false
    guard let target = found else {
      resisting = source.resistingView(for: self)
      return
    }
    self.target = target
    interaction = target.transition.beginInteraction()
    let fraction = target.transition.fractionComplete
    start = target.isOpposed ? 1 - fraction : fraction
  }

  /// The progress of a finger in the present size of the region.
  private func progress(of target: Target) -> DragProgress {
    DragProgress(distance: target.transition.dragDistance(direction), start: start)
  }

  private func move() {
    if let target {
      let fraction = progress(of: target).fraction(after: way)
      interaction?.fraction = target.isOpposed ? 1 - fraction : fraction
    } else if let resisting {
      let size = resisting.bounds.size
      let offset = RubberBand.offset(
        after: max(way, 0), extent: direction.isHorizontal ? size.width : size.height)
      let movement = direction.movement(offset)
      resisting.transform = CGAffineTransform(translationX: movement.x, y: movement.y)
    }
  }

  private func end(isCancelled: Bool) {
    if let target {
      self.target = nil
      let velocity = direction.component(of: recognizer.velocity(in: recognizer.view))
      let progress = progress(of: target)
      let completes = !isCancelled && progress.completes(after: way, velocity: velocity)
      let fractions = velocity / progress.distance
      let interaction = interaction
      self.interaction = nil
      // A drag that is completed leads back where the finger goes where the transition came from.
      if completes != target.isOpposed {
        interaction?.finish(velocity: completes ? fractions : -fractions)
      } else {
        interaction?.cancel(velocity: completes ? fractions : -fractions)
      }
    }
    if let resisting {
      self.resisting = nil
      let isSeen = resisting.window?.isHidden == false
      UIView.animate(
        withDuration: isSeen ? 0.3 : 0, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
      ) {
        resisting.transform = .identity
      }
    }
  }
}

extension ContainerDrag: UIGestureRecognizerDelegate {
  /// Asks the source.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard target == nil else { return false }
    let view = recognizer.view
    let translation = recognizer.translation(in: view)
    guard let direction = DragDirection(translation) else { return false }
    let location = recognizer.location(in: view)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    guard let source, source.containerDrag(self, shouldBegin: direction, at: start),
      !isScrolled(direction, from: start)
    else { return false }
    self.direction = direction
    return true
  }
}
