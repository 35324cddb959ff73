/// The regions of a container, each of which shows one child, or none: a stack for each of them,
/// and the view in which it shows its child.
///
/// A container that has some owns one of these and conforms to ``RegionContainer``.
public final class ContainerRegions {
  /// The stacks, in the order of the regions. A child that is shown in one replaces the one before.
  public private(set) var stacks: [ContainerStack] = []
  /// The views that were set, one for each region; none before that.
  public private(set) var views: [UIView] = []

  /// Regions of a container that has none yet.
  public init() {}

  /// Adds the stacks of empty regions to a container.
  ///
  /// - Parameters:
  ///   - count: The number of regions, at least 1; a smaller number is reported and counts as 1.
  ///   - container: The container, which owns the regions.
  public convenience init(count: Int, in container: some ContainerCoreOwner) {
    self.init()
    add(count, to: container)
  }

  deinit {}

  /// Adds the stacks of empty regions.
  ///
  /// - Parameters:
  ///   - count: The number of regions, at least 1; a smaller number is reported and counts as 1.
  ///   - container: The container, which owns the regions.
  public func add(_ count: Int, to container: some ContainerCoreOwner) {
    if count < 1 { Misuse.report(.regionCount(count)) }
    for _ in 0..<max(count, 1) { stacks.append(Self.addStack(to: container)) }
  }

  private static func addStack(to container: some ContainerCoreOwner) -> ContainerStack {
    container.containerCore.addStack(configuration: .init(capacity: 1, overflow: .remove))
  }

  /// The number of regions.
  public var count: Int { stacks.count }

  /// The index of the region that a stack belongs to; `nil` for another stack.
  public func index(of stack: ContainerStack) -> Int? { stacks.firstIndex { $0 === stack } }

  /// The stack of a region. An index that does not exist is reported, as a mistake of the
  /// container's user.
  public func stack(at index: Int, in container: UIViewController) -> ContainerStack? {
    if stacks.indices.contains(index) { return stacks[index] }
    Misuse.report(.noRegion(index, count: count, in: container))
    return nil
  }

  /// Replaces the child of a region, for a container that does something else besides; see
  /// ``RegionContainer/setViewController(_:at:transition:animated:)-(_,Int,_,_)``.
  public func setViewController(
    _ viewController: UIViewController?, at index: Int, transition: Transition,
    animated: Bool, in container: UIViewController
  ) -> ContainerOperation {
    guard stacks.indices.contains(index) else {
      return .refused(.noRegion(index, count: count, in: container))
    }
    if stacks[index].isRemoved { return .refused(.regionRemoved(index, of: container)) }
    return stacks[index].setViewControllers(
      viewController.map { [$0] } ?? [], transition: transition,
      animated: animated)
  }

  /// Sets the views in which the children are shown.
  ///
  /// - Parameters:
  ///   - newViews: One view for each region: the container's view or one inside it, none inside
  ///     another one. Others are reported, and nothing changes.
  ///   - container: The container, whose view has been loaded.
  public func setViews(_ newViews: [UIView], in container: UIViewController) {
    if let misuse = misuse(of: newViews, for: count, in: container) {
      return Misuse.report(misuse)
    }
    views = newViews
    for (stack, view) in zip(stacks, newViews) where stack.region !== view { stack.region = view }
  }

  /// Adds an empty region, also while the container is shown. Those from its index on have the next
  /// index.
  ///
  /// - Parameters:
  ///   - view: Its view, as in ``setViews(_:in:)``. The views of the other regions have been set.
  ///   - index: Its index, from 0 to ``count``.
  ///   - container: The container.
  /// - Returns: Whether it was added. A misuse is reported, and nothing changes.
  public func insert(
    _ view: UIView, at index: Int, in container: some ContainerCoreOwner
  ) -> Bool {
    if let misuse = misuse(ofInserting: view, at: index, in: container) {
      Misuse.report(misuse)
      return false
    }
    if views.isEmpty { views = stacks.compactMap(\.region) }
    let stack = Self.addStack(to: container)
    stack.region = view
    stacks.insert(stack, at: index)
    views.insert(view, at: index)
    return true
  }

  private func misuse(
    ofInserting view: UIView, at index: Int, in container: UIViewController
  ) -> Misuse? {
    guard (0...count).contains(index) else {
      return .noRegion(index, count: count, in: container)
    }
    guard let containerView = container.viewIfLoaded else {
      return .regionsBeforeView(of: container)
    }
    // The only region fills the view of the container, where it has no view of its own.
    var newViews = views.isEmpty && count == 1 ? [containerView] : views
    guard newViews.count == count else {
      return .regions(views.count, for: count, in: container)
    }
    newViews.insert(view, at: index)
    return misuse(of: newViews, for: count + 1, in: container)
  }

  /// Removes a region whose stack the container has removed. Those after it have the index before.
  public func remove(_ stack: ContainerStack) {
    guard let index = index(of: stack) else { return }
    stacks.remove(at: index)
    if views.indices.contains(index) { views.remove(at: index) }
  }

  /// Whether a region would be left without one.
  func hasOther(than stack: ContainerStack) -> Bool {
    stacks.contains { $0 !== stack && !$0.isRemoved }
  }

  private func misuse(
    of views: [UIView], for count: Int, in container: UIViewController
  ) -> Misuse? {
    guard views.count == count else { return .regions(views.count, for: count, in: container) }
    guard let view = container.viewIfLoaded else { return .regionsBeforeView(of: container) }
    for (index, region) in views.enumerated() {
      if !region.isDescendant(of: view) { return .regionOutside(index, of: container) }
      let others = views[..<index]
      if others.contains(where: { region.isDescendant(of: $0) || $0.isDescendant(of: region) }) {
        return .regionsOverlap(index, of: container)
      }
    }
    return nil
  }
}

// MARK: - State

extension ContainerRegions {
  /// The children of all regions, to be saved; the slot is the index of the region.
  public var restorableChildren: [RestorableChild] {
    stacks.enumerated().compactMap { index, stack in
      stack.viewControllersAtEnd.last.map { RestorableChild($0, slot: index) }
    }
  }

  /// Why children cannot be restored: a region does not exist; `nil` if they can.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - name: The word of the container for a region.
  public func reason(toRefuse children: [RestorableChild], name: String = "region") -> String? {
    children.first { !stacks.indices.contains($0.slot) }.map { "it has no \(name) \($0.slot)" }
  }
}
