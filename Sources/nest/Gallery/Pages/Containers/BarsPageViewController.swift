import NestKit
import NestTesting
import OpenUIKit

/// The page on which bars around containers are tried.
final class BarsPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case push, back }

  /// The container inside the bars.
  enum Content: String, CaseIterable, Sendable {
    case stack = "Stack", tabs = "Tabs", wizard = "Wizard"
  }

  /// A part of the bars that can be switched on and off.
  enum Part: String, CaseIterable, Sendable {
    case bar = "Navigation bar", largeTitles = "Large titles", toolbar = "Toolbar"
    case accessory = "Accessory", minimizes = "Minimized by scrolling"
  }

  private let bars: BarContainerViewController
  private let contents = ChipChoice(Content.stack)
  private let parts = ChipToggles<Part>([.bar, .largeTitles, .minimizes])
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder)
    bars = BarContainerViewController(
      contentViewController: Self.makeContent(.stack, from: 0, recorder: recorder))
    super.init(
      "Bars", container: bars, screens: screens,
      sections: [
        contents.makeSection("Around", Content.allCases.map { ($0, $0.rawValue) }),
        parts.makeSection("Parts", Part.allCases.map { ($0, $0.rawValue) }),
      ],
      transition: .pushFromTrailing, buttons: buttons.chips)
    buttons.onCommand = { [weak self] in self?.perform($0) }
    contents.onChange = { [weak self] in self?.showContent() }
    parts.onChange = { [weak self] in self?.showParts() }
    showParts()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .push: push()
    case .back: back()
    }
  }

  private func push() {
    if let wizard = bars.contentViewController as? WizardViewController {
      return select(by: 1, in: wizard)
    }
    guard let stack = shownStack else { return }
    let screen = BarsScreenViewController(depth: takeScreenDepth(), recorder: recorder)
    note(
      "Push \(screen.name)",
      code: ["stack.push(page, transition: \(transitionCode)\(animatedCode))"])
    updateAfter(stack.push(screen, transition: transition, animated: speed.isAnimated))
  }

  private func back() {
    if let wizard = bars.contentViewController as? WizardViewController {
      return select(by: -1, in: wizard)
    }
    guard let stack = shownStack else { return }
    note("Pop", code: ["stack.pop(\(onlyAnimatedCode))"])
    updateAfter(stack.pop(animated: speed.isAnimated))
  }

  private func select(by distance: Int, in wizard: WizardViewController) {
    let index = (wizard.selectedIndex ?? 0) + distance
    guard 0..<wizard.pageCount ~= index else { return }
    let animated = speed.isAnimated
    note(
      distance > 0 ? "Next page" : "Previous page",
      code: ["wizard.selectViewController(at: \(index), animated: \(animated))"])
    updateAfter(wizard.selectViewController(at: index, animated: animated))
  }

  private func showContent() {
    let content = Self.makeContent(contents.value, from: takeScreenDepth(), recorder: recorder)
    note(
      "Put bars around \(contents.value.rawValue.lowercased())",
      code: ["bars.setContentViewController(content, transition: \(transitionCode)\(animatedCode))"]
    )
    updateAfter(
      bars.setContentViewController(content, transition: transition, animated: speed.isAnimated))
  }

  private func showParts() {
    let shown = parts.values
    bars.navigationBar.prefersLargeTitles = shown.contains(.largeTitles)
    bars.setNavigationBarHidden(!shown.contains(.bar), animated: speed.isAnimated)
    bars.setToolbarHidden(!shown.contains(.toolbar), animated: speed.isAnimated)
    bars.minimizesBottomAccessoryOnScroll = shown.contains(.minimizes)
    let hasAccessory = bars.bottomAccessory != nil
    if hasAccessory != shown.contains(.accessory) {
      bars.bottomAccessory = hasAccessory ? nil : BarsAccessoryView()
    }
  }

  override func performMisuse() { bars.minimizedBottomAccessoryHeight = -1 }

  override var keyHint: String { "Esc back   ·   " + super.keyHint }

  // MARK: Display

  override func update() {
    let path = shownPath
    stage.show(contents.value.rawValue, path: path.map(LifecycleRecorder.name(of:)))
    buttons.chip(for: .back)?.isEnabled = path.count > 1
  }

  /// The controllers from the first one to the one that is shown.
  private var shownPath: [UIViewController] {
    if let wizard = bars.contentViewController as? WizardViewController {
      return wizard.navigationPath
    }
    return shownStack?.viewControllers ?? []
  }

  /// The stack that is shown.
  private var shownStack: StackController? {
    let content = bars.contentViewController
    return content as? StackController
      ?? (content as? TabsViewController)?.selectedViewController as? StackController
  }

  private func takeScreenDepth() -> Int {
    screenCount += 1
    return screenCount
  }

  /// How many screens were made after the first ones.
  private var screenCount = 3

  private static func makeContent(
    _ content: Content, from depth: Int, recorder: LifecycleRecorder
  ) -> UIViewController {
    func stack(_ depth: Int) -> StackController {
      StackController(
        rootViewController: BarsScreenViewController(depth: depth, recorder: recorder))
    }
    switch content {
    case .stack: return stack(depth)
    case .tabs: return TabsViewController(viewControllers: [stack(depth), stack(depth + 1)])
    case .wizard:
      return WizardViewController(pageCount: 3) { index in
        BarsScreenViewController(depth: depth + index, recorder: recorder)
      }
    }
  }

  // MARK: For tests and pictures

  /// The chip of a content.
  func chip(for content: Content) -> Chip? { contents.chip(for: content) }

  /// The chip of a part.
  func chip(for part: Part) -> Chip? { parts.chip(for: part) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .push: "Push"
    case .back: "Back"
    }
  }
}
