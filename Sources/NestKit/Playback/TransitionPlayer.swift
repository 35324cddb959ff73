/// Plays one transition on one stage: animated or at once, in both directions, or at any fraction.
///
/// The player stores no geometry: it computes the frames when it is asked to play, from the bounds
/// and the layout direction that the stage has then, and again when those have changed, so that
/// ``boundsDidChange()`` brings a resized stage to where it would be had it always had its new
/// size.
public final class TransitionPlayer: KeyFramePlayer {
  /// The direction in which a transition is played.
  public typealias Direction = PlaybackDirection

  private enum Rest {
    case beginning, end
  }

  /// The frames of a direction, and what they were computed from.
  private struct Played {
    let region: TransitionGeometry
    let direction: Direction
    let frames: TransitionKeyFrames
    private(set) lazy var reversed = frames.inverse
  }

  /// The transition that is played.
  public let transition: Transition
  /// The views that are moved.
  public let stage: TransitionStage

  // Not checked for overlapping access (Decision 29): no access to them runs foreign code.

  @exclusivity(unchecked) var clock = KeyFrameClock()
  @exclusivity(unchecked) var animator: UIViewPropertyAnimator?
  @exclusivity(unchecked) private(set) var allowsInteraction = false
  /// Called once, at the end; `nil` while nothing is played.
  @exclusivity(unchecked) private var completion: (() -> Void)?
  /// The end of the transition that the stage shows, if no transition runs.
  @exclusivity(unchecked) private var rest: Rest?
  /// Whether the running transition is replaced by a dissolve, because the user prefers less
  /// motion.
  @exclusivity(unchecked) private(set) var isDissolving = false
  /// The frames of what is played; `nil` while they are not needed.
  @exclusivity(unchecked) private var played: Played?
  /// The spring on which it was finished last, and when.
  private var finishedSpring: (spring: TransitionSpring, time: TimeInterval, wasForward: Bool)?
  /// Animates what others change with the running transition.
  var alongsideAnimator: UIViewPropertyAnimator?
  /// Takes back what others have changed with a transition that has returned to its beginning:
  /// called with what does that, before its completion. Default: that is done.
  var whenRestoring: ((_ restore: () -> Void) -> Void)?
  /// The pictures that are shown, while a transition runs, instead of views of the stage.
  @exclusivity(unchecked) private(set) var pictures: [any TransitionPictures] = []

  /// Creates a player; the stage is at identity until something is shown.
  ///
  /// - Parameters:
  ///   - transition: The transition to play.
  ///   - stage: The views to move.
  public init(_ transition: Transition, on stage: TransitionStage) {
    self.transition = transition
    self.stage = stage
  }

  // Written out: an implicit one checks for the main actor first, at some cost.
  deinit {}

  // MARK: Where it is

  /// Whether it plays, or is paused before its end.
  public var isPlaying: Bool { clock.isPlaying }

  /// Whether it leads back to where it began.
  public var isReversed: Bool { clock.isReversed }

  /// Whether it is paused.
  public var isPaused: Bool { clock.isPaused }

  /// The progress, from 0, where it began, to 1, where it leads when it is not reversed; 1 when
  /// nothing is played. As with a property animator it is that of the time while it runs.
  ///
  /// Setting it pauses and shows that fraction. Values outside are clamped; one that is no number
  /// is left out. While it is paused it counts what is shown, linearly within each step.
  public var fractionComplete: CGFloat {
    get { playedFraction }
    set {
      guard isPlaying, newValue.isFinite else { return }
      pause()
      seek(to: newValue)
    }
  }

  /// The frames of the transition in the stage's present bounds, in the present direction.
  public var keyFrames: TransitionKeyFrames {
    let frames = playedFrames(clock.direction)
    guard clock.isReversed else { return frames }
    return played?.reversed ?? frames.inverse
  }

  /// The frame that the stage shows, or, while a step runs, the one at its end.
  public var currentFrame: TransitionKeyFrames.Frame {
    // Key frames cost a walk up to the traits of the region.
    if !isPlaying, !transition.hasSteps { return .identity }
    let frames = keyFrames.frames
    guard isPlaying else { return frames[rest == .end ? frames.count - 1 : 0] }
    return frames[min(clock.position, frames.count - 1)]
  }

  // MARK: Control

  /// Pauses where it is. Does nothing when nothing runs.
  public func pause() { pausePlaying() }

  /// Continues after a pause: along the timing curve, or, if the fraction of what is shown was set,
  /// in the part of the duration that is left. A transition whose timing is a spring continues on
  /// that.
  public func resume() {
    if dampingRatio != nil, isPaused, clock.pausedSpring == nil { return resume(velocity: 0) }
    resumePlaying()
  }

  /// Reverses the transition that is played.
  ///
  /// It returns along the same timing curve, in the time that it took so far; one that runs on a
  /// spring continues with its velocity, and the spring leads it back. A paused transition stays
  /// paused. The completion is called at either end. Does nothing when nothing is played.
  public func reverse() {
    if isPlaying, let animator, let spring = clock.spring {
      reverse(spring, with: animator)
    } else {
      reversePlaying()
    }
  }

  /// Puts the stage where the transition has it before it begins: at identity.
  public func showBeginning() { settle(at: .beginning) }

  /// Puts the stage where the transition leaves it, without any animation.
  public func showEnd() { settle(at: .end) }

  /// Plays the transition.
  ///
  /// A transition that is already running ends at once first, with its completion. If both
  /// directions have a spring as timing, the one begins where the other one was seen, with its
  /// velocity.
  ///
  /// - Parameters:
  ///   - direction: Forward, or the inverse.
  ///   - animated: Whether to take time. Without, and for a transition that takes none, the end
  ///     is reached and the completion called before this method returns.
  ///   - allowsInteraction: Whether the moving views take touches. Default: no.
  ///   - completion: Called once, when the end is reached, at either end.
  public func play(
    _ direction: Direction, animated: Bool, allowsInteraction: Bool = false,
    completion: @escaping () -> Void
  ) {
    finish()
    self.allowsInteraction = allowsInteraction
    self.completion = completion
    clock.begin(direction)
    guard animated, UIView.areAnimationsEnabled else { return finish() }
    isDissolving =
      transition.reducedMotion == .dissolve && UIAccessibility.isReduceMotionEnabled
    let keyFrames = keyFrames
    guard keyFrames.duration > 0 else { return finish() }
    clock.setTimes(keyFrames.segments)
    rest = nil
    takePictures()
    if dampingRatio == nil {
      show(0)
      continuePlaying()
    } else {
      playOnSpring()
    }
  }

  /// Begins with a spring, where a transition in the other direction was finished just now.
  private func playOnSpring() {
    let now = CACurrentMediaTime()
    let left = finishedSpring.flatMap { now - $0.time < 1.0 / 30 ? $0 : nil }
    finishedSpring = nil
    guard let left, left.wasForward != clock.isForward else {
      clock.follow(wholeSpring(at: now))
      show(0)
      return continuePlaying()
    }
    let spring = left.spring.reversed(at: left.time, lastingAtMost: clock.segments.duration)
    seek(to: CGFloat(spring.start))
    if let animator { follow(spring.delayed(by: now - left.time), with: animator) }
  }

  /// Brings a running transition to its end at once, and calls its completion.
  ///
  /// One that is reversed is cancelled: it ends where it began.
  public func finish() {
    guard let completion else { return }
    self.completion = nil
    finishedSpring = nil
    if let spring = clock.spring, animator != nil {
      finishedSpring = (spring, CACurrentMediaTime(), clock.isForward)
    }
    if animator != nil {
      stopAnimator()
      removeAnimations()
    }
    finishAlongsideAnimator()
    // The end of the inverse is the beginning of the transition, whatever its last step was.
    settle(at: clock.isForward ? .end : .beginning)
    completion()
  }

  /// Puts the stage where it belongs in new bounds; the group calls it when it is resized.
  ///
  /// During a transition the running step continues towards its end in the new bounds.
  public func boundsDidChange() {
    guard let animator else { return stage.show(currentFrame) }
    let keyFrames = keyFrames
    let frames = keyFrames.frames
    let index = min(clock.position, frames.count - 1)
    if isPaused {
      seek(step: index - 1, fraction: animator.fractionComplete)
    } else {
      stage.show(frames[index], after: frames[index - 1])
      guard !pictures.isEmpty else { return }
      let frame = picturedFrame(index, isAnimated: true)
      for picture in pictures { picture.boundsDidChange(towards: frame) }
    }
  }

  func removeAnimations() {
    stage.removeAnimations()
    for picture in pictures { picture.removeAnimations() }
  }

  // MARK: Pictures

  /// Takes the pictures of what moves apart from the stage, or is bent.
  private func takePictures() {
    removePictures()
    let matched = transition.matchesElements && !isDissolving ? MatchedElements(on: stage) : nil
    for side in keyFrames.curledSides {
      pictures.append(
        CurledPage(
          of: side, from: keyFrames.curlEdge(of: side), on: stage,
          omitting: matched?.concealed ?? []))
    }
    if let matched { pictures.append(matched) }
  }

  private func removePictures() {
    for picture in pictures { picture.end() }
    pictures = []
  }

  /// Returns the frame that the pictures show at a key frame of the present direction.
  private func picturedFrame(_ index: Int, isAnimated: Bool = false) -> PicturedFrame {
    let keyFrames = keyFrames
    let time = keyFrames.segments.time(at: TransitionKeyFrames.Moment(step: index, fraction: 0))
    let progress = CGFloat(time / keyFrames.duration)
    return PicturedFrame(
      poses: keyFrames.frames[index],
      previous: isAnimated ? keyFrames.frames[index - 1] : nil,
      progress: clock.isForward ? progress : 1 - progress)
  }

  // MARK: Steps

  var scrubsLinearly: Bool { true }

  func changes(ofStep step: Int) -> () -> Void {
    let frames = keyFrames.frames
    let frame = pictures.isEmpty ? nil : picturedFrame(step + 1, isAnimated: true)
    return { [stage, pictures] in
      stage.show(frames[step + 1], after: frames[step])
      if let frame { for picture in pictures { picture.show(frame) } }
    }
  }

  func handle(_ event: KeyFrameEvent) {
    switch event {
    case .stepWillBegin, .stepDidEnd: break
    case .didReachEnd: finish()
    case .motionDidChange: updateAlongsideAnimator()
    }
  }

  func show(_ index: Int) {
    clock.show(index)
    showAtOnce(keyFrames.frames[clock.position])
    guard !pictures.isEmpty else { return }
    let frame = picturedFrame(clock.position)
    UIView.performWithoutAnimation { for picture in pictures { picture.show(frame) } }
  }

  private func showAtOnce(_ frame: TransitionKeyFrames.Frame) {
    if !stage.isShowing(frame) { UIView.performWithoutAnimation { stage.show(frame) } }
  }

  private func settle(at end: Rest) {
    removePictures()
    if rest != end {
      // Without steps both ends are the same. Key frames cost a walk up to the traits of the
      // region.
      if transition.hasSteps {
        showAtOnce(end == .end ? endFrame : .identity)
      } else if rest == nil {
        showAtOnce(.identity)
      }
      rest = end
    }
    clock.end()
    isDissolving = false
    // Setting it costs more than asking.
    if played != nil { played = nil }
  }

  // MARK: Frames

  /// The last frame of what is played. The others, and their times, are not made for it where
  /// nothing plays forward or is seen dissolving.
  private var endFrame: TransitionKeyFrames.Frame {
    guard animator == nil, played == nil, !isDissolving, clock.isForward, !clock.isReversed else {
      return keyFrames.last
    }
    return transition.lastFrame(in: region)
  }

  /// Where the transition is played.
  private var region: TransitionGeometry {
    var region = TransitionGeometry(
      bounds: stage.group.bounds,
      layoutDirection: stage.group.effectiveUserInterfaceLayoutDirection)
    if transition.backgroundOpacity != nil {
      region.updateDimming(from: stage.group.traitCollection)
    }
    return region
  }

  private func playedFrames(_ direction: Direction) -> TransitionKeyFrames {
    let region = region
    if let played, played.region == region, played.direction == direction { return played.frames }
    let frames =
      switch direction {
      case .forward: transition.keyFrames(in: region, dissolves: isDissolving)
      case .inverse: transition.inverseKeyFrames(in: region, dissolves: isDissolving)
      }
    if isPlaying {
      if played != nil { clock.setTimes(frames.segments) }
      played = Played(region: region, direction: direction, frames: frames)
    }
    return frames
  }
}

nonisolated extension Transition {
  /// The frames, or, if requested and anything moves in them, a dissolve of the same duration.
  fileprivate func keyFrames(
    in region: TransitionGeometry, dissolves: Bool
  ) -> TransitionKeyFrames {
    let keyFrames = keyFrames(in: region)
    return dissolves && keyFrames.movesAnything ? dissolve(keyFrames) : keyFrames
  }

  /// The frames of the inverse, or, if requested and anything moves in them, a dissolve of the same
  /// duration.
  fileprivate func inverseKeyFrames(
    in region: TransitionGeometry, dissolves: Bool
  ) -> TransitionKeyFrames {
    let inverse = inverseKeyFrames(in: region)
    guard dissolves, inverse.movesAnything else { return inverse }
    return dissolve(keyFrames(in: region)).inverse.lasting(inverse.duration)
  }

  private func dissolve(_ keyFrames: TransitionKeyFrames) -> TransitionKeyFrames {
    backgroundOpacity == nil ? keyFrames.dissolved : keyFrames.fadedInWithBackground
  }
}
