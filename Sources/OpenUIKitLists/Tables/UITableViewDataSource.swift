/// Answers what a table shows, and changes the data when the user edits.
///
/// The table asks the counts when it loads and in updates, never while it scrolls: first
/// `numberOfSections(in:)`, then per section `tableView(_:numberOfRowsInSection:)`. Cells are asked
/// when their rows come into sight.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows of a section. A negative number counts as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that becomes visible, usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; 1 where it is left out.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a section's header, unless the delegate gives a view; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer, unless the delegate gives a view; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether the user can edit a row; yes where it is left out.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the user can move a row; where it is left out, yes if `moveRowAt` is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the section index; nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which a title of the index leads; `NSNotFound` for none. Where it is left out,
  /// the section with the number of the title.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// The user has confirmed to delete a row, or to insert one: changes the data, and then the table
  /// by `deleteRows` or `insertRows`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// The user has moved a row: changes the data. The table has moved the row itself.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// The answer where a program leaves the method out.
  public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.leftOut(1) }

  /// The answer where a program leaves the method out.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.leftOut(nil)
  }

  /// The answer where a program leaves the method out.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.leftOut(nil)
  }

  /// The answer where a program leaves the method out.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.leftOut(true)
  }

  /// The answer where a program leaves the method out.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.leftOut(true)
  }

  /// The answer where a program leaves the method out.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.leftOut(nil)
  }

  /// The answer where a program leaves the method out.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.leftOut(index) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.leftOut() }
}
