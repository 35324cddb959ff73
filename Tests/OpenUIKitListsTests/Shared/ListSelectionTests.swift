import Foundation
import Testing

@testable import OpenUIKitLists

struct ListSelectionTests {
  @Test("The selection keeps the order in which items were selected")
  func order() {
    var selection = ListSelection()

    selection.insert(IndexPath(item: 3, section: 0))
    selection.insert(IndexPath(item: 1, section: 0))
    selection.insert(IndexPath(item: 3, section: 0))

    #expect(selection.paths == [IndexPath(item: 3, section: 0), IndexPath(item: 1, section: 0)])
  }
}
