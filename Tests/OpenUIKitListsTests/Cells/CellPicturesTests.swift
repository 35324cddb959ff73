import NestTesting
import Testing

@testable import OpenUIKitLists

/// All kinds of rows as they look.
struct CellPicturesTests {
  typealias Make = () -> UIView

  /// Puts views below each other into columns, each with traits of its own.
  private func show(
    _ makers: [Make], columns: [(UIView) -> Void], width: CGFloat = 320,
    in host: TestHost
  ) {
    for (index, traits) in columns.enumerated() {
      let column = UIView(
        frame: CGRect(
          x: CGFloat(index) * (width + 8), y: 0, width: width, height: host.window.bounds.height))
      column.backgroundColor = .systemGroupedBackground
      traits(column)
      host.window.addSubview(column)
      host.window.layoutIfNeeded()
      var y: CGFloat = 0
      for make in makers {
        let view = make()
        column.addSubview(view)
        view.updateTraitsIfNeeded()
        let size = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(x: 0, y: y, width: width, height: max(44, size.height))
        y += view.frame.height
      }
    }
    host.window.makeKeyAndVisible()
    host.window.layoutIfNeeded()
  }

  private let columns: [(UIView) -> Void] = [
    { _ in }, { $0.traitOverrides.userInterfaceStyle = .dark },
    { $0.traitOverrides.layoutDirection = .rightToLeft },
    { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge },
  ]

  @Test("R22.100 cells of tables look as the references show, in all styles and states")
  func tableCells() throws {
    let host = try TestHost(size: CGSize(width: 1304, height: 1250), scale: 2)
    func plain(
      _ style: UITableViewCell.CellStyle,
      _ change: @escaping (UITableViewCell, inout CellListState) -> Void = { _, _ in }
    ) -> Make {
      {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        var state = CellListState()
        state.separator.showsBottom = true
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        change(cell, &state)
        cell.setListState(state)
        return cell
      }
    }
    let makers: [Make] = [
      plain(.default), plain(.subtitle),
      plain(.value1) { cell, _ in
        cell.accessoryType = .disclosureIndicator
      },
      plain(.value2),
      plain(.subtitle) { cell, _ in
        cell.imageView?.image = UIImage(systemName: "star.fill")
        cell.accessoryType = .detailDisclosureButton
      },
      plain(.default) { cell, _ in
        cell.accessoryType = .checkmark
        cell.isSelected = true
      },
      plain(.default) { cell, state in
        cell.showsReorderControl = true
        (state.isEditing, state.editingStyle, state.canReorder) = (true, .delete, true)
      },
      plain(.default) { cell, state in
        (state.isEditing, state.editingStyle) = (true, .insert)
        cell.indentationLevel = 2
      },
      plain(.default) { cell, state in
        (state.isEditing, state.isMultipleSelection) = (true, true)
        cell.isSelected = true
      },
      plain(.default) { cell, state in
        (state.isEditing, state.isMultipleSelection) = (true, true)
      },
      plain(.default) { cell, state in
        (state.appearance, state.isFirstInSection, state.groupRadius) = (.insetGrouped, true, 10)
        var content = cell.defaultContentConfiguration()
        content.text = "Configured, with an image and a text that is long enough for two lines"
        content.image = UIImage(systemName: "bell")
        cell.contentConfiguration = content
      },
      plain(.value1) { cell, state in
        (state.appearance, state.isLastInSection, state.groupRadius) = (.insetGrouped, true, 10)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Name", "Value")
        content.image = UIImage(systemName: "person.fill")
        content.imageProperties.tintColor = .systemGreen
        cell.contentConfiguration = content
        cell.accessoryType = .detailButton
      },
      header(isGrouped: false, isFooter: false), header(isGrouped: false, isFooter: true),
      header(isGrouped: true, isFooter: false), header(isGrouped: true, isFooter: true),
    ]

    show(makers, columns: columns, in: host)

    try host.expectPicture("table-cells")
  }

  private func header(isGrouped: Bool, isFooter: Bool) -> Make {
    {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.listState = HeaderFooterListState(
        isFooter: isFooter, isGrouped: isGrouped, title: isFooter ? "A footer" : "A header")
      return view
    }
  }

  @Test("R22.101 cells of lists look as the references show, with all accessories")
  func listCells() throws {
    let host = try TestHost(size: CGSize(width: 1304, height: 1100), scale: 2)
    func cell(
      _ accessories: [UICellAccessory], _ preset: UIListContentConfiguration? = nil,
      _ change: @escaping (UICollectionViewListCell, inout CellListState) -> Void = { _, _ in }
    ) -> Make {
      {
        let cell = UICollectionViewListCell(frame: .zero)
        var state = CellListState()
        state.separator.showsBottom = true
        var content = preset ?? cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Title", "Second text")
        cell.contentConfiguration = content
        cell.accessories = accessories
        change(cell, &state)
        cell.setListState(state)
        return cell
      }
    }
    let toggle: () -> UICellAccessory = {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.backgroundColor = .systemIndigo
      return .customView(configuration: .init(customView: view, placement: .trailing()))
    }
    let menu = UIMenu(children: [
      UIAction(title: "First") { _ in }, UIAction(title: "Other") { _ in },
    ])
    let makers: [Make] = [
      cell([]), cell([.disclosureIndicator()]), cell([.checkmark(), .detail()]),
      cell([.label(text: "12"), .disclosureIndicator()]), cell([.popUpMenu(menu)]),
      { cell([toggle(), .outlineDisclosure()])() },
      cell([.outlineDisclosure()], .sidebarHeader()) { _, state in
        (state.isSidebar, state.isExpanded) = (true, true)
      },
      cell([.delete(), .reorder(), .disclosureIndicator()]) { _, state in state.isEditing = true },
      cell([.insert(), .multiselect(displayed: .always)]) { cell, state in
        state.isEditing = true
        cell.isSelected = true
      },
      cell([.multiselect(displayed: .always)], .valueCell()) { cell, _ in
        cell.indentationLevel = 2
      },
      cell([], .sidebarCell()) { cell, state in
        state.isSidebar = true
        cell.isSelected = true
      },
      cell([], .groupedHeader()), cell([], .prominentInsetGroupedHeader()),
      cell([], .extraProminentInsetGroupedHeader()),
    ]

    show(makers, columns: columns, in: host)

    try host.expectPicture("list-cells")
  }
}
