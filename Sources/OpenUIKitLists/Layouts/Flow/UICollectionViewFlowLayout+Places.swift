import OpenQuartzCore

// Where the elements of a flow layout are.

extension UICollectionViewFlowLayout {
  // Fidelity: zIndex of headers and footers that stay in sight. [known]
  private static let pinnedDepth = 10

  final var flowContentSize: CGSize {
    let sections = flowSections
    return size(FlowSize(main: sections.last?.end ?? 0, cross: flow.room))
  }

  final func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    guard low <= high, let owner else { return [] }
    let sections = flowSections
    let maker = FlowAttributes(self, owner)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in indexes(of: sections, low, high, owner) {
      let section = sections[index]
      if section.header > 0 {
        let header = supplementary(
          UICollectionView.elementKindSectionHeader, index, header(of: section, owner), section,
          maker)
        if header.frame.intersects(rect) { found.append(header) }
      }
      // Frames are rounded by less than a point.
      let items = section.lines.items(
        from: low - section.linesStart - 1, to: high - section.linesStart + 1)
      for (item, place) in zip(items, section.lines.places(of: items)) {
        let frame = frame(of: place, in: section, maker.scale)
        if frame.intersects(rect) {
          found.append(maker.make(.cell(IndexPath(item: item, section: index)), frame))
        }
      }
      if section.footer > 0 {
        let footer = supplementary(
          UICollectionView.elementKindSectionFooter, index, footer(of: section, owner), section,
          maker)
        if footer.frame.intersects(rect) { found.append(footer) }
      }
    }
    return found
  }

  /// The sections that have something between two places. Headers and footers that stay in sight
  /// are in no other section than their own.
  private func indexes(
    of sections: [FlowSection], _ low: CGFloat, _ high: CGFloat, _ owner: UICollectionView
  ) -> Range<Int> {
    let first = sections.lowerBound { $0.end <= low - 1 }
    let last = sections.lowerBound { $0.start < high + 1 }
    return first..<max(first, last)
  }

  final func flowItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = flowSections
    guard let owner, path.count == 2, sections.indices.contains(path[0]) else { return nil }
    let section = sections[path[0]]
    guard path[1] >= 0, path[1] < section.lines.count else { return nil }
    let maker = FlowAttributes(self, owner)
    return maker.make(
      .cell(path), frame(of: section.lines.place(of: path[1]), in: section, maker.scale))
  }

  final func flowSupplementary(
    _ kind: String, section index: Int
  ) -> UICollectionViewLayoutAttributes? {
    let sections = flowSections
    guard let owner, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let maker = FlowAttributes(self, owner)
    switch kind {
    case UICollectionView.elementKindSectionHeader where section.header > 0:
      return supplementary(kind, index, header(of: section, owner), section, maker)
    case UICollectionView.elementKindSectionFooter where section.footer > 0:
      return supplementary(kind, index, footer(of: section, owner), section, maker)
    default: return nil
    }
  }

  // MARK: Headers and footers

  private func header(of section: FlowSection, _ owner: UICollectionView) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds else { return section.start }
    let insets = owner.adjustedContentInset
    return section.pinnedHeader(
      visibleFrom: isVertical
        ? owner.contentOffset.y + insets.top : owner.contentOffset.x + insets.left)
  }

  private func footer(of section: FlowSection, _ owner: UICollectionView) -> CGFloat {
    guard sectionFootersPinToVisibleBounds else { return section.footerStart }
    let (bounds, insets) = (
      CGRect(origin: owner.contentOffset, size: owner.bounds.size), owner.adjustedContentInset
    )
    return section.pinnedFooter(
      visibleTo: isVertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right)
  }

  private func supplementary(
    _ kind: String, _ index: Int, _ start: CGFloat, _ section: FlowSection, _ maker: FlowAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let place = FlowPlace(
      main: start, cross: 0,
      size: FlowSize(main: isHeader ? section.header : section.footer, cross: flow.room))
    let attributes = maker.make(
      .supplementary(kind: kind, IndexPath(item: 0, section: index)), rect(place, maker.scale))
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { attributes.zIndex = Self.pinnedDepth }
    let edge = isHeader ? section.headerEdge : section.footerEdge
    attributes.measuredAxes = edge.isAutomatic ? (isVertical ? .vertical : .horizontal) : []
    return attributes
  }

  // MARK: Frames

  private func frame(
    of place: FlowPlace, in section: FlowSection, _ scale: CGFloat
  ) -> CGRect {
    var place = place
    place.main += section.linesStart
    place.cross += section.insets.crossStart
    return rect(place, scale)
  }

  // Fidelity: origins are rounded to pixels; sizes are those that were asked for. [decided]
  private func rect(_ place: FlowPlace, _ scale: CGFloat) -> CGRect {
    let main = (place.main * scale).rounded() / scale
    let cross = (place.cross * scale).rounded() / scale
    return CGRect(
      origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross),
      size: size(place.size))
  }

  private func size(_ size: FlowSize) -> CGSize {
    isVertical
      ? CGSize(width: size.cross, height: size.main) : CGSize(width: size.main, height: size.cross)
  }
}

/// Makes attributes of the class that a flow layout says.
struct FlowAttributes {
  /// Pixels per point.
  let scale: CGFloat
  /// The class; nil for the plain one.
  private let type: UICollectionViewLayoutAttributes.Type?

  init(_ layout: UICollectionViewFlowLayout, _ owner: UICollectionView) {
    let scale = owner.traitCollection.displayScale
    self.scale = scale > 0 ? scale : 1
    let wanted: AnyClass = Swift.type(of: layout).layoutAttributesClass
    type =
      wanted == UICollectionViewLayoutAttributes.self
      ? nil : wanted as? UICollectionViewLayoutAttributes.Type
  }

  func make(_ element: ListElement, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes =
      type.map {
        unsafeDowncast(DynamicInstance.make($0), to: UICollectionViewLayoutAttributes.self)
      } ?? UICollectionViewLayoutAttributes()
    attributes.element = element
    attributes.frame = frame
    return attributes
  }
}
