/// A picture of a view, as a page that is curled up from its lower edge. Where the page lies it
/// takes touches: a tap lets it fall back.
final class CurledPageView: UIView {
  /// How far the page of a partial curl is turned.
  // Fidelity: the lower half comes free. [decided]
  static let limit: CGFloat = 0.5

  /// Called when a person taps the page.
  var onTap: () -> Void = {}

  @ZeroingLink private var source: UIView? = nil
  private let page = UIView()
  private var pieces: [(strip: PageCurl.Strip, layer: CALayer, tone: CALayer)] = []
  private var progress: CGFloat = 0
  private var shownSize = CGSize.zero
  private var end: CurlEnd?

  /// - Parameters:
  ///   - source: the view whose picture is shown; it is asked again when the size changes.
  ///   - frame: where the page lies.
  init(showing source: UIView, in frame: CGRect) {
    self.source = source
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    page.frame = bounds
    page.autoresizingMask = autoresizingMask
    addSubview(page)
    addGestureRecognizer(UITapGestureRecognizer { [zeroingLink] _ in zeroingLink.target?.onTap() })
    build()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != shownSize else { return }
    build()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // What is not curled up yet, and the roll above it.
    super.point(inside: point, with: event) && point.y < bounds.height * (1 - progress)
  }

  /// Bends the page, from where it is now.
  func curl(to progress: CGFloat, duration: TimeInterval, completion: @escaping () -> Void) {
    let start = self.progress
    self.progress = progress
    UIView.performWithoutAnimation { pose() }
    guard duration > 0, window != nil, !pieces.isEmpty else { return completion() }
    let curl = PageCurl(size: shownSize)
    let moments = (0...PageCurl.steps).map { step in
      start + (progress - start) * CGFloat(step) / CGFloat(PageCurl.steps)
    }
    let end = CurlEnd(completion)
    self.end = end
    for (index, piece) in pieces.enumerated() {
      play(
        "transform", moments.map { curl.transform(of: piece.strip, at: $0) }, on: piece.layer,
        duration, delegate: index == 0 ? end : nil)
      play(
        "backgroundColor", moments.map { Self.color(curl.tone(of: piece.strip, at: $0)) },
        on: piece.tone, duration, delegate: nil)
    }
  }

  private func play(
    _ keyPath: String, _ values: [Any], on layer: CALayer, _ duration: TimeInterval,
    delegate: CurlEnd?
  ) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = delegate
    layer.add(animation, forKey: keyPath)
  }

  // MARK: Picture

  private func build() {
    UIView.performWithoutAnimation {
      for piece in pieces { piece.layer.removeFromSuperlayer() }
      pieces = []
      shownSize = bounds.size
      guard let source, !bounds.isEmpty else { return }
      if source.superview == nil, source.bounds.size != bounds.size { source.frame = bounds }
      source.layoutIfNeeded()
      page.layer.sublayerTransform = TransitionStyle.perspective(for: bounds.size)
      let format = UIGraphicsImageRendererFormat()
      format.scale = source.contentScaleFactor
      let picture = UIGraphicsImageRenderer(bounds: source.bounds, format: format).image {
        source.layer.render(in: $0.cgContext)
      }
      let curl = PageCurl(size: bounds.size)
      pieces = curl.strips(scale: picture.scale).map { piece($0, of: curl, showing: picture) }
      pose()
    }
  }

  private func piece(
    _ strip: PageCurl.Strip, of curl: PageCurl, showing picture: UIImage
  ) -> (PageCurl.Strip, CALayer, CALayer) {
    let spare = strip.top + strip.height < curl.size.height ? 1 / picture.scale : 0
    let height = strip.height + spare
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: curl.size.width, height: height)
    layer.anchorPoint = CGPoint(x: 0.5, y: strip.height / 2 / height)
    layer.position = CGPoint(x: curl.size.width / 2, y: strip.middle)
    layer.contents = picture.cgImage
    layer.contentsScale = picture.scale
    layer.contentsRect = CGRect(
      x: 0, y: strip.top / curl.size.height, width: 1, height: height / curl.size.height)
    page.layer.addSublayer(layer)
    let tone = CALayer()
    tone.frame = layer.bounds
    layer.addSublayer(tone)
    return (strip, layer, tone)
  }

  /// Shows the page as it is bent in the end.
  private func pose() {
    let curl = PageCurl(size: shownSize)
    for piece in pieces {
      piece.layer.transform = curl.transform(of: piece.strip, at: progress)
      piece.tone.backgroundColor = Self.color(curl.tone(of: piece.strip, at: progress))
    }
  }

  private static func color(_ tone: PageCurl.Tone) -> CGColor {
    UIColor(white: tone.white, alpha: tone.alpha).cgColor
  }
}

/// Tells once that a curl is over.
private final class CurlEnd: CAAnimationDelegate {
  private var completion: (() -> Void)?

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let told = completion
    completion = nil
    told?()
  }
}
