import MisuseReports

extension UIPopoverPresentationController {
  // MARK: Views

  final var madeBubble: PopoverBubbleView {
    if let bubble { return bubble }
    let made = PopoverBubbleView()
    made.fillColor = backgroundColor ?? .systemBackground
    bubble = made
    return made
  }

  final func prepareBubble() {
    guard let container else { return }
    participant?.prepareForPresentation()
    if let view = presentedViewController.view {
      madeBubble.contentView.addSubview(view)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let made = DimmingView(isClear: true)
    made.frame = container.bounds
    made.onTap = { [weak self] in self?.tappedOutside() }
    container.insertSubview(made, at: 0)
    backdrop = made
    container.passesThrough = { [weak self] in self?.isPassedThrough(at: $0, with: $1) ?? false }
    place()
  }

  final func removeBubble() {
    backdrop?.removeFromSuperview()
    bubble?.removeFromSuperview()
    backdrop = nil
    bubble = nil
  }

  /// Places the bubble for the present source and container.
  final func place() {
    guard let bubble, container != nil else { return }
    let placement = computedPlacement
    bubble.bounds.size = placement.frame.size
    bubble.center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    bubble.placement = placement
    bubble.layoutIfNeeded()
    presentedViewController.viewIfLoaded?.frame = bubble.contentView.bounds
  }

  // MARK: Source

  final var computedPlacement: PopoverGeometry.Placement {
    guard let container else { return PopoverGeometry.Placement() }
    let safe = container.safeAreaInsets
    let margins = popoverLayoutMargins
    var geometry = PopoverGeometry()
    geometry.source = sourceInContainer
    geometry.container = container.bounds
    geometry.margins = UIEdgeInsets(
      top: safe.top + margins.top, left: safe.left + margins.left,
      bottom: safe.bottom + margins.bottom, right: safe.right + margins.right)
    geometry.preferredSize = presentedViewController.preferredContentSize
    geometry.permitted = permittedArrowDirections
    geometry.canOverlapSource = canOverlapSourceViewRect
    return geometry.placement
  }

  private var sourceInContainer: CGRect {
    guard let container else { return .zero }
    if let sourceView {
      let rect = sourceRectStorage.isNull ? sourceView.bounds : sourceRectStorage
      return container.convert(rect, from: sourceView)
    }
    return sourceItem?.frame(in: container) ?? .zero
  }

  /// Lets the delegate set the source, and refuses a popover without one.
  final func prepareSource() -> Misuse? {
    if let refusal = participant?.refusalOfPresentation { return refusal }
    delegate?.prepareForPopoverPresentation(self)
    if sourceView != nil || sourceItem != nil { return nil }
    return presenter.flatMap { participant?.refusalWithoutSource(presenter: $0) }
      ?? .popoverWithoutSource(self)
  }

  // MARK: Touches

  final func tappedOutside() {
    guard state == .presented else { return }
    if presentedViewController.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(self) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    } else if participant?.endByTapOutside() != true {
      dismissByUser()
    }
  }

  /// Whether a touch outside the bubble is in one of the passthrough views.
  private func isPassedThrough(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard let container, let passthroughViews else { return false }
    return passthroughViews.contains { view in
      view.window === container.window
        && view.point(inside: view.convert(point, from: container), with: event)
    }
  }

  // MARK: Size

  /// Adopts a new preferred size of the content: inside an animation together with that, and while
  /// the popover appears in the next layout.
  final func contentSizeDidChange() {
    guard let container, !isLeaving else { return }
    guard state == .presented else { return container.setNeedsLayout() }
    let change = { [self] in
      place()
      container.layoutIfNeeded()
    }
    if UIView.inheritedAnimationDuration > 0 { return change() }
    UIView.animate(withDuration: PopoverAnimator.duration, animations: change)
  }

  // MARK: Adaptivity

  final var adaptiveSheet: UISheetPresentationController {
    if let sheet = preparedSheet ?? usedSheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    made.styleStorage = .pageSheet
    // The presented controller may keep this object: a strong reference would make a cycle.
    made.keepPresented(false)
    preparedSheet = made
    return made
  }

  final func beginAdaptiveSheet(for style: UIModalPresentationStyle) -> UIPresentationController? {
    guard style == .pageSheet || style == .formSheet else { return nil }
    let sheet = adaptiveSheet
    sheet.styleStorage = style
    sheet.keepPresented(true)
    preparedSheet = nil
    usedSheet = sheet
    return sheet
  }
}

@MainActor extension Misuse {
  static func popoverWithoutSource(_ popover: UIPopoverPresentationController) -> Misuse {
    let address = String(UInt(bitPattern: ObjectIdentifier(popover)), radix: 16)
    return Misuse(
      id: "popover.no-source",
      message: "UIPopoverPresentationController (<\(type(of: popover)): 0x\(address)>) should have "
        + "a non-nil sourceView or barButtonItem set before the presentation occurs",
      reason: "A popover is shown beside its source",
      remedy: "Set popoverPresentationController?.sourceView before you present the controller",
      raisesInUIKit: true)
  }
}
