import OpenQuartzCore

// The scroll views of sections that scroll by themselves.

extension UICollectionViewCompositionalLayout {
  /// The view in which an element is, if its section scrolls by itself.
  final func scrollContent(of element: ListElement) -> UIView? {
    let index = element.indexPath[0]
    guard let solution, solution.sections.indices.contains(index),
      solution.sections[index].section.isOrthogonal,
      placed(element)?.isScrolled == true
    else { return nil }
    let state = orthogonal.state(of: index)
    if let view = state.view { return view.content }
    guard let collectionView else { return nil }
    let view = makeScrollView(state, index)
    UIView.performWithoutAnimation {
      state.view = view
      collectionView.insertSubview(view, at: 0)
      place(view, of: solution.sections[index], at: solution.offsets[index])
    }
    return view.content
  }

  private func makeScrollView(
    _ state: OrthogonalSections.State, _ index: Int
  ) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(frame: .zero)
    view.onScroll = { [weak self, weak state] in
      guard let self, let state, !state.isPlacing else { return }
      self.didScroll(state)
    }
    view.onDrag = { [weak self, weak state] in
      guard let self, let state, let section = self.section(of: state) else { return }
      state.dragStart = self.orthogonal.position(of: section)
      state.isWheel = state.view?.panGestureRecognizer.numberOfTouches == 0
    }
    view.onRelease = { [weak self, weak state] target, velocity in
      guard let self, let state else { return target }
      return self.target(target, velocity, of: state)
    }
    // Cells of a layout that is not shown any more have gone elsewhere.
    let link = view.zeroingLink
    view.content.onEmpty = { [weak self] in
      if self?.collectionView?.collectionViewLayout !== self || self == nil {
        link.target?.removeFromSuperview()
      }
    }
    return view
  }

  private func section(of state: OrthogonalSections.State) -> SectionSolution? {
    guard let view = state.view, let solution,
      let index = orthogonal.shown.first(where: { $0.view === view })?.section,
      solution.sections.indices.contains(index)
    else { return nil }
    return solution.sections[index]
  }

  /// The views follow the solution.
  final func updateScrollViews() {
    guard let solution else { return }
    for (index, view) in orthogonal.shown {
      guard solution.sections.indices.contains(index),
        solution.sections[index].section.isOrthogonal
      else { continue }
      place(view, of: solution.sections[index], at: solution.offsets[index])
    }
  }

  private func place(_ view: OrthogonalScrollView, of section: SectionSolution, at offset: CGFloat)
  {
    let state = orthogonal.state(of: section.index)
    state.isPlacing = true
    defer { state.isPlacing = false }
    let (axis, cross) = (axis, axis.other)
    let origin = axis.point(offset, 0)
    let logical = section.groupsFrame.offsetBy(dx: origin.x, dy: origin.y)
    let frame = mirror?.rect(logical) ?? logical
    let length = max(section.scrolledLength, frame.size[cross])
    let limits = OrthogonalSections.limits(of: section)
    if view.frame != frame { view.frame = frame }
    view.contentSize = axis.size(frame.size[axis], length)
    view.contentInset = insets(
      start: -limits.lowerBound, end: limits.upperBound + frame.size[cross] - length)
    let start =
      isMirroring(cross) ? CGPoint(x: frame.maxX - length, y: frame.minY) : frame.origin
    let content = CGRect(origin: .zero, size: view.contentSize)
    if view.content.frame != content { view.content.frame = content }
    if view.content.bounds.origin != start { view.content.bounds.origin = start }
    view.layer.zPosition = CGFloat(section.promotion)
    configure(view, section.section)
    var position = orthogonal.position(of: section)
    if !view.isDragging, !view.isDecelerating, !view.isScrollAnimating {
      position = min(max(position, limits.lowerBound), limits.upperBound)
      if state.position != nil { state.position = position }
    }
    let target = contentOffset(for: position, length: length, view: view)
    if view.contentOffset != target { view.contentOffset = target }
  }

  private func configure(_ view: OrthogonalScrollView, _ section: LayoutSection) {
    let isPaged =
      section.behavior == .paging || section.behavior == .groupPaging
      || section.behavior == .groupPagingCentered
    view.isPagingEnabled = section.behavior == .paging
    // Fidelity: pages stop fast. [documented]
    let rate = section.rate == .automatic ? (isPaged ? .fast : .normal) : section.rate
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.rawValue)
    view.bounces = section.bounce != .never
    view.alwaysBounceHorizontal = section.bounce == .always && axis == .vertical
    view.alwaysBounceVertical = section.bounce == .always && axis == .horizontal
  }

  private func isMirroring(_ axis: LayoutAxis) -> Bool { axis == .horizontal && mirror != nil }

  private func insets(start: CGFloat, end: CGFloat) -> UIEdgeInsets {
    if axis == .horizontal { return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0) }
    let isMirrored = isMirroring(.horizontal)
    return UIEdgeInsets(
      top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
  }

  /// The offset of a scroll view for a distance from the leading edge, and vice versa.
  private func contentOffset(
    for position: CGFloat, length: CGFloat, view: OrthogonalScrollView
  ) -> CGPoint {
    let cross = axis.other
    return axis.point(
      0, isMirroring(cross) ? length - view.bounds.size[cross] - position : position)
  }

  private func position(of offset: CGPoint, in view: OrthogonalScrollView) -> CGFloat {
    let cross = axis.other
    return isMirroring(cross)
      ? view.contentSize[cross] - view.bounds.size[cross] - offset[cross] : offset[cross]
  }

  // MARK: Scrolling

  private func didScroll(_ state: OrthogonalSections.State) {
    guard let view = state.view else { return }
    state.position = position(of: view.contentOffset, in: view)
    collectionView?.setNeedsLayout()
  }

  private func target(
    _ target: CGPoint, _ velocity: CGPoint, of state: OrthogonalSections.State
  ) -> CGPoint {
    guard let view = state.view, let section = section(of: state) else { return target }
    let cross = axis.other
    let paging = OrthogonalPaging(
      behavior: section.section.behavior, section: section, length: view.bounds.size[cross])
    let rest = paging.target(
      proposed: position(of: target, in: view), offset: position(of: view.contentOffset, in: view),
      start: state.dragStart, velocity: isMirroring(cross) ? -velocity[cross] : velocity[cross],
      isWheel: state.isWheel)
    return contentOffset(for: rest, length: view.contentSize[cross], view: view)
  }

  /// 0 for the leading edge, 0.5 for the middle, 1 for the trailing edge; nil for none of them.
  private func alignment(of position: UICollectionView.ScrollPosition) -> CGFloat? {
    if axis == .horizontal {
      return position.contains(.top)
        ? 0 : position.contains(.centeredVertically) ? 0.5 : position.contains(.bottom) ? 1 : nil
    }
    if position.contains(.centeredHorizontally) { return 0.5 }
    let isMirrored = isMirroring(.horizontal)
    if position.contains(.left) { return isMirrored ? 1 : 0 }
    return position.contains(.right) ? (isMirrored ? 0 : 1) : nil
  }

  /// Scrolls the section of an item by itself, so that the item is in sight.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - scrollPosition: Where it is then, along the axis of the section; without one there, the
  ///     section is scrolled as little as possible.
  final func scrollSection(
    toShow path: IndexPath, _ scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let solution, path.count == 2, solution.sections.indices.contains(path[0]),
      solution.sections[path[0]].section.isOrthogonal,
      let item = solution.sections[path[0]].item(path[1])
    else { return }
    let section = solution.sections[path[0]]
    let (state, cross) = (orthogonal.state(of: path[0]), axis.other)
    let length = OrthogonalSections.length(of: section)
    let start = item.frame.start(cross) - section.groupsFrame.start(cross)
    let end = start + item.frame.size[cross]
    let now = orthogonal.position(of: section)
    var position =
      alignment(of: scrollPosition).map { start + (item.frame.size[cross] - length) * $0 }
      ?? min(max(now, end - length), start)
    let limits = OrthogonalSections.limits(of: section)
    position = min(max(position, limits.lowerBound), limits.upperBound)
    if section.section.behavior == .groupPaging || section.section.behavior == .groupPagingCentered
    {
      let paging = OrthogonalPaging(
        behavior: section.section.behavior, section: section, length: length)
      position = paging.stop(of: section.table.group(of: path[1]))
      position = min(max(position, limits.lowerBound), limits.upperBound)
    }
    guard let view = state.view else { return state.position = position }
    view.setContentOffset(
      contentOffset(for: position, length: view.contentSize[cross], view: view),
      animated: animated)
  }
}
