import UIKit

public enum SideMenuPosition { case left, right }

public protocol SideMenuControllerDelegate: AnyObject {
    func sideMenuWillOpen(_ menu: SideMenuController)
    func sideMenuDidClose(_ menu: SideMenuController)
}

extension SideMenuControllerDelegate {
    public func sideMenuWillOpen(_ menu: SideMenuController) {}
    public func sideMenuDidClose(_ menu: SideMenuController) {}
}

/// A menu that is presented from an edge.
open class SideMenuController: UIViewController {
    public var position: SideMenuPosition = .left
    public var menuWidth: CGFloat = 240
    public weak var delegate: SideMenuControllerDelegate?
    public let content: UIViewController
    fileprivate let interaction = UIPercentDrivenInteractiveTransition()
    fileprivate var isInteractive = false

    public init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        let edge = UIPanGestureRecognizer(target: self, action: #selector(handle(pan:)))
        view.addGestureRecognizer(edge)
    }

    @objc func handle(pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: pan.view?.superview).x * (position == .left ? -1 : 1)
        let progress = max(0, min(1, translation / menuWidth))
        switch pan.state {
        case .began:
            isInteractive = true
            dismiss(animated: true)
        case .changed: interaction.update(progress)
        case .ended, .cancelled:
            isInteractive = false
            progress > 0.4 ? interaction.finish() : interaction.cancel()
        default: break
        }
    }
}

extension SideMenuController: UIViewControllerTransitioningDelegate {
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { delegate?.sideMenuWillOpen(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.sideMenuDidClose(self) }
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return SideMenuPresentationController(presentedViewController: presented, presenting: presenting)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SideMenuAnimator(isPresenting: true, position: position)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SideMenuAnimator(isPresenting: false, position: position)
    }

    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return isInteractive ? interaction : nil
    }
}

final class SideMenuPresentationController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.alpha = 0
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped)))
        return view
    }()

    private var menu: SideMenuController? { return presentedViewController as? SideMenuController }
    var dimming: UIView { return dimmingView }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds, let menu = menu else { return .zero }
        let x = menu.position == .left ? 0 : bounds.width - menu.menuWidth
        return CGRect(x: x, y: 0, width: menu.menuWidth, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        dimmingView.frame = containerView?.bounds ?? .zero
    }

    @objc private func dimmingViewTapped() { presentedViewController.dismiss(animated: true) }
}

final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let position: SideMenuPosition

    init(isPresenting: Bool, position: SideMenuPosition) {
        self.isPresenting = isPresenting
        self.position = position
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.05 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key) else { return context.completeTransition(false) }
        let shown = context.finalFrame(for: controller)
        let frame = isPresenting ? shown : context.initialFrame(for: controller)
        let hidden = frame.offsetBy(dx: position == .left ? -frame.width : frame.width, dy: 0)
        if isPresenting { context.containerView.addSubview(controller.view) }
        controller.view.frame = isPresenting ? hidden : frame
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
            animations: { controller.view.frame = self.isPresenting ? frame : hidden },
            completion: { _ in
                let completed = !context.transitionWasCancelled
                if !self.isPresenting, completed { controller.view.removeFromSuperview() }
                context.completeTransition(completed)
            })
    }
}
