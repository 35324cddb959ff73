/// Where the parts of a table cell are in the direction of the lines: the arithmetic, without
/// views.
struct CellGeometry: Equatable {
  /// The space between content and accessories, in points.
  // Fidelity: a chevron takes 34 of 320 points. [observed]
  static let gap: CGFloat = 10
  /// The least room for the edit control at the leading edge, in points.
  // Fidelity: the content moves by about 38 points. [known]
  static let editWidth: CGFloat = 38
  /// The least room for the reorder control, in points, without the margin.
  static let reorderWidth: CGFloat = 22

  /// The values that determine the positions.
  struct Parts: Equatable {
    var margin: CGFloat = 16
    /// The width of the edit control, in points; nil for none.
    var editControl: CGFloat?
    /// Whether the content makes room for it, also where there is none.
    var indents = false
    /// The width of the reorder control, in points; nil for none.
    var reorderControl: CGFloat?
    /// The widths of what is at the trailing edge, from the content outwards, in points.
    var accessories: [CGFloat] = []
    /// The space between two accessories.
    var spacing: CGFloat = 12
  }

  /// The content: from its leading edge, and how wide it is.
  private(set) var content: (x: CGFloat, width: CGFloat) = (0, 0)
  /// Where the edit control begins.
  private(set) var editControl: CGFloat?
  private(set) var reorderControl: CGFloat?
  /// Where the accessories begin, in the order of the widths.
  private(set) var accessories: [CGFloat] = []

  init(_ parts: Parts, width: CGFloat) {
    var leading: CGFloat = 0
    if parts.editControl != nil { editControl = parts.margin }
    if parts.indents { leading = max(Self.editWidth, parts.margin + (parts.editControl ?? 0)) }
    var end = width
    var isOutermost = true
    if let control = parts.reorderControl {
      end -= parts.margin + max(Self.reorderWidth, control)
      reorderControl = end
      isOutermost = false
    }
    for accessory in parts.accessories.reversed() {
      end -= (isOutermost ? parts.margin : parts.spacing) + accessory
      accessories.insert(end, at: 0)
      isOutermost = false
    }
    if !isOutermost { end -= Self.gap }
    content = (leading, max(0, end - leading))
  }

  static func == (first: Self, second: Self) -> Bool {
    first.content == second.content && first.editControl == second.editControl
      && first.reorderControl == second.reorderControl && first.accessories == second.accessories
  }
}
