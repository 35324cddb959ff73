import Foundation
import NestTesting
import OpenUIKitLists
import Testing

@testable import nest

extension GalleryWindowTests {
  /// The page of lists in a real window, used from another process.
  @Suite(.serialized) struct Lists {
    @Test("R17.1 R22.520 in a real window a wheel scrolls rows, and a click chooses one")
    func table() throws {
      let session = try Session()
      let (display, program, twin) = (session.display, session.program, session.twin)
      let table = try session.table

      // The wheel: three notches of 40 points.
      try display.rotateWheel(by: 3, at: twin.point(of: table))
      for _ in 0..<3 {
        twin.host.scroll(by: CGVector(dx: 0, dy: -40), at: twin.point(of: table))
      }
      try twin.host.settle()
      #expect(table.contentOffset.y > 60)
      try session.expectSame()

      // A click.
      try session.click(row: 0, in: 1, awaiting: "Select Basel")
      #expect(table.indexPathForSelectedRow != nil)

      #expect(try program.end(with: SIGINT) == 130)
    }

    @Test("R17.1 R22.521 in a real window a drag reveals the actions of a row, and moves rows")
    func drags() throws {
      let session = try Session()
      let (program, twin) = (session.program, session.twin)
      let table = try session.table

      // A drag of a row sideways reveals its action, which a click performs.
      let row = try session.frame(row: 0, in: 1)
      try session.drag(
        from: CGPoint(x: row.maxX - 60, y: row.midY), to: CGPoint(x: row.maxX - 170, y: row.midY))
      try session.expectSame()
      let rows = table.numberOfRows(inSection: 1)
      try session.click(
        at: CGPoint(x: row.maxX - 30, y: row.midY), awaiting: "Delete Basel")
      #expect(table.numberOfRows(inSection: 1) == rows - 1)
      try session.expectSame()

      // A drag of a reorder control moves its row.
      try session.click(session.page.button(for: .edit), awaiting: "Editing begins")
      let (first, second) = (
        try session.frame(row: 0, in: 0), try session.frame(row: 1, in: 0)
      )
      try session.drag(
        from: CGPoint(x: first.maxX - 24, y: first.midY),
        to: CGPoint(x: second.maxX - 24, y: second.midY + 4), awaiting: "Move ")
      try twin.host.settle()
      try session.expectSame()

      #expect(try program.end(with: SIGINT) == 130)
    }

    @Test("R17.1 R22.701 in a real window the keys go to the table that was clicked")
    func keys() throws {
      let session = try Session()
      let table = try session.table
      try session.click(row: 0, in: 1, awaiting: "Select Basel")
      #expect(table.window?.isKeyWindow == true)

      // Without a focus that is shown the page keys scroll.
      try session.press("Next", .keyboardPageDown)
      #expect(table.contentOffset.y > 100)
      try session.expectSame()
      try session.press("Prior", .keyboardPageUp)
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      try session.expectSame()

      // Tab gives the focus to a row, arrows move it, Return chooses.
      try session.press("Tab", .keyboardTab)
      try session.press("Down", .keyboardDownArrow)
      try session.press("Down", .keyboardDownArrow)
      try session.expectSame()
      let focused = try #require(session.focusedText)
      try session.press("Return", .keyboardReturnOrEnter, awaiting: "Select \(focused)")

      // A click elsewhere takes the keys from the table.
      try session.click(session.page.chip(for: .grid))
      #expect(session.twin.host.window.isKeyWindow)

      #expect(try session.program.end(with: SIGINT) == 130)
    }

    @Test("R17.1 R22.520 in a real window clicks with Shift choose several tiles")
    func grid() throws {
      let session = try Session()
      try session.click(session.page.chip(for: .grid))
      let grid = try #require(
        (session.page.demo as? UICollectionViewController)?.collectionView)
      func click(_ item: Int, _ key: (String, UIKeyModifierFlags)?) throws {
        let cell = try #require(grid.cellForItem(at: IndexPath(item: item, section: 0)))
        let point = session.twin.point(of: cell)
        try session.display.click(at: point, holding: key?.0)
        session.twin.host.press(at: point, modifiers: key?.1 ?? [])
        session.twin.host.release(at: point, modifiers: key?.1 ?? [])
        try session.twin.host.settle()
      }
      try click(1, nil)
      try click(6, ("shift", .shift))
      try session.expectSame()
      #expect(grid.indexPathsForSelectedItems?.map(\.item).sorted() == Array(1...6))

      #expect(try session.program.end(with: SIGINT) == 130)
    }
  }
}

/// The page of lists in a window, and its twin, which receive the same.
private final class Session {
  let display: VirtualDisplay
  let program: RunningProgram
  let twin: GalleryTwin
  let page: ListsPageViewController

  init() throws {
    display = try VirtualDisplay()
    program = try RunningProgram(
      NestProcess.executable, ["gallery", "--log", "--fresh"],
      environment: [
        "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "NEST_DISPLAY": "",
      ])
    twin = try GalleryTwin()
    try program.waitForLine(containing: "A.viewDidAppear")
    try display.focusWindow(titled: "NestKit")
    let chip = try #require(twin.gallery.chip(for: .lists))
    let point = twin.point(of: chip)
    try display.click(at: point)
    page = try twin.open(.lists, as: ListsPageViewController.self)
    try expectSame()
  }

  deinit {}

  var table: UITableView {
    get throws { try #require((page.demo as? UITableViewController)?.tableView) }
  }

  /// The frame of a row in the window.
  func frame(row: Int, in section: Int) throws -> CGRect {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    return twin.area(of: cell)
  }

  func click(at point: CGPoint, awaiting line: String? = nil) throws {
    try display.click(at: point)
    if let line { try program.waitForLine(containing: line) }
    twin.host.press(at: point)
    twin.host.release(at: point)
    try twin.host.settle()
  }

  func drag(from start: CGPoint, to end: CGPoint, awaiting line: String? = nil) throws {
    try display.drag(from: start, to: end)
    if let line { try program.waitForLine(containing: line) }
    twin.host.drag(from: start, to: end)
    try twin.host.settle()
  }

  /// Presses a key, named as X names it and by its code.
  func press(_ name: String, _ key: UIKeyboardHIDUsage, awaiting line: String? = nil) throws {
    try display.press(name)
    if let line { try program.waitForLine(containing: line) }
    twin.host.press(key)
    try twin.host.settle()
  }

  /// The text of the row that has the focus in the twin.
  var focusedText: String? {
    let cell = UIFocusSystem(for: page.demo)?.focusedItem as? UITableViewCell
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  func click(_ view: UIView?, awaiting line: String? = nil) throws {
    try click(at: twin.point(of: try #require(view)), awaiting: line)
  }

  func click(row: Int, in section: Int, awaiting line: String) throws {
    let frame = try frame(row: row, in: section)
    try click(at: CGPoint(x: frame.midX, y: frame.midY), awaiting: line)
  }

  /// Compares until the window shows the same as the twin, at most 50 times: the server may not
  /// have the last frame yet. Taking a picture takes time itself, so nothing sleeps.
  func expectSame(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = try twin.stagePicture()
    var actual = expected
    for _ in 0..<50 {
      actual = try #require(try display.picture().cropping(to: twin.stageArea))
      if actual.hasSamePixels(as: expected) { return }
    }
    try ReferencePictures(besides: #filePath)
      .expect(actual, toEqual: expected, name: "lists-window")
    Issue.record("the window shows something else", sourceLocation: sourceLocation)
  }
}

extension GalleryTwin {
  /// The frame of a view, which may be in a window on the stage, in the window of the host.
  fileprivate func area(of view: UIView) -> CGRect {
    let frame = view.convert(view.bounds, to: nil)
    guard let window = view.window, window !== host.window else { return frame }
    return window.convert(frame, to: host.window)
  }

  fileprivate func point(of view: UIView) -> CGPoint {
    let area = area(of: view)
    return CGPoint(x: area.midX, y: area.midY)
  }
}
