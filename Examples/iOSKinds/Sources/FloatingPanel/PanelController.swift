import UIKit

@objc public protocol PanelControllerDelegate: AnyObject {
    @objc optional func panelDidMove(_ panel: PanelController)
    @objc optional func panelWillBeginDragging(_ panel: PanelController)
    @objc optional func panelDidEndDragging(_ panel: PanelController, withVelocity velocity: CGPoint, targetPosition: PanelPosition)
    @objc optional func panelDidChangePosition(_ panel: PanelController)
    @objc optional func panelShouldBeginDragging(_ panel: PanelController) -> Bool
    @objc optional func panelDidEndRemove(_ panel: PanelController)
}

public protocol PanelLayoutProvider: AnyObject {
    func panel(_ panel: PanelController, layoutFor newCollection: UITraitCollection) -> PanelLayout?
}

/// A panel over a view controller, at one of several heights, that a finger moves.
open class PanelController: UIViewController, UIGestureRecognizerDelegate {
    public weak var delegate: PanelControllerDelegate?
    public weak var layoutProvider: PanelLayoutProvider? { didSet { updateLayout(for: traitCollection) } }
    public let surfaceView = PanelSurfaceView()
    public let backdropView = UIView()
    public private(set) var layout: PanelLayout = PanelDefaultLayout()
    public private(set) var position: PanelPosition = .hidden {
        didSet { if position != oldValue { delegate?.panelDidChangePosition?(self) } }
    }
    public private(set) weak var scrollView: UIScrollView?
    public private(set) var contentViewController: UIViewController?
    public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handle(panGesture:)))
        recognizer.delegate = self
        return recognizer
    }()

    private var layoutConstraints: [NSLayoutConstraint] = []
    private lazy var topConstraint = surfaceView.topAnchor.constraint(equalTo: view.topAnchor)
    private lazy var heightConstraint = surfaceView.heightAnchor.constraint(equalTo: view.heightAnchor)
    private var offsetObservation: NSKeyValueObservation?
    private var initialY: CGFloat = 0
    public private(set) var isDragging = false
    private var lockedOffset: CGPoint?
    private var animator: UIViewPropertyAnimator?

    var geometry: PanelGeometry {
        return PanelGeometry(layout: layout, height: view.bounds.height, safeAreaInsets: view.safeAreaInsets)
    }

    public init(delegate: PanelControllerDelegate? = nil) {
        super.init(nibName: nil, bundle: nil)
        self.delegate = delegate
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    open override func loadView() {
        view = PanelPassThroughView()
        backdropView.backgroundColor = .black
        backdropView.alpha = 0
        backdropView.frame = view.bounds
        backdropView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surfaceView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(backdropView)
        view.addSubview(surfaceView)
        topConstraint.isActive = true
        heightConstraint.isActive = true
        surfaceView.addGestureRecognizer(panGestureRecognizer)
        backdropView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleBackdrop(tapGesture:))))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if animator == nil, !isDragging { placeSurface(at: position) }
    }

    open override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.updateLayout(for: newCollection) })
    }

    private func updateLayout(for collection: UITraitCollection) {
        layout = layoutProvider?.panel(self, layoutFor: collection)
            ?? (collection.verticalSizeClass == .compact ? PanelDefaultLandscapeLayout() : PanelDefaultLayout())
        guard isViewLoaded else { return }
        NSLayoutConstraint.deactivate(layoutConstraints)
        layoutConstraints = layout.prepareLayout(surfaceView: surfaceView, in: view)
        NSLayoutConstraint.activate(layoutConstraints)
        if position != .hidden && !layout.supportedPositions.contains(position) { position = layout.initialPosition }
        placeSurface(at: position)
    }

    private func placeSurface(at position: PanelPosition) {
        topConstraint.constant = geometry.y(for: position)
        heightConstraint.constant = -geometry.topY
        backdropView.alpha = layout.backdropAlphaFor(position: position)
    }

    // MARK: - Adding and removing

    open func set(contentViewController: UIViewController?) {
        if let old = self.contentViewController {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        if let new = contentViewController {
            addChild(new)
            loadViewIfNeeded()
            surfaceView.set(contentView: new.view)
            new.didMove(toParent: self)
        }
        self.contentViewController = contentViewController
    }

    open func addPanel(toParent parent: UIViewController, animated: Bool = false, completion: (() -> Void)? = nil) {
        precondition(self.parent == nil, "the panel has a parent already")
        parent.addChild(self)
        view.frame = parent.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(view)
        updateLayout(for: parent.traitCollection)
        view.layoutIfNeeded()
        move(to: layout.initialPosition, animated: animated) { [weak self] in
            self?.didMove(toParent: parent)
            completion?()
        }
    }

    open func removePanelFromParent(animated: Bool, completion: (() -> Void)? = nil) {
        guard parent != nil else { return }
        move(to: .hidden, animated: animated) { [weak self] in
            guard let self = self else { return }
            self.willMove(toParent: nil)
            self.view.removeFromSuperview()
            self.removeFromParent()
            self.delegate?.panelDidEndRemove?(self)
            completion?()
        }
    }

    open func move(to position: PanelPosition, animated: Bool, completion: (() -> Void)? = nil) {
        stopAnimation()
        self.position = position
        guard animated else {
            placeSurface(at: position)
            view.layoutIfNeeded()
            delegate?.panelDidMove?(self)
            completion?()
            return
        }
        let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.25, timingParameters: timing)
        animator.addAnimations { [weak self] in
            self?.placeSurface(at: position)
            self?.view.setNeedsLayout()
            self?.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] _ in
            guard let self = self else { return }
            self.animator = nil
            self.delegate?.panelDidMove?(self)
            completion?()
        }
        self.animator = animator
        animator.startAnimation()
    }

    private func stopAnimation() {
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: .current)
        animator = nil
    }

    // MARK: - Tracking a scroll view

    /// While the panel is not full, the finger moves the panel and not the content.
    open func track(scrollView: UIScrollView?) {
        offsetObservation?.invalidate()
        self.scrollView = scrollView
        offsetObservation = scrollView?.observe(\.contentOffset, options: [.old, .new]) { [weak self] scrollView, change in
            guard let self = self, let locked = self.lockedOffset, change.newValue != locked else { return }
            scrollView.contentOffset = locked
        }
    }

    private func lockScrollView() {
        guard let scrollView = scrollView else { return }
        lockedOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
        scrollView.showsVerticalScrollIndicator = false
    }

    private func unlockScrollView() {
        lockedOffset = nil
        scrollView?.showsVerticalScrollIndicator = true
    }

    // MARK: - Gestures

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        return delegate?.panelShouldBeginDragging?(self) ?? true
    }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return otherGestureRecognizer == scrollView?.panGestureRecognizer
    }

    @objc private func handle(panGesture: UIPanGestureRecognizer) {
        let translation = panGesture.translation(in: panGesture.view?.superview)
        let velocity = panGesture.velocity(in: panGesture.view)
        switch panGesture.state {
        case .began: beginDragging()
        case .changed: drag(by: translation.y)
        case .ended, .cancelled, .failed: endDragging(velocity: velocity)
        default: break
        }
    }

    func beginDragging() {
        stopAnimation()
        isDragging = true
        initialY = topConstraint.constant
        if position != .full { lockScrollView() }
        delegate?.panelWillBeginDragging?(self)
    }

    func drag(by translation: CGFloat) {
        if position == .full, let scrollView = scrollView, scrollView.contentOffset.y > -scrollView.adjustedContentInset.top {
            return
        }
        let y = geometry.rubberBanded(initialY + translation)
        topConstraint.constant = y
        backdropView.alpha = backdropAlpha(at: y)
        view.layoutIfNeeded()
        delegate?.panelDidMove?(self)
    }

    func endDragging(velocity: CGPoint) {
        isDragging = false
        let target = geometry.target(from: topConstraint.constant, velocity: velocity.y)
        delegate?.panelDidEndDragging?(self, withVelocity: velocity, targetPosition: target)
        move(to: target, animated: true) { [weak self] in self?.unlockScrollView() }
    }

    private func backdropAlpha(at y: CGFloat) -> CGFloat {
        let positions = geometry.positions
        for (upper, lower) in zip(positions, positions.dropFirst()) {
            let (from, to) = (geometry.y(for: upper), geometry.y(for: lower))
            guard y <= to else { continue }
            let part = min(max((y - from) / (to - from), 0), 1)
            return layout.backdropAlphaFor(position: upper) * (1 - part) + layout.backdropAlphaFor(position: lower) * part
        }
        return positions.last.map(layout.backdropAlphaFor) ?? 0
    }

    @objc private func handleBackdrop(tapGesture: UITapGestureRecognizer) {
        guard let lowest = geometry.positions.last else { return }
        move(to: lowest, animated: true)
    }
}
