/// The actions of menus and keys on a text or another selection. Every method may be left out.
///
/// A class that overrides one says in `canPerformAction(_:withSender:)` when it can be done;
/// `UIResponder` has them all, and does nothing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selection to the pasteboard and removes it.
  func cut(_ sender: Any?)

  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)

  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)

  /// Selects the word or the element.
  func select(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)

  /// Removes the selection.
  func delete(_ sender: Any?)

  /// Begins to find something.
  func find(_ sender: Any?)

  /// Begins to find something and to replace it.
  func findAndReplace(_ sender: Any?)

  /// Moves on to the next place that was found.
  func findNext(_ sender: Any?)

  /// Moves back to the place before.
  func findPrevious(_ sender: Any?)

  /// Finds what is selected.
  func useSelectionForFind(_ sender: Any?)
}

/// An interaction that finds something in the view that it is on.
package protocol FindPerformer: UIInteraction {
  /// Whether an action to find something can be done now.
  func canFind(_ action: FindAction) -> Bool

  /// Does it.
  func find(_ action: FindAction)
}

/// An action to find something.
nonisolated package enum FindAction: Sendable, Equatable {
  case find, replace, next, previous, useSelection
}

extension FindAction {
  /// The action of UIKit.
  @MainActor package var selector: Selector {
    switch self {
    case .find: "find:"
    case .replace: "findAndReplace:"
    case .next: "findNext:"
    case .previous: "findPrevious:"
    case .useSelection: "useSelectionForFind:"
    }
  }
}

extension Selector {
  /// The actions of the standard, which no responder performs that does not say so.
  static let standardEdits: Set<Selector> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "find:",
    "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
  ]
}
