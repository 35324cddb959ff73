import NestTesting
import Testing

@testable import OpenUIKitLists

/// The use of cells by a table and a program.
struct TableCellTests {
  private final class Cell: UITableViewCell {
    var events: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      events.append("init \(style) \(reuseIdentifier ?? "-")")
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    override func setSelected(_ selected: Bool, animated: Bool) {
      events.append("selected \(selected) \(animated)")
      super.setSelected(selected, animated: animated)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      events.append("highlighted \(highlighted) \(animated)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      events.append("editing \(editing) \(animated)")
    }

    override func willTransition(to state: StateMask) { events.append("will \(state.rawValue)") }

    override func didTransition(to state: StateMask) { events.append("did \(state.rawValue)") }

    override func dragStateDidChange(_ dragState: DragState) { events.append("drag \(dragState)") }

    override func prepareForReuse() {
      super.prepareForReuse()
      events.append("reuse")
    }
  }

  private final class Header: UITableViewHeaderFooterView {
    var isMade = false

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isMade = true
    }

    required init?(coder: NSCoder) { nil }

    deinit {}
  }

  private final class Inheriting: UITableViewCell {
    var value = 7

    deinit {}
  }

  @Test("R22.114 cells and headers are made by the initialisers of their classes")
  func making() throws {
    let types: [UITableViewCell.Type] = [Cell.self, Inheriting.self, UITableViewCell.self]

    let made = types.map { DynamicInstance.make($0, style: .value1, reuseIdentifier: "x") }
    let header = DynamicInstance.make(
      Header.self as UITableViewHeaderFooterView.Type, reuseIdentifier: "h")

    #expect((made[0] as? Cell)?.events == ["init value1 x"])
    #expect((made[1] as? Inheriting)?.value == 7)
    #expect(made.map { $0.reuseIdentifier } == ["x", "x", "x"])
    #expect(made.map { $0.detailTextLabel != nil } == [true, true, true])
    #expect((header as? Header)?.isMade == true && header.reuseIdentifier == "h")
  }

  @Test("R22.115 a state of the table reaches the overrides in order, animated or not")
  func states() throws {
    let host = try TestHost()
    let cell = Cell(style: .default, reuseIdentifier: nil)
    host.window.addSubview(cell)
    host.window.makeKeyAndVisible()
    try host.settle()
    cell.events = []

    cell.setListState(CellListState(isEditing: true, editingStyle: .delete), animated: true)
    cell.events.append("-")
    let isMoving = cell.contentView.layer.animationKeys()?.isEmpty == false
    try host.settle()
    let moved = cell.contentView.frame.minX
    cell.setListState(CellListState(isSwiped: true))
    cell.setListState(CellListState(isSwiped: true, drag: .lifting))
    cell.select(true, animated: true)
    cell.highlight(true, animated: false)
    let isHighlighted = cell.isHighlighted
    cell.prepareForNextUse()

    #expect(
      cell.events == [
        "will 1", "editing true true", "-", "did 1", "will 2", "did 2", "editing false false",
        "drag lifting", "selected true true", "highlighted true false", "will 0", "drag none",
        "did 0", "reuse",
      ])
    #expect(isMoving && moved == 40)
    #expect(isHighlighted && !cell.isHighlighted && !cell.isSelected && !cell.isEditing)
    #expect(cell.parts.editControl == nil)
  }

  @Test("R22.116 the detail button and the edit control call the table, and the circle does not")
  func controls() throws {
    let host = try TestHost()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 393, height: 44)
    cell.accessoryType = .detailDisclosureButton
    cell.editingAccessoryType = .detailButton
    var events: [String] = []
    cell.onAccessory = { events.append("accessory") }
    cell.onEditControl = { events.append("edit") }
    host.window.addSubview(cell)
    host.window.makeKeyAndVisible()
    try host.settle()

    try host.tap(#require(cell.parts.detailButton))
    cell.setListState(CellListState(isEditing: true, editingStyle: .insert))
    try host.settle()
    try host.tap(#require(cell.parts.editControl))
    try host.tap(#require(cell.parts.detailButton))
    cell.setListState(CellListState(isEditing: true, isMultipleSelection: true))
    try host.settle()
    let circle = try #require(cell.parts.editControl)
    let isSelected = { circle.kind == .circle(isSelected: true) }
    let before = isSelected()
    cell.isSelected = true
    host.tap(at: cell.convert(circle.center, to: host.window))

    #expect(events == ["accessory", "edit", "accessory"])
    #expect(!before && isSelected())
  }

  @Test("R22.117 a header shows the title of the data source as its table does")
  func headers() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.listState = HeaderFooterListState(isGrouped: true, title: "Title")
    let grouped = view.textLabel?.text
    view.listState = HeaderFooterListState(isGrouped: false, title: "Title")
    let plain = view.textLabel?.text
    let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    view.contentConfiguration = UIListContentConfiguration.plainHeader()

    #expect(grouped == "TITLE" && plain == "Title")
    #expect(height == 28)
    #expect(view.textLabel == nil && view.contentView is UIListContentView)
  }
}
