import NestKit
import NestTesting
import OpenUIKit

/// A wizard of four pages, for random operations.
package final class WalkedWizard: WalkedContainer {
  package static let kindCount = 3
  private let wizard: WizardViewController
  private var model = Modelled<Int?>(0)
  /// Whether the selected page was taken: it is made again when it is selected next.
  private var isPageTaken = false

  package init(make: @escaping () -> RecordingViewController) {
    wizard = WizardViewController(pages: (0..<4).map { _ in make() })
  }

  deinit {}

  package var controller: UIViewController { wizard }
  package var transitions: [ContainerTransition] { wizard.transition.map { [$0] } ?? [] }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let number = model.request()
    let target: Int
    let operation: ContainerOperation
    switch kind {
    case 0:
      target = (wizard.selectedIndex ?? 0) + 1
      operation = wizard.selectNext(animated: animated)
    case 1:
      target = (wizard.selectedIndex ?? 0) - 1
      operation = wizard.selectPrevious(animated: animated)
    default:
      target = argument
      operation = wizard.selectViewController(at: argument, animated: animated)
    }
    operation.whenFinished { [unowned self] in
      if $0 == .done { model.set(target, by: number) }
    }
  }

  package func readUserChanges() {}

  package func readChildren() {
    model.set(wizard.selectedIndex)
    isPageTaken = wizard.children.isEmpty
  }

  package var misplacement: String? {
    if wizard.selectedIndex != model.value {
      return "at \(wizard.selectedIndex ?? -1), not \(model.value ?? -1)"
    }
    guard let index = model.value, !isPageTaken else {
      return wizard.children.isEmpty ? nil : "children"
    }
    guard let page = wizard.pageIfMade(at: index) else { return "no page" }
    return wizard.children == [page] ? misplacement(of: page, in: wizard.view) : "children"
  }
}
