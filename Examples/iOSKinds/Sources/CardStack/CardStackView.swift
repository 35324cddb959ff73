import UIKit

@objc public enum SwipeDirection: Int, CaseIterable {
    case left, right, up

    var vector: CGVector {
        switch self {
        case .left: return CGVector(dx: -1, dy: 0)
        case .right: return CGVector(dx: 1, dy: 0)
        case .up: return CGVector(dx: 0, dy: -1)
        }
    }
}

@objc public protocol CardStackDataSource: class {
    func numberOfCards(in stack: CardStackView) -> Int
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> UIView
}

@objc public protocol CardStackDelegate: class {
    @objc optional func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, in direction: SwipeDirection)
    @objc optional func cardStack(_ stack: CardStackView, shouldSwipeCardAt index: Int, in direction: SwipeDirection) -> Bool
    @objc optional func cardStackDidRunOutOfCards(_ stack: CardStackView)
    @objc optional var numberOfVisibleCards: Int { get }
}

open class CardStackView: UIView, UIGestureRecognizerDelegate {
    @IBOutlet public weak var dataSource: CardStackDataSource? { didSet { reloadData() } }
    @IBOutlet public weak var delegate: CardStackDelegate?

    public private(set) var topIndex = 0
    public private(set) var visibleCards: [UIView] = []
    public var insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { setNeedsLayout() } }
    private var history: [(index: Int, direction: SwipeDirection)] = []

    public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        recognizer.delegate = self
        return recognizer
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(panGestureRecognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(panGestureRecognizer)
    }

    open func reloadData() {
        visibleCards.forEach { $0.removeFromSuperview() }
        visibleCards = []
        topIndex = 0
        history = []
        loadCards()
    }

    private var visibleCount: Int { return delegate?.numberOfVisibleCards ?? 3 }

    private func loadCards() {
        guard let dataSource = dataSource else { return }
        let count = dataSource.numberOfCards(in: self)
        while visibleCards.count < visibleCount, topIndex + visibleCards.count < count {
            let card = dataSource.cardStack(self, cardAt: topIndex + visibleCards.count)
            insertSubview(card, at: 0)
            visibleCards.append(card)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (depth, card) in visibleCards.enumerated() {
            card.transform = .identity
            card.frame = bounds.inset(by: insets)
            card.transform = transform(atDepth: depth)
            card.layer.rasterizationScale = UIScreen.main.scale
        }
    }

    private func transform(atDepth depth: Int) -> CGAffineTransform {
        let scale = 1 - 0.05 * CGFloat(depth)
        return CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: 0, y: 12 * CGFloat(depth))
    }

    // MARK: Swiping

    open func swipe(_ direction: SwipeDirection, animated: Bool) {
        guard let card = visibleCards.first, delegate?.cardStack?(self, shouldSwipeCardAt: topIndex, in: direction) ?? true
        else { return }
        let index = topIndex
        history.append((index, direction))
        visibleCards.removeFirst()
        topIndex += 1
        loadCards()
        let target = CGAffineTransform(
            translationX: direction.vector.dx * bounds.width * 1.5, y: direction.vector.dy * bounds.height * 1.5
        ).rotated(by: direction.vector.dx * .pi / 10)
        let completion = { (_: Bool) in card.removeFromSuperview() }
        if animated {
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2, options: .curveEaseIn,
                animations: { card.transform = target }, completion: completion)
        } else {
            completion(true)
        }
        delegate?.cardStack?(self, didSwipeCardAt: index, in: direction)
        if visibleCards.isEmpty { delegate?.cardStackDidRunOutOfCards?(self) }
    }

    @discardableResult
    open func undoLastSwipe() -> SwipeDirection? {
        guard let last = history.popLast(), let dataSource = dataSource else { return nil }
        topIndex = last.index
        let card = dataSource.cardStack(self, cardAt: topIndex)
        addSubview(card)
        visibleCards.insert(card, at: 0)
        if visibleCards.count > visibleCount { visibleCards.removeLast().removeFromSuperview() }
        setNeedsLayout()
        return last.direction
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let card = visibleCards.first else { return }
        let translation = recognizer.translation(in: self)
        switch recognizer.state {
        case .began, .changed:
            card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
                .rotated(by: translation.x / max(1, bounds.width) * .pi / 8)
        case .ended:
            if let direction = direction(of: translation) {
                swipe(direction, animated: true)
            } else {
                fallthroughToReset(card)
            }
        case .cancelled, .failed:
            fallthroughToReset(card)
        default:
            break
        }
    }

    internal func direction(of translation: CGPoint) -> SwipeDirection? {
        return SwipeDirection.allCases.first {
            translation.x * $0.vector.dx + translation.y * $0.vector.dy > bounds.width / 3
        }
    }

    private func fallthroughToReset(_ card: UIView) {
        UIView.animate(withDuration: 0.2) { card.transform = .identity }
    }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        return recognizer !== panGestureRecognizer || !visibleCards.isEmpty
    }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        return other.view is UIScrollView
    }
}
