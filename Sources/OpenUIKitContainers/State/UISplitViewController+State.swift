import NestKit
import OpenUIKit

extension SplitCore: RestorableContents {
  /// The values that a split view controller saves of itself.
  nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The mode that the user has chosen, as the number of the display mode; nil for that of the
    /// program.
    var displayMode: Int?
    /// Whether the inspector column is shown; nil if it is not.
    var showsInspector: Bool?
    /// The widths that the user has given to columns, in points, by the numbers of the columns; nil
    /// for none.
    var widths: [Int: CGFloat]?
  }

  static let stateKind = "split view"

  /// The controllers that were given for the columns; the slot is the number of the column.
  var restorableChildren: [RestorableChild] {
    (split?.slots ?? []).compactMap { slot in
      slot.assigned.map { RestorableChild($0, slot: slot.column.rawValue) }
    }
  }

  /// The mode and the widths that the user has chosen, and the inspector column; while columns
  /// move, where they lead.
  var restorableFacts: RestorableFacts {
    guard let split else { return RestorableFacts() }
    let widths = split.widths.chosen.map { ($0.key.rawValue, $0.value) }
    let mode =
      split.slots.contains { $0.column != .inspector && $0.isLeadingBack }
      ? split.arrangement.change?.former : split.arrangement.choice?.mode
    let showsInspector =
      split.isShown(.inspector) != (split.slot(.inspector)?.isLeadingBack == true)
    return RestorableFacts(
      displayMode: mode?.rawValue, showsInspector: showsInspector ? true : nil,
      widths: widths.isEmpty ? nil : Dictionary(uniqueKeysWithValues: widths))
  }

  /// Refuses a child of a column that the style lacks.
  func reason(toRefuse children: [RestorableChild]) -> String? {
    let columns = (split?.slots ?? []).map(\.column.rawValue)
    let unknown = children.first { !columns.contains($0.slot) }
    return unknown.map { "There is no column \($0.slot)" }
  }

  /// Gives the columns their children, and chooses the mode and the widths that were chosen.
  func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    guard let split else { return }
    for child in children {
      if let column = UISplitViewController.Column(rawValue: child.slot) {
        split.put(child.viewController, into: column)
      }
    }
    for (number, width) in facts.widths ?? [:] where width.isFinite {
      if let column = UISplitViewController.Column(rawValue: number) {
        split.widths[column].chosen = width
      }
    }
    if facts.showsInspector == true { split.setInspectorShown(true) }
    let mode = facts.displayMode.flatMap(UISplitViewController.DisplayMode.init(rawValue:))
    guard let mode, mode != .automatic else { return }
    split.arrangement.restore(mode)
    split.updateMode(animated: false)
  }
}
