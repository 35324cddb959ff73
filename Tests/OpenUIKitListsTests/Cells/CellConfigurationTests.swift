import NestTesting
import Testing

@testable import OpenUIKitLists

/// Configurations of cells, and when they are made.
struct CellConfigurationTests {
  private final class Recorder {
    var events: [String] = []
  }

  private struct Content: UIContentConfiguration {
    let recorder: Recorder
    var name: String
    var isSelected = false

    func makeContentView() -> UIView & UIContentView {
      recorder.events.append("make \(name)")
      return ContentView(self)
    }

    func updated(for state: any UIConfigurationState) -> Content {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      recorder.events.append("updated \(name) \(updated.isSelected)")
      return updated
    }
  }

  private final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet {
        guard let content = configuration as? Content else { return }
        content.recorder.events.append("show \(content.name) \(content.isSelected)")
      }
    }

    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit {}
  }

  private final class TableCell: UITableViewCell {
    let recorder = Recorder()

    deinit {}

    override func updateConfiguration(using state: UICellConfigurationState) {
      let own = state[UIConfigurationStateCustomKey("k")] as? String ?? "-"
      recorder.events.append("update \(state.isSelected) \(state.isEditing) \(own)")
    }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("k")] = "own"
      return state
    }
  }

  @Test("R22.102 a change of the state updates once: method, handler, then what follows by itself")
  func timeline() throws {
    let host = try TestHost()
    let cell = TableCell(style: .default, reuseIdentifier: nil)
    let recorder = cell.recorder
    cell.configurationUpdateHandler = { [recorder] _, state in
      recorder.events.append("handler \(state.isSelected)")
    }
    cell.contentConfiguration = Content(recorder: recorder, name: "a")
    host.window.addSubview(cell)
    host.window.makeKeyAndVisible()
    try host.settle()
    recorder.events.append("-")

    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    try host.settle()
    recorder.events.append("-")
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setListState(CellListState(isEditing: true))
    try host.settle()

    #expect(
      recorder.events == [
        "make a", "update false false own", "handler false", "updated a false", "show a false", "-",
        "update true false own", "handler true", "updated a true", "show a true", "-",
        "update true true own", "handler true",
      ])
  }

  @Test("R22.103 a content configuration replaces the content view, or updates that of its kind")
  func contentView() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "x")
    let plain = cell.contentView
    let (label, detail, image) = (cell.textLabel, cell.detailTextLabel, cell.imageView)

    cell.contentConfiguration = UIListContentConfiguration.cell()
    let list = cell.contentView
    var other = UIListContentConfiguration.valueCell()
    other.text = "other"
    cell.contentConfiguration = other
    let same = cell.contentView
    let labels = [cell.textLabel, cell.detailTextLabel, cell.imageView] as [UIView?]
    cell.contentConfiguration = nil

    #expect(label != nil && detail != nil && image != nil)
    #expect(labels == [nil, nil, nil])
    #expect(list is UIListContentView && same === list && plain.superview == nil)
    #expect((same as? UIListContentView)?.textLabel?.text == "other")
    #expect(cell.contentView !== list && list.superview == nil && cell.textLabel?.text == nil)
    #expect(cell.textLabel !== label)
  }

  @Test("R22.104 a background configuration removes the views behind, and these remove it")
  func backgrounds() throws {
    let host = try TestHost()
    let table = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = UICollectionViewCell(frame: table.frame)
    let views = (0..<4).map { _ in UIView() }
    for cell in [table, item] { host.window.addSubview(cell) }
    host.window.makeKeyAndVisible()

    (table.backgroundView, item.backgroundView) = (views[0], views[1])
    (table.selectedBackgroundView, item.selectedBackgroundView) = (views[2], views[3])
    try host.settle()
    let before = views.map { $0.superview != nil }
    (table.isSelected, item.isHighlighted) = (true, true)
    try host.settle()
    let selected = views.map { $0.superview != nil }
    let order = [table.subviews.firstIndex(of: views[0]), table.subviews.firstIndex(of: views[2])]
    (table.isSelected, item.isHighlighted) = (false, false)
    let after = views.map { $0.superview != nil }
    table.backgroundConfiguration = .clear()
    item.backgroundConfiguration = .clear()
    let gone = [
      table.backgroundView, table.selectedBackgroundView, item.backgroundView,
      item.selectedBackgroundView,
    ]
    table.backgroundView = views[0]

    #expect(before == [true, true, false, false])
    #expect(selected == [true, true, true, true])
    #expect((order[0] ?? 9) < (order[1] ?? -9))
    #expect(after == [true, true, false, false])
    #expect(gone == [nil, nil, nil, nil])
    #expect(table.backgroundConfiguration == nil && item.backgroundConfiguration != nil)
  }

  @Test("R22.105 presets follow the state, and what the program has set stays")
  func presets() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let cell = UIListContentConfiguration.cell()
    var own = UIListContentConfiguration.sidebarCell()
    own.textProperties.color = .systemRed

    state.isDisabled = true
    let disabled = cell.updated(for: state)
    let ownDisabled = own.updated(for: state)
    state.isDisabled = false
    state.isSelected = true
    let sidebar = UIListContentConfiguration.sidebarCell().updated(for: state)

    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.updated(for: UICellConfigurationState(traitCollection: .init())) == cell)
    #expect(ownDisabled.textProperties.color == .systemRed)
    #expect(ownDisabled.secondaryTextProperties.color == .tertiaryLabel)
    #expect(sidebar.textProperties.color == .white && sidebar.imageProperties.tintColor == .white)
    #expect(cell.updated(for: state) == cell)
    #expect(Set([cell, .cell(), own]).count == 2)
  }

  @Test("R22.106 texts with attributes win, and a plain text removes them")
  func attributed() {
    var content = UIListContentConfiguration.groupedHeader()
    content.attributedText = NSAttributedString(
      string: "Mixed", attributes: [.foregroundColor: UIColor.systemRed])
    let view = UIListContentView(configuration: content)

    let shown = view.textLabel?.text
    content.text = "plain"
    view.configuration = content

    #expect(shown == "Mixed" && content.attributedText == nil)
    #expect(view.textLabel?.text == "PLAIN")
  }

  @Test("R22.107 highlight and selection reach labels, images and controls in the content")
  func highlight() {
    let table = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = UICollectionViewCell(frame: table.frame)
    let (label, image, button) = (UILabel(), UIImageView(), UIButton())
    let inner = UIView()
    inner.addSubview(image)
    for view in [label, inner, button] { table.contentView.addSubview(view) }
    let other = UILabel()
    item.contentView.addSubview(other)
    var seen: [[Bool]] = []
    func note() {
      seen.append([
        label.isHighlighted, image.isHighlighted, button.isHighlighted, other.isHighlighted,
      ])
    }

    table.setHighlighted(true, animated: false)
    item.isSelected = true
    note()
    table.setSelected(true, animated: false)
    table.setHighlighted(false, animated: false)
    note()
    table.selectionStyle = .none
    item.isSelected = false
    note()

    #expect(
      seen == [
        [true, true, true, true], [true, true, true, true], [false, false, false, false],
      ])
  }
}
