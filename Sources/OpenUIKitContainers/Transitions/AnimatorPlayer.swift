import NestKit
import OpenUIKit

/// Plays an animator of the program as the transition of an operation of a stack.
///
/// While it runs the views of both children are inside the container view, as animators expect
/// them; then they return to where the stack has them.
final class AnimatorPlayer: TransitionPlaying {
  private let playback: AnimatorPlayback
  private let exchange: ContainerStackExchange
  private let containerView: UIView
  private weak var stack: ContainerStack?
  private var completion: (() -> Void)?
  private(set) var isReversed = false
  /// Whether it has ended before the animator has.
  private var isAborted = false

  /// Creates a player for two children that have their views, or load them when it begins.
  ///
  /// - Returns: Nil where one of the two is missing.
  init?(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, exchange: ContainerStackExchange,
    of stack: ContainerStack
  ) {
    guard let hidden = exchange.hidden?.viewController, let shown = exchange.shown?.viewController
    else { return nil }
    self.exchange = exchange
    self.stack = stack
    containerView = stack.hostView
    playback = AnimatorPlayback(
      animator, interactor: interactor, from: hidden, to: shown, in: containerView)
    updateFrames()
    playback.handlers.moved = { [weak stack] in stack?.updateInteraction(isInteractive: true) }
    playback.handlers.released = { [weak self] in self?.didRelease(cancelled: $0) }
    playback.handlers.resumed = { [weak stack] in stack?.updateInteraction(isInteractive: true) }
    playback.handlers.completed = { [weak self] in self?.didComplete($0) }
  }

  deinit {}

  var isPlaying: Bool { completion != nil }
  var isPaused: Bool { isPlaying && playback.isPaused }
  var duration: Double { playback.duration }
  var displacement: CGVector { .zero }
  var bounds: CGRect { containerView.bounds }

  var fractionComplete: CGFloat {
    get { isPlaying ? playback.fractionComplete : 1 }
    set { if isPlaying { playback.fractionComplete = newValue } }
  }

  // MARK: The beginning

  func play(
    _ direction: PlaybackDirection, animated: Bool, allowsInteraction: Bool,
    completion: @escaping () -> Void
  ) {
    self.completion = completion
    // The events since have given the children their places.
    updateFrames()
    moveViewsToContainer()
    if playback.isInteractive { stack?.updateInteraction(isInteractive: true) }
    playback.begin(coordinator: stack?.transitionCoordinator)
  }

  func animateAlongside(_ changes: @escaping () -> Void) {
    guard isPlaying else { return UIView.performWithoutAnimation(changes) }
    playback.animateAlongside(changes)
  }

  private func updateFrames() {
    playback.setFrames(
      initial: exchange.hidden?.frame(in: containerView) ?? .zero,
      final: exchange.shown?.frame(in: containerView) ?? .zero)
  }

  /// The view that disappears is in the container view; that which appears is the animator's to
  /// add.
  private func moveViewsToContainer() {
    UIView.performWithoutAnimation {
      if let content = exchange.hidden, let view = content.viewController.viewIfLoaded {
        view.frame = content.frame(in: containerView)
        containerView.addSubview(view)
      }
      exchange.shown?.viewController.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func restoreViews() {
    for content in [exchange.hidden, exchange.shown] {
      // A transition that is aborted, or reversed at its very beginning, has animations that are
      // still there.
      if isReversed || isAborted {
        content?.viewController.viewIfLoaded?.layer.removeAllAnimations()
      }
      content?.returnView()
    }
    // The wrappers are where the child's own transition has them at this end.
    let isShown = (exchange.moving === exchange.shown) != isReversed
    if isShown {
      exchange.moving.player?.showEnd()
    } else {
      exchange.moving.player?.showBeginning()
    }
  }

  // MARK: Control

  func pause() { if isPlaying { playback.pause() } }

  func resume() { resume(velocity: 0) }

  func resume(velocity: CGFloat) { if isPlaying { playback.resume(completes: !isReversed) } }

  func reverse() {
    guard isPlaying else { return }
    isReversed.toggle()
    if !playback.isPaused, !playback.isInteractive { playback.resume(completes: !isReversed) }
  }

  func finish() {
    guard isPlaying else { return }
    isAborted = true
    playback.abort()
    end()
  }

  // MARK: Reports of the animator

  private func didRelease(cancelled: Bool) {
    stack?.updateInteraction(
      isInteractive: false, cancelled: cancelled, velocity: playback.completionSpeed)
    turn(cancelled: cancelled)
  }

  private func didComplete(_ didComplete: Bool) {
    guard isPlaying else { return }
    turn(cancelled: !didComplete)
    end()
  }

  /// The stack announces to its children that they stay as they were, or that they change after
  /// all.
  private func turn(cancelled: Bool) {
    guard isPlaying, cancelled != isReversed else { return }
    isReversed = cancelled
    stack?.transition?.reverse()
  }

  private func end() {
    guard let completion else { return }
    self.completion = nil
    restoreViews()
    completion()
  }
}
