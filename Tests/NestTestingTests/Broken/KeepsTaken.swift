import NestKit
import NestTesting

/// Lists a badge that another controller has.
final class KeepsTaken: HandMadeContainer, RestorableContainer {
  static let stateKind = "keeps taken"
  private let badge = UIViewController()
  private let other = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(badge)
    badge.didMove(toParent: self)
    badge.willMove(toParent: nil)
    other.addChild(badge)
    badge.didMove(toParent: other)
  }

  var restorableChildren: [RestorableChild] { [RestorableChild(badge, slot: 0)] }

  func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {}
}
