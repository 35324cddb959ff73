import OpenQuartzCore

/// The spring-loaded interaction over which a drag is, and how far it is: at most one, that of the
/// innermost view whose behaviour allows it.
final class SpringLoading {
  private weak var drag: RunningDrag?
  private weak var interaction: UISpringLoadedInteraction?
  private var context: SpringLoadingContext?
  /// When the interaction has begun; nil for one that begins with the next frame.
  private var start: CFTimeInterval?
  private lazy var ticker = FrameTicker { [weak self] in self?.tick(at: $0) }
  /// How many times the interaction was another one, or none: a callback may change it.
  private var generation = 0

  // Fidelity: how long a drag has to stay is not documented. [decided]
  /// In seconds.
  private static let possibleTime: CFTimeInterval = 0.6
  private static let activatingTime: CFTimeInterval = 0.4

  init() {}

  deinit {}

  /// The drag is at another place, or what is below it has changed.
  func follow(_ drag: RunningDrag) {
    self.drag = drag
    guard drag.phase == .moving else { return end() }
    let generation = generation
    let found = below(drag)
    // A behaviour may have ended the drag, or taken the views away.
    guard self.generation == generation, drag.phase == .moving else { return }
    guard let found else { return end() }
    if found.interaction !== interaction { begin(found.interaction, found.context) }
  }

  /// Ends what was begun, without activating it.
  func end() {
    guard let context else { return }
    let interaction = interaction
    forget()
    context.state = .inactive
    guard let interaction else { return }
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    finish(interaction, context)
  }

  /// Ends what an interaction has begun.
  func end(_ interaction: UISpringLoadedInteraction) {
    if interaction === self.interaction { end() }
  }

  // MARK: Which

  private typealias Found = (
    interaction: UISpringLoadedInteraction, context: SpringLoadingContext
  )

  /// The innermost interaction below the finger that is allowed.
  private func below(_ drag: RunningDrag) -> Found? {
    let generation = generation
    var view = drag.viewBelow
    while let current = view {
      for case let candidate as UISpringLoadedInteraction in current.interactions {
        if let context = allowedContext(of: candidate, drag) { return (candidate, context) }
        guard self.generation == generation, drag.phase == .moving else { return nil }
      }
      view = current.superview
    }
    return nil
  }

  /// Asks a behaviour; nil where it refuses.
  private func allowedContext(
    of candidate: UISpringLoadedInteraction, _ drag: RunningDrag
  ) -> SpringLoadingContext? {
    guard let view = candidate.view, view.window != nil else { return nil }
    let isPresent = candidate === interaction
    let context =
      (isPresent ? context : nil) ?? SpringLoadingContext(drag.session, over: view)
    let old = context.target
    let isActivated = context.state == .activated
    guard candidate.interactionBehavior.shouldAllow(candidate, with: context),
      drag.phase == .moving
    else { return nil }
    guard isPresent, candidate === interaction, context.hasMoved(from: old) else { return context }
    // Another target: what the old one has begun ends, and the new one begins.
    let new = context.target
    (context.targetView, context.targetItem) = (old.view, old.item)
    if !isActivated { end() } else { forget() }
    let next = SpringLoadingContext(drag.session, over: view)
    (next.targetView, next.targetItem) = (new.view, new.item)
    begin(candidate, next)
    return interaction === candidate ? next : nil
  }

  // MARK: How far

  private func begin(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadingContext) {
    end()
    guard drag?.phase == .moving else { return }
    generation += 1
    (self.interaction, self.context, start) = (interaction, context, nil)
    enter(.possible)
    if context.state == .possible, self.context === context, !ticker.isRunning { ticker.start() }
  }

  private func enter(_ state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func tick(at time: CFTimeInterval) {
    guard let drag, drag.phase == .moving, context != nil else { return ticker.stop() }
    // What is below the finger may have changed though that has not moved.
    follow(drag)
    guard let context, drag.phase == .moving, context.state != .activated else {
      if context?.state == .activated { ticker.stop() }
      return
    }
    guard let start else { return start = time }
    let elapsed = time - start + 1e-6
    if elapsed >= Self.possibleTime + Self.activatingTime {
      activate()
    } else if elapsed >= Self.possibleTime, context.state == .possible {
      enter(.activating)
    }
  }

  private func activate() {
    guard let interaction, let context else { return }
    ticker.stop()
    enter(.activated)
    guard self.context === context, drag?.phase == .moving else { return }
    interaction.handler(interaction, context)
    finish(interaction, context)
  }

  /// Informs the behaviour, once.
  private func finish(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadingContext) {
    guard !context.hasFinished else { return }
    context.hasFinished = true
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }

  private func forget() {
    generation += 1
    ticker.stop()
    (interaction, context, start) = (nil, nil, nil)
  }
}
