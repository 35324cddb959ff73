import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page of sheets in the gallery.
@Suite(.serialized) struct GallerySheetsTests {
  @Test("R17.4 R26.21 A sheet of the page is presented, stands at each of its heights, and leaves")
  func detents() throws {
    let twin = try GalleryTwin()
    let page: SheetsPageViewController = try twin.open(.sheets)
    let container = try #require(page.container as? SheetContainerViewController)
    func tap(_ command: SheetsPageViewController.Command) throws {
      try twin.host.tap(#require(page.button(for: command)))
      try twin.host.settle()
    }
    try tap(.present)
    let sheet = try #require(container.sheetViewControllers.first)
    var heights = [sheet.view.bounds.height]
    for _ in 0..<2 {
      try tap(.next)
      heights.append(sheet.view.bounds.height)
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    try twin.host.expectPicture("page-sheets", tolerance: PixelTolerance(component: 4))
    try tap(.dismiss)
    #expect(container.sheetViewControllers == [] && sheet.parent == nil)
  }
}
