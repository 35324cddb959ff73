import NestKit
import NestTesting
import OpenUIKit

/// The page on which a tabs container is tried.
final class TabsPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case previous, next }

  /// An option that can be switched on and off.
  enum Option: String, CaseIterable, Sendable { case bar = "Tab bar", swipe = "Swipe" }

  private let tabs: TabsViewController
  private let options = ChipToggles<Option>([.bar, .swipe])
  private let recording: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder) { "Tab \($0 + 1)" }
    tabs = TabsViewController(viewControllers: Self.makeTabs(with: screens))
    recording = ContainerEventRecorder(recorder: recorder)
    super.init(
      "Tabs", container: tabs, screens: screens,
      sections: [options.makeSection("Options", Option.allCases.map { ($0, $0.rawValue) })],
      transition: .pushFromTrailing, buttons: buttons.chips)
    tabs.delegate = recording
    tabs.showsTabBar = true
    buttons.onCommand = { [weak self] in self?.perform($0) }
    options.onChange = { [weak self] in self?.applyOptions() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private static func makeTabs(with screens: ScreenFactory) -> [UIViewController] {
    (0..<4).map { index in
      let screen = screens.screen(depth: index)
      screen.title = "Tab \(screen.name)"
      return screen
    }
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .previous:
      note(
        "Previous · \(tabs.backwardTransition.name)",
        code: [
          "tabs.backwardTransition = \(source(of: backwardTransition))",
          "tabs.selectPrevious(\(onlyAnimatedCode))",
        ])
      updateAfter(tabs.selectPrevious(animated: speed.isAnimated))
    case .next:
      note(
        "Next · \(tabs.forwardTransition.name)",
        code: [
          "tabs.forwardTransition = \(transitionCode)", "tabs.selectNext(\(onlyAnimatedCode))",
        ])
      updateAfter(tabs.selectNext(animated: speed.isAnimated))
    }
    update()
  }

  override func transitionDidChange() {
    tabs.forwardTransition = transition
    tabs.backwardTransition = backwardTransition
  }

  private func applyOptions() {
    tabs.showsTabBar = options.values.contains(.bar)
    tabs.isSwipeEnabled = options.values.contains(.swipe)
  }

  override func performMisuse() { tabs.selectViewController(at: tabs.viewControllers.count) }

  override func update() {
    let index = tabs.selectedIndex ?? 0
    let count = tabs.viewControllers.count
    stage.show("\(index + 1) of \(count)", path: tabs.viewControllers.map(LifecycleRecorder.name))
    buttons.chip(for: .previous)?.isEnabled = index > 0
    buttons.chip(for: .next)?.isEnabled = index + 1 < count
  }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .previous: "Previous"
    case .next: "Next"
    }
  }
}
