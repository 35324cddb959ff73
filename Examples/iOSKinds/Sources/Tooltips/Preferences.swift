import UIKit

public enum ArrowPosition: CaseIterable {
    case any, top, bottom, left, right

    static let concrete: [ArrowPosition] = [.bottom, .top, .left, .right]
}

extension TooltipView {
    public struct Preferences {
        public struct Drawing {
            public var cornerRadius = CGFloat(5)
            public var arrowHeight = CGFloat(5)
            public var arrowWidth = CGFloat(10)
            public var foregroundColor = UIColor.white
            public var backgroundColor = UIColor.red
            public var arrowPosition = ArrowPosition.any
            public var textAlignment = NSTextAlignment.center
            public var borderWidth = CGFloat(0)
            public var borderColor = UIColor.clear
            public var font = UIFont.systemFont(ofSize: 15)
            public var shadowColor: UIColor?
        }

        public struct Positioning {
            public var bubbleInsets = UIEdgeInsets(top: 1.0, left: 1.0, bottom: 1.0, right: 1.0)
            public var contentInsets = UIEdgeInsets(top: 10.0, left: 10.0, bottom: 10.0, right: 10.0)
            public var maxWidth = CGFloat(200)
        }

        public struct Animating {
            public var dismissTransform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            public var showInitialTransform = CGAffineTransform(scaleX: 0, y: 0)
            public var showFinalTransform = CGAffineTransform.identity
            public var springDamping = CGFloat(0.7)
            public var springVelocity = CGFloat(0.7)
            public var showInitialAlpha = CGFloat(0)
            public var dismissFinalAlpha = CGFloat(0)
            public var showDuration = 0.7
            public var dismissDuration = 0.7
            public var dismissOnTap = true
        }

        public var drawing = Drawing()
        public var positioning = Positioning()
        public var animating = Animating()
        public var hasBorder: Bool { return drawing.borderWidth > 0 && drawing.borderColor != UIColor.clear }

        public init() {}
    }

    public enum Content: CustomStringConvertible {
        case text(String)
        case attributedText(NSAttributedString)
        case view(UIView)

        public var description: String {
            switch self {
            case .text(let text): return "text : '\(text)'"
            case .attributedText(let text): return "attributed text : '\(text.string)'"
            case .view(let view): return "view : \(type(of: view))"
            }
        }
    }
}

public protocol TooltipViewDelegate: class {
    func tooltipDidTap(_ tooltip: TooltipView)
    func tooltipDidDismiss(_ tooltip: TooltipView)
}

// MARK: - Where a tooltip is

struct Placement: Equatable {
    var frame: CGRect
    var arrow: ArrowPosition
    var tip: CGPoint

    /// The first of the positions at which the bubble is in the container, the wanted one first.
    static func best(
        size: CGSize, anchor: CGRect, container: CGRect, wanted: ArrowPosition, isRightToLeft: Bool = false
    ) -> Placement {
        var positions = ArrowPosition.concrete
        if wanted != .any {
            positions.removeAll { $0 == wanted }
            positions.insert(wanted, at: 0)
        }
        let placements = positions.map { placement($0, size: size, anchor: anchor, container: container) }
        return placements.first { container.contains($0.frame) && !$0.frame.insetBy(dx: 1, dy: 1).intersects(anchor) } ?? placements[0]
    }

    private static func placement(_ arrow: ArrowPosition, size: CGSize, anchor: CGRect, container: CGRect) -> Placement {
        var frame = CGRect(origin: .zero, size: size)
        switch arrow {
        case .any, .top: frame.origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY)
        case .bottom: frame.origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - size.height)
        case .left: frame.origin = CGPoint(x: anchor.maxX, y: anchor.midY - size.height / 2)
        case .right: frame.origin = CGPoint(x: anchor.minX - size.width, y: anchor.midY - size.height / 2)
        }
        switch arrow {
        case .any, .top, .bottom: frame.origin.x = max(container.minX, min(frame.minX, container.maxX - size.width))
        case .left, .right: frame.origin.y = max(container.minY, min(frame.minY, container.maxY - size.height))
        }
        let tip: CGPoint
        switch arrow {
        case .any, .top: tip = CGPoint(x: anchor.midX - frame.minX, y: 0)
        case .bottom: tip = CGPoint(x: anchor.midX - frame.minX, y: size.height)
        case .left: tip = CGPoint(x: 0, y: anchor.midY - frame.minY)
        case .right: tip = CGPoint(x: size.width, y: anchor.midY - frame.minY)
        }
        return Placement(frame: frame, arrow: arrow, tip: tip)
    }
}
