import NestKit
import NestTesting
import OpenUIKit

/// The page on which a split container is tried: a drawer in portrait, columns in landscape.
final class SplitPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case sidebar, detail }

  private let split = SplitContainerViewController(columns: SplitColumn.sidebarAndDetail)
  private let recording: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder) { $0 == 0 ? "Sidebar" : "Detail" }
    recording = ContainerEventRecorder(recorder: recorder)
    super.init(
      "Split", container: split, screens: screens, transition: .crossDissolve,
      buttons: buttons.chips)
    split.setViewController(screens.screen(depth: 0), at: 0)
    split.setViewController(screens.screen(depth: 1), at: 1)
    split.delegate = self
    buttons.onCommand = { [weak self] in self?.perform($0) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .sidebar:
      let opens = split.displayMode != .openDrawer
      note(
        opens ? "Open the drawer" : "Close the drawer",
        code: ["split.setDrawerOpen(\(opens)\(animatedCode))"])
      updateAfter(split.setDrawerOpen(opens, animated: speed.isAnimated))
    case .detail:
      let screen = screens.screen(depth: takeDepth())
      note(
        "Show \(screen.name) · \(transition.name)",
        code: [
          "split.setViewController(detail, at: 1, transition: \(transitionCode)\(animatedCode))"
        ])
      updateAfter(
        split.setViewController(
          screen, at: 1, transition: transition, animated: speed.isAnimated))
    }
    update()
  }

  override func performMisuse() {
    split.setViewController(nil, at: 2)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    update()
  }

  override func update() {
    let names = split.viewControllers.map { $0.map(LifecycleRecorder.name(of:)) ?? "–" }
    let title =
      switch split.displayMode {
      case .columns: "Columns"
      case .closedDrawer: "Drawer"
      case .openDrawer: "Drawer open"
      }
    stage.show(title, path: names)
    buttons.chip(for: .sidebar)?.isEnabled = split.displayMode != .columns
  }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .sidebar: "Sidebar"
    case .detail: "New detail"
    }
  }
}

extension SplitPageViewController: SplitContainerViewControllerDelegate {
  func splitContainerViewController(
    _ split: SplitContainerViewController, willShow viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    recording.splitContainerViewController(
      split, willShow: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, willHide viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    recording.splitContainerViewController(
      split, willHide: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, didShow viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    recording.splitContainerViewController(
      split, didShow: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, didHide viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    recording.splitContainerViewController(
      split, didHide: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didCollapse isCollapsed: Bool
  ) {
    report(isCollapsed ? "The sidebar is a drawer" : "The sidebar is a column")
    update()
  }

  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didChooseWidths widths: [CGFloat]
  ) {
    report("Widths: " + widths.map { "\(Int($0))" }.joined(separator: ", "))
  }
}
