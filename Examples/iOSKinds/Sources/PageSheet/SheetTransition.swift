import UIKit

/// The transitioning delegate of sheets: animates and lets a finger dismiss.
open class SheetTransition: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate {
    public let options: SheetOptions
    public weak var sheetDelegate: SheetDelegate?
    var isInteractive = false
    private(set) var isRunning = false
    private static var associationKey: UInt8 = 0

    public init(options: SheetOptions = .default, delegate: SheetDelegate? = nil) {
        self.options = options
        sheetDelegate = delegate
        super.init()
    }

    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = SheetPresentationController(
            presentedViewController: presented, presenting: presenting ?? source, options: options)
        controller.sheetDelegate = sheetDelegate
        controller.transition = self
        return controller
    }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SheetAnimator(isPresenting: true, duration: options.transitionDuration, transition: self)
    }

    open func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SheetAnimator(isPresenting: false, duration: options.transitionDuration, transition: self)
    }

    open func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return isInteractive ? self : nil
    }

    fileprivate func setRunning(_ running: Bool) { isRunning = running }

    /// UIKit holds the delegate weakly, so the controller that is presented keeps it.
    func attach(to controller: UIViewController) {
        objc_setAssociatedObject(controller, &SheetTransition.associationKey, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
    }
}

extension UIViewController {
    @discardableResult
    public func presentAsSheet(
        _ controller: UIViewController, options: SheetOptions = .default, delegate: SheetDelegate? = nil,
        animated: Bool = true, completion: (() -> Void)? = nil
    ) -> SheetPresentationController? {
        SheetTransition(options: options, delegate: delegate).attach(to: controller)
        present(controller, animated: animated, completion: completion)
        return controller.sheet
    }

    public var sheet: SheetPresentationController? {
        return presentationController as? SheetPresentationController
    }
}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let duration: TimeInterval
    private weak var transition: SheetTransition?
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool, duration: TimeInterval, transition: SheetTransition) {
        self.isPresenting = isPresenting
        self.duration = duration
        self.transition = transition
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        self.animator = animator
        transition?.setRunning(true)
        guard let view = context.view(forKey: key), let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return animator }
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
        }
        let distance = view.bounds.height
        animator.addAnimations { [isPresenting] in
            view.transform = isPresenting ? .identity : CGAffineTransform(translationX: 0, y: distance)
        }
        animator.addCompletion { [weak self, isPresenting] position in
            self?.transition?.setRunning(false)
            let completed = position == .end && !context.transitionWasCancelled
            if !completed && !isPresenting { view.transform = .identity }
            if completed && !isPresenting { view.removeFromSuperview() }
            context.completeTransition(completed)
            self?.animator = nil
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
