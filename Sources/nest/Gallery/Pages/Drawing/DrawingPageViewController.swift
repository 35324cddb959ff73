import NestTesting
import OpenUIKit

/// The page on which drawing and text are looked at, on a device.
final class DrawingPageViewController: DevicePageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case animate }

  private let demos = ChipChoice(DrawingDemo.layers)
  private let options = ChipToggles<DrawingOption>([])
  private let buttons = CommandButtons<Command> { _ in "Animate" }
  /// The controller of the demonstration that is shown.
  private(set) var demo = DrawingDemoViewController(.layers)

  /// Makes the page.
  ///
  /// - Parameter recorder: Records what happens.
  init(recorder: LifecycleRecorder) {
    let sections = [
      demos.makeSection("Content", DrawingDemo.allCases.map { ($0, $0.label) }),
      options.makeSection("Options", DrawingOption.allCases.map { ($0, $0.label) }),
    ]
    super.init(
      "Drawing", recorder: recorder, list: ChipListView("Drawing", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] _ in self?.animate() }
    demos.onChange = { [weak self] in self?.showDemo() }
    options.onChange = { [weak self] in self?.showDemo() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDemo()
  }

  // Fonts of a size category and colours of layers are read when the cards are made.
  private func showDemo() {
    let chosen = options.values
    window.overrideUserInterfaceStyle = chosen.contains(.dark) ? .dark : .light
    window.traitOverrides.preferredContentSizeCategory =
      chosen.contains(.largeText) ? .extraExtraLarge : .large
    window.traitOverrides.layoutDirection =
      chosen.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    window.traitCollection.performAsCurrent { demo = DrawingDemoViewController(demos.value) }
    window.rootViewController = demo
    list.detail.text = demos.value.hint
    stage.show(demos.value.label, path: [])
  }

  private func animate() {
    note("Animate")
    demo.animate()
  }

  // MARK: Keys

  override var logInvitation: String { "Animate something" }

  override var keyHint: String { "Space animates   ·   Ctrl ← → rotate" }

  override func handle(_ key: UIKey) -> Bool {
    if super.handle(key) { return true }
    guard key.keyCode == .keyboardSpacebar else { return false }
    animate()
    return true
  }

  // MARK: For tests and pictures

  /// The chip of a demo.
  func chip(for demo: DrawingDemo) -> Chip? { demos.chip(for: demo) }

  /// The chip of an option.
  func chip(for option: DrawingOption) -> Chip? { options.chip(for: option) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }
}
