/// The offset at which a section that scrolls by itself rests. A pure value; offsets are counted
/// from the leading edge of the content.
struct OrthogonalPaging {
  // Fidelity: the velocity that turns a page is not documented. [decided]
  /// The velocity from which a release continues to the next group, in points per millisecond.
  static let velocity: CGFloat = 0.1

  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let section: SectionSolution
  /// The length of the visible part.
  let length: CGFloat

  private var inset: CGFloat { section.insets.start(section.axis.other) }

  /// The offset at which a group rests: at its leading edge, or in the middle.
  func stop(of group: Int) -> CGFloat {
    let (start, extent) = section.scrolledGroup(group)
    return behavior == .groupPagingCentered ? start + extent / 2 - length / 2 : start - inset
  }

  /// The group that rests nearest to an offset.
  func nearest(to offset: CGFloat) -> Int {
    let groups = section.table.groups
    guard groups > 1 else { return 0 }
    var (low, high) = (0, groups - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stop(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    guard low + 1 < groups else { return low }
    return offset - stop(of: low) <= stop(of: low + 1) - offset ? low : low + 1
  }

  /// Where content rests that is released.
  ///
  /// - Parameters:
  ///   - proposed: Where it would rest as any other content.
  ///   - offset: Where it is.
  ///   - start: Where the drag has begun.
  ///   - velocity: In points per millisecond, positive towards the trailing edge.
  ///   - isWheel: Whether a wheel has moved it: however far, it continues to the next group.
  func target(
    proposed: CGFloat, offset: CGFloat, start: CGFloat, velocity: CGFloat, isWheel: Bool
  ) -> CGFloat {
    guard section.table.groups > 0 else { return proposed }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return stop(of: nearest(to: proposed))
    case .groupPaging, .groupPagingCentered:
      let first = nearest(to: start)
      let now = nearest(to: offset)
      let direction = abs(velocity) >= Self.velocity ? velocity : isWheel ? offset - start : 0
      var group = min(max(now, first - 1), first + 1)
      if isWheel { group = now }
      if direction > 0 { group = max(group, first + 1) }
      if direction < 0 { group = min(group, first - 1) }
      return stop(of: min(max(0, group), section.table.groups - 1))
    }
  }
}
