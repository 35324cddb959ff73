/// How UIKit names the parts of a list where it refuses an update.
nonisolated struct ListUpdateWords: Sendable {
  /// "row" or "item".
  let item: String
  /// With its article, "a row" or "an item".
  let anItem: String
  /// "table view" or "collection view".
  let list: String
  /// The description of the view, at the end of the message.
  let view: String

  var items: String { item + "s" }
  /// "Table view" or "Collection view".
  var capitalizedList: String { list.prefix(1).uppercased() + list.dropFirst() }

  static func table(_ view: String) -> ListUpdateWords {
    ListUpdateWords(item: "row", anItem: "a row", list: "table view", view: view)
  }

  static func collection(_ view: String) -> ListUpdateWords {
    ListUpdateWords(item: "item", anItem: "an item", list: "collection view", view: view)
  }
}
