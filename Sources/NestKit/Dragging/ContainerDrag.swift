/// A finger that drives the transitions of a container.
///
/// A container that is driven by hand owns one of these, adds its recognizer to a view, and says
/// what follows the finger:
///
/// ```swift
/// private(set) lazy var drag = ContainerDrag(
///   in: self, shouldBegin: { $0.allowsDrag($1) }, begin: { $0.beginDrag($1) })
///
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   view.addGestureRecognizer(drag.recognizer)
/// }
/// ```
///
/// The transition has the progress that the finger has made; when the finger is lifted it is
/// completed or cancelled, as ``settings`` say. A touch during the rest of it takes it up where it
/// is seen. On a scroll view inside the container a finger scrolls as far as there is something to
/// scroll in its direction, and drags the container where there is nothing, or from the edge of the
/// container. Of containers that are in each other the innermost one follows that can move in the
/// direction of the finger. A transition that ends meanwhile, because the container disappears,
/// does not follow the finger any more: it completes or returns as if that were lifted where it is.
/// Operations that the program requests wait until the finger is lifted.
///
/// ## Other recognizers
///
/// A recognizer of the program waits for this one, or this one for it, by `require(toFail:)` with
/// ``recognizer``. Its delegate is this object: what the program decides about it, it decides by
/// ``onShouldBegin``, ``onShouldReceive`` and ``onShouldRecognizeSimultaneously``. With another
/// delegate the container is asked all the same.
public final class ContainerDrag: NSObject {
  /// The transitions that follow a finger.
  public struct Target {
    /// The transition.
    public let transition: ContainerTransition
    /// Whether the finger moves opposite to the transition, so that it reverses it.
    public let isOpposite: Bool
    /// Transitions of other stacks that belong to the same change: they have the same progress, and
    /// end alike.
    public let companions: [ContainerTransition]
    /// How far the finger moves for the whole transition, in points; `nil` where the transition
    /// says it. Asked while the finger moves, since the container may be resized meanwhile.
    public var distance: (() -> CGFloat)?

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - transition: The transition that follows the finger.
    ///   - isOpposite: Whether the finger moves opposite to the transition. Default: no.
    ///   - companions: Transitions of other stacks that belong to the same change. Default: none.
    public init(
      _ transition: ContainerTransition, isOpposite: Bool = false,
      companions: [ContainerTransition] = []
    ) {
      self.transition = transition
      self.isOpposite = isOpposite
      self.companions = companions
    }

    /// Creates a target for a transition that runs, whose views follow the finger.
    ///
    /// - Parameters:
    ///   - transition: The transition that the finger continues.
    ///   - direction: Where the finger moves.
    ///   - isOpposite: Whether it leads back where nothing moves along the axis of the finger, as
    ///     in a dissolve.
    ///   - companions: Transitions of other stacks that belong to the same change. Default: none.
    public init(
      continuing transition: ContainerTransition, _ direction: DragDirection,
      isOpposite: @autoclosure () -> Bool, companions: [ContainerTransition] = []
    ) {
      let displacement = direction.component(of: transition.displacement)
      self.init(
        transition, isOpposite: displacement == 0 ? isOpposite() : displacement < 0,
        companions: companions)
    }
  }

  /// Where a drag begins, and when it completes.
  public var settings = DragSettings()
  /// Whether a finger that the container would follow may begin to drag now; asked last. Default:
  /// yes.
  public var onShouldBegin: ((UIPanGestureRecognizer) -> Bool)?
  /// Whether a touch concerns the recognizer. Default: yes.
  public var onShouldReceive: ((UITouch) -> Bool)?
  /// Whether the recognizer and another one recognize at the same time. Default: no.
  public var onShouldRecognizeSimultaneously: ((UIGestureRecognizer) -> Bool)?

  /// Recognizes the finger; add it to the view in which the finger is followed.
  ///
  /// Switch it off to switch the gesture off.
  public var recognizer: UIPanGestureRecognizer { dragRecognizer }
  /// Whether a finger drives a transition now.
  public var isDriving: Bool { target != nil }

  private let dragRecognizer = DragRecognizer()
  private let link: ContainerLink
  let mayBegin: (DragDirection, CGPoint) -> Bool
  private let findTarget: (DragDirection) -> Target?
  let findResistingView: (DragDirection) -> UIView?
  var direction = DragDirection.right
  private(set) var target: Target?
  /// Those of the target, and of its companions.
  private var interactions: [ContainerInteraction] = []
  /// The progress in the direction of the drag at which the finger has begun.
  private var start: CGFloat = 0
  /// The view that resists the finger during the drag; `nil` while a transition follows the finger.
  private var resisting: UIView?
  /// Whether the container only resists the finger that begins to drag.
  var onlyResists = false
  /// The answer that a container inside this one has received for the touch that is down, so that
  /// nobody is asked twice.
  var answer: (direction: DragDirection, isYes: Bool)?

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - container: The container, which is not retained. A finger does nothing after its end.
  ///   - shouldBegin: Whether a drag may begin, in a direction, with a finger that came down at a
  ///     point in the coordinates of the view of the recognizer. Nothing has changed yet; this is
  ///     where a delegate has its veto. With `false` the touches are left to others.
  ///   - begin: Begins the transition that follows the finger, or finds the one that runs. With
  ///     `nil` nothing follows it.
  ///   - resistingView: The view that moves a little where no drag may begin in a direction, and no
  ///     container or scroll view around would follow the finger; `nil`, the default, for none. If
  ///     it is the host of a stack, it has returned before the next transition of that stack ends.
  public init<Container: UIViewController>(
    in container: Container,
    shouldBegin: @escaping (Container, DragDirection, CGPoint) -> Bool,
    begin: @escaping (Container, DragDirection) -> Target?,
    resistingView: @escaping (Container, DragDirection) -> UIView? = { _, _ in nil }
  ) {
    let link = ContainerLink(to: container)
    let found = { link.container as? Container }
    self.link = link
    mayBegin = { direction, point in found().map { shouldBegin($0, direction, point) } ?? false }
    findTarget = { direction in found().flatMap { begin($0, direction) } }
    findResistingView = { direction in found().flatMap { resistingView($0, direction) } }
    super.init()
    #if !os(tvOS)
      recognizer.maximumNumberOfTouches = 1
    #endif
    recognizer.delegate = self
    // A delegate of the program does not ask the container.
    dragRecognizer.mayBegin = { [weak self] in
      self.map { $0.recognizer.delegate === $0 || $0.prepares() } ?? false
    }
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
  private var displacement: CGFloat {
    direction.component(of: recognizer.translation(in: recognizer.view))
  }

  private func begin() {
    // One that has waited for others begins outside of its touch methods.
    guard recognizer.delegate === self || dragRecognizer.hasAsked || prepares() else { return }
    if onlyResists {
      resisting = findResistingView(direction)
      return
    }
    let core = link.core
    core?.beginsDrag = true
    let found = findTarget(direction)
    core?.beginsDrag = false
    let resistingView = core?.resistingView
    core?.resistingView = nil
    guard let target = found else {
      // Somebody is asked before, or has said no.
      resisting = resistingView
      return
    }
    self.target = target
    interactions = ([target.transition] + target.companions).compactMap { $0.beginInteraction() }
    let fraction = target.transition.fractionComplete
    let completing = settings.completingFraction
    start = target.isOpposite ? 1 - fraction : fraction
    for interaction in interactions {
      interaction.completingFraction = target.isOpposite ? 1 - completing : completing
    }
  }

  /// The progress of a finger in the present size of the region.
  private func progress(of target: Target) -> DragProgress {
    DragProgress(
      distance: target.distance?() ?? target.transition.dragDistance(direction), start: start,
      settings: settings)
  }

  private func move() {
    if let target {
      let fraction = progress(of: target).fraction(after: displacement)
      for interaction in interactions {
        interaction.fraction = target.isOpposite ? 1 - fraction : fraction
      }
    } else if let resisting {
      let size = resisting.bounds.size
      let offset = RubberBand.offset(
        after: max(displacement, 0), extent: direction.isHorizontal ? size.width : size.height)
      let movement = direction.movement(offset)
      resisting.transform = CGAffineTransform(translationX: movement.x, y: movement.y)
    }
  }

  /// The finger is lifted.
  private func release(_ interactions: [ContainerInteraction], of target: Target) {
    let velocity = direction.component(of: recognizer.velocity(in: recognizer.view))
    let progress = progress(of: target)
    let completes = progress.completes(after: displacement, velocity: velocity)
    let fractions = velocity / progress.distance
    // A drag that is completed is reversed where the finger moves opposite to the transition.
    for interaction in interactions {
      if completes != target.isOpposite {
        interaction.finish(velocity: completes ? fractions : -fractions)
      } else {
        interaction.cancel(velocity: completes ? fractions : -fractions)
      }
    }
  }

  private func end(isCancelled: Bool) {
    if let target {
      self.target = nil
      let interactions = interactions
      self.interactions = []
      if isCancelled {
        for interaction in interactions { interaction.interrupt() }
      } else {
        release(interactions, of: target)
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
