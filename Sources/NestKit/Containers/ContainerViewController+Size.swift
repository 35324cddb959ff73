/// The sizes that the regions of a container are going to have, found once for all of its children.
struct RegionSizes {
  /// The size that the container's view is going to have.
  let size: CGSize
  private var measured: [ObjectIdentifier: CGSize] = [:]
  private var stacks: [ObjectIdentifier: ContainerStack] = [:]
  private unowned let container: ContainerViewController

  /// Finds them.
  ///
  /// Where constraints place a region, the container is laid out in the new size and back again,
  /// without animation and without its children. Costs that and the number of children whose views
  /// are loaded.
  init(of container: ContainerViewController, in size: CGSize) {
    self.container = container
    self.size = size
    let stacks = container.stacks
    for stack in stacks {
      for child in stack.placedViewControllers { self.stacks[ObjectIdentifier(child)] = stack }
    }
    let regions = stacks.compactMap(\.region).filter(container.isPlacedByConstraints)
    guard !regions.isEmpty, let view = container.viewIfLoaded, view.bounds.size != size else {
      return
    }
    let hosts = container.engines.map(\.hostView)
    measured = view.sizes(of: regions, laidOutIn: size, apart: hosts)
  }

  func stack(of child: UIViewController) -> ContainerStack? { stacks[ObjectIdentifier(child)] }

  func size(of region: UIView) -> CGSize {
    measured[ObjectIdentifier(region)] ?? container.size(of: region, in: size)
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

extension ContainerViewController {
  /// Whether constraints decide about the frame of a view, or of one around it, inside the
  /// container's view.
  fileprivate func isPlacedByConstraints(_ region: UIView) -> Bool {
    var current: UIView? = region
    while let view = current, view !== viewIfLoaded {
      if !view.translatesAutoresizingMaskIntoConstraints { return true }
      current = view.superview
    }
    return false
  }

  /// The size that a view inside this controller's view gets from autoresizing when that one gets
  /// another size.
  public func size(of view: UIView, in size: CGSize) -> CGSize {
    if view === viewIfLoaded { return size }
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
