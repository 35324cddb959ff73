/// An animation of all that is changed between two calls of the program, which begin and commit it.
final class BegunAnimation {
  /// The name that the program gave it, and a pointer, both for the methods of the delegate.
  let animationID: String?
  private let context: UnsafeMutableRawPointer?
  /// The run of all that is animated; its outcome is that of the animation.
  let run: AnimationRun
  /// How the changes that follow are animated.
  // Fidelity: 0.2 seconds, ease in and out. [documented] Touches reach the views. [decided]
  var specification = AnimationSpecification(duration: 0.2, options: .allowUserInteraction)
  /// How many entries of the stack there are while changes belong to it.
  var depth = 0
  /// Retained until the end.
  // Fidelity: as that of a layer's animation. [decided]
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private let allowsAnimations: Bool
  private var transition: (transition: ViewTransition, old: UIImage)?
  /// The number of parts that have not ended: the run, and the transition of a view.
  private var running = 1
  private var isFinished = true

  init(_ animationID: String?, context: UnsafeMutableRawPointer?, allowsAnimations: Bool) {
    self.animationID = animationID
    self.context = context
    self.allowsAnimations = allowsAnimations
    run = AnimationRun(duration: specification.duration, isRecorded: false)
  }

  deinit {}

  /// The entry of the stack for the changes that follow.
  var entry: AnimationStack.Entry {
    guard allowsAnimations, specification.duration > 0 else { return .instant }
    return .animated(AnimationBlock(specification, run: run))
  }

  /// Takes the picture from which a view changes to what is in it when the animation is committed.
  /// There is one in an animation; a second one replaces it.
  func setTransition(_ options: UIView.AnimationOptions, of view: UIView) {
    transition = nil
    guard allowsAnimations, specification.duration > 0, let style = TransitionStyle(options),
      view.window != nil, !view.bounds.isEmpty
    else { return }
    let new = ViewTransition(of: view, style: style, specification: specification) {
      self.part(isFinished: $0)
    }
    transition = (new, new.picture())
  }

  /// The view changes to what is in it now.
  func beginTransition() {
    guard let transition else { return }
    self.transition = nil
    running += 1
    transition.transition.start(from: transition.old)
  }

  /// All changes are made.
  func close() {
    if let delegate, let willStart {
      RenderContext.ofProgram.schedule(after: max(specification.delay, 0)) { [self] in
        willStart.call(on: delegate, animationID, context)
      }
    }
    run.onEnd = { self.part(isFinished: $0.isFinished) }
    run.close()
  }

  private func part(isFinished: Bool) {
    running -= 1
    if !isFinished { self.isFinished = false }
    guard running == 0, let delegate, let didStop else { return }
    didStop.call(on: delegate, animationID, NSNumber(value: self.isFinished), context)
  }
}
