#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The regions of a container, each of which shows one child, or none: a stack for each of them, and the view
/// in which it shows its child.
///
/// A container that has some owns one of these and conforms to ``RegionContainer``.
public struct ContainerRegions {
  /// The stacks, in the order of the regions. A child that is shown in one replaces the one before.
  public private(set) var stacks: [ContainerStack] = []
  /// The views that were set, one for each region; none before that.
  public private(set) var views: [UIView] = []

  init() {}

  /// Adds the stacks of empty regions to a container.
  ///
  /// - Parameters:
  ///   - count: The number of regions, at least 1; a smaller number is reported and counts as 1.
  ///   - container: The container, which owns the regions.
  public init(count: Int, in container: ContainerViewController) {
    if count < 1 { Misuse.report(.regionCount(count)) }
    for _ in 0..<max(count, 1) { stacks.append(Self.addStack(to: container)) }
  }

  private static func addStack(to container: ContainerViewController) -> ContainerStack {
    container.addStack(configuration: .init(capacity: 1, overflow: .remove))
  }

  /// The number of regions.
  public var count: Int { stacks.count }

  /// The index of the region that a stack belongs to; `nil` for another stack.
  public func index(of stack: ContainerStack) -> Int? { stacks.firstIndex { $0 === stack } }

  /// The stack of a region. An index that does not exist is reported, as a mistake of the container's user.
  public func stack(at index: Int, in container: UIViewController) -> ContainerStack? {
    if stacks.indices.contains(index) { return stacks[index] }
    Misuse.report(.noRegion(index, count: count, in: container))
    return nil
  }

  /// Replaces the child of a region, for a container that does something else besides; see
  /// ``RegionContainer/setInsetViewController(_:at:transition:duration:animated:)-(_,Int,_,_,_)``.
  public func setViewController(
    _ viewController: UIViewController?, at index: Int, transition: Transition,
    duration: TimeInterval?, animated: Bool, in container: UIViewController
  ) -> ContainerOperation {
    guard stacks.indices.contains(index) else {
      return .refused(.noRegion(index, count: count, in: container))
    }
    return stacks[index].setViewControllers(
      viewController.map { [$0] } ?? [], transition: transition, duration: duration,
      animated: animated)
  }

  /// Sets the views in which the children are shown.
  ///
  /// - Parameters:
  ///   - newViews: One view for each region: the container's view or one inside it, none inside another
  ///     one. Others are reported, and nothing changes.
  ///   - container: The container, whose view has been loaded.
  public mutating func setViews(_ newViews: [UIView], in container: UIViewController) {
    if let misuse = misuse(of: newViews, in: container) { return Misuse.report(misuse) }
    views = newViews
    for (stack, view) in zip(stacks, newViews) where stack.region !== view { stack.region = view }
  }

  private func misuse(of views: [UIView], in container: UIViewController) -> Misuse? {
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
      stack.topViewController.map { RestorableChild($0, slot: index) }
    }
  }

  /// Why children cannot be restored: a region does not exist; `nil` if they can.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - name: What the container calls a region.
  public func reason(toRefuse children: [RestorableChild], name: String = "region") -> String? {
    children.first { !stacks.indices.contains($0.slot) }.map { "it has no \(name) \($0.slot)" }
  }
}
