/// The effect on items if they were dropped on a table now, and how the table shows it.
open class UITableViewDropProposal: UIDropProposal {
  /// The effect on the row at the place.
  nonisolated public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified
    /// The items are inserted: a gap opens.
    case insertAtDestinationIndexPath
    /// The items are put into the row: it is highlighted.
    case insertIntoDestinationIndexPath
    /// The ends of a row let the items be inserted, its middle takes them.
    case automatic
  }

  /// The effect on the row at the place; nothing in particular by default.
  open private(set) var intent = Intent.unspecified

  /// A proposal.
  ///
  /// - Parameters:
  ///   - operation: What becomes of the items.
  ///   - intent: What is done with the row at the place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  deinit {}
}
