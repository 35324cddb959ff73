import NestKit
import NestTesting
import OpenUIKit

/// The page on which containers are put into each other by clicking; the log shows the source that
/// makes them.
final class NestPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case takeOut, clear }

  /// The containers that are shown, nested.
  private(set) var nesting = Nesting()

  private let placeholder = PlaceholderViewController()
  private let containers = CommandButtons(firstStyle: .regular, fontSize: 13) {
    (container: Nesting.Container) in container.label
  }
  private let buttons = CommandButtons(firstStyle: .regular, title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    super.init(
      "Nest", container: placeholder, screens: ScreenFactory(recorder: recorder) { _ in "" },
      sections: [ChipSection("Put the screen into a", chips: containers.chips)],
      transition: .crossDissolve, buttons: buttons.chips)
    placeholder.setViewController(makeContent())
    containers.onCommand = { [weak self] in self?.put(into: $0) }
    buttons.onCommand = { [weak self] in self?.perform($0) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Commands

  /// Puts the screen into one more container, inside the others.
  func put(into container: Nesting.Container) {
    if let reason = nesting.append(container) { return report(reason) }
    show("Put the screen into a \(container.label.lowercased())")
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    guard !nesting.containers.isEmpty else { return }
    switch command {
    case .takeOut:
      nesting.removeLast()
      show("Take the screen out")
    case .clear:
      nesting.removeAll()
      show("Clear")
    }
  }

  private func show(_ action: String) {
    note(action, code: nesting.source)
    updateAfter(
      placeholder.setViewController(
        makeContent(), transition: transition, animated: speed.isAnimated))
    update()
  }

  private func makeContent() -> UIViewController {
    // Each screen has a name of its own, so that the log names one.
    var caption = "Screen"
    return nesting.make {
      defer { caption = "Beside it" }
      return screens.screen(depth: takeDepth(), caption: caption)
    }
  }

  override func performMisuse() {
    // A controller cannot be inside itself.
    placeholder.setViewController(placeholder)
  }

  /// None: the containers nested here are made by clicking, and are not saved.
  override var state: NestState? { nil }

  // MARK: Display

  override var logInvitation: String { "Put the screen into a container" }

  override func update() {
    let count = nesting.containers.count
    stage.show(
      count == 0 ? "A screen" : count == 1 ? "One container" : "\(count) containers",
      path: nesting.containers.map(\.label) + ["Screen"])
    for chip in buttons.chips { chip.isEnabled = count > 0 }
    for chip in containers.chips { chip.isEnabled = count < Nesting.limit }
  }

  // MARK: For tests and pictures

  /// The chip that puts the screen into a container.
  func chip(for container: Nesting.Container) -> Chip? { containers.chip(for: container) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .takeOut: "Take out"
    case .clear: "Clear"
    }
  }
}
