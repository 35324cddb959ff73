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
  class func animation(of images: [UIImage], _ duration: TimeInterval) -> UIImage? {
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

  class func animation(named name: String, _ duration: TimeInterval) -> UIImage? {
    // Source: UIImage.h: at most 1024 images.
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    let found = (first..<1024).lazy.map { UIImage(named: "\(name)\($0)") }
    let images = Array(found.prefix { $0 != nil }.compactMap(\.self))
    return animatedImage(with: images, duration: duration)
  }
}
