import NestKit
import OpenUIKit

/// A placeholder with two regions, one above the other.
final class HalvesViewController: PlaceholderViewController {
  private let halves = [UIView(), UIView()]

  init() {
    super.init(regionCount: 2)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.stage
    halves.forEach(view.addSubview)
    regions = halves
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    let gap: CGFloat = 4
    let edge: CGRectEdge = isWide ? .minXEdge : .minYEdge
    let extent = isWide ? view.bounds.width : view.bounds.height
    let (first, rest) = view.bounds.divided(
      atDistance: ((extent - gap) / 2).rounded(), from: edge)
    halves[0].frame = first
    halves[1].frame = rest.divided(atDistance: gap, from: edge).remainder
  }
}
