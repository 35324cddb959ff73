/// The state that a list passes to a cell besides selection and highlight, in one value: one call
/// updates a cell.
struct CellListState: Equatable {
  /// How the cell takes part in a drag.
  enum Drag: Int { case none, lifting, dragging }

  /// How the background and the separators of the list look.
  enum Appearance { case plain, grouped, insetGrouped }

  /// Where separators begin and end.
  enum SeparatorInset: Equatable {
    /// Beside the text.
    case automatic
    /// From the edges of the cell.
    case fromEdges(UIEdgeInsets)
    /// In addition to the automatic one.
    case fromAutomatic(UIEdgeInsets)
  }

  /// The lines of a cell.
  struct Separator: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    var effect: UIVisualEffect?
    var inset = SeparatorInset.automatic
    /// Whether there is a line at the upper edge, as above the first row of a group. It has the
    /// whole width.
    var showsTop = false
    /// Whether there is a line at the lower edge.
    var showsBottom = false
    /// Whether the lower line has the whole width, as below the last row of a group.
    var isBottomFull = false
  }

  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether cells are selected by circles while they are edited.
  var isMultipleSelection = false
  /// Whether the content moves to make room for the edit control.
  var shouldIndentWhileEditing = true
  /// Whether the row may be moved.
  var canReorder = false
  /// Whether it shows a reorder control, whatever the cell says.
  var isReorderable = false
  /// Whether actions have been revealed by a swipe.
  var isSwiped = false
  /// Whether the button that confirms deletion is shown.
  var showsDeleteConfirmation = false
  var isReordering = false
  var isExpanded = false
  /// Whether the cell is the header of a section, on its own or as its first item.
  var isHeader = false
  /// Whether the cell is the footer of a section.
  var isFooter = false
  /// Whether a header or footer stays at an edge while the items scroll.
  var isPinned = false
  var drag = Drag.none
  var drop = UICellConfigurationState.DropState.none
  var appearance = Appearance.plain
  /// Whether the list looks like a sidebar.
  var isSidebar = false
  var isFirstInSection = false
  var isLastInSection = false
  /// The radius of the corners of a group, in points.
  var groupRadius: CGFloat = 0
  /// The margins at the sides, in points: where the content begins and ends; nil for those of the
  /// cell.
  var sideMargin: CGFloat?
  var separator = Separator()

  /// Adds what a configuration state has of it.
  func write(to state: inout UICellConfigurationState) {
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    state.isPinned = isPinned
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.cellDropState = drop
    state.cellDragState =
      switch drag {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
  }

  /// The corners of a group that the cell has.
  var roundedCorners: CACornerMask {
    guard appearance == .insetGrouped, groupRadius > 0 else { return [] }
    var corners: CACornerMask = []
    if isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The background of the system for a cell in such a list.
  var backgroundConfiguration: UIBackgroundConfiguration {
    if isHeader || isFooter {
      if isSidebar { return .listSidebarHeader() }
      return appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    if isSidebar { return .listSidebarCell() }
    return appearance == .plain ? .listPlainCell() : .listGroupedCell()
  }
}
