import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Two children beside each other, or one above the other where there is more height than width.
final class PairViewController: ContainerViewController {
  /// The leading or upper half, and the other one. Each shows one child, which the next one
  /// replaces.
  private(set) lazy var halves = (0..<2).map { _ in
    addStack(configuration: .init(capacity: 1, overflow: .remove))
  }
  private let views = [UIView(), UIView()]

  @discardableResult
  func show(
    _ child: UIViewController?, inHalf half: Int, animated: Bool = true
  ) -> ContainerOperation {
    halves[half].setViewControllers(
      child.map { [$0] } ?? [], transition: .crossDissolve, animated: animated)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (half, region) in zip(halves, views) {
      view.addSubview(region)
      half.region = region
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (region, frame) in zip(views, frames(in: view.bounds.size)) { region.frame = frame }
  }

  override func size(
    forChildContentContainer child: any UIContentContainer,
    withParentContainerSize size: CGSize
  ) -> CGSize {
    frames(in: size)[0].size
  }

  private func frames(in size: CGSize) -> [CGRect] {
    let whole = CGRect(origin: .zero, size: size)
    let isWide = size.width > size.height
    let parts = whole.divided(
      atDistance: (isWide ? size.width : size.height) / 2, from: isWide ? .minXEdge : .minYEdge)
    return [parts.slice, parts.remainder]
  }

  deinit {}
}
