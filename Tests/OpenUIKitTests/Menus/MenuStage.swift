import NestTesting

@testable import OpenUIKit

/// A shown window with a button that has a menu.
struct MenuStage {
  let host: TestHost
  let button = UIButton(type: .system)
  let log = Log()

  final class Log { var entries: [String] = [] }

  init(size: CGSize = CGSize(width: 400, height: 500)) throws {
    host = try TestHost(size: size, scale: 2)
    let root = UIViewController()
    host.show(root)
    root.view.backgroundColor = .systemBackground
    button.setTitle("Menu", for: [])
    button.frame = CGRect(x: 20, y: 40, width: 80, height: 40)
    button.addAction(
      UIAction { [log] _ in log.entries.append("tap") }, for: .primaryActionTriggered)
    host.turn { root.view.addSubview(button) }
  }

  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      log.entries.append(
        "\(action.title) from \((action.sender as? UIButton)?.currentTitle ?? "?")")
    }
  }

  var overlay: MenuOverlayView? {
    host.window.subviews.lazy.compactMap { $0 as? MenuOverlayView }.first
  }

  /// The lines of the open menu.
  var rows: [MenuRowView] { overlay.map { rows(in: $0) } ?? [] }

  private func rows(in view: UIView) -> [MenuRowView] {
    view.subviews.flatMap { ($0 as? MenuRowView).map { [$0] } ?? rows(in: $0) }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  var titles: [String] { rows.map { $0.accessibilityLabel ?? "" } }

  /// The middle of a line in the window.
  func point(of title: String) -> CGPoint {
    guard let row = rows.first(where: { $0.accessibilityLabel == title }) else { return .zero }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  func choose(_ title: String) {
    host.tap(at: point(of: title))
    settle()
  }

  func settle() { host.advance(by: 1) }
}
