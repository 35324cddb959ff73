import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The base class of the controllers of an app.
class ThemedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  deinit {}
}

/// One child in a frame: a container that inherits from the base class of its app.
final class ThemedFrameViewController: ThemedViewController, ContainerCoreOwner {
  private(set) lazy var containerCore = ContainerCore(owner: self)
  private(set) lazy var content = containerCore.addStack(
    configuration: .init(capacity: 1, overflow: .remove))

  @discardableResult
  func show(_ child: UIViewController?, animated: Bool = true) -> ContainerOperation {
    content.setViewControllers(
      child.map { [$0] } ?? [], transition: .crossDissolve, animated: animated)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let region = UIView(frame: view.bounds.insetBy(dx: 20, dy: 20))
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    content.region = region
  }

  // MARK: What the core does

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerCore.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    containerCore.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerCore.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    containerCore.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    containerCore.viewDidDisappear(animated)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    containerCore.didReceiveMemoryWarning()
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? containerCore.transitionCoordinator
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    containerCore.viewWillTransition(to: size, with: coordinator) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func size(
    forChildContentContainer child: any UIContentContainer,
    withParentContainerSize size: CGSize
  ) -> CGSize {
    containerCore.size(forChildContentContainer: child, withParentContainerSize: size) ?? size
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    containerCore.pressesBegan(presses) { super.pressesBegan($0, with: event) }
  }

  override func accessibilityPerformEscape() -> Bool {
    containerCore.performEscape() || super.accessibilityPerformEscape()
  }

  deinit {}
}
