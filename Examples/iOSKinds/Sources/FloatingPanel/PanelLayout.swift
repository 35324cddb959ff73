import UIKit

@objc public enum PanelPosition: Int, CaseIterable, CustomStringConvertible {
    case full, half, tip, hidden

    public var description: String {
        switch self {
        case .full: return "full"
        case .half: return "half"
        case .tip: return "tip"
        case .hidden: return "hidden"
        }
    }
}

/// Where a panel stands. The insets of `full` are from the top, the others from the bottom of the safe area.
public protocol PanelLayout: AnyObject {
    var initialPosition: PanelPosition { get }
    var supportedPositions: Set<PanelPosition> { get }
    var topInteractionBuffer: CGFloat { get }
    func insetFor(position: PanelPosition) -> CGFloat?
    func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint]
    func backdropAlphaFor(position: PanelPosition) -> CGFloat
}

extension PanelLayout {
    public var supportedPositions: Set<PanelPosition> { return [.full, .half, .tip] }
    public var topInteractionBuffer: CGFloat { return 6.0 }

    public func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        return [
            surfaceView.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
            surfaceView.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
        ]
    }

    public func backdropAlphaFor(position: PanelPosition) -> CGFloat {
        return position == .full ? 0.3 : 0.0
    }
}

public class PanelDefaultLayout: PanelLayout {
    public init() {}
    public var initialPosition: PanelPosition { return .half }

    public func insetFor(position: PanelPosition) -> CGFloat? {
        switch position {
        case .full: return 18.0
        case .half: return 262.0
        case .tip: return 69.0
        case .hidden: return nil
        }
    }
}

public class PanelDefaultLandscapeLayout: PanelLayout {
    public init() {}
    public var initialPosition: PanelPosition { return .tip }
    public var supportedPositions: Set<PanelPosition> { return [.full, .tip] }

    public func insetFor(position: PanelPosition) -> CGFloat? {
        switch position {
        case .full: return 16.0
        case .tip: return 69.0
        default: return nil
        }
    }

    public func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        return [
            surfaceView.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 8.0),
            surfaceView.widthAnchor.constraint(equalToConstant: 291),
        ]
    }
}

/// Which positions a layout has in a view, and which of them a movement ends at.
struct PanelGeometry {
    let layout: PanelLayout
    let height: CGFloat
    let safeAreaInsets: UIEdgeInsets

    var positions: [PanelPosition] {
        return layout.supportedPositions.filter { $0 != .hidden }.sorted { $0.rawValue < $1.rawValue }
    }

    func y(for position: PanelPosition) -> CGFloat {
        guard position != .hidden, let inset = layout.insetFor(position: position) else { return height }
        return position == .full ? safeAreaInsets.top + inset : height - (safeAreaInsets.bottom + inset)
    }

    var topY: CGFloat { return positions.first.map(y(for:)) ?? 0 }
    var bottomY: CGFloat { return positions.last.map(y(for:)) ?? height }

    /// The position nearest to the end of a view that moves with a velocity and is slowed down.
    func target(from currentY: CGFloat, velocity: CGFloat, decelerationRate: UIScrollView.DecelerationRate = .normal)
        -> PanelPosition
    {
        let projected = currentY + project(initialVelocity: velocity, decelerationRate: decelerationRate.rawValue)
        return positions.min { abs(y(for: $0) - projected) < abs(y(for: $1) - projected) } ?? .hidden
    }

    private func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
        return (initialVelocity / 1000.0) * decelerationRate / (1.0 - decelerationRate)
    }

    /// The finger moves on, the surface follows less and less.
    func rubberBanded(_ y: CGFloat) -> CGFloat {
        func band(_ distance: CGFloat) -> CGFloat {
            return (1 - 1 / (distance * 0.55 / max(height, 1) + 1)) * max(height, 1)
        }
        if y < topY { return topY - min(band(topY - y), layout.topInteractionBuffer) }
        if y > bottomY { return bottomY + band(y - bottomY) }
        return y
    }
}
