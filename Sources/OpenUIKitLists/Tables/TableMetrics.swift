/// The heights of a table: those of its sections, with their headers, rows and footers.
nonisolated struct TableMetrics: Sendable {
  /// A header or a footer.
  struct Edge: Equatable, Sendable {
    /// In points; 0 for none.
    var height: CGFloat = 0
    /// Whether the height is final; an estimate otherwise.
    var isKnown = true
    /// Whether there may be a view; otherwise there is only space.
    var hasView = false
    /// The least height of a title, which is measured.
    var least: CGFloat = 0
    /// Whether the height is that which the view wants, or which the delegate says when it is
    /// shown.
    var isMeasured = false

    /// Takes the measured height from before an update.
    mutating func keep(_ old: Edge) {
      guard isMeasured, old.isMeasured, old.isKnown, least == old.least else { return }
      (height, isKnown) = (old.height, true)
    }
  }

  struct Section: Sendable {
    /// The space above the header in a plain table, in points.
    var padding: CGFloat = 0
    var header = Edge()
    var rows = LengthList(count: 0, length: 0, isKnown: true)
    var footer = Edge()

    var total: CGFloat { rowsStart + rows.total + footer.height }
    /// Where the rows begin below the beginning of the section.
    var rowsStart: CGFloat { spaceAbove + header.height }
    /// The padding, if there is a header.
    var spaceAbove: CGFloat { header.height > 0 ? padding : 0 }
  }

  private(set) var sections: [Section] = []
  private var lengths = LengthList(count: 0, length: 0, isKnown: true)

  init() {}

  init(_ sections: [Section]) {
    self.sections = sections
    lengths = LengthList(count: sections.count) { .init(value: sections[$0].total, isKnown: true) }
  }

  /// The height of all sections.
  var total: CGFloat { lengths.total }

  /// Where a section begins below the beginning of the first one.
  func offset(ofSection section: Int) -> CGFloat { lengths.offset(of: section) }

  /// The section at an offset, or the nearest one.
  func section(at offset: CGFloat) -> Int? { lengths.index(at: offset) }

  /// Where a row begins below the beginning of the first section.
  func offset(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return offset(ofSection: path.section) + section.rowsStart + section.rows.offset(of: path.row)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path[0]) && path[1] >= 0
      && path[1] < sections[path[0]].rows.count
  }

  /// Changes a section in place.
  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    lengths.set(section, to: sections[section].total)
  }
}
