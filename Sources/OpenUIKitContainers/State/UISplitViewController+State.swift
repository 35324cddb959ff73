import NestKit
import OpenUIKit

extension UISplitViewController: RestorableContainer {
  /// The values that a split view controller saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The mode that the user has chosen, as the number of ``DisplayMode``; `nil` for that of the
    /// program.
    public var displayMode: Int?

    /// Whether the inspector column is shown; `nil` if it is not.
    public var showsInspector: Bool?

    /// The widths that the user has given to columns, in points, by the numbers of ``Column``;
    /// `nil` for none.
    public var widths: [Int: CGFloat]?

    /// Creates them.
    public init(
      displayMode: Int? = nil, showsInspector: Bool? = nil, widths: [Int: CGFloat]? = nil
    ) {
      self.displayMode = displayMode
      self.showsInspector = showsInspector
      self.widths = widths
    }
  }

  /// `split view`.
  public static let stateKind = "split view"

  /// The controllers that were given for the columns; the slot is the number of the ``Column``.
  public var restorableChildren: [RestorableChild] {
    slots.compactMap { slot in slot.assigned.map { RestorableChild($0, slot: slot.column.rawValue) }
    }
  }

  /// The mode and the widths that the user has chosen, and the inspector column.
  public var restorableFacts: RestorableFacts {
    let widths = widths.chosen.map { ($0.key.rawValue, $0.value) }
    return RestorableFacts(
      displayMode: arrangement.choice?.mode.rawValue,
      showsInspector: isShown(.inspector) ? true : nil,
      widths: widths.isEmpty ? nil : Dictionary(uniqueKeysWithValues: widths))
  }

  /// Refuses a child of a column that the style lacks.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    let unknown = children.first { child in !slots.contains { $0.column.rawValue == child.slot } }
    return unknown.map { "There is no column \($0.slot)" }
  }

  /// Gives the columns their children, and chooses the mode and the widths that were chosen.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    for child in children {
      if let column = Column(rawValue: child.slot) { put(child.viewController, into: column) }
    }
    for (number, width) in facts.widths ?? [:] where width.isFinite {
      if let column = Column(rawValue: number) { widths[column].chosen = width }
    }
    if facts.showsInspector == true { setInspectorShown(true) }
    guard let mode = facts.displayMode.flatMap(DisplayMode.init(rawValue:)), mode != .automatic
    else {
      return
    }
    arrangement.restore(mode)
    updateMode(animated: false)
  }
}
