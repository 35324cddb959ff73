import NestKit
import NestTesting
import OpenUIKit

/// The page on which sheets are tried.
final class SheetsPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case present, dismiss, next }

  /// How the content behind a sheet is shown.
  enum Behind: String, CaseIterable, Sendable {
    case dimmed = "Dimmed", usable = "Usable up to medium"
  }

  private let sheets: SheetContainerViewController
  private let edges = ChipChoice(SheetEdge.bottom)
  private let behind = ChipChoice(Behind.usable)
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder) { $0 == 0 ? "Content" : "Sheet" }
    sheets = SheetContainerViewController(contentViewController: screens.screen(depth: 0))
    super.init(
      "Sheets", container: sheets, screens: screens,
      sections: [
        edges.makeSection("Edge", SheetEdge.allCases.map { ($0, $0.rawValue.capitalized) }),
        behind.makeSection("What is behind", Behind.allCases.map { ($0, $0.rawValue) }),
      ],
      transitions: [], buttons: buttons.chips)
    sheets.delegate = self
    buttons.onCommand = { [weak self] in self?.perform($0) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private var front: UIViewController? { sheets.sheetViewControllers.last }

  private var configuration: SheetConfiguration {
    var configuration = SheetConfiguration(
      edge: edges.value, detents: [.fraction(0.25), .medium, .fraction(0.9)])
    configuration.showsGrabber = true
    if behind.value == .usable { configuration.largestUndimmedDetent = .medium }
    return configuration
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .present:
      let screen = screens.screen(depth: takeDepth())
      note(
        "Present \(screen.name)",
        code: ["sheets.presentSheet(screen, configuration: configuration\(animatedCode))"])
      updateAfter(
        sheets.presentSheet(
          screen, configuration: configuration, animated: speed.isAnimated))
    case .dismiss:
      note("Dismiss", code: ["sheets.dismissSheet(\(onlyAnimatedCode))"])
      updateAfter(sheets.dismissSheet(animated: speed.isAnimated))
    case .next: selectNext()
    }
    update()
  }

  private func selectNext() {
    guard let front, let detents = sheets.sheetConfiguration(of: front)?.detents,
      let index = detents.firstIndex(where: {
        $0.identifier == sheets.selectedDetent(of: front)
      })
    else { return }
    let next = detents[(index + 1) % detents.count].identifier
    note("Next detent", code: ["sheets.selectDetent(next, of: screen\(animatedCode))"])
    sheets.selectDetent(next, of: front, animated: speed.isAnimated)
  }

  override func performMisuse() {
    sheets.presentSheet(UIViewController(), configuration: SheetConfiguration(detents: []))
  }

  override var keyHint: String { "Esc dismiss   ·   " + super.keyHint }

  override func update() {
    let names = ([sheets.contentViewController].compactMap { $0 } + sheets.sheetViewControllers)
      .map(LifecycleRecorder.name(of:))
    let detent = front.flatMap { sheets.selectedDetent(of: $0)?.rawValue }
    stage.show(detent.map { "At \($0)" } ?? "Nothing", path: names)
    buttons.chip(for: .dismiss)?.isEnabled = front != nil
    buttons.chip(for: .next)?.isEnabled = front != nil
  }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .present: "Present"
    case .dismiss: "Dismiss"
    case .next: "Next detent"
    }
  }
}

extension SheetsPageViewController: SheetContainerViewControllerDelegate {
  func sheetContainerViewController(
    _ container: SheetContainerViewController,
    didSelectDetent identifier: SheetDetent.Identifier, of viewController: UIViewController
  ) { update() }

  func sheetContainerViewController(
    _ container: SheetContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool
  ) { update() }
}
