import NestKit
import OpenUIKit

extension UISplitViewController: RestorableContainer {
  /// What a split view controller saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The mode that the user has chosen, as the number of ``DisplayMode``; `nil` for that of the program.
    public var displayMode: Int?

    /// Whether the inspector column is shown; `nil` if it is not.
    public var showsInspector: Bool?

    /// Creates them.
    public init(displayMode: Int? = nil, showsInspector: Bool? = nil) {
      self.displayMode = displayMode
      self.showsInspector = showsInspector
    }
  }

  /// `split view`.
  public static let stateKind = "split view"

  /// What was given for the columns; the slot is the number of the ``Column``.
  public var restorableChildren: [RestorableChild] {
    slots.compactMap { slot in slot.given.map { RestorableChild($0, slot: slot.column.rawValue) } }
  }

  /// The mode that the user has chosen, and the inspector column.
  public var restorableFacts: RestorableFacts {
    RestorableFacts(
      displayMode: chosenMode?.rawValue, showsInspector: isShown(.inspector) ? true : nil)
  }

  /// Refuses a child of a column that the style lacks.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    let stranger = children.first { child in !slots.contains { $0.column.rawValue == child.slot } }
    return stranger.map { "There is no column \($0.slot)" }
  }

  /// Gives the columns their children, and chooses the mode that was chosen.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    for child in children {
      if let column = Column(rawValue: child.slot) { put(child.viewController, into: column) }
    }
    if facts.showsInspector == true { setInspectorShown(true) }
    guard let mode = facts.displayMode.flatMap(DisplayMode.init(rawValue:)), mode != .automatic
    else {
      return
    }
    chosenMode = arrangement.clamped(mode)
    lastBehavior = nil
    updateMode(animated: false)
  }
}
