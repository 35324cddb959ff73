extension UIPageControl {
  /// How long the indicators move to another page, in seconds.
  // Fidelity: a quarter of a second. [decided]
  private static let duration: TimeInterval = 0.25
  // Fidelity: white, the current one strong, the others with an alpha of 0.3. [observed]
  private static let standardColor = UIColor(white: 1, alpha: 0.3)
  private static let standardCurrentColor = UIColor.white

  final var isReversed: Bool { direction.isReversed(in: effectiveUserInterfaceLayoutDirection) }

  /// A size whose width is along the indicators as one of the view, and the reverse.
  final func oriented(_ size: CGSize) -> CGSize {
    direction.isVertical ? CGSize(width: size.height, height: size.width) : size
  }

  /// How long the control is along the indicators.
  final var length: CGFloat { oriented(bounds.size).width }

  final var showsProgress: Bool { progress?.isProgressVisible ?? false }

  final func makeLayout() -> PageIndicatorLayout {
    var layout = PageIndicatorLayout()
    layout.slot = oriented(images.largestSize(atLeast: PageIndicatorLayout.smallestSlot))
    if showsProgress { layout.extraLength = PageIndicatorLayout.progressLength }
    return layout
  }

  final func lookDidChange() { setNeedsLayout() }

  /// The position of a point along the indicators, in the order of the pages.
  final func position(of point: CGPoint) -> CGFloat {
    let position = direction.isVertical ? point.y - bounds.minY : point.x - bounds.minX
    return isReversed ? length - position : position
  }

  private func center(at position: CGFloat) -> CGPoint {
    let along = isReversed ? length - position : position
    return direction.isVertical
      ? CGPoint(x: (bounds.width / 2).rounded(), y: along)
      : CGPoint(x: along, y: (bounds.height / 2).rounded())
  }

  // MARK: Indicators

  /// Moves the indicators to the current page, gradually in a window.
  final func moveIndicators() {
    guard window != nil, !bounds.isEmpty else { return setNeedsLayout() }
    // What is due is not part of the movement.
    layoutIndicatorsBeforeMovement()
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.placeIndicators() },
      completion: { [zeroingLink] _ in zeroingLink.target?.removeHiddenIndicators() })
  }

  private func layoutIndicatorsBeforeMovement() {
    let missing = indicators.isEmpty && numberOfPages > 0
    if missing { UIView.performWithoutAnimation { placeIndicators() } }
  }

  /// Places and colours the indicators; those of pages that have none any more become invisible.
  final func placeIndicators() {
    content.frame = CGRect(origin: bounds.origin, size: bounds.size)
    content.isHidden = hidesForSinglePage && numberOfPages <= 1
    let layout = makeLayout()
    let before = shownPages
    shownPages.show(currentPage, of: numberOfPages, capacity: layout.capacity(in: length))
    UIView.performWithoutAnimation {
      for page in shownPages.pages where indicators[page] == nil {
        addIndicator(for: page, at: place(of: page, in: before, layout))
      }
    }
    for (page, indicator) in indicators {
      let isShown = shownPages.pages.contains(page)
      indicator.show(look(of: page))
      indicator.center = place(of: page, in: shownPages, layout)
      indicator.alpha = isShown ? 1 : 0
      let scale = isShown ? shownPages.scale(of: page) : 0.1
      indicator.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  private func place(
    of page: Int, in window: PageIndicatorWindow, _ layout: PageIndicatorLayout
  ) -> CGPoint {
    center(at: layout.position(of: page, current: currentPage, in: window, length: length))
  }

  private func addIndicator(for page: Int, at center: CGPoint) {
    let indicator = PageIndicatorView(frame: .zero)
    indicator.show(look(of: page))
    indicator.center = center
    indicator.alpha = 0
    indicators[page] = indicator
    content.addSubview(indicator)
  }

  final func removeHiddenIndicators() {
    for (page, indicator) in indicators where !shownPages.pages.contains(page) {
      indicator.removeFromSuperview()
      indicators[page] = nil
    }
  }

  private func look(of page: Int) -> PageIndicatorView.Look {
    let plain = pageIndicatorTintColor ?? Self.standardColor
    let current = currentPageIndicatorTintColor ?? Self.standardCurrentColor
    let isCurrent = page == currentPage
    var look = PageIndicatorView.Look(color: isCurrent ? current : plain)
    look.isVertical = direction.isVertical
    look.isReversed = isReversed
    if isCurrent, showsProgress, let progress {
      look.color = plain
      look.progress = .init(color: current, fraction: CGFloat(progress.currentProgress))
    } else {
      look.image = images.image(for: page, isCurrent: isCurrent)
    }
    return look
  }

  /// Shows the progress of the current page.
  final func progressDidChange() { indicators[currentPage]?.show(look(of: currentPage)) }

  // MARK: Background

  final func showBackdrop() {
    let size = oriented(makeLayout().size(forPages: shownPages.pages.count))
    backdrop.bounds = CGRect(origin: .zero, size: size)
    backdrop.center = CGPoint(x: bounds.midX, y: bounds.midY)
    backdrop.layer.cornerRadius = min(size.width, size.height) / 2
    let isShown =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    backdrop.alpha = isShown && numberOfPages > 0 && !content.isHidden ? 1 : 0
  }

  final func interactionDidChange(from old: InteractionState) {
    guard old == .continuous || interactionState == .continuous else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.showBackdrop()
    }
    progress?.conditionsDidChange()
  }
}
