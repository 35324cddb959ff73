import Foundation
import Testing

@testable import OpenUIKitLists

/// The words in which updates are refused.
@Suite struct ListUpdateErrorTests {
  private static let table = ListUpdateWords.table("<UITableView: 0x1>")
  private static let collection = ListUpdateWords.collection("<UICollectionView: 0x1>")

  private static let cases: [(ListUpdateError.Reason, ListUpdateWords, String)] = [
    (
      .deletesMissing(.item([0, 9]), count: 5), table,
      "attempt to delete row 9 from section 0 which only contains 5 rows before the update"
    ),
    (
      .deletesInMissingSection([4, 1], count: 2), collection,
      "attempt to delete item 1 from section 4, but there are only 2 sections before the update"
    ),
    (
      .insertsMissing(.item([0, 9]), count: 6), table,
      "attempt to insert row 9 into section 0, but there are only 6 rows in section 0 after the "
        + "update"
    ),
    (
      .deletesMissing(.section(4), count: 2), table,
      "attempt to delete section 4, but there are only 2 sections before the update"
    ),
    (
      .insertsMissing(.section(4), count: 2), collection,
      "attempt to insert section 4 but there are only 2 sections after the update"
    ),
    (
      .deletesAndReloads(.item([0, 1])), table,
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      .deletesAndMoves(.item([0, 9])), collection,
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 9})"
    ),
    (
      .insertsAndMoves(.section(3)), collection,
      "attempt to perform an insert and a move to the same section (3)"
    ),
    (
      .movesFromDeletedSection(1), collection, "cannot move an item from a deleted section (1)"
    ),
    (
      .movesIntoInsertedSection(1), table,
      "cannot move a row into a newly inserted section (1)"
    ),
    (
      .movesMissing(.item([0, 3]), count: 3), table,
      "attempt to move index path ({length = 2, path = 0 - 3}) that does not exist - there are "
        + "only 3 rows in section 0 before the update"
    ),
    (
      .movesTwice(.section(1), .section(2), .section(3)), table,
      "attempt to move section 1 to both section 2 and section 3"
    ),
    (
      .movesTogether(.item([0, 1]), .item([0, 2]), .item([1, 0])), collection,
      "attempt to move both item at index path {length = 2, path = 0 - 1} and "
        + "{length = 2, path = 0 - 2} to {length = 2, path = 1 - 0}"
    ),
    (
      .malformed([0]), table,
      "Invalid index path for use with UITableView.  Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row.  "
        + "Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible."
    ),
  ]

  @Test("R22.205 Contradictions and places that do not exist are refused in UIKit's words")
  func messages() {
    for (reason, words, text) in Self.cases {
      let error = ListUpdateError(
        reason: reason, before: ListCounts(), after: ListCounts(), updates: [])
      #expect(error.message(words: words) == text)
    }
  }

  @Test("R22.205 Counts that do not fit are refused in one text with the counts and the changes")
  func counts() {
    let error = #expect(throws: ListUpdateError.self) {
      _ = try ListUpdatePlan(
        [.deleteItem([0, 1]), .insertItem([0, 0]), .moveSection(0, to: 1)],
        from: ListCounts(items: [5]), to: ListCounts(items: [5, 6]))
    }

    #expect(
      error?.message(words: Self.table) == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [5] }
        Data source after updates = { 2 sections with row counts: [5, 6] }
        Updates = [
        \tDelete row (0 - 1),
        \tInsert row (0 - 0),
        \tMove section (0) to (1)
        ]
        Table view: <UITableView: 0x1>
        """)
    #expect(
      error?.explanation(words: Self.table) == """
        Invalid update: invalid number of sections.  The number of sections contained in the table \
        view after the update (2) must be equal to the number of sections contained in the table \
        view before the update (1), plus or minus the number of sections inserted or deleted \
        (0 inserted, 0 deleted).
        """)
  }

  @Test("R22.205 The reason names the section and what changes the number of its items")
  func section() {
    let error = #expect(throws: ListUpdateError.self) {
      _ = try ListUpdatePlan(
        [.insertItem([0, 0]), .moveItem([1, 0], to: [0, 1])],
        from: ListCounts(items: [5, 1]), to: ListCounts(items: [5, 0]))
    }

    #expect(
      error?.explanation(words: Self.collection) == """
        Invalid update: invalid number of items in section 0.  The number of items contained in an \
        existing section after the update (5) must be equal to the number of items contained in \
        that section before the update (5), plus or minus the number of items inserted or deleted \
        from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into \
        or out of that section (1 moved in, 0 moved out).
        """)
  }
}
