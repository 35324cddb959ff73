import NestKit
import NestTesting
import OpenUIKit

/// A placeholder with two regions, for random operations.
package final class WalkedPlaceholder: WalkedContainer {
  package static let kindCount = 2
  private let placeholder = ColumnsViewController(regionCount: 2)
  private let make: () -> RecordingViewController
  private var models = Array(repeating: Modelled<UIViewController?>(nil), count: 2)

  package init(make: @escaping () -> RecordingViewController) { self.make = make }

  private var expected: [UIViewController?] { models.map(\.value) }

  deinit {}

  package var controller: UIViewController { placeholder }
  package var transitions: [ContainerTransition] {
    (0...1).compactMap { placeholder.transition(at: $0) }
  }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let child = argument == 0 ? nil : make()
    let number = models[kind].request()
    let operation = placeholder.setViewController(
      child, at: kind, transition: walkTransitions[argument], animated: animated)
    operation.whenFinished { [unowned self] in
      if $0 == .done { models[kind].set(child, by: number) }
    }
  }

  package func readUserChanges() {}

  package func readChildren() {
    for (index, child) in placeholder.viewControllers.enumerated() { models[index].set(child) }
  }

  package var misplacement: String? {
    if placeholder.viewControllers != expected {
      return "shown: \(placeholder.viewControllers), expected: \(expected)"
    }
    if Set(placeholder.children) != Set(expected.compactMap { $0 }) {
      return "children: \(placeholder.children)"
    }
    return zip(expected, placeholder.regions)
      .compactMap { child, region in child.flatMap { misplacement(of: $0, in: region) } }.first
  }
}
