import UIKit

/// Shows a controller at the bottom of the screen, at one of several heights.
open class SheetPresentationController: UIPresentationController {
    public var options: SheetOptions
    public weak var sheetDelegate: SheetDelegate?
    public private(set) var selectedDetent: Detent.Identifier
    weak var transition: SheetTransition?

    public private(set) lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 1)
        view.alpha = 0
        view.isAccessibilityElement = true
        view.accessibilityLabel = NSLocalizedString("Dismiss", comment: "dimming view of a sheet")
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped)))
        return view
    }()

    private lazy var grabber: UIView = {
        let view = UIView()
        view.backgroundColor = .tertiaryLabel
        view.layer.cornerRadius = 2.5
        view.isUserInteractionEnabled = false
        return view
    }()

    public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        return recognizer
    }()

    public init(presentedViewController: UIViewController, presenting: UIViewController?, options: SheetOptions) {
        self.options = options
        selectedDetent = options.initialDetent ?? options.detents.first?.identifier ?? .large
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    // MARK: - Geometry

    private var maximumHeight: CGFloat {
        guard let container = containerView else { return 0 }
        return container.bounds.height - container.safeAreaInsets.top - options.topSpacing
    }

    private func height(of identifier: Detent.Identifier) -> CGFloat {
        let detent = options.detents.first { $0.identifier == identifier } ?? .large
        return detent.resolved(maximum: maximumHeight) {
            let preferred = presentedViewController.preferredContentSize.height
            guard preferred == 0, let view = presentedView, let container = containerView else { return preferred }
            return view.systemLayoutSizeFitting(
                CGSize(width: container.bounds.width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let height = self.height(of: selectedDetent)
        return CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard options.detents.contains(.fitting) else { return }
        animateLayout()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        guard let view = presentedView, !(transition?.isRunning ?? false), panGestureRecognizer.state == .possible else { return }
        view.frame = frameOfPresentedViewInContainerView
        layoutGrabber()
    }

    private func layoutGrabber() {
        guard let view = presentedView else { return }
        grabber.isHidden = !options.prefersGrabberVisible
        grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
        view.bringSubviewToFront(grabber)
    }

    // MARK: - Presentation and dismissal

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView, let view = presentedView else { return }
        container.insertSubview(dimmingView, at: 0)
        dimmingView.frame = container.bounds
        view.layer.cornerRadius = options.cornerRadius
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.masksToBounds = true
        view.addSubview(grabber)
        view.addGestureRecognizer(panGestureRecognizer)
        alongsideTransition { self.dimmingView.alpha = self.dimming(of: self.selectedDetent) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimmingView.removeFromSuperview() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        sheetDelegate?.sheetWillDismiss?(presentedViewController)
        alongsideTransition { self.dimmingView.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        dimmingView.removeFromSuperview()
        sheetDelegate?.sheetDidDismiss?(presentedViewController)
    }

    private func alongsideTransition(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
    }

    private func dimming(of identifier: Detent.Identifier) -> CGFloat {
        guard let undimmed = options.largestUndimmedDetent else { return options.dimmingAlpha }
        return height(of: identifier) <= height(of: undimmed) ? 0 : options.dimmingAlpha
    }

    // MARK: - Detents

    open func select(_ identifier: Detent.Identifier, animated: Bool) {
        let isChange = identifier != selectedDetent
        selectedDetent = identifier
        animated ? animateLayout() : containerView?.setNeedsLayout()
        if isChange { sheetDelegate?.sheet?(presentedViewController, didChangeDetent: identifier.rawValue) }
    }

    private func animateLayout() {
        UIView.animate(
            withDuration: options.transitionDuration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.presentedView?.frame = self.frameOfPresentedViewInContainerView
                self.dimmingView.alpha = self.dimming(of: self.selectedDetent)
                self.presentedView?.layoutIfNeeded()
            })
    }

    /// The detent at which a sheet of a height ends, or nil if it is dismissed.
    func target(height: CGFloat, velocity: CGFloat) -> Detent.Identifier? {
        let projected = height - velocity * 0.2
        let heights = options.detents.map { (identifier: $0.identifier, height: self.height(of: $0.identifier)) }
        guard let lowest = heights.map({ $0.height }).min() else { return nil }
        if projected < lowest / 2 { return nil }
        return heights.min { abs($0.height - projected) < abs($1.height - projected) }?.identifier
    }

    private var mayDismiss: Bool {
        return options.isDismissable && sheetDelegate?.sheetShouldDismiss?(presentedViewController) ?? true
    }

    @objc func dimmingViewTapped() {
        guard mayDismiss else {
            sheetDelegate?.sheetDidAttemptToDismiss?(presentedViewController)
            return
        }
        presentingViewController.dismiss(animated: true)
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let container = containerView else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .changed: move(by: translation)
        case .ended: endMoving(by: translation, velocity: recognizer.velocity(in: container).y)
        case .cancelled, .failed: endMoving(by: 0, velocity: 0)
        default: break
        }
    }

    func move(by translation: CGFloat) {
        let rest = height(of: selectedDetent)
        if translation > 0, selectedDetent == lowestDetent, mayDismiss {
            if let transition = transition, transition.isInteractive {
                transition.update(min(1, translation / max(1, rest)))
            } else {
                transition?.isInteractive = true
                presentingViewController.dismiss(animated: true)
            }
            return
        }
        let limit = options.detents.map { height(of: $0.identifier) }.max() ?? rest
        var newHeight = rest - translation
        if newHeight > limit { newHeight = limit + (newHeight - limit) / 4 }
        guard let bounds = containerView?.bounds else { return }
        presentedView?.frame = CGRect(x: 0, y: bounds.height - newHeight, width: bounds.width, height: newHeight)
    }

    func endMoving(by translation: CGFloat, velocity: CGFloat) {
        let target = self.target(height: height(of: selectedDetent) - translation, velocity: velocity)
        if let transition = transition, transition.isInteractive {
            transition.isInteractive = false
            transition.completionSpeed = 0.99
            target == nil ? transition.finish() : transition.cancel()
            return
        }
        guard let identifier = target else {
            dimmingViewTapped()
            return animateLayout()
        }
        select(identifier, animated: true)
    }

    private var lowestDetent: Detent.Identifier? {
        return options.detents.min { height(of: $0.identifier) < height(of: $1.identifier) }?.identifier
    }
}

extension SheetPresentationController: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.y) >= abs(velocity.x)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    }
}
