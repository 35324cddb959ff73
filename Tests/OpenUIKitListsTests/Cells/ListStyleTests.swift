import NestTesting
import Testing

@testable import OpenUIKitLists

/// The styles that layouts pass to the cells of collection views.
struct ListStyleTests {
  private func attributes(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout ListElementStyle) -> Void = { _ in }
  ) -> ListLayoutAttributes {
    let attributes = ListLayoutAttributes()
    attributes.size = CGSize(width: 320, height: 44)
    var style = ListElementStyle(appearance: appearance)
    change(&style)
    attributes.list = style
    return attributes
  }

  @Test("R22.127 a list layout gives its cells separators, corners, background and presets")
  func style() throws {
    // The thickness of lines is that of a pixel of its screen.
    let host = try TestHost(scale: 1)
    defer { extendLifetime(host) }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let line = ListElementStyle.Separator(
      leading: nil, trailing: 8, color: .systemRed, multipleSelectionColor: .systemRed)
    cell.contentConfiguration = {
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      return content
    }()

    cell.takeListStyle(
      of: attributes(.insetGrouped) {
        ($0.isFirst, $0.cornerRadius, $0.bottomSeparator) = (true, 10, line)
      })
    cell.layoutIfNeeded()
    let separator = cell.list.bottomSeparator
    let frame = separator?.frame
    let corners = cell.layer.maskedCorners
    cell.takeListStyle(of: attributes(.plain) { $0.role = .header })
    cell.layoutIfNeeded()
    let header = cell.defaultContentConfiguration()
    cell.takeListStyle(of: attributes(.sidebar))
    let sidebar = cell.defaultBackgroundConfiguration()

    #expect(frame == CGRect(x: 16, y: 43, width: 296, height: 1))
    #expect(separator?.backgroundColor == .systemRed)
    #expect(corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell.list.bottomSeparator == nil && cell.layer.cornerRadius == 0)
    #expect(header == .plainHeader() && sidebar == .listSidebarCell())
  }

  @Test("R22.128 a view is asked only for the lengths that the layout does not know")
  func axes() {
    let cell = UICollectionViewCell(frame: .zero)
    let label = UILabel()
    label.text = String(repeating: "several words ", count: 8)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 200, height: 44)
    let lines = label.sizeThatFits(CGSize(width: 200, height: 0)).height

    attributes.measuredAxes = .vertical
    let tall = cell.preferredLayoutAttributesFitting(attributes).size
    attributes.measuredAxes = []
    let fixed = cell.preferredLayoutAttributesFitting(attributes).size

    #expect(lines > 44 && tall == CGSize(width: 200, height: lines))
    #expect(fixed == CGSize(width: 200, height: 44))
  }
}
