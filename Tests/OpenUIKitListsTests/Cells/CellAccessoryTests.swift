import NestTesting
import Testing

@testable import OpenUIKitLists

/// Accessories at the edges of list cells.
struct CellAccessoryTests {
  private func names(_ views: [CellAccessoryView]) -> [String] {
    views.map {
      if case .customView(let view) = $0.accessory.accessoryType { return "view \(view.tag)" }
      return "\($0.accessory.accessoryType)"
    }
  }

  private func custom(
    _ tag: Int, _ placement: UICellAccessory.Placement, isHidden: Bool = false
  ) -> UICellAccessory {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.tag = tag
    return .customView(
      configuration: .init(
        customView: view, placement: placement, isHidden: isHidden, reservedLayoutWidth: .actual))
  }

  @Test("R22.118 accessories of the system have an order, and views of the program a place in it")
  func order() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = [
      .reorder(displayed: .always), .disclosureIndicator(), .checkmark(), .label(text: "x"),
      .multiselect(displayed: .always), .delete(displayed: .always),
      custom(1, .leading()), custom(2, .trailing()),
      custom(3, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
      custom(4, .leading(at: UICellAccessory.Placement.position(before: .multiselect()))),
      custom(5, .trailing(at: { _ in 99 })), custom(6, .leading(at: { _ in -9 })),
    ]

    #expect(names(cell.list.leading) == ["view 6", "delete", "view 4", "multiselect", "view 1"])
    #expect(
      names(cell.list.trailing) == [
        "view 2", "label", "checkmark", "view 3", "disclosureIndicator", "reorder", "view 5",
      ])
  }

  @Test("R22.119 accessories come and go with editing; hidden ones keep their place")
  func editing() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [
      .delete(), .reorder(), .checkmark(displayed: .whenNotEditing), custom(1, .trailing()),
    ]
    cell.layoutIfNeeded()
    let still = names(cell.list.leading) + names(cell.list.trailing)
    let view = cell.list.trailing.first
    let content = cell.contentView.frame
    cell.setListState(CellListState(isEditing: true))
    cell.layoutIfNeeded()
    let edited = names(cell.list.leading) + names(cell.list.trailing)
    let same = cell.list.trailing.first === view
    cell.setListState(CellListState())
    cell.accessories = [
      .checkmark(displayed: .whenNotEditing, options: .init(isHidden: true)),
      custom(1, .trailing()),
    ]
    cell.layoutIfNeeded()

    #expect(still == ["view 1", "checkmark"])
    #expect(edited == ["delete", "view 1", "reorder"] && same)
    #expect(cell.contentView.frame == content)
    #expect(cell.list.trailing.map(\.content.isHidden) == [false, true])
  }

  @Test("R22.120 handlers of accessories are called, or the list where there is none")
  func handlers() throws {
    let host = try TestHost()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    host.window.addSubview(cell)
    host.window.makeKeyAndVisible()
    var events: [String] = []
    cell.onDelete = { events.append("delete") }
    cell.onOutline = { events.append("outline") }
    func tapAll() throws {
      try host.settle()
      for view in cell.list.leading + cell.list.trailing { try host.tap(view.content) }
    }

    cell.accessories = [
      .delete(displayed: .always), .outlineDisclosure(),
      .detail(actionHandler: { events.append("own detail") }),
    ]
    try tapAll()
    cell.accessories = [
      .delete(displayed: .always, actionHandler: { events.append("own delete") }),
      .insert(displayed: .always, actionHandler: { events.append("own insert") }),
      .outlineDisclosure(actionHandler: { events.append("own outline") }),
    ]
    try tapAll()

    #expect(
      events == ["delete", "own detail", "outline", "own delete", "own insert", "own outline"])
  }

  @Test("R22.121 two accessories of one kind of the system are refused, and nothing changes")
  func repeated() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = [.checkmark()]

    let reports = withMisuseIntercepted {
      cell.accessories = [.reorder(), .reorder(displayed: .always)]
    }

    #expect(reports.map(\.id) == ["cell.repeated-accessory"])
    #expect(reports.map(\.raisesInUIKit) == [true])
    #expect(cell.accessories.map(\.accessoryType) == [.checkmark])
    cell.accessories = [custom(1, .leading()), custom(2, .leading())]
    #expect(cell.accessories.count == 2)
  }

  @Test("R22.122 the chevron of an outline turns, and says what expands the item")
  func outline() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func toggles(_ style: UICellAccessory.OutlineDisclosureOptions.Style, _ isHeader: Bool) -> Bool
    {
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
      cell.setListState(CellListState(isHeader: isHeader))
      return cell.togglesOutlineWhenTouched
    }

    let answers = [
      toggles(.cell, true), toggles(.header, false), toggles(.automatic, true),
      toggles(.automatic, false),
    ]
    cell.layoutIfNeeded()
    let closed = cell.list.trailing.first?.content.transform
    cell.setListState(CellListState(isExpanded: true))
    cell.layoutIfNeeded()
    let open = cell.list.trailing.first?.content.transform

    #expect(answers == [false, true, true, false])
    #expect(closed == .identity && abs((open?.b ?? 0) - 1) < 1e-9)
  }

  @Test("R22.123 indentation moves the content, and leading accessories if they are indented")
  func indentation() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [custom(1, .leading())]
    func places() -> [CGFloat] {
      cell.layoutIfNeeded()
      return [cell.list.leading[0].frame.minX, cell.contentView.frame.minX]
    }

    let none = places()
    cell.indentationLevel = 2
    let both = places()
    cell.indentsAccessories = false
    let content = places()
    cell.indentationLevel = -3

    #expect(none == [16, 36] && both == [36, 56] && content == [16, 56])
    #expect(places() == none)
  }
}
