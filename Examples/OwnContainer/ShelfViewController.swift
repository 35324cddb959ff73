import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Any number of children below each other, which scroll; each is as high as it prefers.
final class ShelfViewController: ContainerViewController {
  /// One engine for each child, from the top.
  private(set) var shelves: [ContainerStack] = []
  private let scrollView = UIScrollView()

  @discardableResult
  func add(_ child: UIViewController, animated: Bool = true) -> ContainerOperation {
    let shelf = addStack(configuration: .init(capacity: 1, overflow: .refuse))
    let region = UIView()
    region.frame = CGRect(
      x: 0, y: scrollView.contentSize.height, width: scrollView.bounds.width,
      height: height(of: child))
    scrollView.addSubview(region)
    shelf.region = region
    shelves.append(shelf)
    let operation = shelf.push(child, transition: .fadeIn, animated: animated)
    viewIfLoaded?.setNeedsLayout()
    return operation
  }

  /// Removes a child, which disappears at once; those below it move up.
  @discardableResult
  func remove(_ child: UIViewController) -> ContainerOperation? {
    guard let index = shelves.firstIndex(where: { $0.viewControllers.contains(child) }) else {
      return nil
    }
    let shelf = shelves.remove(at: index)
    let operation = removeStack(shelf)
    operation.whenFinished { [weak self] _ in
      shelf.region?.removeFromSuperview()
      self?.arrange()
    }
    return operation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer child: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    viewIfLoaded?.setNeedsLayout()
  }

  override func size(
    forChildContentContainer child: any UIContentContainer,
    withParentContainerSize size: CGSize
  ) -> CGSize {
    CGSize(width: size.width, height: height(of: child))
  }

  private func height(of child: (any UIContentContainer)?) -> CGFloat {
    max(child?.preferredContentSize.height ?? 0, 44)
  }

  private func arrange() {
    var end: CGFloat = 0
    for shelf in shelves {
      let height = height(of: shelf.topViewController)
      shelf.region?.frame = CGRect(x: 0, y: end, width: scrollView.bounds.width, height: height)
      end += height
    }
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: end)
  }

  deinit {}
}
