/// Where the view of a child stands in its region.
public nonisolated enum ContainerPlacement: Sendable, Hashable {
  /// It fills the region.
  case fill
  /// It is in the middle of the region, as large as the child prefers, or, if it prefers nothing,
  /// as it was before; never larger than the region.
  case center
  /// It fills the region but for distances from its edges, in points.
  case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  /// It has a width in points, at the leading edge, and the height of the region.
  case leading(width: CGFloat)
}

extension ContainerContent {
  /// Brings the view to its place in its wrapper; for a child that prefers another size now.
  ///
  /// - Parameter isAnimated: Whether that is part of the animation in which it is called, if any.
  ///   Default: it is not.
  public func placeView(isAnimated: Bool = false) {
    guard let group, let view = viewController.viewIfLoaded, view.superview === group.front else {
      return
    }
    fit(view, into: group.front, isAnimated: isAnimated)
  }

  /// The size of the child's view in a region of a size.
  public func size(in region: CGSize) -> CGSize {
    switch placement {
    case .fill: return region
    case .inset(let top, let left, let bottom, let right):
      return CGSize(
        width: max(region.width - left - right, 0), height: max(region.height - top - bottom, 0))
    case .leading(let width): return CGSize(width: min(width, region.width), height: region.height)
    case .center: break
    }
    var size = viewController.preferredContentSize
    if size.width <= 0 || size.height <= 0 { size = savedGeometry?.size ?? region }
    return CGSize(width: min(size.width, region.width), height: min(size.height, region.height))
  }

  /// Where the child's view stands in a view that fills the region.
  package func frame(in view: UIView) -> CGRect {
    frame(in: view.bounds.size, isMirrored: isMirrored(in: view))
  }

  private func frame(in region: CGSize, isMirrored: Bool) -> CGRect {
    let size = size(in: region)
    return CGRect(
      x: placement.minX(of: size.width, in: region.width, isMirrored: isMirrored),
      y: placement.minY(of: size.height, in: region.height), width: size.width, height: size.height)
  }

  /// Read only where it is needed: it costs a walk up to the traits of the region.
  private func isMirrored(in view: UIView) -> Bool {
    placement.hasDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Resizes a view and puts it in its place; one that is there already causes no work.
  func fit(_ view: UIView, into front: ContainerFrontView, isAnimated: Bool = false) {
    let isMirrored = isMirrored(in: front)
    let frame = frame(in: front.bounds.size, isMirrored: isMirrored)
    updateSizeClass(in: front, ofWidth: frame.width)
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let mask = placement.autoresizingMask(isMirrored: isMirrored)
    if view.autoresizingMask != mask { view.autoresizingMask = mask }
    guard view.bounds.size != frame.size || view.center != center else { return }
    let place = {
      view.bounds.size = frame.size
      view.center = center
    }
    guard isAnimated, UIView.inheritedAnimationDuration > 0 else {
      return UIView.performWithoutAnimation(place)
    }
    place()
    view.layoutIfNeeded()
  }
}

extension ContainerPlacement {
  /// Whether it depends on the direction in which lines run.
  fileprivate var hasDirection: Bool {
    if case .leading = self { true } else { false }
  }

  fileprivate func minX(of width: CGFloat, in extent: CGFloat, isMirrored: Bool) -> CGFloat {
    switch self {
    case .fill, .center: (extent - width) / 2
    case .leading: isMirrored ? extent - width : 0
    case .inset(_, let left, _, _): left
    }
  }

  fileprivate func minY(of height: CGFloat, in extent: CGFloat) -> CGFloat {
    guard case .inset(let top, _, _, _) = self else { return (extent - height) / 2 }
    return top
  }

  fileprivate func autoresizingMask(isMirrored: Bool) -> UIView.AutoresizingMask {
    switch self {
    case .leading:
      [.flexibleHeight, isMirrored ? .flexibleLeftMargin : .flexibleRightMargin]
    case .fill, .inset: [.flexibleWidth, .flexibleHeight]
    case .center:
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    }
  }
}
