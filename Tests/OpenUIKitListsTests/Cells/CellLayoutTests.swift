import NestTesting
import Testing

@testable import OpenUIKitLists

/// Where the parts of cells are, and how large cells are.
struct CellLayoutTests {
  private func shown(_ cell: UIView, width: CGFloat = 320, height: CGFloat = 44) {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
  }

  @Test("R22.108 accessories and controls of editing narrow the content of a table cell")
  func contentOfTableCell() {
    let types: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    var widths: [CGFloat] = []
    for type in types {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = type
      shown(cell)
      widths.append(cell.contentView.frame.width)
    }
    let custom = UITableViewCell(style: .default, reuseIdentifier: nil)
    custom.accessoryType = .checkmark
    custom.accessoryView = UIView(frame: CGRect(x: 9, y: 9, width: 50, height: 30))
    shown(custom)
    let editing = UITableViewCell(style: .default, reuseIdentifier: nil)
    editing.showsReorderControl = true
    editing.accessoryType = .checkmark
    editing.setListState(CellListState(isEditing: true, editingStyle: .delete, canReorder: true))
    shown(editing)

    #expect(widths[0] == 320)
    // Fidelity: a chevron takes 34 points. [observed]
    #expect(abs(widths[1] - 286) <= 3)
    #expect(widths[2] < widths[1] && widths[3] < widths[1] && widths[4] < widths[3])
    #expect(custom.accessoryView?.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
    #expect(custom.contentView.frame == CGRect(x: 0, y: 0, width: 244, height: 44))
    #expect(editing.contentView.frame == CGRect(x: 40, y: 0, width: 232, height: 44))
    #expect(editing.reorderControl?.frame == CGRect(x: 282, y: 0, width: 22, height: 44))
  }

  @Test(
    "R22.109 right to left is the mirror image of left to right",
    arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
  func mirror(_ style: UITableViewCell.CellStyle) throws {
    let host = try TestHost()
    func frames(_ direction: UITraitEnvironmentLayoutDirection, configured: Bool) -> [CGRect] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.traitOverrides.layoutDirection = direction
      host.window.addSubview(cell)
      if configured {
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Title", "Detail")
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = UIImage(systemName: "star")
      }
      cell.accessoryType = .detailDisclosureButton
      cell.showsReorderControl = true
      cell.indentationLevel = 1
      cell.setListState(
        CellListState(
          isEditing: true, editingStyle: .insert, canReorder: true,
          separator: CellListState.Separator(showsBottom: true)))
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
      cell.updateTraitsIfNeeded()
      host.window.layoutIfNeeded()
      var frames: [CGRect] = []
      func collect(_ view: UIView) {
        if view is UILabel || view is UIImageView || view is SeparatorLine || view is UIControl {
          frames.append(view.convert(view.bounds, to: cell))
        }
        if !(view is UIControl) { view.subviews.forEach(collect) }
      }
      collect(cell)
      cell.removeFromSuperview()
      return frames
    }

    for configured in [false, true] {
      let left = frames(.leftToRight, configured: configured)
      let right = frames(.rightToLeft, configured: configured)
      let mirrored = left.map {
        CGRect(x: 390 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }

      #expect(left.count >= 5)
      #expect(right == mirrored)
    }
  }

  @Test("R22.110 a cell is as tall as its content needs, with the separator, and at least as a row")
  func selfSizing() throws {
    let host = try TestHost()
    func height(_ cell: UIView, _ width: CGFloat = 320) -> CGFloat {
      host.window.addSubview(cell)
      return cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let long = String(repeating: "several words ", count: 12)
    let short = UITableViewCell(style: .default, reuseIdentifier: nil)
    short.textLabel?.text = "Title"
    var content = UIListContentConfiguration.cell()
    content.text = long
    let table = UITableViewCell(style: .default, reuseIdentifier: nil)
    table.contentConfiguration = content
    let item = UICollectionViewListCell(frame: .zero)
    item.contentConfiguration = content
    let constrained = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    constrained.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: constrained.contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: constrained.contentView.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      box.leadingAnchor.constraint(equalTo: constrained.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: constrained.contentView.trailingAnchor),
    ])
    let plain = UICollectionViewCell(frame: .zero)
    let label = UILabel()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    plain.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: plain.contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: plain.contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: plain.contentView.leadingAnchor, constant: 7),
      label.trailingAnchor.constraint(equalTo: plain.contentView.trailingAnchor),
    ])

    let measured = UILabel()
    measured.font = .preferredFont(forTextStyle: .body)
    measured.text = long
    measured.numberOfLines = 0
    let lines = measured.sizeThatFits(CGSize(width: 288, height: 0)).height
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 50, height: 50)
    let free = plain.preferredLayoutAttributesFitting(attributes).size
    plain.measuredAxes = .vertical
    let narrow = plain.preferredLayoutAttributesFitting(attributes).size
    attributes.size = CGSize(width: 320, height: 50)
    let preferred = item.preferredLayoutAttributesFitting(attributes).size

    #expect(height(short) == 44)
    #expect(height(table) == lines + 22 + 1)
    #expect(height(item) == lines + 22)
    #expect(preferred == CGSize(width: 320, height: lines + 22))
    table.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(height(table) > lines + 23)
    #expect(height(constrained) == 171)
    #expect(free == CGSize(width: label.intrinsicContentSize.width + 7, height: 21))
    #expect(narrow == CGSize(width: 50, height: 21))
  }

  @Test("R22.111 the separator begins beside the text, and where a list cell's guide says")
  func separators() throws {
    let host = try TestHost()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    var state = CellListState()
    state.separator.showsBottom = true
    cell.setListState(state)
    let item = UICollectionViewListCell(frame: .zero)
    item.contentConfiguration = content
    item.setListState(state)
    for view in [cell, item] {
      host.window.addSubview(view)
      shown(view)
    }
    let list = try #require(cell.contentView as? UIListContentView)

    let start = list.textLabel?.frame.minX
    let automatic = cell.parts.bottomSeparator?.frame
    let ofItem = item.list.bottomSeparator?.frame
    item.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: item.leadingAnchor, constant: 100
    ).isActive = true
    host.window.layoutIfNeeded()
    let guided = item.list.bottomSeparator?.frame
    cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 7)
    host.window.layoutIfNeeded()
    let own = cell.parts.bottomSeparator?.frame
    state.separator.style = .none
    cell.setListState(state)
    host.window.layoutIfNeeded()

    #expect(start == 60)
    #expect(automatic == CGRect(x: 60, y: 43, width: 260, height: 1))
    #expect(ofItem == automatic)
    #expect(guided == CGRect(x: 100, y: 43, width: 220, height: 1))
    #expect(own == CGRect(x: 30, y: 43, width: 283, height: 1))
    #expect(cell.parts.bottomSeparator == nil)
  }

  @Test("R22.112 lengths that are no numbers, infinite or negative are clamped")
  func lengths() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300]
    for value in values {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Title", "Second")
      content.image = UIImage(systemName: "star")
      content.imageProperties.maximumSize = CGSize(width: value, height: value)
      content.imageProperties.reservedLayoutSize = CGSize(width: value, height: value)
      content.imageProperties.cornerRadius = value
      content.directionalLayoutMargins.leading = value
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.contentConfiguration = content
      cell.indentationWidth = value
      cell.indentationLevel = .max
      cell.separatorInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      cell.setListState(CellListState(groupRadius: value, sideMargin: value))
      shown(cell)
      let size = cell.systemLayoutSizeFitting(CGSize(width: value, height: value))
      #expect(size.height.isFinite)
      let item = UICollectionViewListCell(frame: .zero)
      item.indentationWidth = value
      item.contentConfiguration = content
      item.accessories = [
        .checkmark(options: .init(reservedLayoutWidth: .custom(value)))
      ]
      shown(item)
      #expect(item.contentView.frame.width.isFinite)
    }
  }

  @Test("R22.113 guides of a list content follow its parts, and are nil for what is missing")
  func guides() throws {
    let host = try TestHost()
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let view = UIListContentView(configuration: content)
    host.window.addSubview(view)
    let guide = try #require(view.textLayoutGuide)
    shown(view)
    host.window.layoutIfNeeded()

    #expect(guide.layoutFrame == view.textLabel?.frame)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    #expect(view.textLayoutGuide === guide)
    content.text = nil
    view.configuration = content
    #expect(view.textLayoutGuide == nil && guide.owningView == nil)
  }
}
