import MisuseReports

/// The images that an animated image shows, one after the other.
nonisolated struct ImageAnimation: Equatable, Sendable {
  let images: [UIImage]
  /// In seconds, for all of them; at least 0.
  let duration: TimeInterval

  func mapping(_ transform: (UIImage) -> UIImage) -> ImageAnimation {
    ImageAnimation(images: images.map(transform), duration: duration)
  }

  // Source: Apple's documentation of animationDuration.
  /// How long a number of images is shown if nothing else is said.
  static func defaultDuration(count: Int) -> TimeInterval { TimeInterval(count) / 30 }
}

nonisolated extension UIImage {
  /// An image that image views show as an animation, and that is drawn as its first image.
  ///
  /// A duration that is negative or no number is reported, and the usual one is used.
  ///
  /// - Parameters:
  ///   - images: shown for equal times, and then again from the first one on.
  ///   - duration: in seconds, for all images; 0 stands for 1/30 s for each.
  /// - Returns: nil if there are no images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var time = duration
    if !duration.isFinite || duration < 0 {
      Misuse.reportFromAnyThread(.impossibleImageDuration(duration))
      time = 0
    }
    if time == 0 { time = ImageAnimation.defaultDuration(count: images.count) }
    var look = first.look
    look.animation = ImageAnimation(images: images, duration: time)
    return first.variant(look)
  }

  /// An animated image of the images of the main bundle whose names are `name` with a number, from
  /// 0 (or 1) on.
  ///
  /// - Returns: nil if there is no image of the first number.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    // Source: UIImage.h: at most 1024 images.
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    let found = (first..<1024).lazy.map { UIImage(named: "\(name)\($0)") }
    let images = Array(found.prefix { $0 != nil }.compactMap(\.self))
    return animatedImage(with: images, duration: duration)
  }

  /// An animated image as `animatedImageNamed(_:duration:)` makes it, whose images have caps and
  /// are repeated between them.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// An animated image as `animatedImageNamed(_:duration:)` makes it, whose images have caps.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
