/// Where everything of a compositional layout is. Leading is left; the layout mirrors.
final class CompositionalSolution {
  let room: LayoutRoom
  let sections: [SectionSolution]
  let spacing: CGFloat
  /// The headers and footers of the whole.
  let boundaries: [LayoutBoundary]
  private(set) var boundarySizes: [Int: CGSize]
  private(set) var boundaryFrames: [CGRect] = []
  /// Where the sections begin.
  private(set) var offsets: [CGFloat] = []
  private(set) var contentSize = CGSize.zero

  var axis: LayoutAxis { room.axis }

  init(
    _ sections: [SectionSolution], in room: LayoutRoom, spacing: CGFloat,
    boundaries: [LayoutBoundary], boundarySizes: [Int: CGSize]
  ) {
    self.sections = sections
    self.room = room
    self.spacing = spacing.finite
    self.boundaries = boundaries
    self.boundarySizes = boundarySizes
    arrange()
  }

  deinit {}

  private func arrange() {
    let bands = BoundarySolution(
      boundaries, along: axis, in: room.size, measured: boundarySizes)
    let start = bands.room.start(axis)
    var position = start
    offsets = sections.map { section in
      defer { position += section.length + spacing }
      return position
    }
    if !sections.isEmpty { position -= spacing }
    let content = CGRect(
      origin: axis.point(start, 0), size: axis.size(max(0, position - start), room.size[axis.other])
    )
    contentSize = axis.size(
      max(0, position) + bands.room.end(axis), room.size[axis.other])
    boundaryFrames = bands.frames(around: content, span: content)
  }

  // MARK: Elements

  /// The elements of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: In the content.
  ///   - visible: The part of the content that is in sight, inside which headers are pinned.
  ///   - scrolled: The part of the content of a section that is in sight, of one that scrolls.
  func elements(
    in rect: CGRect, visible: CGRect, scrolled: (SectionSolution) -> ClosedRange<CGFloat>
  ) -> [PlacedElement] {
    var result: [PlacedElement] = []
    for index in boundaries.indices {
      let view = boundary(index, visible: visible)
      if view.frame.intersects(rect) { result.append(view) }
    }
    for index in sections(from: rect.start(axis), to: rect.end(axis)) {
      append(index, to: &result, rect, visible, scrolled)
    }
    return result
  }

  private func append(
    _ index: Int, to result: inout [PlacedElement], _ rect: CGRect, _ visible: CGRect,
    _ scrolled: (SectionSolution) -> ClosedRange<CGFloat>
  ) {
    let section = sections[index]
    for view in decorations(of: index) + headers(of: index, visible: visible)
    where view.frame.intersects(rect) {
      result.append(view)
    }
    let origin = axis.point(offsets[index], 0)
    var inner = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    if section.section.isOrthogonal {
      guard section.groupsFrame.intersects(inner) else { return }
      let range = scrolled(section)
      let cross = axis.other
      let start = section.groupsFrame.start(cross) + range.lowerBound
      inner = CGRect(
        origin: axis.point(inner.start(axis), start),
        size: axis.size(inner.size[axis], range.upperBound - range.lowerBound))
    }
    for var element in section.elements(in: inner) {
      element.frame.origin = element.frame.origin.moved(by: origin)
      result.append(element)
    }
  }

  /// The sections that may have something between two places. Views at edges may be outside of
  /// their section a little, so that the sections beside it count too.
  private func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    func last(before place: CGFloat) -> Int {
      var (low, high) = (0, offsets.count)
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }
    return max(0, last(before: start) - 1)..<min(sections.count, last(before: end) + 2)
  }

  /// The views behind a section.
  func decorations(of index: Int) -> [PlacedElement] {
    let section = sections[index]
    let frame = self.frame(of: index)
    var numbers: [String: Int] = [:]
    let background = section.section.list.map { _ in listBackground(of: index) }
    return (background.map { [$0] } ?? [])
      + section.section.decorations.map { view in
        let number = numbers[view.kind, default: 0]
        numbers[view.kind] = number + 1
        return PlacedElement(
          element: .decoration(kind: view.kind, IndexPath(item: number, section: index)),
          frame: frame.inset(by: view.insets), zIndex: view.zIndex)
      }
  }

  /// The view behind a section that is a list. Those at the ends of the content go on as far as one
  /// can pull.
  private func listBackground(of index: Int) -> PlacedElement {
    var frame = frame(of: index)
    let (start, end) = (frame.start(axis), frame.end(axis))
    let beyond = room.size[axis]
    let first = index == 0 ? start - beyond : start - (index > 0 ? spacing : 0)
    let last = index == sections.count - 1 ? max(end, beyond) + beyond : end
    frame.origin[axis] = first
    frame.size[axis] = max(0, last - first)
    return PlacedElement(
      element: .decoration(
        kind: ListSectionStyle.backgroundKind, IndexPath(item: 0, section: index)),
      frame: frame, zIndex: -1)
  }

  /// The whole place of a section.
  func frame(of index: Int) -> CGRect {
    CGRect(
      origin: axis.point(offsets[index], 0),
      size: axis.size(sections[index].length, room.size[axis.other]))
  }

  // MARK: Headers and footers

  /// The headers and footers of a section.
  func headers(of index: Int, visible: CGRect) -> [PlacedElement] {
    let section = sections[index]
    let items = section.section.boundaries
    let range = offsets[index]...(offsets[index] + section.length)
    let frames = section.boundaries.map {
      $0.offsetBy(dx: axis.point(offsets[index], 0).x, dy: axis.point(offsets[index], 0).y)
    }
    let pinned = pinnedFrames(items, frames, in: range, visible: insideGlobal(visible))
    return items.indices.map { number in
      PlacedElement(
        element: .supplementary(
          kind: items[number].item.kind,
          IndexPath(item: occurrence(of: number, in: items), section: index)),
        frame: pinned[number],
        zIndex: items[number].item.zIndex + section.promotion + (items[number].isPinned ? 1 : 0),
        measuredAxes: MeasuredAxes(items[number].item.width, items[number].item.height))
    }
  }

  // Fidelity: those of the whole layout have the index path of the first item. [decided]
  /// A header or footer of the whole.
  func boundary(_ number: Int, visible: CGRect) -> PlacedElement {
    let frames = pinnedFrames(
      boundaries, boundaryFrames, in: 0...max(0, contentSize[axis]), visible: visible)
    let item = boundaries[number]
    return PlacedElement(
      element: .supplementary(
        kind: item.item.kind,
        IndexPath(item: occurrence(of: number, in: boundaries), section: 0)),
      frame: frames[number], zIndex: item.item.zIndex + (item.isPinned ? 2 : 0),
      measuredAxes: MeasuredAxes(item.item.width, item.item.height))
  }

  /// How many of the same kind there are before one.
  func occurrence(of number: Int, in items: [LayoutBoundary]) -> Int {
    items[..<number].count { $0.item.kind == items[number].item.kind }
  }

  /// The visible rectangle between the pinned views of the whole.
  private func insideGlobal(_ visible: CGRect) -> CGRect {
    guard boundaries.contains(where: \.isPinned) else { return visible }
    let frames = pinnedFrames(
      boundaries, boundaryFrames, in: 0...max(0, contentSize[axis]), visible: visible)
    var (start, end) = (visible.start(axis), visible.end(axis))
    for (item, frame) in zip(boundaries, frames) where item.isPinned {
      if isAtStart(item) { start = max(start, frame.end(axis)) }
      if isAtEnd(item) { end = min(end, frame.start(axis)) }
    }
    return CGRect(
      origin: axis.point(start, visible.start(axis.other)),
      size: axis.size(max(0, end - start), visible.size[axis.other]))
  }

  private func isAtStart(_ item: LayoutBoundary) -> Bool {
    item.edges.contains(axis == .vertical ? .top : .leading)
  }

  private func isAtEnd(_ item: LayoutBoundary) -> Bool {
    item.edges.contains(axis == .vertical ? .bottom : .trailing) && !isAtStart(item)
  }

  /// Moves what is pinned into what is visible, inside a range.
  private func pinnedFrames(
    _ items: [LayoutBoundary], _ frames: [CGRect], in range: ClosedRange<CGFloat>, visible: CGRect
  ) -> [CGRect] {
    guard items.contains(where: \.isPinned) else { return frames }
    var frames = frames
    // One does not cover the other.
    var (top, bottom) = (visible.start(axis), visible.end(axis))
    var (first, last) = (range.lowerBound, range.upperBound)
    for index in items.indices.reversed() where items[index].isPinned && isAtEnd(items[index]) {
      let length = frames[index].size[axis]
      let start = min(frames[index].start(axis), bottom - length)
      frames[index].origin[axis] = max(start, min(first, frames[index].start(axis)))
      bottom = frames[index].start(axis)
      last = min(last, max(frames[index].start(axis), first))
    }
    for index in items.indices where items[index].isPinned && isAtStart(items[index]) {
      let length = frames[index].size[axis]
      let natural = frames[index].start(axis)
      let start = max(natural, min(top, range.upperBound - length))
      frames[index].origin[axis] = start
      if items[index].edges.isSubset(of: [.top, .leading, .bottom, .trailing]) {
        top = max(top, frames[index].end(axis))
      }
      first = max(first, frames[index].end(axis))
    }
    return frames
  }

  // MARK: Sizes of views

  /// Takes sizes that views have asked for.
  func take(_ size: CGSize, of key: MeasuredKey, inSection section: Int?) {
    if let section {
      guard sections.indices.contains(section) else { return }
      sections[section].take(size, of: key)
    } else if case .boundary(let number) = key {
      boundarySizes[number] = size
    }
    arrange()
  }
}
