/// The groups of a section, one after the other.
///
/// Groups without measured views are all alike: one is arranged, and the others are where
/// multiplication says. Otherwise there is a list of their lengths; what was not measured is as the
/// first one. A measured view arranges its group anew, and moves those behind it.
struct GroupTable {
  let item: LayoutItem
  let container: CGSize
  let axis: LayoutAxis
  let count: Int
  let spacing: CGFloat
  let environment: (CGSize) -> any NSCollectionLayoutEnvironment
  /// The group of which the others are copies.
  let template: GroupSolution
  /// Groups that are arranged by themselves, by their first item.
  var arranged: [Int: GroupSolution] = [:]
  /// The lengths of the groups; nil if all but the last are as the template.
  private(set) var list: GroupList?
  /// How far something is outside its group along the axis.
  private(set) var overhang: (before: CGFloat, behind: CGFloat)
  private let hasVaryingCount: Bool
  /// On how many items a group depends at most, from its first one on.
  private var reach: Int

  init(
    _ item: LayoutItem, in container: CGSize, along axis: LayoutAxis, count: Int, spacing: CGFloat,
    sizes: MeasuredSizes, environment: @escaping (CGSize) -> any NSCollectionLayoutEnvironment
  ) {
    self.item = item
    self.container = container
    self.axis = axis
    self.count = count
    self.spacing = spacing.finite
    self.environment = environment
    hasVaryingCount = item.hasVaryingCount()
    template = GroupSolver(environment: environment).solve(item, in: container, items: 0..<count)
    overhang = template.overhang(axis)
    reach = template.reach
    guard perGroup > 0 else { return }
    if item.measuresViews {
      list = GroupList()
      rebuild(from: 0, sizes)
    } else {
      arrangeSeparately(sizes)
    }
  }

  /// The number of items in a group like the template.
  private var perGroup: Int { template.items.count }

  /// The room that a group takes along the axis.
  private func length(of solution: GroupSolution) -> CGFloat {
    solution.size[axis] + item.edges.length(axis)
  }

  // MARK: Groups

  /// The number of groups.
  var groups: Int {
    guard perGroup > 0 else { return 0 }
    return list?.starts.count ?? (count + perGroup - 1) / perGroup
  }

  /// The length of all groups with the distances between them.
  var total: CGFloat {
    guard groups > 0 else { return 0 }
    let gaps = CGFloat(groups - 1) * spacing
    if let list { return max(0, list.sum + gaps) }
    let last = length(of: solution(of: groups - 1))
    return max(0, CGFloat(groups - 1) * length(of: template) + last + gaps)
  }

  /// The group that contains an item.
  func group(of number: Int) -> Int { list?.group(of: number) ?? number / max(1, perGroup) }

  /// The first item of a group.
  func start(of group: Int) -> Int { list?.starts[group] ?? group * perGroup }

  func solution(of group: Int) -> GroupSolution { arranged[start(of: group)] ?? template }

  /// The size of the largest group across the axis: of those that were measured, if there are any.
  var breadth: CGFloat {
    guard groups > 0 else { return 0 }
    let edges = item.edges.length(axis.other)
    let known = arranged.values.filter { $0.isMeasured || list == nil }
    return (known.map { $0.size[axis.other] }.max() ?? template.size[axis.other]) + edges
  }

  /// Where the room of a group begins.
  mutating func offset(of group: Int) -> CGFloat {
    list?.offset(of: group, spacing: spacing)
      ?? CGFloat(group) * (length(of: template) + spacing)
  }

  /// The groups that may have something between two places.
  mutating func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let (low, high) = (start - overhang.behind, end + overhang.before)
    guard groups > 0, low < high else { return 0..<0 }
    let first = lastGroup(beginningBefore: low, isLast: false)
    let last = lastGroup(beginningBefore: high, isLast: true)
    return first..<min(groups, last + 1)
  }

  /// The last group that begins before a place; the first one if none does.
  ///
  /// - Parameter isLast: Whether it is the last one of a range, which matters for groups without
  ///   length.
  private mutating func lastGroup(beginningBefore place: CGFloat, isLast: Bool) -> Int {
    if list != nil { return list?.lastGroup(beginningBefore: place, spacing: spacing) ?? 0 }
    let pitch = length(of: template) + spacing
    guard pitch > 0 else { return isLast && place > 0 ? groups - 1 : 0 }
    return min(groups - 1, max(0, Int((place / pitch).rounded(.down))))
  }

  /// The place where the items of a group are counted from.
  mutating func origin(of group: Int, breadth: CGFloat) -> CGPoint {
    let solution = solution(of: group)
    return axis.point(
      offset(of: group) + item.edges.start(axis).length,
      GroupParts.crossPosition(of: item, solution.size, axis.other, in: breadth))
  }

  // MARK: Sizes of views

  private func solver(_ sizes: MeasuredSizes) -> GroupSolver {
    GroupSolver(
      measured: { sizes.items[$0] },
      measuredSupplementary: { sizes.views[MeasuredSizes.ViewKey(kind: $0, item: $1)] },
      environment: environment)
  }

  private mutating func arrange(from start: Int, _ sizes: MeasuredSizes) -> GroupSolution {
    let solution = solver(sizes).solve(item, in: container, items: start..<count)
    note(solution)
    return solution
  }

  private mutating func note(_ solution: GroupSolution) {
    let own = solution.overhang(axis)
    overhang = (max(overhang.before, own.before), max(overhang.behind, own.behind))
    reach = max(reach, solution.reach)
  }

  /// Arranges the groups that differ from the template though no cell is measured: the last one,
  /// and those with measured views at edges.
  private mutating func arrangeSeparately(_ sizes: MeasuredSizes) {
    if count % perGroup != 0 {
      let start = count / perGroup * perGroup
      arranged[start] = arrange(from: start, sizes)
    }
    for key in sizes.views.keys where key.item < count { arrangeGroup(of: key.item, sizes) }
  }

  /// Arranges the group of an item whose view, or a view at whose edges, was measured.
  mutating func arrangeGroup(of number: Int, _ sizes: MeasuredSizes) {
    guard number >= 0, number < count, perGroup > 0 else { return }
    let group = group(of: number)
    guard list != nil else {
      // The solution before: its number of items does not change.
      arranged[start(of: group)] = arrange(from: start(of: group), sizes)
      return
    }
    if hasVaryingCount {
      let first = self.group(of: max(0, number - reach + 1))
      return rebuild(from: first, sizes, changed: number)
    }
    let start = start(of: group)
    let solution = arrange(from: start, sizes)
    arranged[start] = solution
    let length = length(of: solution)
    list?.setLength(length, of: group)
  }

  /// Divides the items into groups, from one group on.
  ///
  /// - Parameter changed: The only item that has changed; the groups behind it stay where a group
  ///   begins as before.
  private mutating func rebuild(from group: Int, _ sizes: MeasuredSizes, changed: Int? = nil) {
    guard var list else { return }
    let old = list
    var next = group < list.starts.count ? list.starts[group] : 0
    list.removeGroups(from: group)
    while next < count {
      if let changed, next > changed, let same = old.groupBeginning(at: next) {
        list.append(groups: same, of: old)
        break
      }
      if !isAsTemplate(next, sizes) {
        let solution = arrange(from: next, sizes)
        arranged[next] = solution
        list.append(start: next, length: length(of: solution))
        next += max(1, solution.items.count)
      } else {
        arranged[next] = nil
        list.append(start: next, length: length(of: template))
        next += perGroup
      }
    }
    self.list = list
  }

  /// Whether a group that begins at an item is a copy of the template: as much follows as that
  /// depends on, and nothing of it was measured.
  private func isAsTemplate(_ start: Int, _ sizes: MeasuredSizes) -> Bool {
    let items = start..<start + max(perGroup, hasVaryingCount ? template.reach : perGroup)
    guard items.upperBound <= count || (start == 0 && sizes.isEmpty) else { return false }
    return sizes.isEmpty
      || (items.allSatisfy { sizes.items[$0] == nil }
        && (sizes.views.isEmpty
          || !sizes.views.keys.contains { items.contains($0.item) }))
  }
}
