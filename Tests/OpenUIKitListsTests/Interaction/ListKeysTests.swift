import NestTesting
import OpenUIKitLists
import Testing

@Suite struct ListKeysTests {
  /// A stage of a column or a grid with a button beside it, and the focus on an item.
  private final class Keyed {
    let stage: TouchStage
    let button = UIButton(frame: CGRect(x: 0, y: 260, width: 200, height: 40))
    var host: TestHost { stage.host }
    private(set) var buttonWasUsed = false

    init(
      _ letters: [[String]] = [TouchStage.letters(20)],
      layout: UICollectionViewLayout = ColumnLayout()
    ) throws {
      stage = try TouchStage(letters, layout: layout)
      stage.view.frame.size.height = 250
      stage.host.window.addSubview(button)
      stage.host.commit()
      stage.host.press(.keyboardTab)
      stage.host.commit()
      _ = stage.take()
    }

    deinit {}

    /// The letter that has the focus.
    var focused: String? {
      let item = UIFocusSystem(for: stage.view)?.focusedItem
      return item === button ? "button" : (item as? TouchStage.Cell)?.letter
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> String? {
      host.press(key, modifiers: modifiers)
      host.advance(by: 0.4)
      return focused
    }
  }

  @Test("R22.322 Arrows move the focus beyond what is in sight, and leave the list at its end")
  func arrows() throws {
    let keyed = try Keyed([["A", "B", "C", "D", "E", "F", "G"]])
    #expect(keyed.focused == "A")

    let visited = (0..<8).map { _ in keyed.press(.keyboardDownArrow) ?? "?" }

    #expect(visited == ["B", "C", "D", "E", "F", "G", "button", "button"])
    #expect(keyed.stage.view.contentOffset.y == 100)
    #expect(keyed.stage.view.indexPathsForSelectedItems == [])
    #expect((0..<7).map { _ in keyed.press(.keyboardUpArrow) ?? "?" }.last == "A")
    #expect(keyed.stage.view.contentOffset.y == 0)
  }

  @Test("R22.323 Home, End and the page keys move the focus in a long list")
  func pages() throws {
    let keyed = try Keyed([(0..<1000).map(String.init)])

    #expect(keyed.press(.keyboardPageDown) == "4")
    #expect(keyed.press(.keyboardPageDown) == "8")
    #expect(keyed.press(.keyboardPageUp) == "4")
    #expect(keyed.press(.keyboardEnd) == "999")
    #expect(keyed.stage.view.contentOffset.y == 49750)
    #expect(keyed.press(.keyboardHome) == "0")
  }

  @Test("R22.324 Return and space choose the item that has the focus, as a touch does")
  func choose() throws {
    let keyed = try Keyed()
    _ = keyed.press(.keyboardDownArrow)
    _ = keyed.stage.take()

    keyed.host.putDown(.keyboardReturnOrEnter)
    #expect(keyed.stage.take() == ["highlight B?", "highlighted B"])
    keyed.host.lift(.keyboardReturnOrEnter)
    #expect(keyed.stage.take() == ["select B?", "selected B", "unhighlighted B", "act B"])
    _ = keyed.press(.keyboardSpacebar)
    #expect(keyed.stage.take().contains("selected B"))
  }

  @Test("R22.325 The selection follows the focus where the program wants it, without an action")
  func selectionFollows() throws {
    let keyed = try Keyed()
    keyed.stage.view.selectionFollowsFocus = true

    #expect(keyed.press(.keyboardDownArrow) == "B")
    #expect(keyed.stage.take() == ["select B?", "selected B"])
    #expect(keyed.press(.keyboardDownArrow) == "C")
    #expect(keyed.stage.take() == ["select C?", "deselected B", "selected C"])
  }

  @Test("R22.326 Shift and arrows extend the selection where several items may be selected")
  func extend() throws {
    let keyed = try Keyed()
    keyed.stage.view.allowsMultipleSelection = true
    _ = keyed.press(.keyboardDownArrow)

    for _ in 0..<3 { _ = keyed.press(.keyboardDownArrow, .shift) }
    #expect(keyed.focused == "E")
    #expect(keyed.stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4])
    _ = keyed.press(.keyboardUpArrow, .shift)
    #expect(keyed.stage.view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3])
  }

  @Test("R22.327 Letters move the focus to the next row whose text begins so, in sight or not")
  func letters() throws {
    let names = ["Anna", "Bert", "Berta", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Bruno"]
    let keyed = try Keyed([names])

    #expect(keyed.press(.keyboardB) == "Bert")
    #expect(keyed.press(.keyboardB) == "Berta")
    #expect(keyed.press(.keyboardB) == "Bruno")
    #expect(keyed.press(.keyboardB) == "Bert")
    keyed.host.advance(by: 2)
    keyed.host.press(.keyboardG)
    #expect(keyed.press(.keyboardE) == "Gerd")
    keyed.host.advance(by: 2)
    #expect(keyed.press(.keyboardX) == "Gerd")
  }

  @Test("R22.327 Letters find a row beyond others that are higher than was estimated")
  func lettersBeyondEstimates() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let names = ["Aarhus"] + (0..<30).map { "Bern \($0)" } + ["Vienna"]
    let controller = NamesViewController(names)
    host.show(controller)
    try host.settle()
    host.press(.keyboardTab)
    try host.settle()
    for (key, row) in [(UIKeyboardHIDUsage.keyboardV, 31), (.keyboardA, 0), (.keyboardV, 31)] {
      host.advance(by: 2)
      host.press(key)
      try host.settle()
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      let visible = controller.tableView.bounds
      #expect(cell.isFocused && visible.minY <= cell.frame.minY + 0.5)
      #expect(cell.frame.maxY <= visible.maxY + 0.5)
    }
  }

  @Test("R22.328 Items that may not have the focus are passed over")
  func refused() throws {
    let keyed = try Keyed()
    keyed.stage.view.allowsFocus = false
    #expect(keyed.press(.keyboardDownArrow) == nil)
    keyed.stage.host.press(.keyboardTab)
    #expect(keyed.focused == "button")
  }

  @Test("R22.329 In a grid arrows go to the nearest item in their direction")
  func grid() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumInteritemSpacing = 10
    let keyed = try Keyed(layout: layout)

    #expect(keyed.press(.keyboardRightArrow) == "B")
    #expect(keyed.press(.keyboardDownArrow) == "E")
    #expect(keyed.press(.keyboardLeftArrow) == "D")
    #expect(keyed.press(.keyboardUpArrow) == "A")
    for _ in 0..<6 { _ = keyed.press(.keyboardDownArrow) }
    #expect(keyed.focused == "S")
  }
}

/// A table of names whose rows are higher than tables expect.
private final class NamesViewController: UITableViewController {
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    var content = UIListContentConfiguration.subtitleCell()
    content.text = names[indexPath.row]
    content.secondaryText = "Two lines"
    cell.contentConfiguration = content
    return cell
  }
}
