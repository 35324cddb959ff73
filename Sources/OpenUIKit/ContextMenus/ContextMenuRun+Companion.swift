import OpenQuartzCore

// What is shown beside the menu of an interaction, and the calls of its delegate.

extension ContextMenuRun: MenuCompanion {
  // Fidelity: how what is beside a menu looks is not documented. [decided]
  private static let cornerRadius: CGFloat = 13
  private static let shadeAlpha: CGFloat = 0.2
  /// The part of the width and of the height that a controller without a preferred size has.
  private static let share = CGSize(width: 0.9, height: 0.5)

  func attach(to overlay: MenuOverlayView) {
    self.overlay = overlay
    let shade = UIView(frame: overlay.bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = .black
    shade.alpha = 0
    overlay.insertSubview(shade, belowSubview: overlay.card)
    self.shade = shade
    if controller == nil { showLifted(in: overlay) } else { showController(in: overlay) }
  }

  private func showLifted(in overlay: MenuOverlayView) {
    guard let highlighted, highlighted.target.container.window === overlay.window else { return }
    let view = DragPreviewView(highlighted.view, highlighted.parameters)
    UIView.performWithoutAnimation {
      overlay.insertSubview(view, aboveSubview: overlay.card)
      place(view, at: highlighted.target)
    }
    platter = view
  }

  private func showController(in overlay: MenuOverlayView) {
    guard let controller else { return }
    let platter = UIView(frame: .zero)
    // Touches on it are those of the menu.
    platter.isUserInteractionEnabled = false
    platter.layer.cornerRadius = Self.cornerRadius
    platter.clipsToBounds = true
    platter.backgroundColor = .systemBackground
    self.platter = platter
    overlay.insertSubview(platter, aboveSubview: overlay.card)
    isControllerShown = true
    controller.beginAppearanceByContainer(appearing: true, animated: true)
    guard overlay.window != nil, let view = controller.viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      let size = overlay.card.isEmpty ? .zero : overlay.card.fittingSize
      let area = overlay.bounds.inset(by: overlay.window?.safeAreaInsets ?? .zero)
      platter.frame = previewFrame(in: area, beside: size)
      view.frame = platter.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      platter.addSubview(view)
    }
  }

  private func place(_ view: UIView, at target: UIPreviewTarget) {
    guard let overlay, target.container.window === overlay.window else { return }
    view.center = overlay.convert(target.center, from: target.container)
    view.transform = target.transform
  }

  func previewFrame(in area: CGRect, beside menuSize: CGSize) -> CGRect {
    let area = area.insetBy(dx: MenuPlacement.distance, dy: MenuPlacement.distance)
    let room =
      menuSize.height > 0
      ? min(menuSize.height, area.height / 2) + MenuPlacement.distance : 0
    let preferred = controller?.preferredContentSize ?? .zero
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : area.width * Self.share.width, area.width),
      height: min(
        preferred.height > 0 ? preferred.height : area.height * Self.share.height,
        max(area.height - room, 0)))
    let source = sourceFrame
    let x = max(area.minX, min(source.midX - size.width / 2, area.maxX - size.width))
    let y = max(area.minY, min(source.midY - size.height / 2, area.maxY - room - size.height))
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  // MARK: Life

  func willOpen() {
    let animator = ContextMenuAnimator(controller)
    opening = animator
    withDelegate {
      $0.contextMenuInteraction($1, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  func showOpened() {
    shade?.alpha = Self.shadeAlpha
    if controller == nil { (platter as? DragPreviewView)?.showShadow(true) }
    if controller != nil {
      platter?.alpha = 1
      platter?.transform = .identity
    }
    opening?.animate()
  }

  func showClosed() {
    shade?.alpha = 0
    closing?.animate()
    commit?.animate()
    guard let platter else { return }
    if controller == nil {
      (platter as? DragPreviewView)?.showShadow(false)
      if let target = (dismissed ?? highlighted)?.target { place(platter, at: target) }
      return
    }
    platter.alpha = 0
    if UIAccessibility.isReduceMotionEnabled { return }
    if commit?.preferredCommitStyle == .pop, let overlay, platter.bounds.width > 0 {
      let scale = max(
        overlay.bounds.width / platter.bounds.width,
        overlay.bounds.height / max(platter.bounds.height, 1))
      platter.transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      let source = sourceFrame
      let scale = min(max(source.width / max(platter.bounds.width, 1), 0.1), 1)
      platter.transform = CGAffineTransform(
        translationX: source.midX - platter.center.x, y: source.midY - platter.center.y
      ).scaledBy(x: scale, y: scale)
    }
  }

  func didOpen() {
    // One whose view the program has taken away meanwhile disappears with the menu.
    if isControllerShown, controller?.viewIfLoaded?.window != nil {
      hasControllerAppeared = true
      controller?.endAppearanceByContainer()
    }
    opening?.complete()
  }

  func willClose() {
    if let end = askForDismissal(), end.target.container.window === overlay?.window {
      dismissed = end
    }
    hideController()
    let animator = ContextMenuAnimator(controller)
    closing = animator
    withDelegate { $0.contextMenuInteraction($1, willEndFor: configuration, animator: animator) }
  }

  private func hideController() {
    guard isControllerShown, !isControllerLeaving else { return }
    if hasControllerAppeared, controller?.viewIfLoaded?.window == nil {
      // The program has taken its view away, so that it has disappeared.
      return isControllerShown = false
    }
    isControllerLeaving = true
    controller?.beginAppearanceByContainer(appearing: false, animated: true)
  }

  func didClose() {
    let animators = [opening, commit, closing]
    hideController()
    if isControllerShown {
      isControllerShown = false
      controller?.viewIfLoaded?.removeFromSuperview()
      controller?.endAppearanceByContainer()
    }
    overlay = nil
    if interaction?.run === self { interaction?.run = nil }
    forgetController()
    for animator in animators { animator?.complete() }
  }

  func previewWasTapped() {
    let animator = ContextMenuAnimator(controller)
    commit = animator
    withDelegate {
      $0.contextMenuInteraction(
        $1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}
