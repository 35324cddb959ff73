/// Where everything of one section is, from the beginning of the section.
final class SectionSolution {
  let section: LayoutSection
  let index: Int
  let count: Int
  let room: LayoutRoom
  /// The sizes that views have asked for.
  private(set) var sizes: MeasuredSizes
  private(set) var table: GroupTable
  /// The length along the axis of the layout.
  private(set) var length: CGFloat = 0
  /// Headers and footers, in the order of the description.
  private(set) var boundaries: [CGRect] = []
  /// Where the groups are. For a section that scrolls by itself this is its scroll view.
  private(set) var groupsFrame = CGRect.zero
  /// The insets of the groups, with those of the reference.
  let insets: NSDirectionalEdgeInsets
  /// The environment that the handler of visible items gets.
  let environment: LayoutEnvironment

  var axis: LayoutAxis { room.axis }

  init(
    _ section: LayoutSection, index: Int, count: Int, in room: LayoutRoom, sizes: MeasuredSizes
  ) {
    self.section = section
    self.index = index
    self.count = count
    self.room = room
    self.sizes = sizes
    let reference = room.insets(section.reference)
    insets = section.insets.adding(reference)
    environment = LayoutEnvironment(
      LayoutContainer(room.size, insets: insets), room.environment.traitCollection)
    let bands = BoundarySolution(
      section.boundaries, along: room.axis, in: room.size, measured: sizes.boundaries)
    let container = room.size.inset(by: insets).inset(by: bands.room.only(room.axis.other))
    let environment = room.environment
    table = GroupTable(
      section.group, in: container, along: section.isOrthogonal ? room.axis.other : room.axis,
      count: count, spacing: section.spacing, sizes: sizes, environment: { environment.with($0) })
    arrange()
  }

  deinit {}

  /// Places what is around the groups.
  private func arrange() {
    let cross = axis.other
    let across = crossInsets
    let span = CGRect(
      origin: axis.point(0, across.start(cross)),
      size: axis.size(0, max(0, room.size[cross] - across.start(cross) - across.end(cross))))
    let bands = BoundarySolution(
      section.boundaries, along: axis, in: room.size.inset(by: across.only(cross)),
      measured: sizes.boundaries)
    let groupsLength = section.isOrthogonal ? table.breadth : table.total
    let start = bands.room.start(axis) + padding
    let inner = insets.start(axis) + groupsLength + insets.end(axis)
    length = max(0, start + inner + bands.room.end(axis))
    let lead = bands.room.start(cross)
    let trail = bands.room.end(cross)
    let content = CGRect(
      origin: axis.point(start, across.start(cross) + lead),
      size: axis.size(inner, max(0, span.size[cross] - lead - trail)))
    let host = CGRect(
      origin: axis.point(start, span.start(cross)), size: axis.size(inner, span.size[cross]))
    boundaries = bands.frames(around: content, span: host)
    if section.isOrthogonal {
      groupsFrame = CGRect(
        origin: axis.point(start + insets.start(axis), lead),
        size: axis.size(groupsLength, max(0, room.size[cross] - lead - trail)))
    } else {
      groupsFrame = CGRect(
        origin: axis.point(start + insets.start(axis), insets.start(cross) + lead),
        size: axis.size(
          groupsLength,
          max(0, room.size[cross] - insets.start(cross) - insets.end(cross) - lead - trail)))
    }
  }

  /// The room above a section that is a list.
  private var padding: CGFloat {
    guard let list = section.list else { return 0 }
    return list.headerTopPadding + (index == 0 ? list.firstSectionPadding : 0)
  }

  /// The insets of headers and footers across the axis.
  private var crossInsets: NSDirectionalEdgeInsets {
    if section.supplementaryReference != .automatic {
      return room.insets(section.supplementaryReference)
    }
    return section.supplementariesFollowInsets ? insets : room.insets(section.reference)
  }

  // MARK: Groups

  /// The length of the content of a section that scrolls by itself.
  var scrolledLength: CGFloat {
    let cross = axis.other
    return insets.start(cross) + table.total + insets.end(cross)
  }

  /// Where a group begins and how long it is, along the axis of a section that scrolls by itself,
  /// from the beginning of its content.
  func scrolledGroup(_ group: Int) -> (start: CGFloat, length: CGFloat) {
    let start = table.offset(of: group) + table.item.edges.start(axis.other).length
    return (insets.start(axis.other) + start, table.solution(of: group).size[axis.other])
  }

  /// The place where the items of a group are counted from, from the beginning of the section.
  private func origin(of group: Int) -> CGPoint {
    let across = section.isOrthogonal ? groupsFrame.size[axis] : groupsFrame.size[axis.other]
    var origin = table.origin(of: group, breadth: across).moved(by: groupsFrame.origin)
    if section.isOrthogonal { origin[axis.other] += insets.start(axis.other) }
    return origin
  }

  /// The items of a rectangle, and the views at their edges.
  ///
  /// - Parameter rect: From the beginning of the section; in the content of one that scrolls.
  func elements(in rect: CGRect) -> [PlacedElement] {
    let along = table.axis
    let start = groupsFrame.start(along) + (section.isOrthogonal ? insets.start(along) : 0)
    var result: [PlacedElement] = []
    for group in table.groups(from: rect.start(along) - start, to: rect.end(along) - start) {
      append(group, to: &result) { $0.intersects(rect) }
    }
    return result
  }

  private func append(
    _ group: Int, to result: inout [PlacedElement], where isWanted: (CGRect) -> Bool
  ) {
    let solution = table.solution(of: group)
    let origin = origin(of: group)
    let first = table.start(of: group)
    for (offset, place) in solution.items.enumerated() {
      let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard isWanted(frame) else { continue }
      result.append(placed(.cell(path(first + offset)), frame, place.zIndex, place.measuredAxes))
    }
    for view in solution.supplementaries {
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard isWanted(frame) else { continue }
      let element = ListElement.supplementary(kind: view.kind, path(first + view.item))
      result.append(placed(element, frame, view.zIndex, view.measuredAxes))
    }
  }

  private func placed(
    _ element: ListElement, _ frame: CGRect, _ zIndex: Int, _ axes: MeasuredAxes
  ) -> PlacedElement {
    PlacedElement(
      element: element, frame: frame, zIndex: zIndex + promotion, measuredAxes: axes,
      isScrolled: section.isOrthogonal)
  }

  // Fidelity: what else is in a section with decoration is moved to the front by 1. [documented]
  var promotion: Int { section.decorations.isEmpty ? 0 : 1 }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: index) }

  /// One item.
  func item(_ number: Int) -> PlacedElement? {
    guard number >= 0, number < count, table.groups > 0 else { return nil }
    let group = table.group(of: number)
    let (solution, first) = (table.solution(of: group), table.start(of: group))
    guard solution.items.indices.contains(number - first) else { return nil }
    let (place, origin) = (solution.items[number - first], origin(of: group))
    let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    return placed(.cell(path(number)), frame, place.zIndex, place.measuredAxes)
  }

  /// A view at the edges of an item or a group.
  func view(ofKind kind: String, at number: Int) -> PlacedElement? {
    guard number >= 0, number < count, table.groups > 0 else { return nil }
    let group = table.group(of: number)
    let (solution, first) = (table.solution(of: group), table.start(of: group))
    guard
      let view = solution.supplementaries.first(where: {
        $0.kind == kind && $0.item == number - first
      })
    else { return nil }
    let origin = origin(of: group)
    return placed(
      .supplementary(kind: kind, path(number)),
      view.frame.offsetBy(dx: origin.x, dy: origin.y), view.zIndex, view.measuredAxes)
  }

  // MARK: Sizes of views

  /// Takes the size that a view has asked for.
  func take(_ size: CGSize, of key: MeasuredKey) {
    switch key {
    case .item(let number):
      sizes.items[number] = size
      table.arrangeGroup(of: number, sizes)
    case .view(let kind, let number):
      sizes.views[MeasuredSizes.ViewKey(kind: kind, item: number)] = size
      table.arrangeGroup(of: number, sizes)
    case .boundary(let number): sizes.boundaries[number] = size
    }
    arrange()
  }

  /// The size that a view has asked for before.
  func measuredSize(of key: MeasuredKey) -> CGSize? {
    switch key {
    case .item(let number): sizes.items[number]
    case .view(let kind, let number):
      sizes.views[MeasuredSizes.ViewKey(kind: kind, item: number)]
    case .boundary(let number): sizes.boundaries[number]
    }
  }
}

/// The identity of a measured size in a section.
nonisolated enum MeasuredKey: Hashable {
  case item(Int)
  case view(String, Int)
  case boundary(Int)
}

/// Where an element is.
struct PlacedElement {
  var element: ListElement
  var frame: CGRect
  var zIndex = 0
  var measuredAxes = MeasuredAxes()
  /// Whether it is in a section that scrolls by itself, where it would be unscrolled.
  var isScrolled = false
}
