/// Which children decide whether, and to which orientations, the interface may rotate.
///
/// All of them must agree, and so must the container itself: votes and masks intersect.
public nonisolated enum AutorotationMode: Sendable, Hashable, CaseIterable {
  /// Those whose views are in the tree, covered or not.
  case placedChildren
  /// None: the container decides alone.
  case containerOnly
  /// The one that is shown in each region.
  case topChildren
  /// All, those without a view included.
  case allChildren
}
