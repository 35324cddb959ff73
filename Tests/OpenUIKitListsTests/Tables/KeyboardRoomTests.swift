import NestTesting
import OpenUIKitLists
import Testing

/// The keyboard on the screen and controllers of tables.
@Suite struct KeyboardRoomTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }

    deinit {}
  }

  private final class Form: UITableViewController {
    let fields = (0..<10).map { _ in Field(frame: .zero) }

    deinit {}

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.estimatedRowHeight = 0
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { fields.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fields[indexPath.row].frame = CGRect(x: 20, y: 10, width: 200, height: 30)
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  private static let keyboard = CGRect(x: 0, y: 250, width: 320, height: 150)

  private func makeForm() throws -> (TestHost, Form) {
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    host.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let form = Form(style: .plain)
    host.show(form)
    return (host, form)
  }

  @Test("R22.453 A table ends above the keyboard, in its animation, and gets its room back")
  func room() throws {
    let (host, form) = try makeForm()
    let table: UITableView = form.tableView
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))

    try host.showKeyboard(frame: Self.keyboard)
    #expect(table.adjustedContentInset.bottom == 150)
    #expect(table.contentInset == .zero)
    try host.showKeyboard(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    #expect(table.adjustedContentInset.bottom == 200)
    try host.settle()
    table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 300)
    host.hideKeyboard()
    try host.settle()
    #expect(table.adjustedContentInset.bottom == 30)
    #expect(table.contentOffset.y == 130)
    try host.showKeyboard(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    #expect(table.adjustedContentInset.bottom == 30)
    host.hide()
    try host.showKeyboard(frame: Self.keyboard)
    #expect(table.adjustedContentInset.bottom < 150)
    host.unhide()
    #expect(table.adjustedContentInset.bottom == 150)
  }

  @Test("R22.454 The row of the first responder is scrolled out of the keyboard's place")
  func firstResponder() throws {
    let (host, form) = try makeForm()
    let table: UITableView = form.tableView

    host.turn { form.fields[6].becomeFirstResponder() }
    #expect(table.contentOffset.y == -20)
    try host.showKeyboard(frame: Self.keyboard)
    #expect(table.contentOffset.y == 100)
    try host.settle()
    host.turn { form.fields[2].becomeFirstResponder() }
    try host.settle()
    #expect(table.contentOffset.y == 80)
    host.turn { form.fields[4].becomeFirstResponder() }
    try host.settle()
    #expect(table.contentOffset.y == 80)
    host.turn { form.fields[6].becomeFirstResponder() }
    try host.settle()
    #expect(table.contentOffset.y == 100)
  }
}
