extension ContainerStack {
  /// A policy for the children beyond the capacity of a stack.
  public nonisolated enum OverflowPolicy: Sendable, Hashable, CaseIterable {
    /// Their views leave the tree of views and stay loaded.
    case keep
    /// Their views leave the tree and are unloaded; they load again when they are in range again.
    case unload
    /// The deepest child is removed: first in, first out. With a capacity of one, a child that
    /// is swapped.
    case remove
    /// There are none: a child that would exceed the capacity is refused.
    case refuse
  }

  /// The configuration of a stack: its capacity, its policies, and where its children stand. It is
  /// fixed when the stack is created.
  public nonisolated struct Configuration: Sendable, Hashable {
    /// How many children, from the top, have their views in the tree; at least 1. One more is
    /// there while a transition runs, so that no view is visibly added or removed. Default: 2.
    public var capacity: Int
    /// The policy for the other children. Default: their views leave the tree and stay loaded.
    public var overflow: OverflowPolicy
    /// Whether the first child stays for ever: never replaced, removed, or underlaid.
    /// Not together with removal on overflow, which would remove it. Default: no.
    public var hasFixedRoot: Bool
    /// Where the views of children stand in the region. Default: they fill it.
    public var placement: ContainerPlacement

    /// How the children are called, where it is not as NestKit's containers do.
    package var callbacks = ContainerStackCallbacks()

    /// Creates a configuration.
    public init(
      capacity: Int = 2, overflow: OverflowPolicy = .keep, hasFixedRoot: Bool = false,
      placement: ContainerPlacement = .fill
    ) {
      self.capacity = capacity
      self.overflow = overflow
      self.hasFixedRoot = hasFixedRoot
      self.placement = placement
    }

    /// A capacity that no stack exceeds: all views stay in the tree.
    public static let unlimitedCapacity = Int.max
  }
}
