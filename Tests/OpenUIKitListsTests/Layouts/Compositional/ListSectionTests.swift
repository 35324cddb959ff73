import NestTesting
import Testing

@testable import OpenUIKitLists

/// The styles that sections that look like tables pass to their cells.
@Suite struct ListSectionTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  private func styles(_ configuration: Configuration, count: Int = 3) -> [ListElementStyle] {
    let list = ListSectionStyle(configuration: configuration)
    return (0..<count).map { list.style(at: IndexPath(item: $0, section: 0), count: count) }
  }

  /// A line as its leading end: `text`, a number, or `-` for none.
  private func line(_ separator: ListElementStyle.Separator?) -> String {
    guard let separator else { return "-" }
    return separator.leading.map { "\(Int($0))" } ?? "text"
  }

  private func lines(_ configuration: Configuration) -> [String] {
    styles(configuration).map { "\(line($0.topSeparator)) \(line($0.bottomSeparator))" }
  }

  @Test("R22.372 Lines are where the look has them, and where the program says otherwise")
  func separators() {
    #expect(lines(Configuration(appearance: .plain)) == ["- text", "- text", "- text"])
    #expect(lines(Configuration(appearance: .grouped)) == ["0 text", "- text", "- 0"])
    #expect(lines(Configuration(appearance: .insetGrouped)) == ["- text", "- text", "- -"])
    #expect(lines(Configuration(appearance: .sidebar)) == ["- -", "- -", "- -"])

    var own = Configuration(appearance: .plain)
    own.separatorConfiguration.bottomSeparatorInsets.leading = 40
    own.itemSeparatorHandler = { path, section in
      var item = section
      if path.item == 1 {
        item.topSeparatorVisibility = .visible
        item.bottomSeparatorVisibility = .hidden
      }
      return item
    }
    #expect(lines(own) == ["- 40", "text -", "- 40"])
    own.showsSeparators = false
    #expect(lines(own) == ["- -", "- -", "- -"])
  }

  @Test("R22.372 A header that is the first item is no part of the group")
  func firstItem() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection

    let styles = styles(configuration)

    #expect(styles.map(\.role) == [.header, .item, .item])
    #expect(styles.map(\.isFirst) == [false, true, false])
    #expect(styles.map(\.isLast) == [false, false, true])
    #expect(styles.map(\.cornerRadius) == [0, 10, 10])
    #expect(styles[0].bottomSeparator == nil)
  }

  @Test("R22.371 Lists have the insets, headers and paddings of their look")
  func geometry() throws {
    func frames(_ change: (inout Configuration) -> Void, _ appearance: Configuration.Appearance)
      throws -> [String]
    {
      var configuration = Configuration(appearance: appearance)
      change(&configuration)
      let stage = try CompositionalStage(
        [2, 1], layout: UICollectionViewCompositionalLayout.list(using: configuration))
      return [
        stage.place(UICollectionView.elementKindSectionHeader), stage.place(0), stage.place(1),
        stage.place(0, 1),
      ]
    }

    #expect(try frames({ _ in }, .plain) == ["-", "0 0 300 44", "0 44 300 44", "0 88 300 44"])
    #expect(
      try frames({ $0.headerMode = .supplementary }, .plain) == [
        "0 22 300 28", "0 50 300 44", "0 94 300 44", "0 188 300 44",
      ])
    #expect(
      try frames(
        {
          $0.headerMode = .supplementary
          $0.headerTopPadding = 0
        }, .plain) == ["0 0 300 28", "0 28 300 44", "0 72 300 44", "0 144 300 44"])
    #expect(
      try frames({ _ in }, .insetGrouped) == [
        "-", "16 35 268 44", "16 79 268 44", "16 158 268 44",
      ])
  }

  @Test("R22.371 The background of a list fills what is around its sections")
  func background() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: Configuration(appearance: .insetGrouped))
    let stage = try CompositionalStage([1, 1], layout: layout)

    let backgrounds = stage.view.subviews.compactMap { $0 as? ListSectionBackground }
    let covered = backgrounds.map(\.frame).reduce(CGRect.null) { $0.union($1) }

    #expect(covered.contains(CGRect(x: 0, y: -100, width: 300, height: 600)))
    #expect(backgrounds.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
  }

  @Test("R22.373 A description in characters shows each item of a group")
  func description() {
    let group = Describe.row(
      .absolute(100),
      [Describe.item(.fractionalWidth(0.5), .fractionalHeight(1))])

    let lines = group.visualDescription().split(separator: "\n")

    #expect(lines.count == 10 && lines.allSatisfy { $0.count == 60 })
    #expect(lines[1].contains("0") && lines[1].contains("1"))
    #expect(lines[0].hasPrefix("+---") && lines[0].hasSuffix("---+"))
  }
}
