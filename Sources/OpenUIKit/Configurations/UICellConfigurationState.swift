/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @MainActor Hashable {
  /// How a cell takes part in a drag.
  nonisolated public enum DragState: Hashable, Sendable {
    case none
    /// It rises, before the drag begins.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// How a cell takes part in a drag that is above its list.
  nonisolated public enum DropState: Hashable, Sendable {
    case none
    /// The list may take the drop, at another place.
    case notTargeted
    /// The cell takes the drop.
    case targeted
  }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used; false by default, as all the others.
  public var isDisabled = false
  /// Whether a touch is on it.
  public var isHighlighted = false
  /// Whether its item is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at an edge while the content scrolls.
  public var isPinned = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether the items below its item are shown, in an outline.
  public var isExpanded = false
  /// Whether actions have been revealed by a swipe.
  public var isSwiped = false
  /// Whether it is being moved to another place.
  public var isReordering = false
  /// How the cell takes part in a drag; `.none` by default.
  public var cellDragState = DragState.none
  /// How the cell takes part in a drag that is above its list; `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with these traits, and defaults for everything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of the program for a key; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
