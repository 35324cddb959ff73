extension UISheetPresentationController {
  // MARK: Views

  /// The card, made when it is first needed.
  final var card: SheetCardView {
    if let card = chrome.card { return card }
    let made = SheetCardView()
    made.dragOwner = { [weak self] in self }
    chrome.card = made
    return made
  }

  /// Makes the dimming and the recognizer, and adds the presented view to the card.
  final func prepareChrome() {
    guard let containerView else { return }
    if let view = presentedViewController.view { card.show(view) }
    let dimming = DimmingView()
    dimming.frame = containerView.bounds
    dimming.onTap = { [weak self] in self?.tappedOutside() }
    containerView.insertSubview(dimming, at: 0)
    chrome.dimming = dimming
    addRecognizer(to: containerView)
    updatePlacement()
  }

  private func addRecognizer(to container: UIView) {
    let recognizer = SheetPanRecognizer()
    recognizer.isMoving = { [weak self] in self?.movesByItself ?? false }
    recognizer.isOnSheet = { [weak self] in self?.isOnCard($0) ?? false }
    recognizer.addHandler { [weak self] in
      if let pan = $0 as? SheetPanRecognizer { self?.handle(pan) }
    }
    container.addGestureRecognizer(recognizer)
    chrome.recognizer = recognizer
  }

  /// Removes everything that the sheet has added or changed.
  final func removeChrome() {
    chrome.surface?.restore()
    if let surface = chrome.surface { surface.view?.clipsToBounds = surface.clipsToBounds }
    chrome.surface = nil
    chrome.dimming?.removeFromSuperview()
    chrome.card?.removeFromSuperview()
    if let recognizer = chrome.recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    chrome.dimming = nil
    chrome.recognizer = nil
  }

  // MARK: Placement

  /// The card at its detent, in the container.
  final var restingFrame: CGRect {
    updatePlacement()
    return placement.frame(height: restingHeight, floor: restingHeight)
  }

  /// The height of the card at its detent.
  final var restingHeight: CGFloat {
    let index = drag?.detent ?? heights.index(of: selectionStorage)
    let height = heights.heights[min(index, heights.heights.count - 1)].height
    return max(height, min(height + liftOverKeyboard, highestHeight))
  }

  // Fidelity: a sheet at the bottom grows by what is covered, up to its full height; one in the
  // middle moves up as far as it has to. [decided]
  private var liftOverKeyboard: CGFloat {
    guard let containerView else { return 0 }
    let covered = containerView.heightCoveredByKeyboard
    switch placement.form {
    case .covering: return 0
    case .attached: return covered
    case .floating: return max(0, covered - (placement.container.height - placement.fullFrame.maxY))
    }
  }

  private var highestHeight: CGFloat {
    guard placement.form == .floating, let containerView else { return placement.fullHeight }
    return containerView.bounds.height - containerView.safeAreaInsets.top
  }

  /// Computes the placement again.
  final func updatePlacement() {
    guard let containerView else { return }
    let traits = containerView.traitCollection
    var facts = facts(size: containerView.bounds.size, safeArea: containerView.safeAreaInsets)
    facts.isCompactWidth = traits.horizontalSizeClass == .compact
    facts.isCompactHeight = traits.verticalSizeClass == .compact
    if let sourceView, sourceView.window === containerView.window {
      facts.sourceMiddle = containerView.convert(sourceView.bounds, from: sourceView).midX
    }
    placement = SheetPlacement(facts)
    heights = resolvedHeights(traits)
  }

  /// The size of the card in a container of the given size.
  final func restingSize(in size: CGSize) -> CGSize {
    let classes = SizeClasses(size)
    var facts = facts(size: size, safeArea: containerView?.safeAreaInsets ?? .zero)
    facts.isCompactWidth = classes.horizontal == .compact
    facts.isCompactHeight = classes.vertical == .compact
    let placement = SheetPlacement(facts)
    // The share of a detent depends on its traits: without them the full height is used.
    return placement.frame(height: placement.fullHeight, floor: 0).size
  }

  private func facts(size: CGSize, safeArea: UIEdgeInsets) -> SheetPlacement.Facts {
    var facts = SheetPlacement.Facts(container: size, safeArea: safeArea)
    facts.isForm = !prefersPageSizing
    facts.preferredSize = presentedViewController.preferredContentSize
    facts.attachesInCompactHeight = prefersEdgeAttachedInCompactHeight
    facts.widthFollowsPreferredSize = widthFollowsPreferredContentSizeWhenEdgeAttached
    return facts
  }

  private func resolvedHeights(_ traits: UITraitCollection) -> SheetDetents {
    guard placement.followsDetents else { return SheetDetents([], full: placement.fullHeight) }
    let context = SheetDetentContext(traits: traits, maximum: placement.maximumDetentValue)
    let list = detentStorage.compactMap { detent in
      detent.resolvedValue(in: context).map {
        SheetDetents.Height(
          identifier: detent.identifier, height: ($0.isFinite ? $0 : 0) + placement.bottomInset)
      }
    }
    return SheetDetents(list, full: placement.fullHeight)
  }

  // MARK: Layout

  final func setNeedsSheetLayout() {
    containerView?.setNeedsLayout()
  }

  /// Sets the frame of the card for the present size of the container.
  final func layoutSheet() {
    guard chrome.card?.superview != nil else { return }
    let identifier = drag?.detent.map { heights.heights[min($0, heights.heights.count - 1)] }
    updatePlacement()
    showLook()
    guard let drag, drag.state != .leaving else { return }
    if let identifier { adoptDetent(named: identifier.identifier) }
    if drag.isDragged {
      show(heights.shown(draggedHeight, canDismiss: drag.isDismissing))
    } else if case .dismissing = drag.state {
      show(0)
    } else {
      show(restingHeight)
    }
  }

  /// The preferred radius, or the default one where that is none.
  private var usableCornerRadius: CGFloat {
    guard let radius = preferredCornerRadius, radius.isFinite else {
      return SheetPlacement.cornerRadius
    }
    return max(0, radius)
  }

  /// Updates corners, grabber and touches.
  private func showLook() {
    card.cornerRadius = placement.form == .covering ? 0 : usableCornerRadius
    card.isAttached = placement.form == .attached
    card.hasSeparator = placement.form != .covering && largestUndimmedDetentIdentifier != nil
    if prefersGrabberVisible, placement.followsDetents {
      card.onGrabber = { [weak self] in self?.tappedGrabber() }
    } else {
      card.onGrabber = nil
    }
  }

  /// Shows `height` points of the card, with what depends on it.
  final func show(_ height: CGFloat) {
    shownHeight = height
    let frame = placement.frame(height: height, floor: floorHeight)
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    let dimming = heights.dimming(height: height, undimmed: largestUndimmedDetentIdentifier)
    chrome.dimming?.strength = dimming
    let isOpen = dimming == 0 && largestUndimmedDetentIdentifier != nil
    container?.passesThrough = isOpen ? { _, _ in true } : nil
    transformPresenter(height)
  }

  // MARK: The card behind

  /// The view that is transformed behind the sheet: the card of the presenting controller, or its
  /// view.
  private var surface: UIView? {
    if let sheet = presenter?.modalStorage?.presentation as? UISheetPresentationController {
      return sheet.placement.form == .attached ? sheet.card : nil
    }
    return presenter?.viewIfLoaded
  }

  private func transformPresenter(_ height: CGFloat) {
    guard let containerView, let surface, surface.window != nil else {
      chrome.surface?.restore()
      return
    }
    let list = heights.heights
    let rest = list.count > 1 ? list[list.count - 2].height : 0
    let top = containerView.convert(
      CGPoint(x: 0, y: surface.center.y - surface.bounds.height / 2), from: surface.superview)
    guard heights.highest == placement.fullHeight,
      surface.bounds.width == containerView.bounds.width,
      let back = placement.presenterTransform(
        height: height, rest: rest, presenterTop: top.y, width: surface.bounds.width)
    else {
      chrome.surface?.restore()
      return
    }
    let state = chrome.surface ?? SheetChrome.SurfaceState(surface)
    chrome.surface = state
    let lift = back.shift - (1 - back.scale) * surface.bounds.height / 2
    surface.transform =
      state.transform
      .concatenating(CGAffineTransform(scaleX: back.scale, y: back.scale))
      .concatenating(CGAffineTransform(translationX: 0, y: lift))
    if !(surface is SheetCardView) {
      surface.clipsToBounds = true
      surface.layer.cornerRadius = back.scale < 1 ? SheetPlacement.cornerRadius : 0
    }
  }
}
