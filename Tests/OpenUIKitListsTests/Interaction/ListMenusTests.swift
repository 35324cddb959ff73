import NestTesting
import OpenUIKitLists
import Testing

/// A table whose rows have menus, except for the first one.
private final class MenuStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let host: TestHost
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private var calls: [String] = []

  override init() {
    guard let host = try? TestHost(size: CGSize(width: 320, height: 440)) else {
      preconditionFailure("There is no host.")
    }
    self.host = host
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
  }

  deinit {}

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func middle(_ row: Int) -> CGPoint { CGPoint(x: 160, y: 22 + 44 * CGFloat(row)) }

  /// The titles of the menu that is open.
  var titles: [String] {
    func labels(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return host.window.subviews.filter { $0 !== table }.flatMap(labels)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu of \(indexPath.row) at \(Int(point.y))")
    guard indexPath.row > 0 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy \(indexPath.row)") { _ in }])
    }
  }

  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    calls.append("may focus \(Self.move(context))")
    return context.nextFocusedIndexPath?.row != 2
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { calls.append("focus \(Self.move(context))") }

  private static func move(_ context: UITableViewFocusUpdateContext) -> String {
    let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    return rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: " to ")
  }
}

@Suite struct ListMenusTests {
  @Test("R22.334 A finger that stays down and a secondary click open the menu of a row")
  func menus() throws {
    let stage = MenuStage()

    stage.host.press(at: stage.middle(1), button: .secondary)
    stage.host.release(at: stage.middle(1), button: .secondary)
    stage.host.advance(by: 1)
    #expect(stage.take() == ["menu of 1 at 66"])
    #expect(stage.titles == ["Copy 1"])
    stage.host.tap(at: CGPoint(x: 5, y: 430))
    stage.host.advance(by: 1)
    #expect(stage.titles == [])
    stage.host.putDown(0, at: stage.middle(2))
    stage.host.advance(by: 0.6)
    stage.host.lift(0, at: stage.middle(2))
    stage.host.advance(by: 1)
    #expect(stage.take() == ["menu of 2 at 110"])
    #expect(stage.titles == ["Copy 2"])
    stage.host.tap(at: CGPoint(x: 5, y: 430))
    stage.host.advance(by: 1)
    stage.host.putDown(0, at: stage.middle(1))
    stage.host.lift(0, at: stage.middle(1))
    stage.host.advance(by: 1)
    #expect(stage.take() == ["selected 1"])
    stage.host.putDown(0, at: stage.middle(0))
    stage.host.advance(by: 0.6)
    stage.host.lift(0, at: stage.middle(0))
    stage.host.advance(by: 1)
    #expect(stage.take() == ["menu of 0 at 22", "selected 0"])
    #expect(stage.titles == [])
  }

  @Test("R22.335 The delegate is asked before the focus moves, and informed of it, with the rows")
  func focus() throws {
    let stage = MenuStage()

    stage.host.press(.keyboardTab)
    stage.host.press(.keyboardDownArrow)
    stage.host.press(.keyboardDownArrow)

    #expect(
      stage.take() == [
        "may focus - to 0", "focus - to 0", "may focus 0 to 1", "focus 0 to 1", "may focus 1 to 2",
      ])
  }
}
