import AnimationMath

// Decision 62: `CurledPage` of OpenUIKit is the same page, of layers; these are views, which are
// bent in the animation of a transition.
/// A picture of a page in strips, which are bent one by one, above the shadow that the bent page
/// throws.
///
/// The strips keep the geometry that they were made with. In another size all of them are scaled at
/// once, depth with height, which is the shape of a page that was made in that size: so nothing
/// that is animated has to begin again.
final class CurledSheetView: UIView {
  private let curl: PageCurl
  private let shadow = UIView()
  private var strips: [StripView] = []

  /// A strip of the picture, with the shade or the paper over it.
  private final class StripView: UIView {
    let strip: PageCurl.Strip
    let tone = UIView()

    init(_ strip: PageCurl.Strip) {
      self.strip = strip
      super.init(frame: .zero)
      addSubview(tone)
    }

    required init?(coder: NSCoder) { nil }

    deinit {}
  }

  /// Makes a flat sheet without a picture.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels a point.
  init(size: CGSize, scale: CGFloat) {
    curl = PageCurl(size: size)
    super.init(frame: CGRect(origin: .zero, size: size))
    addShadow()
    for strip in curl.strips(scale: scale) { add(strip, overlap: 1 / scale) }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private func add(_ strip: PageCurl.Strip, overlap: CGFloat) {
    let view = StripView(strip)
    // One pixel more, under the next strip: bent ones would let through what lies behind them.
    let height = strip.height + (strip.top + strip.height < curl.size.height ? overlap : 0)
    view.bounds = CGRect(x: 0, y: 0, width: curl.size.width, height: height)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: strip.height / 2 / height)
    view.center = CGPoint(x: curl.size.width / 2, y: strip.middle)
    view.tone.frame = view.bounds
    addSubview(view)
    strips.append(view)
  }

  private func addShadow() {
    shadow.bounds = CGRect(origin: .zero, size: curl.shadowSize)
    shadow.layer.anchorPoint = .zero
    shadow.layer.contents = Self.shadowPicture(height: curl.shadowSize.height).cgImage
    addSubview(shadow)
  }

  /// Dark above, nothing below; one pixel wide.
  private static func shadowPicture(height: CGFloat) -> UIImage {
    let size = CGSize(width: 1, height: max(height.rounded(.up), 1))
    return UIGraphicsImageRenderer(size: size).image { context in
      for row in 0..<Int(size.height) {
        let alpha = PageCurl.shadowAlpha(at: CGFloat(row) / size.height)
        context.cgContext.setFillColor(UIColor(white: 0, alpha: alpha).cgColor)
        context.cgContext.fill(CGRect(x: 0, y: CGFloat(row), width: 1, height: 1))
      }
    }
  }

  // MARK: Picture and size

  /// Shows a picture of the whole page, of whatever size.
  func show(_ picture: UIImage, of size: CGSize) {
    guard let image = picture.cgImage, size.width > 0, size.height > 0 else { return }
    // A picture is rounded up to whole pixels: the page is a part of it.
    let width = size.width * picture.scale / CGFloat(max(image.width, 1))
    let height = size.height * picture.scale / CGFloat(max(image.height, 1)) / curl.size.height
    for view in strips {
      let layer = view.layer
      layer.contents = image
      layer.contentsScale = picture.scale
      layer.contentsRect = CGRect(
        x: 0, y: view.strip.top * height, width: width, height: view.bounds.height * height)
    }
  }

  /// Fills a region of some size, seen in its perspective.
  func fill(_ size: CGSize) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    let (x, y) = (size.width / bounds.width, size.height / bounds.height)
    let perspective = PageCurl.perspective(for: size)
    guard bounds.width > 0, bounds.height > 0, x != 1 || y != 1 else {
      layer.sublayerTransform = perspective
      return
    }
    layer.sublayerTransform = CATransform3DConcat(CATransform3DMakeScale(x, y, y), perspective)
  }

  // MARK: Bending

  /// Bends the page, at once or in the animation around this call.
  ///
  /// - Parameter previous: How far it is bent before, or `nil` where nothing is animated.
  func bend(to amount: CGFloat, from previous: CGFloat?) {
    guard let previous else { return bend(to: amount) }
    let animations = {
      let count = PageCurl.steps
      for moment in 1...count {
        let share = Double(moment) / Double(count)
        UIView.addKeyframe(
          withRelativeStartTime: Double(moment - 1) / Double(count),
          relativeDuration: 1 / Double(count)
        ) {
          self.bend(to: previous + (amount - previous) * CGFloat(share))
        }
      }
    }
    // The duration and the timing curve are those of the animation around.
    UIView.animateKeyframes(withDuration: 0, delay: 0, animations: animations)
  }

  /// Sets what differs and nothing else: a strip that lies still has no key frame.
  private func bend(to amount: CGFloat) {
    for view in strips {
      let transform = curl.transform(of: view.strip, at: amount)
      if !CATransform3DEqualToTransform(view.layer.transform, transform) {
        view.layer.transform = transform
      }
      let tone = curl.tone(of: view.strip, at: amount)
      let color = UIColor(white: tone.white, alpha: tone.alpha)
      if view.tone.backgroundColor != color { view.tone.backgroundColor = color }
    }
    let center = CGPoint(x: 0, y: curl.shadowTop(at: amount))
    if shadow.center != center { shadow.center = center }
    let opacity = curl.shadowOpacity(at: amount)
    if shadow.alpha != opacity { shadow.alpha = opacity }
  }

  /// Ends every animation of the strips.
  func removeAnimations() {
    layer.removeAllAnimations()
    shadow.layer.removeAllAnimations()
    for view in strips {
      view.layer.removeAllAnimations()
      view.tone.layer.removeAllAnimations()
    }
  }
}
