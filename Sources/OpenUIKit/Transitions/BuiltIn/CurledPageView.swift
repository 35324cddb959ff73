import AnimationMath

/// A picture of a view, as a page that is curled up from its lower edge. Where the page lies it
/// takes touches: a tap lets it fall back.
final class CurledPageView: UIView {
  /// How far the page of a partial curl is turned.
  // Fidelity: the lower half is lifted first. [decided]
  static let limit: CGFloat = 0.5

  /// Called when a person taps the page.
  var onTap: () -> Void = {}

  @ZeroingLink private var source: UIView? = nil
  private let stage = UIView()
  private var page: CurledPage?
  /// How far the page is turned, or will be at the end of the running animation.
  private var progress: CGFloat = 0
  private var shownSize = CGSize.zero

  /// - Parameters:
  ///   - source: the view whose picture is shown; it is drawn again when the size changes.
  ///   - frame: where the page lies.
  init(showing source: UIView, in frame: CGRect) {
    self.source = source
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    stage.frame = bounds
    stage.autoresizingMask = autoresizingMask
    addSubview(stage)
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
    UIView.performWithoutAnimation { page?.pose(at: progress) }
    guard duration > 0, window != nil, let page, !page.isEmpty else { return completion() }
    let moments = (0...PageCurl.steps).map { step in
      start + (progress - start) * CGFloat(step) / CGFloat(PageCurl.steps)
    }
    let run = AnimationRun(duration: duration, isRecorded: false)
    run.endsWithFirstCut = true
    run.onEnd = { _ in completion() }
    run.record {
      page.bend(through: moments) { animation, layer in
        animation.membership = RunMembership(run)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: animation.keyPath)
      }
    }
    run.close()
  }

  // MARK: Picture

  private func build() {
    UIView.performWithoutAnimation {
      page?.remove()
      page = nil
      shownSize = bounds.size
      guard let source, !bounds.isEmpty else { return }
      if source.superview == nil, source.bounds.size != bounds.size { source.frame = bounds }
      source.layoutIfNeeded()
      stage.layer.sublayerTransform = TransitionStyle.perspective(for: bounds.size)
      page = CurledPage(
        showing: picture(of: source), bentBy: PageCurl(size: bounds.size), in: stage.layer)
      page?.pose(at: progress)
    }
  }

  private func picture(of source: UIView) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = source.contentScaleFactor
    return UIGraphicsImageRenderer(bounds: source.bounds, format: format).image {
      source.layer.render(in: $0.cgContext)
    }
  }
}
