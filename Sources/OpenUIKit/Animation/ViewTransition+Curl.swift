extension ViewTransition {
  /// Bends the page that leaves, or the one that comes, over the other one.
  ///
  /// With live content the flat page is the view itself, where that is the new one; a bent page is
  /// made of pictures, which then are taken anew in every frame.
  func playCurl(_ direction: PageCurl.Direction, old: UIImage) {
    stage.masksToBounds = true
    switch direction {
    case .up:
      if isLive {
        watchView()
      } else {
        addFace(picture())
        play(.unseen, on: view.layer)
      }
      addPage(showing: old, direction)
    case .down:
      addFace(old)
      let pieces = addPage(showing: picture(), direction)
      play(.unseen, on: view.layer)
      if isLive { refresh(pieces) }
    }
  }

  /// Puts the pieces of a page on the stage, over its shadow, and lets them move.
  @discardableResult
  private func addPage(showing picture: UIImage, _ direction: PageCurl.Direction) -> [CALayer] {
    let curl = PageCurl(size: stage.bounds.size)
    addShadow(of: curl, direction)
    return curl.strips(scale: picture.scale).map { strip in
      addPiece(strip, of: curl, showing: picture, direction)
    }
  }

  private func addPiece(
    _ strip: PageCurl.Strip, of curl: PageCurl, showing picture: UIImage,
    _ direction: PageCurl.Direction
  ) -> CALayer {
    // One pixel more, under the next piece: bent pieces would let through what lies behind them.
    let spare = strip.top + strip.height < curl.size.height ? 1 / picture.scale : 0
    let whole = CGSize(
      width: curl.size.width * picture.scale, height: curl.size.height * picture.scale)
    let image = picture.cgImage
    let piece = CALayer()
    piece.bounds = CGRect(
      x: 0, y: 0, width: curl.size.width, height: strip.height + spare)
    piece.anchorPoint = CGPoint(x: 0.5, y: strip.height / 2 / (strip.height + spare))
    piece.position = CGPoint(x: curl.size.width / 2, y: strip.middle)
    piece.contents = image
    piece.contentsScale = picture.scale
    piece.contentsRect = CGRect(
      x: 0, y: strip.top * picture.scale / CGFloat(max(image?.height ?? 1, 1)),
      width: whole.width / CGFloat(max(image?.width ?? 1, 1)),
      height: (strip.height + spare) * picture.scale / CGFloat(max(image?.height ?? 1, 1)))
    stage.addSublayer(piece)
    play("transform", curl.course(direction) { curl.transform(of: strip, at: $0) }, on: piece)

    let tone = CALayer()
    tone.frame = piece.bounds
    piece.addSublayer(tone)
    let tones = curl.course(direction) { progress in
      let tone = curl.tone(of: strip, at: progress)
      return UIColor(white: tone.white, alpha: tone.alpha).cgColor
    }
    play("backgroundColor", tones, on: tone)
    return piece
  }

  private func addShadow(of curl: PageCurl, _ direction: PageCurl.Direction) {
    let shadow = CALayer()
    shadow.bounds = CGRect(origin: .zero, size: curl.shadowSize)
    shadow.anchorPoint = .zero
    shadow.contents = Self.shadowPicture(height: curl.shadowSize.height)?.cgImage
    stage.addSublayer(shadow)
    play("position.y", curl.course(direction, curl.shadowTop), on: shadow)
    play("opacity", curl.course(direction, curl.shadowOpacity), on: shadow)
  }

  /// Dark above, nothing below; one pixel wide.
  private static func shadowPicture(height: CGFloat) -> UIImage? {
    let size = CGSize(width: 1, height: max(height.rounded(.up), 1))
    let format = UIGraphicsImageRendererFormat()
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for row in 0..<Int(size.height) {
        let rest = 1 - CGFloat(row) / size.height
        context.cgContext.setFillColor(UIColor(white: 0, alpha: 0.45 * rest * rest).cgColor)
        context.cgContext.fill(CGRect(x: 0, y: CGFloat(row), width: 1, height: 1))
      }
    }
  }

  private func play(_ keyPath: String, _ values: [Any], on layer: CALayer) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    play(animation, on: layer)
  }

  /// Shows in the pieces what is in the view now, frame by frame.
  private func refresh(_ pieces: [CALayer]) {
    let ticker = FrameTicker { [weak self] _ in
      guard let self else { return }
      let image = picture(of: .presented).cgImage
      UIView.performWithoutAnimation { for piece in pieces { piece.contents = image } }
    }
    self.ticker = ticker
    ticker.start()
  }
}
