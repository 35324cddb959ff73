import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// How columns look in every mode.
@Suite(.serialized) struct SplitPicturesTests {
  private static let size = CGSize(width: 800, height: 480)

  /// Rows of text below each other.
  private final class Rows: UIViewController {
    private let texts: [String]
    private let color: UIColor

    init(_ title: String, _ texts: [String], color: UIColor = .systemBackground) {
      self.texts = texts
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let stack = UIStackView(
        arrangedSubviews: texts.map { text in
          let label = UILabel()
          label.text = text
          return label
        })
      stack.axis = .vertical
      stack.spacing = 14
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 14),
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      ])
    }
  }

  private func show(
    _ style: UISplitViewController.Style, isDark: Bool = false, isRightToLeft: Bool = false,
    size: CGSize = Self.size
  ) throws -> (TestHost, UISplitViewController) {
    let host = try TestHost(size: size)
    host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    if isRightToLeft { host.window.traitOverrides.layoutDirection = .rightToLeft }
    let split = UISplitViewController(style: style)
    split.preferredPrimaryColumnWidth = 180
    split.preferredSupplementaryColumnWidth = 220
    split.preferredInspectorColumnWidth = 160
    split.setViewController(
      Rows("Mailboxes", ["Inbox", "Drafts", "Sent"], color: .secondarySystemBackground),
      for: .primary)
    if style == .tripleColumn {
      split.setViewController(Rows("Inbox", ["Anna", "Berta", "Clara"]), for: .supplementary)
    }
    let detail = Rows("Anna", ["Good morning,", "the pictures are ready."])
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .reply)
    split.setViewController(detail, for: .secondary)
    split.setViewController(Rows("Info", ["2 pictures"]), for: .inspector)
    host.show(split)
    return (host, split)
  }

  private static let modes: [(String, UISplitViewController.DisplayMode)] = [
    ("secondary-only", .secondaryOnly), ("one-beside", .oneBesideSecondary),
    ("one-over", .oneOverSecondary), ("two-beside", .twoBesideSecondary),
    ("two-over", .twoOverSecondary), ("two-displace", .twoDisplaceSecondary),
  ]

  @Test("R15.77 R17.4 Every mode of three columns, light and dark", arguments: [false, true])
  func modes(isDark: Bool) throws {
    let (host, split) = try show(.tripleColumn, isDark: isDark)
    for (name, mode) in Self.modes {
      host.turn { split.preferredDisplayMode = mode }
      try host.settle()
      try host.expectPicture("split-\(isDark ? "dark" : "light")-\(name)")
    }
  }

  @Test("R15.77 R17.4 Modes from right to left")
  func rightToLeft() throws {
    let (host, split) = try show(.tripleColumn, isRightToLeft: true)
    for (name, mode) in Self.modes where name == "two-beside" || name == "one-over" {
      host.turn { split.preferredDisplayMode = mode }
      try host.settle()
      try host.expectPicture("split-right-to-left-\(name)")
    }
  }

  @Test(
    "R15.77 R17.4 The inspector column, light and dark, and one column", arguments: [false, true])
  func inspector(isDark: Bool) throws {
    let look = isDark ? "dark" : "light"
    let (host, split) = try show(.doubleColumn, isDark: isDark)
    host.turn { split.show(.inspector) }
    try host.settle()
    try host.expectPicture("split-\(look)-inspector")
    host.turn { split.hide(.primary) }
    host.advance(by: 0.17)
    try host.expectPicture("split-\(look)-sliding")
    try host.settle()
    try host.resize(to: CGSize(width: 320, height: 480))
    try host.settle()
    try host.expectPicture("split-\(look)-collapsed")
  }

  @Test(
    "R15.62 R15.77 R17.4 Columns whose lines are being dragged, also from right to left",
    arguments: [false, true])
  func dragged(isRightToLeft: Bool) throws {
    let (host, split) = try show(.tripleColumn, isRightToLeft: isRightToLeft)
    host.turn { split.preferredDisplayMode = .twoBesideSecondary }
    try host.settle()
    func point(_ x: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? Self.size.width - x : x, y: 300)
    }
    host.putDown(0, at: point(400))
    host.move(0, to: point(460))
    host.lift(0, at: point(460))
    host.putDown(0, at: point(180))
    host.move(0, to: point(130))
    try host.expectPicture("split-\(isRightToLeft ? "right-to-left" : "light")-dragged")
    host.lift(0, at: point(130))
  }

  @Test("R15.77 R17.4 The safe area of a device with insets")
  func safeArea() throws {
    let (host, split) = try show(.tripleColumn)
    host.setSafeAreaInsets(UIEdgeInsets(top: 24, left: 44, bottom: 20, right: 44))
    host.turn {
      split.showsSecondaryOnlyButton = true
      split.preferredDisplayMode = .twoBesideSecondary
    }
    try host.settle()
    try host.expectPicture("split-safe-area")
  }
}
