import NestKit
import NestTesting
import OpenUIKit

/// The page on which a placeholder with two regions is tried.
final class PlaceholderPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case upper, lower, clear }

  private let halves = HalvesViewController()
  private let recording: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    recording = ContainerEventRecorder(recorder: recorder)
    super.init(
      "Placeholder", container: halves, screens: ScreenFactory(recorder: recorder) { _ in "" },
      transition: .coverFromBottom, buttons: buttons.chips)
    halves.delegate = recording
    for index in 0..<2 { halves.setViewController(nextScreen(), at: index) }
    buttons.onCommand = { [weak self] in self?.perform($0) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func nextScreen() -> DemoViewController { screens.screen(depth: takeDepth()) }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .upper: set(nextScreen(), at: 0)
    case .lower: set(nextScreen(), at: 1)
    case .clear:
      note("Clear", code: (0..<2).map { call("nil", at: $0) })
      for index in 0..<2 { set(nil, at: index) }
    }
  }

  private func set(_ screen: DemoViewController?, at index: Int) {
    if let screen {
      note(
        "Set \(screen.name) in region \(index) · \(transition.name)",
        code: [call("screen", at: index)])
    }
    updateAfter(
      halves.setViewController(
        screen, at: index, transition: transition, animated: speed.isAnimated))
  }

  private func call(_ screen: String, at index: Int) -> String {
    "placeholder.setViewController(\(screen), at: \(index), transition: \(transitionCode)\(animatedCode))"
  }

  override func performMisuse() {
    halves.setViewController(nil, at: 2)
  }

  override func update() {
    let names = halves.viewControllers.map { $0.map(LifecycleRecorder.name(of:)) ?? "–" }
    stage.show("Two regions", path: names)
  }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .upper: "Set upper"
    case .lower: "Set lower"
    case .clear: "Clear"
    }
  }
}
