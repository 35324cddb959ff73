import NestTesting
import OpenUIKitLists
import Testing

@testable import nest

/// The page of lists in the gallery: each of its lists, and what a hand does to them.
@Suite(.serialized) struct GalleryListsTests {
  private static let tolerance = PixelTolerance(component: 4)
  private let twin: GalleryTwin
  private let page: ListsPageViewController

  init() throws {
    twin = try GalleryTwin()
    page = try twin.open(.lists, as: ListsPageViewController.self)
  }

  private func show(_ demo: ListDemo) throws {
    let chip = try #require(page.chip(for: demo))
    try twin.reveal(chip, on: page)
    try twin.host.tap(chip)
    try twin.host.settle()
  }

  @Test(
    "R17.1 R20.2 The lists look right: light, dark, large text and from right to left",
    arguments: ListDemo.allCases)
  func pictures(demo: ListDemo) throws {
    if demo != .table { try show(demo) }
    try twin.host.expectPicture("lists-\(demo)", tolerance: Self.tolerance)
    page.window.traitOverrides.userInterfaceStyle = .dark
    page.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    page.window.traitOverrides.layoutDirection = .rightToLeft
    try twin.host.settle()
    try twin.host.expectPicture("lists-\(demo)-dark-mirrored", tolerance: Self.tolerance)
  }

  private var tables: [UITableView] {
    get throws { try #require(page.demo as? DragDemoViewController).tables }
  }

  private func middle(_ row: Int, of table: UITableView) throws -> CGPoint {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    let frame = cell.convert(cell.bounds, to: nil)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    return page.window.convert(point, to: twin.host.window)
  }

  @Test("R17.1 R22.400 R22.706 Rows are dragged between the lists of the page, also two together")
  func dragging() throws {
    try show(.drag)
    let tables = try tables
    let (start, end) = (try middle(1, of: tables[0]), try middle(2, of: tables[1]))
    let second = try middle(4, of: tables[0])

    twin.host.press(at: start)
    twin.host.movePointer(to: end)
    twin.host.advance(by: 0.5)
    twin.host.putDown(1, at: second)
    twin.host.lift(1, at: second)
    twin.host.advance(by: 0.5)
    try twin.host.expectPicture("lists-drag-two", tolerance: Self.tolerance)
    twin.host.release(at: end)
    try twin.host.settle()

    #expect(tables.map { $0.numberOfRows(inSection: 0) } == [6, 6])
  }

  @Test("R17.1 R22.709 The menu of a row of the page has a preview")
  func menu() throws {
    try show(.drag)
    let point = try middle(1, of: tables[0])

    twin.host.putDown(0, at: point)
    twin.host.advance(by: 1)
    twin.host.lift(0, at: point)
    try twin.host.settle()

    try twin.host.expectPicture("lists-drag-menu", tolerance: Self.tolerance)
  }
}
