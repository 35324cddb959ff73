import NestKit
import OpenUIKit
import Testing

/// Containers whose last reference goes away on another thread than the main one.
@Suite struct ContainerReleaseTests {
  /// Keeps what a detached task releases.
  private nonisolated final class Holder: @unchecked Sendable {
    var container: UIViewController?
    weak var observed: UIViewController?

    init(_ container: UIViewController) {
      self.container = container
      observed = container
    }
  }

  nonisolated enum Kind: CaseIterable {
    case stack, placeholder, wizard, modal, switching, pages, split
  }

  @Test("R19.1 A container may be released off the main actor", arguments: Kind.allCases)
  func released(_ kind: Kind) async {
    let holder = Holder(container(kind))
    holder.container?.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    holder.container?.view.layoutIfNeeded()

    await Task.detached { holder.container = nil }.value

    #expect(holder.observed == nil)
  }

  private func container(_ kind: Kind) -> UIViewController {
    let child = UIViewController()
    switch kind {
    case .stack: return StackController(rootViewController: child)
    case .placeholder:
      let placeholder = PlaceholderViewController()
      placeholder.setInsetViewController(child)
      return placeholder
    case .wizard: return WizardViewController(pages: [child])
    case .modal: return ModalContainerViewController(contentViewController: child)
    case .switching: return SwitchViewController(viewControllers: [child, UIViewController()])
    case .pages: return PagesViewController(viewControllers: [child, UIViewController()])
    case .split:
      let split = SplitContainerViewController(columns: [SplitColumn()])
      split.setInsetViewController(child, at: 1)
      return split
    }
  }
}
