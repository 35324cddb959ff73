/// The effect on items if they were dropped on a collection view now, and how that shows it.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect on the item at the place.
  nonisolated public enum Intent: Int, Sendable {
    /// Nothing is shown.
    case unspecified
    /// The items are inserted: a gap opens.
    case insertAtDestinationIndexPath
    /// The items are put into the item: it is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// The effect on the item at the place; nothing in particular by default.
  open private(set) var intent = Intent.unspecified

  /// A proposal.
  ///
  /// - Parameters:
  ///   - operation: What becomes of the items.
  ///   - intent: What is done with the item at the place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  deinit {}
}
