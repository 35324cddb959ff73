import UIKit

/// A bubble with an arrow that points at a view or at an item of a bar.
open class TooltipView: UIView {
    public static var globalPreferences = Preferences()
    private static var visible = NSHashTable<TooltipView>.weakObjects()

    public weak var delegate: TooltipViewDelegate?
    public let preferences: Preferences
    public let content: Content
    private(set) var placement: Placement?
    private weak var presentingView: UIView?
    private var arrowTip = CGPoint.zero
    private var isBeingDismissed = false
    private var orientationObserver: NSObjectProtocol?

    public init(content: Content, preferences: Preferences = TooltipView.globalPreferences, delegate: TooltipViewDelegate? = nil) {
        self.content = content
        self.preferences = preferences
        self.delegate = delegate
        super.init(frame: CGRect.zero)
        backgroundColor = UIColor.clear
        contentMode = .redraw
        accessibilityViewIsModal = true
        accessibilityTraits = UIAccessibilityTraits.staticText
        if let color = preferences.drawing.shadowColor {
            layer.shadowColor = color.cgColor
            layer.shadowOpacity = 0.4
            layer.shadowRadius = 3
            layer.shadowOffset = CGSize(width: 0, height: 2)
        }
        orientationObserver = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: OperationQueue.main
        ) { [weak self] _ in self?.handleRotation() }
    }

    public convenience init(text: String, preferences: Preferences = TooltipView.globalPreferences, delegate: TooltipViewDelegate? = nil) {
        self.init(content: .text(text), preferences: preferences, delegate: delegate)
        accessibilityLabel = text
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("NSCoding not supported. Use init(text, preferences, delegate) instead!")
    }

    deinit {
        if let observer = orientationObserver { NotificationCenter.default.removeObserver(observer) }
    }

    override open var backgroundColor: UIColor? {
        didSet {
            guard let color = backgroundColor, color != UIColor.clear else { return }
            preferencesBackgroundColor = color
            backgroundColor = UIColor.clear
        }
    }

    private lazy var preferencesBackgroundColor = preferences.drawing.backgroundColor

    open override var description: String { return "<< \(type(of: self)) with \(content) >>" }

    // MARK: - Sizes

    private var attributes: [NSAttributedString.Key: Any] {
        let paragraphStyle = NSMutableParagraphStyle()
        paragraphStyle.alignment = preferences.drawing.textAlignment
        paragraphStyle.lineBreakMode = .byWordWrapping
        return [
            .font: preferences.drawing.font, .foregroundColor: preferences.drawing.foregroundColor,
            .paragraphStyle: paragraphStyle,
        ]
    }

    private(set) lazy var contentSize: CGSize = {
        let limit = CGSize(width: preferences.positioning.maxWidth, height: CGFloat.greatestFiniteMagnitude)
        switch content {
        case .text(let text):
            let rect = (text as NSString).boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
            return CGSize(width: max(ceil(rect.width), preferences.drawing.arrowWidth), height: ceil(rect.height))
        case .attributedText(let text):
            let rect = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
            return CGSize(width: max(ceil(rect.width), preferences.drawing.arrowWidth), height: ceil(rect.height))
        case .view(let view):
            return view.bounds.size == .zero ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
        }
    }()

    open override var intrinsicContentSize: CGSize {
        let (insets, bubble) = (preferences.positioning.contentInsets, preferences.positioning.bubbleInsets)
        return CGSize(
            width: contentSize.width + insets.left + insets.right + bubble.left + bubble.right,
            height: contentSize.height + insets.top + insets.bottom + bubble.top + bubble.bottom + preferences.drawing.arrowHeight)
    }

    private func bubbleFrame(_ arrow: ArrowPosition) -> CGRect {
        var rect = bounds.inset(by: preferences.positioning.bubbleInsets)
        let height = preferences.drawing.arrowHeight
        switch arrow {
        case .any, .top: rect = rect.divided(atDistance: height, from: .minYEdge).remainder
        case .bottom: rect = rect.divided(atDistance: height, from: .maxYEdge).remainder
        case .left: rect = rect.divided(atDistance: height, from: .minXEdge).remainder
        case .right: rect = rect.divided(atDistance: height, from: .maxXEdge).remainder
        }
        return rect
    }

    // MARK: - Showing

    public class func show(
        animated: Bool = true, forItem item: UIBarItem, withinSuperview superview: UIView? = nil, text: String,
        preferences: Preferences = TooltipView.globalPreferences, delegate: TooltipViewDelegate? = nil
    ) {
        guard let view = item.anchorView else { return }
        show(animated: animated, forView: view, withinSuperview: superview, text: text, preferences: preferences, delegate: delegate)
    }

    @discardableResult
    public class func show(
        animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil, text: String,
        preferences: Preferences = TooltipView.globalPreferences, delegate: TooltipViewDelegate? = nil
    ) -> TooltipView {
        let tooltip = TooltipView(text: text, preferences: preferences, delegate: delegate)
        tooltip.show(animated: animated, forView: view, withinSuperview: superview)
        return tooltip
    }

    open func show(animated: Bool = true, forItem item: UIBarItem, withinSuperView superview: UIView? = nil) {
        guard let view = item.anchorView else { return }
        show(animated: animated, forView: view, withinSuperview: superview)
    }

    open func show(animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil) {
        precondition(superview == nil || view.isDescendant(of: superview!), "The view is not a subview of the superview")
        guard let container = superview ?? view.window else { return }
        presentingView = view
        container.addSubview(self)
        place(in: container)
        TooltipView.visible.add(self)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
        transform = preferences.animating.showInitialTransform
        alpha = preferences.animating.showInitialAlpha
        let animations: () -> Void = {
            self.transform = self.preferences.animating.showFinalTransform
            self.alpha = 1
        }
        guard animated else { return animations() }
        UIView.animate(
            withDuration: preferences.animating.showDuration, delay: 0,
            usingSpringWithDamping: preferences.animating.springDamping,
            initialSpringVelocity: preferences.animating.springVelocity, options: [.curveEaseInOut, .allowUserInteraction],
            animations: animations, completion: nil)
    }

    private func place(in container: UIView) {
        guard let view = presentingView else { return }
        let anchor = view.convert(view.bounds, to: container)
        let area = container.bounds.inset(by: container.safeAreaInsets)
        let placement = Placement.best(
            size: intrinsicContentSize, anchor: anchor, container: area, wanted: preferences.drawing.arrowPosition)
        self.placement = placement
        layer.anchorPoint = CGPoint(x: placement.tip.x / placement.frame.width, y: placement.tip.y / placement.frame.height)
        bounds = CGRect(origin: .zero, size: placement.frame.size)
        center = CGPoint(x: placement.frame.minX + placement.tip.x, y: placement.frame.minY + placement.tip.y)
        arrowTip = placement.tip
        if case .view(let content) = self.content {
            content.frame = bubbleFrame(placement.arrow).inset(by: preferences.positioning.contentInsets)
            addSubview(content)
        }
        setNeedsDisplay()
    }

    open func dismiss(withCompletion completion: (() -> Void)? = nil) {
        guard !isBeingDismissed else { return }
        isBeingDismissed = true
        TooltipView.visible.remove(self)
        UIView.animate(
            withDuration: preferences.animating.dismissDuration, delay: 0, options: .beginFromCurrentState,
            animations: {
                self.transform = self.preferences.animating.dismissTransform
                self.alpha = self.preferences.animating.dismissFinalAlpha
            },
            completion: { _ in
                completion?()
                self.delegate?.tooltipDidDismiss(self)
                self.removeFromSuperview()
                self.transform = .identity
            })
    }

    public class func dismissAll() { visible.allObjects.forEach { $0.dismiss() } }
    public class var visibleCount: Int { return visible.allObjects.count }

    @objc func handleTap() {
        delegate?.tooltipDidTap(self)
        if preferences.animating.dismissOnTap { dismiss() }
    }

    private func handleRotation() {
        guard let container = superview, presentingView != nil else { return }
        UIView.animate(withDuration: 0.3) { self.place(in: container) }
    }

    // MARK: - Drawing

    func bubblePath() -> UIBezierPath {
        let arrow = placement?.arrow ?? .top
        let rect = bubbleFrame(arrow)
        let (half, radius) = (preferences.drawing.arrowWidth / 2, preferences.drawing.cornerRadius)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
        if arrow == .top || arrow == .any {
            path.addLine(to: CGPoint(x: arrowTip.x - half, y: rect.minY))
            path.addLine(to: arrowTip)
            path.addLine(to: CGPoint(x: arrowTip.x + half, y: rect.minY))
        }
        path.addArc(
            withCenter: CGPoint(x: rect.maxX - radius, y: rect.minY + radius), radius: radius, startAngle: -.pi / 2, endAngle: 0,
            clockwise: true)
        if arrow == .right {
            path.addLine(to: CGPoint(x: rect.maxX, y: arrowTip.y - half))
            path.addLine(to: arrowTip)
            path.addLine(to: CGPoint(x: rect.maxX, y: arrowTip.y + half))
        }
        path.addArc(
            withCenter: CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius, startAngle: 0, endAngle: .pi / 2,
            clockwise: true)
        if arrow == .bottom {
            path.addLine(to: CGPoint(x: arrowTip.x + half, y: rect.maxY))
            path.addLine(to: arrowTip)
            path.addLine(to: CGPoint(x: arrowTip.x - half, y: rect.maxY))
        }
        path.addArc(
            withCenter: CGPoint(x: rect.minX + radius, y: rect.maxY - radius), radius: radius, startAngle: .pi / 2, endAngle: .pi,
            clockwise: true)
        if arrow == .left {
            path.addLine(to: CGPoint(x: rect.minX, y: arrowTip.y + half))
            path.addLine(to: arrowTip)
            path.addLine(to: CGPoint(x: rect.minX, y: arrowTip.y - half))
        }
        path.addArc(
            withCenter: CGPoint(x: rect.minX + radius, y: rect.minY + radius), radius: radius, startAngle: .pi,
            endAngle: 3 * .pi / 2, clockwise: true)
        path.close()
        return path
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        let path = bubblePath()
        context.addPath(path.cgPath)
        context.clip()
        context.setFillColor(preferencesBackgroundColor.cgColor)
        context.fill(bounds)
        if preferences.hasBorder {
            context.addPath(path.cgPath)
            context.setStrokeColor(preferences.drawing.borderColor.cgColor)
            context.setLineWidth(preferences.drawing.borderWidth * 2)
            context.strokePath()
        }
        let textRect = bubbleFrame(placement?.arrow ?? .top).inset(by: preferences.positioning.contentInsets)
        switch content {
        case .text(let text): (text as NSString).draw(in: textRect, withAttributes: attributes)
        case .attributedText(let text): text.draw(in: textRect)
        case .view: break
        }
        context.restoreGState()
    }
}

extension UIBarItem {
    /// The view that shows an item: its own one, or the control in a bar that has its title.
    var anchorView: UIView? {
        if let item = self as? UIBarButtonItem, let customView = item.customView { return customView }
        guard let title = title else { return nil }
        return UIApplication.shared.windows.lazy.compactMap { $0.firstDescendant(UILabel.self) { $0.text == title } }.first
    }
}

extension UIView {
    func firstDescendant<View: UIView>(_ type: View.Type, where condition: (View) -> Bool) -> View? {
        for view in subviews {
            if let found = view as? View, condition(found) { return found }
            if let found = view.firstDescendant(type, where: condition) { return found }
        }
        return nil
    }
}
