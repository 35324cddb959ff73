import NestKit
import OpenUIKit

/// A placeholder with two regions, one above the other, or beside it where it is wide.
final class HalvesViewController: PlaceholderViewController {
  private let halves = UIStackView(
    .vertical, spacing: 4, distribution: .fillEqually, [UIView(), UIView()])

  init() {
    super.init(regionCount: 2)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.stage
    view.addFilling(halves)
    regions = halves.arrangedSubviews
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    halves.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
    view.updateConstraintsIfNeeded()
  }
}
