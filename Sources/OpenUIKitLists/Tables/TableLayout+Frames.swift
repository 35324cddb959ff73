import OpenQuartzCore

extension TableLayout {
  /// The left edge and the width of rows, in points.
  var column: (x: CGFloat, width: CGFloat) {
    var (x, width) = (CGFloat.zero, table.bounds.width)
    let index = table.sectionIndexWidth
    width -= index
    if table.effectiveUserInterfaceLayoutDirection == .rightToLeft { x += index }
    guard table.style == .insetGrouped else { return (x, max(0, width)) }
    let margin = table.insetGroupedMargin
    return (x + margin, max(0, width - 2 * margin))
  }

  // MARK: Rectangles

  /// A section with its header, rows and footer.
  func rect(ofSection section: Int) -> CGRect {
    let part = metrics.sections[section]
    let y = sectionsStart + metrics.offset(ofSection: section) + part.spaceAbove
    return CGRect(
      x: column.x, y: y, width: column.width, height: part.total - part.spaceAbove)
  }

  /// A header at its place, where it would be if it did not stay in sight.
  func rect(ofHeader section: Int) -> CGRect {
    let part = metrics.sections[section]
    let y = sectionsStart + metrics.offset(ofSection: section) + part.spaceAbove
    return CGRect(x: column.x, y: y, width: column.width, height: part.header.height)
  }

  /// A footer at its place.
  func rect(ofFooter section: Int) -> CGRect {
    let part = metrics.sections[section]
    let y = sectionsStart + metrics.offset(ofSection: section) + part.rowsStart + part.rows.total
    return CGRect(x: column.x, y: y, width: column.width, height: part.footer.height)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    CGRect(
      x: column.x, y: sectionsStart + metrics.offset(of: path), width: column.width,
      height: metrics.sections[path.section].rows[path.row])
  }

  /// The row at a distance from the beginning of the content; nil in headers, footers and gaps.
  func row(at y: CGFloat) -> IndexPath? {
    let y = y - sectionsStart
    guard y >= 0, y < metrics.total, let section = metrics.section(at: y) else { return nil }
    let part = metrics.sections[section]
    let inside = y - metrics.offset(ofSection: section) - part.rowsStart
    guard inside >= 0, inside < part.rows.total else { return nil }
    return part.rows.index(at: inside).map { IndexPath(row: $0, section: section) }
  }

  /// The rows that are at least partly between two distances, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var rows: [IndexPath] = []
    forEachSection(from: top, to: bottom) { section in
      forEachRow(of: section, from: top, to: bottom) { path, _ in rows.append(path) }
    }
    return rows
  }

  // MARK: Elements

  /// Rows first: headers and footers are made after the rows of a pass.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var rows: [UICollectionViewLayoutAttributes] = []
    var edges: [UICollectionViewLayoutAttributes] = []
    let column = column
    forEachSection(from: rect.minY, to: rect.maxY) { section in
      forEachRow(of: section, from: rect.minY, to: rect.maxY) { path, range in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: column.x, y: range.lowerBound, width: column.width,
          height: range.upperBound - range.lowerBound)
        rows.append(attributes)
      }
      if let header = header(of: section), header.frame.intersects(rect) { edges.append(header) }
      if let footer = footer(of: section), footer.frame.intersects(rect) { edges.append(footer) }
    }
    return rows + edges
  }

  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    guard path.count == 2, metrics.sections.indices.contains(path.section) else { return nil }
    switch element {
    case .cell:
      guard metrics.contains(path) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = rect(ofRow: path)
      return attributes
    case .supplementary(Self.header, _):
      return header(of: path.section)
    case .supplementary(Self.footer, _):
      return footer(of: path.section)
    default: return nil
    }
  }

  private func forEachSection(from top: CGFloat, to bottom: CGFloat, _ body: (Int) -> Void) {
    let start = sectionsStart
    guard bottom > start, top < start + metrics.total,
      let first = metrics.section(at: top - start),
      let last = metrics.section(at: bottom - start)
    else { return }
    for section in first...last where metrics.sections[section].total > 0 { body(section) }
  }

  private func forEachRow(
    of section: Int, from top: CGFloat, to bottom: CGFloat,
    _ body: (IndexPath, Range<CGFloat>) -> Void
  ) {
    let part = metrics.sections[section]
    let start = sectionsStart + metrics.offset(ofSection: section) + part.rowsStart
    guard top < start + part.rows.total, var row = part.rows.index(at: top - start) else { return }
    var y = start + part.rows.offset(of: row)
    while row < part.rows.count, y < bottom {
      let height = part.rows[row]
      if height > 0 {
        body(IndexPath(row: row, section: section), y..<(y + height))
        y += height
        row += 1
      } else {
        // However many rows without height there are, they cost nothing.
        guard y - start < part.rows.total,
          let next = part.rows.index(at: y - start + 1e-6)
        else { return }
        row = max(row + 1, next)
      }
    }
  }

  // MARK: Headers and footers that stay in sight

  // Fidelity: the headers of a plain table stay below the adjusted content inset, pushed by the end
  // of their section, and move along when the content is pulled down; footers stay at the bottom.
  // [known]
  private func header(of section: Int) -> UICollectionViewLayoutAttributes? {
    let edge = metrics.sections[section].header
    guard edge.height > 0, edge.hasView else { return nil }
    var frame = rect(ofHeader: section)
    if table.style == .plain {
      let top = table.contentOffset.y + table.adjustedContentInset.top
      let last = rect(ofSection: section).maxY - frame.height
      frame.origin.y = max(frame.minY, min(top, last))
    }
    return attributes(Self.header, section, frame)
  }

  private func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
    let edge = metrics.sections[section].footer
    guard edge.height > 0, edge.hasView else { return nil }
    var frame = rect(ofFooter: section)
    if table.style == .plain {
      let bottom = table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom
      let first = rect(ofSection: section).minY + metrics.sections[section].header.height
      frame.origin.y = min(frame.minY, max(bottom - frame.height, first))
    }
    return attributes(Self.footer, section, frame)
  }

  /// Whether a header or footer is not at its place, but stays in sight.
  func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let section = attributes.element.indexPath.section
    guard metrics.sections.indices.contains(section) else { return false }
    let rect =
      attributes.element.kind == Self.header ? rect(ofHeader: section) : rect(ofFooter: section)
    return rect.minY != attributes.frame.minY
  }

  private func attributes(
    _ kind: String, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = frame
    attributes.zIndex = 1
    return attributes
  }
}
