#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Plays one transition on one stage: animated or at once, in both directions, or at any fraction.
///
/// The player keeps no geometry, only the index and the direction of the frame that the stage
/// shows. It computes the frames from the bounds and the layout direction that the stage has at
/// that moment, so that ``boundsDidChange()`` brings a resized stage to where it would be had it
/// always had its new size.
public final class TransitionPlayer: KeyFramePlayer {
  private enum Rest {
    case beginning, end
  }

  /// The transition that is played.
  public let transition: Transition
  /// The views that are moved.
  public let stage: TransitionStage

  @exclusivity(unchecked) private var direction = Direction.forward
  /// The end of the transition that the stage shows, if no transition runs.
  @exclusivity(unchecked) private var rest: Rest?
  /// Whether the running transition is replaced by a dissolve, because the user prefers less
  /// motion.
  @exclusivity(unchecked) private var isDissolving = false
  /// Animates what others change with the running transition.
  var companion: UIViewPropertyAnimator?
  /// What is seen, while a transition runs, instead of views of the stage.
  @exclusivity(unchecked) private(set) var pictures: [any TransitionPictures] = []

  /// Creates a player; the stage is at identity until something is shown.
  ///
  /// - Parameters:
  ///   - transition: What to play.
  ///   - stage: The views to move.
  public init(_ transition: Transition, on stage: TransitionStage) {
    self.transition = transition
    self.stage = stage
    super.init()
  }

  // Written out: an implicit one checks for the main actor first, at some cost.
  deinit {}

  /// The frames of the transition in the stage's present bounds, in the present direction.
  public var keyFrames: TransitionKeyFrames {
    let keyFrames = keyFrames(direction)
    return isReversed ? keyFrames.inverse : keyFrames
  }

  /// The frame that the stage shows, or, while a step runs, the one at its end.
  public var currentFrame: TransitionKeyFrames.Frame {
    let frames = keyFrames.frames
    return frames[min(position, frames.count - 1)]
  }

  /// Puts the stage where the transition has it before it begins: at identity.
  public func showBeginning() {
    settle(at: .beginning)
  }

  /// Puts the stage where the transition leaves it, without any animation.
  public func showEnd() {
    settle(at: .end)
  }

  /// Plays the transition.
  ///
  /// A transition that is already running ends at once first, with its completion.
  ///
  /// - Parameters:
  ///   - direction: Forward, or the inverse.
  ///   - animated: Whether to take time. Without, and for a transition that takes none, the end
  ///     is reached and the completion called before this method returns.
  ///   - allowsInteraction: Whether the moving views take touches. Default: no.
  ///   - completion: Called once, when the end is reached, in whatever way.
  public func play(
    _ direction: Direction, animated: Bool, allowsInteraction: Bool = false,
    completion: @escaping () -> Void
  ) {
    finish()
    self.direction = direction
    self.allowsInteraction = allowsInteraction
    self.completion = completion
    guard animated, UIView.areAnimationsEnabled else { return finish() }
    isDissolving =
      transition.reducedMotion == .dissolve && UIAccessibility.isReduceMotionEnabled
    guard keyFrames.duration > 0 else { return finish() }
    rest = nil
    takePictures()
    show(0)
    continuePlaying()
  }

  /// Brings a running transition to its end at once, and calls its completion.
  ///
  /// One that is reversed is cancelled: it ends where it began.
  public func finish() {
    guard let completion else { return }
    self.completion = nil
    controlCount += 1
    isPaused = false
    if animator != nil {
      dropAnimator()
      removeAnimations()
    }
    finishCompanion()
    settleAtEnd()
    completion()
  }

  /// Puts the stage where it belongs in new bounds; the group calls it when it is resized.
  ///
  /// During a transition the running step continues towards its end in the new bounds.
  public func boundsDidChange() {
    let frames = keyFrames.frames
    let index = min(position, frames.count - 1)
    guard let animator else { return stage.show(frames[index]) }
    if isPaused {
      seek(step: index - 1, fraction: animator.fractionComplete)
    } else {
      stage.show(frames[index], comingFrom: frames[index - 1])
      guard !pictures.isEmpty else { return }
      let frame = picturedFrame(index, of: frames, isAnimated: true)
      for picture in pictures { picture.boundsDidChange(towards: frame) }
    }
  }

  override func removeAnimations() {
    stage.removeAnimations()
    for picture in pictures { picture.removeAnimations() }
  }

  // MARK: Pictures

  /// Takes the pictures of what moves apart from the stage, or is bent.
  private func takePictures() {
    removePictures()
    let matched = transition.matchesElements && !isDissolving ? MatchedElements(on: stage) : nil
    for side in keyFrames.curledSides {
      pictures.append(CurledPage(of: side, on: stage, omitting: matched?.concealed ?? []))
    }
    if let matched { pictures.append(matched) }
  }

  private func removePictures() {
    for picture in pictures { picture.end() }
    pictures = []
  }

  /// What the pictures show in a frame of the present direction.
  private func picturedFrame(
    _ index: Int, of frames: [TransitionKeyFrames.Frame], isAnimated: Bool = false
  ) -> PicturedFrame {
    PicturedFrame(
      poses: frames[index], previous: isAnimated ? frames[index - 1] : nil,
      progress: progress(at: index))
  }

  /// How far the transition has come at a frame of the present direction, played forward.
  private func progress(at index: Int) -> CGFloat {
    let keyFrames = keyFrames
    let time = keyFrames.segments.time(at: TransitionKeyFrames.Moment(step: index, fraction: 0))
    let progress = CGFloat(time / keyFrames.duration)
    return (direction == .forward) != isReversed ? progress : 1 - progress
  }

  // MARK: Steps

  override var segments: [TransitionKeyFrames.Segment] { keyFrames.segments }

  override func changes(ofStep step: Int) -> () -> Void {
    let frames = keyFrames.frames
    let frame = pictures.isEmpty ? nil : picturedFrame(step + 1, of: frames, isAnimated: true)
    return { [stage, pictures] in
      stage.show(frames[step + 1], comingFrom: frames[step])
      if let frame { for picture in pictures { picture.show(frame) } }
    }
  }

  override func didReachEnd() { finish() }

  override func motionDidChange() { updateCompanion() }

  override func show(_ index: Int) {
    let frames = keyFrames.frames
    position = min(index, frames.count - 1)
    showAtOnce(frames[position])
    guard !pictures.isEmpty else { return }
    let frame = picturedFrame(position, of: frames)
    UIView.performWithoutAnimation { for picture in pictures { picture.show(frame) } }
  }

  private func showAtOnce(_ frame: TransitionKeyFrames.Frame) {
    if !stage.isShowing(frame) { UIView.performWithoutAnimation { stage.show(frame) } }
  }

  /// The end of the inverse is the beginning of the transition, whatever its last step was.
  private func settleAtEnd() {
    settle(at: (direction == .forward) != isReversed ? .end : .beginning)
  }

  private func settle(at end: Rest) {
    direction = .forward
    isReversed = false
    isDissolving = false
    removePictures()
    guard rest != end else { return }
    rest = end
    if end == .end, transition.hasSteps { return show(.max) }
    // Without key frames, which cost a walk up to the traits of the region.
    position = 0
    showAtOnce(.identity)
  }

  private func keyFrames(_ direction: Direction) -> TransitionKeyFrames {
    var region = TransitionGeometry(
      bounds: stage.group.bounds,
      layoutDirection: stage.group.effectiveUserInterfaceLayoutDirection)
    if transition.backgroundOpacity != nil { region.takeDimming(from: stage.group.traitCollection) }
    return switch direction {
    case .forward: transition.keyFrames(in: region, dissolves: isDissolving)
    case .inverse:
      transition.inverseKeyFrames(in: region, dissolves: isDissolving)
    }
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
