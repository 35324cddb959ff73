import Foundation
import NestTesting
import OpenUIKitLists
import Testing

@testable import nest

extension GalleryWindowTests {
  /// The page of lists in a real window, used with wheel, mouse and keys from another process.
  @Suite(.serialized) struct Lists {
    @Test(
      "R17.1 R22.520 in a window wheel, clicks, keys and the mouse scroll, choose and move rows")
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

      // Keys, once the focus is in the list: arrows, the end, the beginning, letters, Return.
      try session.focusList()
      try session.press(("Down", .keyboardDownArrow), ("Down", .keyboardDownArrow))
      try session.choose()
      try session.press(("End", .keyboardEnd))
      try session.choose(expecting: "Zurich")
      #expect(table.contentOffset.y > 1000)
      try session.press(("Home", .keyboardHome))
      try session.choose(expecting: "Aarhus")
      try session.press(("o", .keyboardO))
      try session.choose(expecting: "Oslo")
      try session.expectSame()

      // A swipe of the pressed mouse, and a click on what it reveals.
      try session.press(("Home", .keyboardHome))
      let row = try session.frame(row: 0, in: 0)
      try session.drag(
        from: CGPoint(x: row.minX + 40, y: row.midY), to: CGPoint(x: row.minX + 150, y: row.midY))
      try session.expectSame()
      let action = CGPoint(x: row.minX + 20, y: row.midY)
      try session.click(at: action, awaiting: "Pin Aarhus")

      // A row is moved by its control.
      try session.click(session.page.button(for: .edit), awaiting: "Editing begins")
      let (first, third) = (try session.frame(row: 0, in: 0), try session.frame(row: 2, in: 0))
      let x = first.maxX - 24
      try session.drag(
        from: CGPoint(x: x, y: first.midY), to: CGPoint(x: x, y: third.midY + 4),
        awaiting: "Move Aarhus")
      try session.expectSame()

      #expect(try program.end(with: SIGINT) == 130)
    }

    @Test("R17.1 R22.520 in a real window clicks with Shift and Control choose several tiles")
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

  func click(_ view: UIView?, awaiting line: String? = nil) throws {
    try click(at: twin.point(of: try #require(view)), awaiting: line)
  }

  func click(row: Int, in section: Int, awaiting line: String) throws {
    let frame = try frame(row: row, in: section)
    try click(at: CGPoint(x: frame.midX, y: frame.midY), awaiting: line)
  }

  func press(_ keys: (String, UIKeyboardHIDUsage)...) throws {
    for (name, key) in keys {
      try display.press(name)
      twin.host.press(key)
      try twin.host.settle()
    }
  }

  /// Moves the focus by Tab until it is in the list.
  func focusList() throws {
    let table = try table
    for _ in 0..<60 {
      if let view = UIFocusSystem(for: table)?.focusedItem as? UIView, view.isDescendant(of: table)
      {
        return
      }
      try press(("Tab", .keyboardTab))
    }
    Issue.record("the focus is not in the list")
  }

  /// Chooses the row with the focus by Return, in the window and in the twin.
  func choose(expecting city: String? = nil) throws {
    let cell = UIFocusSystem(for: try table)?.focusedItem as? UITableViewCell
    let content = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
    let text = try #require(content.text)
    if let city { #expect(text == city) }
    try display.press("Return")
    try program.waitForLine(containing: "Select \(text)")
    twin.host.press(.keyboardReturnOrEnter)
    try twin.host.settle()
  }

  func drag(from start: CGPoint, to end: CGPoint, awaiting line: String? = nil) throws {
    try display.drag(from: start, to: end)
    if let line { try program.waitForLine(containing: line) }
    twin.host.drag(from: start, to: end)
    try twin.host.settle()
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
