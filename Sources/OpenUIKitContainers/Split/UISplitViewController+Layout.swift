import NestKit
import OpenUIKit

extension UISplitViewController {
  /// How long columns slide, in seconds.
  nonisolated static let slideDuration: TimeInterval = 0.35
  /// The opacity of what dims the secondary column.
  private static let dimmingAlpha: CGFloat = 0.2
  /// The width of the line after a column, in points.
  private static let lineWidth: CGFloat = 1

  func slot(_ column: Column) -> SplitSlot? { slots.first { $0.column == column } }

  /// The columns that are shown when everything that was requested is done.
  var shownColumns: [Column] {
    if isCollapsed {
      return [collapsesOntoCompact ? .compact : singleColumn]
    }
    return arrangement.columns(in: mode) + [.secondary] + (hasInspector ? [.inspector] : [])
  }

  /// Whether the inspector column is beside the secondary one.
  private var hasInspector: Bool {
    (returned?.showsInspector ?? showsInspector) && slot(.inspector)?.assigned != nil
  }

  /// The column in which all others are: the primary one, or the first that has a controller.
  private var singleColumn: Column {
    let columns: [Column] = [.primary, .supplementary, .secondary]
    return columns.first { slot($0)?.content != nil } ?? .primary
  }

  var primaryWidths: SplitWidths {
    SplitWidths(
      fraction: preferredPrimaryColumnWidthFraction, preferred: preferredPrimaryColumnWidth,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth,
      chosen: chosenWidths[.primary])
  }

  var supplementaryWidths: SplitWidths {
    SplitWidths(
      fraction: preferredSupplementaryColumnWidthFraction,
      preferred: preferredSupplementaryColumnWidth, minimum: minimumSupplementaryColumnWidth,
      maximum: maximumSupplementaryColumnWidth, chosen: chosenWidths[.supplementary])
  }

  var inspectorWidths: SplitWidths {
    SplitWidths(
      fraction: preferredInspectorColumnWidthFraction, preferred: preferredInspectorColumnWidth,
      minimum: minimumInspectorColumnWidth, maximum: maximumInspectorColumnWidth,
      chosen: chosenWidths[.inspector])
  }

  /// The column nearest to the secondary one that lies over it.
  var overlaySlot: SplitSlot? {
    guard !isCollapsed, SplitArrangement.isOverlay(mode) else { return nil }
    return arrangement.columns(in: mode).last.flatMap(slot)
  }

  /// Puts columns, lines and dimming where they belong; inside an animation they move there.
  func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let frames = frames(in: bounds, mode: mode)
    for slot in slots { slot.updateRegion() }
    placeRegions(at: frames)
    if dimming.frame != bounds { dimming.frame = bounds }
    dimming.alpha = overlaySlot == nil ? 0 : Self.dimmingAlpha
    for column in [Column.secondary, .inspector] {
      slot(column)?.region.accessibilityElementsHidden = overlaySlot != nil
    }
    layOutLines(frames)
    updateButtons()
  }

  func placeRegions(at frames: [Column: CGRect]) {
    for slot in slots {
      if let frame = frames[slot.column], slot.region.frame != frame { slot.region.frame = frame }
    }
  }

  private func layOutLines(_ frames: [Column: CGRect]) {
    let shown = shownColumns
    for (index, column) in Self.linedColumns.enumerated() {
      let line = lines[index]
      line.isHidden = isCollapsed || slot(column) == nil
      defer { layOut(dividers[index], around: line, of: column) }
      guard let frame = frames[column] else { continue }
      let isShown = shown.contains(column)
      let isAtLeft = isMirrored == (column == .inspector)
      let edge = isAtLeft ? frame.maxX - Self.lineWidth : frame.minX
      let outside = isAtLeft ? frame.minX - Self.lineWidth : frame.maxX
      line.frame = CGRect(
        x: isShown ? edge : outside, y: frame.minY, width: Self.lineWidth, height: frame.height)
    }
  }

  /// Whether the primary column is at the right edge.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  /// Where columns are. One that is not shown is where it would be.
  func frames(in bounds: CGRect, mode: DisplayMode) -> [Column: CGRect] {
    if isCollapsed { return shownColumns.reduce(into: [:]) { $0[$1] = bounds } }
    return columnFrames(in: bounds, mode: mode)
  }

  /// The same where there are columns.
  func columnFrames(in bounds: CGRect, mode: DisplayMode) -> [Column: CGRect] {
    let shown = arrangement.columns(in: mode)
    let primary = primaryWidths.width(in: bounds.width)
    let supplementary = supplementaryWidths.width(in: bounds.width)
    var widths: [Column: CGFloat] = [.primary: primary, .supplementary: supplementary]
    var starts: [Column: CGFloat] = [
      .primary: 0, .supplementary: shown.contains(.primary) ? primary : 0,
    ]
    let usedWidth = shown.reduce(0) { $0 + (widths[$1] ?? 0) }
    let isCovered = SplitArrangement.isOverlay(mode)
    starts[.secondary] = isCovered ? 0 : usedWidth
    let displacement = mode == .twoDisplaceSecondary ? primary : 0
    let inspector = inspectorWidths.width(in: bounds.width)
    let free = bounds.width - (isCovered ? 0 : usedWidth - displacement)
    widths[.secondary] = max(free - (hasInspector ? inspector : 0), 0)
    widths[.inspector] = inspector
    starts[.inspector] = (starts[.secondary] ?? 0) + free - inspector
    return widths.reduce(into: [.compact: bounds]) { frames, width in
      let start = starts[width.key] ?? 0
      frames[width.key] = CGRect(
        x: bounds.minX + (isMirrored ? bounds.width - start - width.value : start), y: bounds.minY,
        width: width.value, height: bounds.height)
    }
  }
}

nonisolated extension Transition {
  /// How the child of a column enters from the leading edge.
  static let splitLeading = split(from: .leading)
  /// How the child of a column enters from the trailing edge.
  static let splitTrailing = split(from: .trailing)

  private static func split(from edge: TransitionEdge) -> Transition {
    Transition("split column, \(edge.rawValue)") { region in
      let offset = edge.offset(in: region)
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(
          duration: UISplitViewController.slideDuration,
          appearing: TransitionChange(translation: -offset)),
      ]
    }
  }
}
