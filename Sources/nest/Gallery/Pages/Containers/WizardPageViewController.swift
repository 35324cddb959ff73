import NestKit
import NestTesting
import OpenUIKit

/// The page on which a wizard is tried, whose pages are complete or not.
final class WizardPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case next, previous, done }

  /// A page of the wizard that is complete or not.
  private final class StepViewController: DemoViewController, WizardPage {
    var validity = WizardPageValidity.valid
  }

  private let wizard: WizardViewController
  private let validities = ChipChoice(true)
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    wizard = WizardViewController(pageCount: 5) { index in
      let page = StepViewController(
        depth: index, caption: "Page \(index + 1)", recorder: recorder)
      page.restorationIdentifier = "page-\(index)"
      return page
    }
    super.init(
      "Wizard", container: wizard, screens: ScreenFactory(recorder: recorder),
      sections: [validities.makeSection("The page is", [(true, "Valid"), (false, "Not valid")])],
      transition: .pushFromTrailing, buttons: buttons.chips)
    wizard.delegate = self
    buttons.onCommand = { [weak self] in self?.perform($0) }
    validities.onChange = { [weak self] in self?.applyValidity() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    wizard.forwardTransition = transition
    wizard.backwardTransition = backwardTransition
    switch command {
    case .next:
      note(
        "Next · \(wizard.forwardTransition.name)",
        code: [
          "wizard.forwardTransition = \(transitionCode)", "wizard.selectNext(\(onlyAnimatedCode))",
        ])
      end(wizard.selectNext(animated: speed.isAnimated))
    case .previous:
      note(
        "Previous · \(wizard.backwardTransition.name)",
        code: [
          "wizard.backwardTransition = \(source(of: backwardTransition))",
          "wizard.selectPrevious(\(onlyAnimatedCode))",
        ])
      end(wizard.selectPrevious(animated: speed.isAnimated))
    case .done:
      note("Done", code: ["wizard.finish()"])
      if !wizard.finish() { report("Not done") }
    }
    update()
  }

  private func end(_ operation: ContainerOperation) {
    operation.whenFinished { [weak self] outcome in
      if case .refused(let misuse) = outcome { self?.report("Refused: \(misuse.reason)") }
      self?.update()
    }
  }

  private func applyValidity() {
    let page = wizard.selectedViewController as? StepViewController
    page?.validity = validities.value ? .valid : .invalid(reason: "The page is not complete")
  }

  override func performMisuse() { wizard.selectViewController(at: wizard.pageCount) }

  override func update() {
    let page = (wizard.selectedIndex ?? 0) + 1
    stage.show("Page \(page) of \(wizard.pageCount)", path: [])
    let shown = wizard.selectedViewController as? StepViewController
    validities.select(shown.map { $0.validity == .valid } ?? true)
    buttons.chip(for: .next)?.isEnabled = wizard.canSelectNext
    buttons.chip(for: .previous)?.isEnabled = wizard.canSelectPrevious
  }

  /// The chip of a validity, for tests and pictures.
  func chip(isValid: Bool) -> Chip? { validities.chip(for: isValid) }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .next: "Next"
    case .previous: "Previous"
    case .done: "Done"
    }
  }
}

extension WizardPageViewController: WizardViewControllerDelegate {
  func wizardViewController(
    _ wizardViewController: WizardViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if let index = wizard.index(of: viewController) { report("Shown: page \(index + 1)") }
  }

  func wizardViewControllerDidFinish(_ wizardViewController: WizardViewController) {
    report("The wizard has finished")
  }
}
