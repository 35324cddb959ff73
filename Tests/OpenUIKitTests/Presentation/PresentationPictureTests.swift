import NestTesting
import OpenUIKit
import Testing

/// The appearance of sheets, popovers and alerts: compared with their references.
@Suite struct PresentationPictureTests {
  private static let phone = CGSize(width: 393, height: 852)
  private static let tablet = CGSize(width: 1024, height: 768)

  /// A page with a title and some lines, in one colour.
  private final class Page: UIViewController {
    private let color: UIColor
    init(_ title: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let label = UILabel(frame: CGRect(x: 24, y: 70, width: 300, height: 40))
      label.text = title
      label.font = .boldSystemFont(ofSize: 28)
      view.addSubview(label)
      for row in 0..<6 {
        let line = UIView(
          frame: CGRect(x: 24, y: 130 + 44 * CGFloat(row), width: 200, height: 12))
        line.backgroundColor = .systemFill
        line.layer.cornerRadius = 6
        view.addSubview(line)
      }
    }
  }

  /// Presents a popover with a source.
  private static func presentPopover(
    _ direction: UIPopoverArrowDirection, on root: UIViewController
  ) {
    let source = UIView(frame: CGRect(x: 320, y: 240, width: 60, height: 40))
    source.backgroundColor = .systemRed
    root.view.addSubview(source)
    let page = Page("Popover", .systemBackground)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 180, height: 140)
    page.popoverPresentationController?.sourceView = source
    page.popoverPresentationController?.permittedArrowDirections = direction
    root.present(page, animated: false)
  }

  private func host(_ size: CGSize, dark: Bool = false) throws -> TestHost {
    let host = try TestHost(size: size)
    if size == Self.phone {
      host.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }
    if dark { host.simulateTraits { $0.userInterfaceStyle = .dark } }
    return host
  }

  /// Presents over a page, and compares.
  private func expect(
    _ name: String, _ size: CGSize = phone, dark: Bool = false,
    _ present: (UIViewController) -> Void
  ) throws {
    let host = try host(size, dark: dark)
    let root = Page("Root", .systemTeal)
    host.show(root)
    host.turn { present(root) }
    try host.settle()
    try host.expectPicture(name)
  }

  @Test("R15.1 UIKit 5.5 Page sheets on a phone: large, and medium with a grabber")
  func pageSheet() throws {
    try expect("sheet-large") { $0.present(Page("Large", .systemBackground), animated: false) }
    try expect("sheet-medium") {
      let page = Page("Medium", .systemBackground)
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      $0.present(page, animated: false)
    }
  }

  @Test("R15.1 UIKit 5.5 A sheet in the dark style, and one that nothing is dimmed for")
  func otherSheets() throws {
    try expect("sheet-medium-dark", dark: true) {
      $0.view.backgroundColor = .systemBackground
      let page = Page("Medium", .systemBackground)
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.prefersGrabberVisible = true
      $0.present(page, animated: false)
    }
    try expect("sheet-undimmed") {
      $0.view.backgroundColor = .systemBackground
      let page = Page("Medium", .systemBackground)
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      $0.present(page, animated: false)
    }
  }

  @Test("R15.1 UIKit 5.5 Two page sheets on a phone, one upon the other")
  func stacked() throws {
    try expect("sheet-stacked") {
      let lower = Page("Lower", .systemYellow)
      $0.present(lower, animated: false)
      lower.present(Page("Upper", .systemBackground), animated: false)
    }
  }

  @Test("R15.1 UIKit 5.5 A sheet that appears, and one that is dragged")
  func moving() throws {
    let host = try host(Self.phone)
    let root = Page("Root", .systemTeal)
    host.show(root)
    host.turn { root.present(Page("Large", .systemBackground), animated: true) }
    host.advance(by: 0.1)
    try host.expectPicture("sheet-coming")
    try host.settle()
    host.dragDown(from: CGPoint(x: 200, y: 100), by: 300)
    try host.expectPicture("sheet-pulled")
  }

  @Test("R15.1 UIKit 5.5 A form sheet and a page sheet on a tablet")
  func tablet() throws {
    try expect("sheet-form-tablet", Self.tablet) {
      let page = Page("Form", .systemBackground)
      page.modalPresentationStyle = .formSheet
      $0.present(page, animated: false)
    }
    try expect("sheet-page-tablet", Self.tablet) {
      $0.present(Page("Page", .systemBackground), animated: false)
    }
  }

  @Test(
    "R15.1 UIKit 5.5 Popovers in four directions",
    arguments: [
      ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
    ])
  func popover(name: String, direction: UIPopoverArrowDirection) throws {
    try expect("popover-\(name)", CGSize(width: 700, height: 520)) {
      Self.presentPopover(direction, on: $0)
    }
  }

  @Test("R15.1 UIKit 5.5 A popover on its own colour, light and dark", arguments: [false, true])
  func plainPopover(dark: Bool) throws {
    try expect(
      "popover-plain\(dark ? "-dark" : "")", CGSize(width: 700, height: 520), dark: dark
    ) {
      $0.view.backgroundColor = .systemBackground
      Self.presentPopover(.up, on: $0)
    }
  }

  @Test(
    "R15.1 UIKit 5.5 Alerts with one, two and three buttons", arguments: [1, 2, 3], [false, true])
  func alert(buttons: Int, dark: Bool) throws {
    try expect("alert-\(buttons)\(dark ? "-dark" : "")", dark: dark) {
      let alert = UIAlertController(
        title: "Delete this picture?", message: "It will be deleted on all of your devices.",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if buttons > 1 { alert.addAction(UIAlertAction(title: "Delete", style: .destructive)) }
      if buttons > 2 { alert.addAction(UIAlertAction(title: "Archive", style: .default)) }
      $0.present(alert, animated: false)
    }
  }

  @Test(
    "R15.1 UIKit 5.5 Alerts with a preferred action, long texts and an action that is not enabled")
  func otherAlerts() throws {
    try expect("alert-preferred") {
      let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let save = UIAlertAction(title: "Save", style: .default)
      alert.addAction(save)
      alert.preferredAction = save
      $0.present(alert, animated: false)
    }
    try expect("alert-long") {
      let alert = UIAlertController(
        title: "A title that does not fit into one line of an alert",
        message: String(repeating: "Many words. ", count: 12), preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let other = UIAlertAction(
        title: "Something with a name that is far too long for a button", style: .default)
      other.isEnabled = false
      alert.addAction(other)
      $0.present(alert, animated: false)
    }
  }

  @Test("R15.1 UIKit 5.5 An action sheet on a phone, and as a popover")
  func actionSheet() throws {
    let wide = CGSize(width: 700, height: 520)
    for (name, size, dark) in [
      ("phone", Self.phone, false), ("phone-dark", Self.phone, true), ("popover", wide, false),
    ] {
      try expect("action-sheet-\(name)", size, dark: dark) {
        let alert = UIAlertController(
          title: "Picture", message: "What should become of it?", preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Share", style: .default))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = $0.view
        alert.popoverPresentationController?.sourceRect = CGRect(
          x: 300, y: 60, width: 60, height: 40)
        $0.present(alert, animated: false)
      }
    }
  }
}
