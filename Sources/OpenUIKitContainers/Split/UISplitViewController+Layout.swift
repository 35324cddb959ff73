import NestKit
import OpenUIKit

extension UISplitViewController {
  /// How long columns slide, in seconds.
  nonisolated static let slideDuration: TimeInterval = 0.35
  /// The opacity of what dims the secondary column.
  private static let dimmingAlpha: CGFloat = 0.2

  func setUp() {
    containerWork = core
    core.whenTaken { [zeroingLink] in zeroingLink.target?.childWasTaken($0) }
    // All are hidden before one is shown; who asks for columns meanwhile finds them.
    for slot in slots { slot.stack.conceal(animated: false) }
    showColumns(animated: false)
  }

  func makeSlots() -> [SplitSlot] {
    let columns: [Column] =
      switch style {
      case .unspecified: [.primary, .secondary]
      case .doubleColumn: [.primary, .secondary, .inspector, .compact]
      case .tripleColumn: [.primary, .supplementary, .secondary, .inspector, .compact]
      }
    return columns.map { column in
      let slot = SplitSlot(column, stack: core.addStack())
      slot.stack.whenRestoring = { [zeroingLink, unowned slot] restore in
        guard let container = zeroingLink.target else { return restore() }
        container.restoreLayout(of: slot, restore)
      }
      return slot
    }
  }

  func slot(_ column: Column) -> SplitSlot? { slots.first { $0.column == column } }

  var size: CGSize { viewIfLoaded?.bounds.size ?? .zero }

  /// The columns that are shown when everything that was requested is done.
  var shownColumns: [Column] {
    let columns: [Column] = [.primary, .supplementary, .secondary]
    return arrangement.shown(first: columns.first { slot($0)?.content != nil } ?? .primary)
  }

  /// The column nearest to the secondary one that lies over it.
  var overlaySlot: SplitSlot? {
    guard !arrangement.isCollapsed, SplitArrangement.isOverlay(arrangement.mode) else { return nil }
    return arrangement.columns(in: arrangement.mode).last.flatMap(slot)
  }

  /// Whether the primary column is at the right edge.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  /// Adds the columns, from the lowest to the highest, and what is dragged and tapped.
  func addColumns() {
    view.clipsToBounds = true
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addGestureRecognizer(tap.recognizer)
    let regions = { (columns: [Column]) in columns.compactMap { self.slot($0)?.region } }
    let lines = dividers.map(\.line)
    let beneath = regions([.secondary, .inspector]) + [lines[2], dimming]
    let above = regions([.supplementary, .primary]) + lines.prefix(2) + regions([.compact])
    for view in beneath + above { self.view.addSubview(view) }
    addDividers()
    for slot in slots { slot.stack.region = slot.region }
    view.addGestureRecognizer(drag.recognizer)
  }

  /// Puts columns, lines and dimming where they belong; inside an animation they move there. Where
  /// the container gives a column another size, and keeps its own, the child is informed before.
  func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    let isOwnChange = laidOutSize == view.bounds.size
    laidOutSize = view.bounds.size
    for slot in slots { slot.updateRegion() }
    guard isOwnChange, core.isShown else { return placeColumns(in: view.bounds) }
    let frames = presentFrames(in: view.bounds)
    let sizes = slots.compactMap { slot in
      frames[slot.column].map { (stack: slot.stack, size: $0.size) }
    }
    core.changeSizes(ofRegions: sizes) { placeColumns(in: view.bounds) }
  }

  /// Where the columns are now.
  private func presentFrames(in bounds: CGRect) -> [Column: CGRect] {
    arrangement.isCollapsed
      ? Dictionary(uniqueKeysWithValues: shownColumns.map { ($0, bounds) })
      : columnFrames(in: bounds, mode: arrangement.mode)
  }

  private func placeColumns(in bounds: CGRect) {
    let frames = presentFrames(in: bounds)
    placeRegions(at: frames)
    if dimming.frame != bounds { dimming.frame = bounds }
    dimming.alpha = overlaySlot == nil ? 0 : Self.dimmingAlpha
    for column in [Column.secondary, .inspector] {
      slot(column)?.region.accessibilityElementsHidden = overlaySlot != nil
    }
    layOutDividers(frames)
    updateButtons()
  }

  func placeRegions(at frames: [Column: CGRect]) {
    for slot in slots {
      if let frame = frames[slot.column], slot.region.frame != frame { slot.region.frame = frame }
    }
  }

  /// Where the columns are that children are informed of, or those of now.
  func columnFrames(in bounds: CGRect, mode: DisplayMode) -> [Column: CGRect] {
    widths.frames(
      of: arrangement, mode: mode, in: bounds,
      hasInspector: arrangement.expected.isInspectorBeside, isMirrored: isMirrored)
  }

  /// How the child of a column enters: from the edge of the primary column, or from the other one.
  func transition(of slot: SplitSlot) -> Transition {
    (primaryEdge == .leading) != (slot.column == .inspector) ? .splitLeading : .splitTrailing
  }

  /// The size of the child of a column in a size of the container.
  func size(of slot: SplitSlot, in size: CGSize) -> CGSize {
    let expected = arrangement.expected
    guard !expected.isCollapsed else { return size }
    let bounds = CGRect(origin: .zero, size: size)
    return columnFrames(in: bounds, mode: expected.wanted(in: size))[slot.column]?.size ?? size
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
