/// The parts of a group along its axis: which there are, and where they are.
struct GroupParts {
  typealias Solve = (LayoutItem, Range<Int>, GroupSolver.Forced) -> GroupSolution

  let group: LayoutGroup
  let room: CGSize
  let axis: LayoutAxis
  /// How many parts there are at most; nil for as many as there is room for.
  private let limit: Int?
  private let hasShares: Bool
  private var parts: [Part] = []
  /// How many items decide about the parts.
  private var reach = 0

  /// A part, and the items in it.
  private struct Part {
    var item: LayoutItem
    var items: Range<Int>
    var forced: GroupSolver.Forced
    var solution: GroupSolution
  }

  init(_ group: LayoutGroup, room: CGSize) {
    self.group = group
    self.room = room
    switch group.arrangement {
    case .fill(let axis): (self.axis, limit, hasShares) = (axis, nil, false)
    case .repeated(let axis, let count): (self.axis, limit, hasShares) = (axis, count, false)
    case .shares(let axis, let count): (self.axis, limit, hasShares) = (axis, count, true)
    case .custom: (axis, limit, hasShares) = (.vertical, 0, false)
    }
  }

  // MARK: Which parts

  /// Takes the items in turn until there is no room or none is left.
  ///
  /// - Parameters:
  ///   - items: The numbers of the items that are left.
  ///   - isOpen: Whether the group gets as long as its parts.
  ///   - solve: Arranges a part.
  mutating func collect(items: Range<Int>, isOpen: Bool, solve: Solve) {
    guard !group.items.isEmpty else { return }
    var next = items.lowerBound
    var used: CGFloat = 0
    while next < items.upperBound, parts.count < limit ?? .max {
      let item = group.items[parts.count % group.items.count]
      let forced = forced(item, isOpen: isOpen)
      let range = next..<items.upperBound
      let solution = solve(item, range, forced)
      reach = max(reach, next - items.lowerBound + solution.reach)
      guard !solution.items.isEmpty else { break }
      // The estimates decide how many there are in a group that gets as long as its parts, and
      // each item is there once.
      let length =
        (isOpen ? item.length(axis).resolved(in: room) : solution.size[axis])
        + item.edges.length(axis)
      let end = used + (parts.isEmpty ? 0 : group.spacing.length) + length
      let mayEnd = !parts.isEmpty && !(isOpen && parts.count < group.items.count)
      if limit == nil, mayEnd, end > room[axis] + GroupSolver.tolerance { break }
      used = end
      next += solution.items.count
      parts.append(
        Part(
          item: item, items: range.lowerBound..<next, forced: forced, solution: solution))
    }
  }

  /// The share of the room that each part has in a group of shares.
  private func forced(_ item: LayoutItem, isOpen: Bool) -> GroupSolver.Forced {
    var forced = GroupSolver.Forced()
    guard hasShares, !isOpen, let limit else { return forced }
    let free = room[axis] - CGFloat(limit - 1) * group.spacing.length
    forced[axis] = (free / CGFloat(limit) - item.edges.length(axis)).length
    return forced
  }

  /// Gives the parts that have the length of the largest of them that length.
  mutating func makeUniform(solve: Solve) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let indices = parts.indices.filter {
        parts[$0].item.length(axis).isUniform && parts[$0].forced[axis] == nil
      }
      guard !indices.isEmpty else { continue }
      let known = indices.filter { parts[$0].solution.isMeasured }
      let largest = (known.isEmpty ? indices : known).map { parts[$0].solution.size[axis] }.max()
      for index in indices where parts[index].solution.size[axis] != largest {
        parts[index].forced[axis] = largest
        let isMeasured = parts[index].solution.isMeasured
        let part = parts[index]
        parts[index].solution = solve(part.item, part.items, part.forced)
        parts[index].solution.isMeasured = isMeasured
      }
    }
  }

  // MARK: Where they are

  /// Places the parts; flexible distances share the room that is left.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the group gets as long as its parts.
  ///   - isCrossOpen: Whether it gets as wide as the widest of them.
  func placed(isOpen: Bool, isCrossOpen: Bool) -> GroupSolution {
    var (used, shares): (CGFloat, CGFloat) = (0, 0)
    var widest: CGFloat = 0
    for part in parts {
      used += part.solution.size[axis] + part.item.edges.length(axis)
      shares += part.item.edges.shares(axis)
      widest = max(
        widest, part.solution.size[axis.other] + part.item.edges.length(axis.other))
    }
    let gaps = CGFloat(max(0, parts.count - 1))
    used += gaps * group.spacing.length
    if group.spacing.isFlexible { shares += gaps }
    let share = isOpen || shares == 0 ? 0 : max(0, room[axis] - used) / shares
    let cross = isCrossOpen ? widest : room[axis.other]
    var solution = GroupSolution(size: axis.size(isOpen ? used : room[axis], cross), reach: reach)
    var position: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let edges = part.item.edges
      if index > 0 { position += group.spacing.length + (group.spacing.isFlexible ? share : 0) }
      position += edges.start(axis).length + (edges.start(axis).isFlexible ? share : 0)
      let side = Self.crossPosition(of: part.item, part.solution.size, axis.other, in: cross)
      solution.add(part.solution, at: axis.point(position, side))
      position += part.solution.size[axis] + edges.end(axis).length
      if edges.end(axis).isFlexible { position += share }
    }
    return solution
  }

  /// Where an item begins across the axis of what contains it.
  static func crossPosition(
    of item: LayoutItem, _ size: CGSize, _ axis: LayoutAxis, in room: CGFloat
  ) -> CGFloat {
    let edges = item.edges
    let free = max(0, room - size[axis] - edges.length(axis))
    let shares = edges.shares(axis)
    return edges.start(axis).length
      + (edges.start(axis).isFlexible && shares > 0 ? free / shares : 0)
  }
}
