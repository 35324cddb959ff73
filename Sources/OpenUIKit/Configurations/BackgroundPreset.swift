/// The properties of a background that depend on the state.
nonisolated struct BackgroundLook: Equatable, Sendable {
  var cornerRadius: CGFloat = 0
  var backgroundInsets = NSDirectionalEdgeInsets.zero
  var backgroundColor: UIColor?
  var visualEffect: UIVisualEffect?
  var strokeColor: UIColor?
  var strokeWidth: CGFloat = 0

  /// The look with some properties of another one.
  func keeping(_ settings: BackgroundSettings, of other: BackgroundLook) -> BackgroundLook {
    var look = self
    if settings.contains(.cornerRadius) { look.cornerRadius = other.cornerRadius }
    if settings.contains(.backgroundInsets) { look.backgroundInsets = other.backgroundInsets }
    if settings.contains(.backgroundColor) { look.backgroundColor = other.backgroundColor }
    if settings.contains(.visualEffect) { look.visualEffect = other.visualEffect }
    if settings.contains(.strokeColor) { look.strokeColor = other.strokeColor }
    if settings.contains(.strokeWidth) { look.strokeWidth = other.strokeWidth }
    return look
  }
}

/// The properties of a `BackgroundLook` that a program has set.
nonisolated struct BackgroundSettings: OptionSet, Sendable {
  let rawValue: UInt8

  static let cornerRadius = BackgroundSettings(rawValue: 1)
  static let backgroundInsets = BackgroundSettings(rawValue: 2)
  static let backgroundColor = BackgroundSettings(rawValue: 4)
  static let visualEffect = BackgroundSettings(rawValue: 8)
  static let strokeColor = BackgroundSettings(rawValue: 16)
  static let strokeWidth = BackgroundSettings(rawValue: 32)
}

/// The part of a configuration state on which backgrounds depend.
struct BackgroundState {
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isPinned = false
  var isReordering = false
  var isDropTarget = false

  init() {}

  init(_ state: any UIConfigurationState) {
    switch state {
    case let cell as UICellConfigurationState:
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isFocused = cell.isFocused
      isPinned = cell.isPinned
      isReordering = cell.isReordering || cell.cellDragState != .none
      isDropTarget = cell.cellDropState == .targeted
    case let view as UIViewConfigurationState:
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
      isFocused = view.isFocused
      isPinned = view.isPinned
    default: break
    }
  }
}

/// A background that the system has for a part of a list.
nonisolated enum BackgroundPreset: Hashable, Sendable {
  case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
  case sidebarHeader, sidebarCell, accompaniedSidebarCell

  // Fidelity: which colours the states have. [decided after iOS 14 to 17]
  /// How it looks in a state.
  @MainActor
  func look(in state: BackgroundState) -> BackgroundLook {
    var look = BackgroundLook()
    switch self {
    case .plainCell, .groupedCell:
      look.backgroundColor = cellColor(in: state, self == .groupedCell)
    case .plainHeaderFooter:
      look.backgroundColor = .clear
      if state.isPinned { look.visualEffect = UIBlurEffect(style: .systemChromeMaterial) }
    case .groupedHeaderFooter, .sidebarHeader:
      look.backgroundColor = .clear
    case .sidebarCell, .accompaniedSidebarCell:
      look.cornerRadius = 10
      look.backgroundColor = sidebarColor(in: state)
    }
    return look
  }

  @MainActor
  private func cellColor(in state: BackgroundState, _ isGrouped: Bool) -> UIColor {
    if state.isSelected || state.isHighlighted || state.isDropTarget { return .systemGray4 }
    return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  @MainActor
  private func sidebarColor(in state: BackgroundState) -> UIColor? {
    if state.isSelected { return self == .sidebarCell ? nil : .systemGray4 }
    if state.isHighlighted || state.isDropTarget { return .systemGray5 }
    return state.isReordering ? .secondarySystemBackground : .clear
  }
}
