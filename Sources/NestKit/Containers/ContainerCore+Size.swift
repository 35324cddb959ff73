/// The sizes that the regions of a container are going to have, found once for all of its children.
struct RegionSizes {
  /// The size that the container's view is going to have.
  let size: CGSize
  private var measured: [ObjectIdentifier: CGSize] = [:]
  private var stacks: [ObjectIdentifier: ContainerStack] = [:]
  /// The core that keeps this value.
  private unowned let core: ContainerCore

  /// Finds them.
  ///
  /// Where constraints place a region, the container is laid out in the new size and back again,
  /// without animation and without its children. Costs that and the number of children whose views
  /// are loaded.
  init(of core: ContainerCore, in size: CGSize) {
    self.core = core
    self.size = size
    let stacks = core.stacks
    for stack in stacks {
      for child in stack.placedViewControllers { self.stacks[ObjectIdentifier(child)] = stack }
    }
    let regions = stacks.compactMap(\.region).filter(core.isPlacedByConstraints)
    guard !regions.isEmpty, let view = core.owner?.viewIfLoaded, view.bounds.size != size else {
      return
    }
    let hosts = core.engines.map(\.hostView)
    measured = view.sizes(of: regions, laidOutIn: size, apart: hosts)
  }

  func stack(of child: UIViewController) -> ContainerStack? { stacks[ObjectIdentifier(child)] }

  func size(of region: UIView) -> CGSize {
    measured[ObjectIdentifier(region)] ?? core.size(of: region, in: size)
  }
}

extension UIView {
  /// The sizes of views inside this one where it has another size, found by laying it out in that
  /// size and back again.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - size: The other size.
  ///   - hosts: Views inside it that keep their frames meanwhile, with all that they contain.
  fileprivate func sizes(of views: [UIView], laidOutIn size: CGSize, apart hosts: [UIView])
    -> [ObjectIdentifier: CGSize]
  {
    var sizes: [ObjectIdentifier: CGSize] = [:]
    UIView.performWithoutAnimation {
      let masks = hosts.map(\.autoresizingMask)
      let former = bounds.size
      let frames = views.map(\.frame)
      for host in hosts { host.autoresizingMask = [] }
      bounds.size = size
      layoutIfNeeded()
      for view in views { sizes[ObjectIdentifier(view)] = view.bounds.size }
      bounds.size = former
      layoutIfNeeded()
      // Constraints that have changed for the new size would place it otherwise in the former one:
      // what is in it follows from where it is to where it is going to be.
      for (view, frame) in zip(views, frames) where view.frame != frame {
        view.frame = frame
        view.superview?.setNeedsLayout()
      }
      for (host, mask) in zip(hosts, masks) { host.autoresizingMask = mask }
    }
    return sizes
  }
}

extension ContainerCore {
  /// Exchanges children that have another controller for the other orientation, and forwards the
  /// next size to the children; see ``OrientationCloning``.
  ///
  /// - Parameters:
  ///   - size: The size that the owner's view is going to have.
  ///   - coordinator: The coordinator that the owner has received.
  ///   - forward: Calls `super` with both.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator,
    forward: () -> Void
  ) {
    let isQuarter = abs(coordinator.targetTransform.b) > 0.5
    if isQuarter, let isInLandscape = owner?.isInLandscape {
      exchangeClones(forLandscape: !isInLandscape, duration: coordinator.transitionDuration)
    }
    regionSizes = RegionSizes(of: self, in: size)
    forward()
    regionSizes = nil
  }

  /// The size that a child of a stack gets when the owner's view has `parentSize`: that of its
  /// region, as autoresizing makes it, or, where constraints place the region, as a layout in that
  /// size makes it.
  ///
  /// - Returns: The size; `nil` for a child that is in no stack, or whose stack has no region yet.
  public func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize? {
    let sizes = regionSizes.flatMap { $0.size == parentSize ? $0 : nil }
    guard let child = container as? UIViewController,
      let stack = sizes.map({ $0.stack(of: child) }) ?? stacks.first(where: { $0.contains(child) }),
      let region = stack.region, let content = stack.content(of: child)
    else { return nil }
    return content.size(in: sizes?.size(of: region) ?? size(of: region, in: parentSize))
  }

  /// Whether constraints decide about the frame of a view, or of one around it, inside the
  /// container's view.
  fileprivate func isPlacedByConstraints(_ region: UIView) -> Bool {
    var current: UIView? = region
    while let view = current, view !== owner?.viewIfLoaded {
      if !view.translatesAutoresizingMaskIntoConstraints { return true }
      current = view.superview
    }
    return false
  }

  /// The size that a view inside the owner's view gets from autoresizing when that one gets
  /// another size.
  public func size(of view: UIView, in size: CGSize) -> CGSize {
    if view === owner?.viewIfLoaded { return size }
    guard let superview = view.superview else { return view.bounds.size }
    let outer = self.size(of: superview, in: size)
    let mask = view.autoresizingMask
    let width = AutoresizedLength(
      leading: view.frame.minX, length: view.frame.width,
      trailing: superview.bounds.width - view.frame.maxX,
      isLeadingFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isTrailingFlexible: mask.contains(.flexibleRightMargin))
    let height = AutoresizedLength(
      leading: view.frame.minY, length: view.frame.height,
      trailing: superview.bounds.height - view.frame.maxY,
      isLeadingFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isTrailingFlexible: mask.contains(.flexibleBottomMargin))
    return CGSize(width: width.fitting(outer.width), height: height.fitting(outer.height))
  }
}

/// A length between two margins, of which some take part in a change of their sum.
private struct AutoresizedLength {
  let leading, length, trailing: CGFloat
  let isLeadingFlexible, isLengthFlexible, isTrailingFlexible: Bool

  /// The length when the sum is another one: flexible parts share the difference in proportion.
  func fitting(_ total: CGFloat) -> CGFloat {
    guard isLengthFlexible else { return length }
    let margins = (isLeadingFlexible ? leading : 0) + (isTrailingFlexible ? trailing : 0)
    let flexible = length + margins
    let change = total - leading - length - trailing
    guard flexible > 0 else { return length + (margins == 0 ? change : 0) }
    return max(length + change * length / flexible, 0)
  }
}
