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
}

extension Selector {
  /// The actions of the standard, which no responder performs that does not say so.
  static let standardEdits: Set<Selector> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]
}
