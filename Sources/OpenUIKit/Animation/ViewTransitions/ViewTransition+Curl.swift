import AnimationMath

extension ViewTransition {
  /// Curls the old page, or the new one, over the other one.
  ///
  /// With live content the flat page is the view itself, where that is the new one; a bent page is
  /// made of pictures, which then are taken anew in every frame.
  func playCurl(_ direction: PageCurl.Direction, old: UIImage) {
    stage.masksToBounds = true
    switch direction {
    case .up:
      if allowsAnimatedContent {
        watchView()
      } else {
        addFace(picture())
        play(.invisible, on: view.layer)
      }
      addPage(showing: old, direction)
    case .down:
      addFace(old)
      let page = addPage(showing: picture(), direction)
      play(.invisible, on: view.layer)
      if allowsAnimatedContent { refresh(page) }
    }
  }

  /// Puts a page on the stage, over its shadow, and lets both move.
  @discardableResult
  private func addPage(showing picture: UIImage, _ direction: PageCurl.Direction) -> CurledPage {
    let curl = PageCurl(size: stage.bounds.size)
    addShadow(of: curl, direction)
    let page = CurledPage(showing: picture, bentBy: curl, in: stage)
    page.bend(through: curl.values(direction) { $0 }) { play($0, on: $1) }
    return page
  }

  private func addShadow(of curl: PageCurl, _ direction: PageCurl.Direction) {
    let shadow = CALayer()
    shadow.bounds = CGRect(origin: .zero, size: curl.shadowSize)
    shadow.anchorPoint = .zero
    shadow.contents = Self.shadowPicture(height: curl.shadowSize.height)?.cgImage
    stage.addSublayer(shadow)
    play("position.y", curl.values(direction, curl.shadowTop), on: shadow)
    play("opacity", curl.values(direction, curl.shadowOpacity), on: shadow)
  }

  /// Dark above, nothing below; one pixel wide.
  private static func shadowPicture(height: CGFloat) -> UIImage? {
    let size = CGSize(width: 1, height: max(height.rounded(.up), 1))
    let format = UIGraphicsImageRendererFormat()
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for row in 0..<Int(size.height) {
        let alpha = PageCurl.shadowAlpha(at: CGFloat(row) / size.height)
        context.cgContext.setFillColor(UIColor(white: 0, alpha: alpha).cgColor)
        context.cgContext.fill(CGRect(x: 0, y: CGFloat(row), width: 1, height: 1))
      }
    }
  }

  private func play(_ keyPath: String, _ values: [Any], on layer: CALayer) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    play(animation, on: layer)
  }

  /// Shows on the page what is in the view now, frame by frame.
  private func refresh(_ page: CurledPage) {
    let ticker = FrameTicker { [weak self] _ in
      guard let self else { return }
      let image = picture(of: .presented).cgImage
      UIView.performWithoutAnimation { page.show(image) }
    }
    self.ticker = ticker
    ticker.start()
  }
}
