/// Arranges the items of a group. A function of the description, the room, and the sizes of the
/// views that were measured.
struct GroupSolver {
  /// The sizes that views have asked for, by the number of their item in the section.
  var measured: (Int) -> CGSize? = { _ in nil }
  /// The sizes that views at the edges have asked for.
  var measuredSupplementary: (_ kind: String, _ item: Int) -> CGSize? = { _, _ in nil }
  /// The environment of custom groups of a size.
  var environment: (CGSize) -> any NSCollectionLayoutEnvironment

  /// By how much items may be longer than the room, so that fractions add up to it.
  static let tolerance: CGFloat = 0.01

  /// Arranges an item.
  ///
  /// - Parameters:
  ///   - item: The description.
  ///   - container: The size of what contains it.
  ///   - items: The numbers of the items that are left for it.
  ///   - forced: Lengths that take the place of its own.
  func solve(
    _ item: LayoutItem, in container: CGSize, items: Range<Int>, forced: Forced = Forced()
  ) -> GroupSolution {
    switch item.content {
    case .leaf: leaf(item, in: container, number: items.lowerBound, forced)
    case .group(let group): solve(group, of: item, in: container, items: items, forced)
    }
  }

  /// Lengths that are decided by the group around an item.
  struct Forced {
    var width: CGFloat?
    var height: CGFloat?

    subscript(axis: LayoutAxis) -> CGFloat? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  // MARK: Items

  private func leaf(
    _ item: LayoutItem, in container: CGSize, number: Int, _ forced: Forced
  ) -> GroupSolution {
    let natural = item.measuresViews ? measured(number) : nil
    func length(_ axis: LayoutAxis) -> CGFloat {
      let length = item.length(axis)
      if let forced = forced[axis] { return forced }
      return length.isMeasured
        ? natural?[axis].length ?? length.value.length : length.resolved(in: container)
    }
    let size = CGSize(width: length(.horizontal), height: length(.vertical))
    let frame = CGRect(origin: .zero, size: size).inset(by: item.countingInsets)
    var solution = GroupSolution(size: size, isMeasured: natural != nil, reach: 1)
    solution.items = [
      GroupSolution.Place(frame: frame, measuredAxes: MeasuredAxes(item.width, item.height))
    ]
    addSupplementaries(of: item, on: frame, number: number, to: &solution)
    return solution
  }

  private func addSupplementaries(
    of item: LayoutItem, on host: CGRect, number: Int, to solution: inout GroupSolution
  ) {
    for view in item.supplementaries {
      let measured = view.isMeasured ? measuredSupplementary(view.kind, number) : nil
      solution.supplementaries.append(
        GroupSolution.Supplementary(
          kind: view.kind, item: 0, frame: view.frame(on: host, measured: measured),
          zIndex: view.zIndex, measuredAxes: MeasuredAxes(view.width, view.height)))
    }
  }

  // MARK: Groups

  private func solve(
    _ group: LayoutGroup, of item: LayoutItem, in container: CGSize, items: Range<Int>,
    _ forced: Forced
  ) -> GroupSolution {
    func isOpen(_ axis: LayoutAxis) -> Bool { item.length(axis).isMeasured && forced[axis] == nil }
    let insets = item.countingInsets
    let outer = CGSize(
      width: forced.width ?? item.width.resolved(in: container),
      height: forced.height ?? item.height.resolved(in: container))
    var solution: GroupSolution
    if case .custom(let provider) = group.arrangement {
      solution = custom(provider, in: outer.inset(by: insets), items: items)
    } else {
      solution = arrange(
        group, in: outer.inset(by: insets), items: items, isOpen: isOpen)
    }
    let content = solution.size
    var result = GroupSolution(
      size: CGSize(
        width: isOpen(.horizontal) ? content.width : outer.width,
        height: isOpen(.vertical) ? content.height : outer.height))
    result.add(solution, at: CGPoint(x: insets.leading, y: insets.top))
    result.reach = solution.reach
    if !result.items.isEmpty {
      let host = CGRect(origin: .zero, size: result.size).inset(by: insets)
      addSupplementaries(of: item, on: host, number: items.lowerBound, to: &result)
    }
    return result
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in size: CGSize, items: Range<Int>
  ) -> GroupSolution {
    var solution = GroupSolution()
    for item in provider(environment(size)).prefix(items.count) {
      solution.reach += 1
      let frame = item.frame
      let place = CGRect(
        x: frame.origin.x.finite, y: frame.origin.y.finite, width: frame.size.width.length,
        height: frame.size.height.length)
      solution.items.append(GroupSolution.Place(frame: place, zIndex: item.zIndex))
      solution.size.width = max(solution.size.width, place.maxX)
      solution.size.height = max(solution.size.height, place.maxY)
    }
    return solution
  }

  /// Arranges parts along the axis of a group.
  private func arrange(
    _ group: LayoutGroup, in room: CGSize, items: Range<Int>, isOpen: (LayoutAxis) -> Bool
  ) -> GroupSolution {
    var parts = GroupParts(group, room: room)
    let axis = parts.axis
    parts.collect(items: items, isOpen: isOpen(axis)) { item, range, forced in
      solve(item, in: room, items: range, forced: forced)
    }
    parts.makeUniform { item, range, forced in
      solve(item, in: room, items: range, forced: forced)
    }
    return parts.placed(isOpen: isOpen(axis), isCrossOpen: isOpen(axis.other))
  }
}
