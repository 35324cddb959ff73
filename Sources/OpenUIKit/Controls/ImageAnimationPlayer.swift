/// Shows images one after the other in a layer, whenever its view is in a window.
final class ImageAnimationPlayer {
  private static let key = "images"

  /// The images that a program has set, for both states.
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// In seconds, for all images; 0 stands for the usual one.
  var duration: TimeInterval = 0
  /// 0 stands for no end.
  var repeatCount = 0
  /// Whether the images are shown, or will be when the view is in a window.
  private(set) var isRunning = false
  private var isRequested = false

  private unowned let view: UIImageView

  // Unowned: the view owns the player and nobody else does.
  init(_ view: UIImageView) { self.view = view }

  deinit {}

  func start() {
    isRunning = true
    view.setNeedsLayout()
  }

  func stop() {
    isRunning = false
    view.layer.removeAnimation(forKey: Self.key)
  }

  /// Begins again with other images or in other colours.
  func restart() {
    guard isRunning else { return }
    view.layer.removeAnimation(forKey: Self.key)
    view.setNeedsLayout()
  }

  private var isDue: Bool {
    isRunning && view.window != nil && view.layer.animation(forKey: Self.key) == nil
  }

  /// Begins the animation after the commit, so that it belongs to no run that is being recorded
  /// now.
  func request() {
    guard isDue, !isRequested else { return }
    isRequested = true
    DeferredWork.afterCommit { [link = view.zeroingLink] in link.target?.beginImages() }
  }

  /// Begins the animation.
  ///
  /// - Parameters:
  ///   - pictures: the pixels of the images.
  ///   - duration: of all of them, in seconds.
  func begin(_ pictures: [CGImage], duration: TimeInterval) {
    isRequested = false
    guard isDue, !pictures.isEmpty, duration > 0 else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = pictures
    animation.calculationMode = .discrete
    animation.duration = duration
    animation.repeatCount = repeatCount == 0 ? .infinity : Float(repeatCount)
    animation.delegate = AnimationEndObserver { [link = view.zeroingLink] finished in
      link.target?.imagesDidEnd(finished)
    }
    view.layer.add(animation, forKey: Self.key)
  }

  /// The animation has ended: by itself, or by something else, as by a window that was hidden. Then
  /// it begins again with the next layout of a shown window.
  func didEnd(finished: Bool) {
    guard isRunning else { return }
    if finished { isRunning = false } else { view.setNeedsLayout() }
  }
}
