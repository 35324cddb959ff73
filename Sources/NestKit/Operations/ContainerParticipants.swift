/// Those who take part in the change that an engine performs: controllers with its coordinator,
/// observers of its progress, and the program in place of a finger.
///
/// An engine makes one for all of its life, sets ``engine``, and calls ``clear()`` when it is
/// freed. It informs them by the methods of ``ContainerEngine`` that are named after movements,
/// coordinators and interactions.
public final class ContainerParticipants<Engine: AnyObject> {
  /// The engine; `nil` once it is gone.
  public var engine: Engine? {
    get { link.target }
    set { link.target = newValue }
  }
  /// The link for closures that do not keep the engine alive.
  let link = BackLink<Engine>()
  /// The coordinator of the change, if one of its controllers has asked for it.
  public internal(set) var coordinator: ContainerTransitionCoordinator?
  /// The movement that is reported, while something moves.
  public internal(set) var movement: ContainerMovement?
  /// Animates what others change, as far as the content has moved.
  var alongsideAnimator: UIViewPropertyAnimator?
  /// Who moves the content in place of a finger; `nil` for nobody.
  var interaction: ContainerInteraction.Token?

  /// Whether what a hand moves would complete if it were released where it is; `nil` where no hand
  /// moves anything.
  public var completesWhenReleased: Bool? { interaction?.completes }

  /// Creates it, without an engine.
  public init() {}

  deinit {
    // An animator may not be released while it is paused.
    if let alongsideAnimator { Task { @MainActor in alongsideAnimator.stopAnimation(true) } }
  }

  /// The engine is freed.
  public nonisolated func clear() { link.clear() }

  /// Nobody moves the content in place of a finger any more.
  public func endInteraction() { interaction = nil }
}
