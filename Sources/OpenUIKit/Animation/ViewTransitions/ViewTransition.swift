/// One running view transition.
///
/// A stage, a layer right in front of the view, holds the faces: pictures of the old and the new
/// look. The view behind it has its new look from the beginning and is not shown until the end,
/// unless it is the new face itself.
final class ViewTransition {
  let view: UIView
  private let style: TransitionStyle
  private let specification: AnimationSpecification
  private let completion: ((Bool) -> Void)?
  /// The run of the animations that move the faces.
  private let run: AnimationRun
  let stage = CALayer()
  /// Keeps pictures of live content up to date.
  var ticker: FrameTicker?
  private var wasDoubleSided = true

  init(
    of view: UIView, style: TransitionStyle, specification: AnimationSpecification,
    completion: ((Bool) -> Void)?
  ) {
    self.view = view
    self.style = style
    self.specification = specification
    self.completion = completion
    run = AnimationRun(duration: specification.duration, isRecorded: false)
    // Aborted in one view, it ends in all.
    run.endsWithFirstCut = true
  }

  deinit {}

  var allowsAnimatedContent: Bool { specification.options.contains(.allowAnimatedContent) }
  private var blocksTouches: Bool { !specification.options.contains(.allowUserInteraction) }

  /// Takes the pictures around the changes, and starts.
  func begin(_ changes: () -> Void) {
    let old = picture()
    let animations = AnimationStack.shared
    if allowsAnimatedContent {
      let inner = AnimationSpecification(
        duration: specification.duration, delay: specification.delay,
        options: specification.options)
      animations.animate(inner, changes: changes, completion: nil)
    } else {
      animations.withoutAnimation(changes)
    }
    start(from: old)
  }

  /// Starts, from a picture of the view before the changes, which were made.
  func start(from old: UIImage) {
    AnimationStack.shared.withoutAnimation {
      // The changes may have taken the view away.
      guard view.window != nil, let superlayer = view.layer.superlayer else {
        DeferredWork.nextTurn { [completion] in completion?(false) }
        return
      }
      view.layoutIfNeeded()
      run.onEnd = { self.end(isFinished: $0.isFinished) }
      run.record { build(in: superlayer, old: old) }
      run.close()
    }
  }

  private func build(in superlayer: CALayer, old: UIImage) {
    if blocksTouches { view.treeState.touchBlockingAnimations += 1 }
    let layer = view.layer
    wasDoubleSided = layer.isDoubleSided
    stage.bounds = CGRect(origin: .zero, size: layer.bounds.size)
    stage.anchorPoint = layer.anchorPoint
    stage.position = layer.position
    stage.zPosition = layer.zPosition
    stage.transform = layer.transform
    stage.sublayerTransform = TransitionStyle.perspective(for: layer.bounds.size)
    superlayer.insertSublayer(stage, above: layer)
    if case .curl(let direction) = style {
      playCurl(direction, old: old)
    } else if allowsAnimatedContent {
      play(style.disappearing(newIsOpaque: false), on: addFace(old))
      playWithAnimatedContent()
    } else {
      let new = picture()
      play(style.disappearing(newIsOpaque: new.coversEverything), on: addFace(old))
      play(style.appearing, on: addFace(new))
      play(.invisible, on: layer)
    }
  }

  /// Which values of what is in the view a picture shows.
  enum Content { case model, presented }

  func picture(of content: Content = .model) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = view.window?.screen.scale ?? 1
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      switch content {
      case .model: view.layer.render(in: $0.cgContext)
      case .presented: view.layer.renderPresented(in: $0.cgContext)
      }
    }
  }

  @discardableResult
  func addFace(_ picture: UIImage) -> CALayer {
    let face = CALayer()
    face.frame = stage.bounds
    face.contents = picture.cgImage
    face.contentsScale = picture.scale
    face.isDoubleSided = false
    // A picture is rounded up to whole pixels: it is not to be squeezed.
    face.contentsGravity = .topLeft
    stage.addSublayer(face)
    return face
  }

  // MARK: Animations

  /// Lets the view itself be the new face.
  private func playWithAnimatedContent() {
    switch style {
    case .crossDissolve:
      // In front of the new view, the picture of the old one shows the mixture.
      watchView()
    case .flip(let axis, let angle):
      view.layer.isDoubleSided = false
      play(turn(axis, from: -angle), on: view.layer)
    case .curl:
      break
    }
  }

  /// Changes nothing on the view for as long as the transition lasts: so that it is informed if the
  /// view leaves the screen.
  func watchView() {
    let nothing = CABasicAnimation(keyPath: "opacity")
    nothing.fromValue = 0
    nothing.toValue = 0
    nothing.isAdditive = true
    play(nothing, on: view.layer)
  }

  /// A turn in perspective, ending at the view's own transform.
  private func turn(_ axis: TransitionStyle.Axis, from angle: CGFloat) -> CAKeyframeAnimation {
    let steps = 32
    let perspective = TransitionStyle.perspective(for: view.layer.bounds.size)
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values = (0...steps).map { step in
      CATransform3DConcat(
        axis.rotation(angle * CGFloat(steps - step) / CGFloat(steps)), perspective)
    }
    turn.isAdditive = true
    return turn
  }

  func play(_ change: TransitionStyle.Change, on layer: CALayer) {
    let animation = CABasicAnimation(keyPath: change.keyPath)
    animation.fromValue = change.from
    animation.toValue = change.to
    play(animation, on: layer)
  }

  func play(_ animation: CAPropertyAnimation, on layer: CALayer) {
    animation.membership = RunMembership(run, following: specification.followedPart)
    animation.configure(
      specification, CAMediaTimingFunction(name: specification.options.timing), in: run, on: layer)
    layer.add(animation, forKey: nil)
  }

  /// Removes the stage and calls the completion.
  private func end(isFinished: Bool) {
    ticker?.stop()
    if blocksTouches { view.treeState.touchBlockingAnimations -= 1 }
    stage.removeFromSuperlayer()
    view.layer.isDoubleSided = wasDoubleSided
    completion?(isFinished)
  }
}

extension UIImage {
  /// Whether no pixel lets anything through. Looks at every pixel up to the first that does.
  var coversEverything: Bool {
    guard let bitmap = cgImage?.bitmap else { return false }
    if bitmap.isOpaque { return true }
    for y in 0..<bitmap.height {
      let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<bitmap.width where row[x] < 0xFF00_0000 { return false }
    }
    return true
  }
}
