import NestKit
import NestTesting
import OpenUIKit

/// A modal container whose content stays, for random operations.
package final class WalkedModal: WalkedContainer {
  package static let kindCount = 3
  private let container: ModalContainerViewController
  private var content: UIViewController?
  private let make: () -> RecordingViewController
  private var model = Modelled<UIViewController?>(nil)
  private var presented: UIViewController? { model.value }

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    let content = make()
    self.content = content
    container = ModalContainerViewController(contentViewController: content)
  }

  deinit {}

  package var controller: UIViewController { container }
  package var transitions: [ContainerTransition] { container.transition.map { [$0] } ?? [] }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let number = model.request()
    if kind == 0 {
      container.dismissModal(animated: animated).whenFinished { [unowned self] in
        if $0 == .done { model.set(nil, by: number) }
      }
    } else {
      let child = make()
      let operation = container.presentModal(
        child, transition: walkTransitions[argument], animated: animated)
      operation.whenFinished { [unowned self] in if $0 == .done { model.set(child, by: number) } }
    }
  }

  package func readUserChanges() {
    if container.transition == nil { model.set(container.modalContentViewController) }
  }

  package func readChildren() {
    content = container.contentViewController
    model.set(container.modalContentViewController)
  }

  package var misplacement: String? {
    if container.modalContentViewController !== presented { return "presented: another one" }
    if Set(container.children) != Set([content, presented].compactMap { $0 }) {
      return "children: \(container.children)"
    }
    if let content, let misplacement = misplacement(of: content, in: container.view) {
      return misplacement
    }
    guard let presented else { return nil }
    let frame = presented.view.convert(presented.view.bounds, to: container.view)
    let bounds = container.view.bounds
    let size = CGSize(width: min(60, bounds.width), height: min(80, bounds.height))
    return frame.size == size && abs(frame.midX - bounds.midX) < 1e-9
      && abs(frame.midY - bounds.midY) < 1e-9 ? nil : "presented at \(frame)"
  }
}
