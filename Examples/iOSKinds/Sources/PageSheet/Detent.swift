import UIKit

/// A height at which a sheet rests.
public struct Detent: Equatable, Hashable {
    public struct Identifier: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let medium = Identifier(rawValue: "medium")
        public static let large = Identifier(rawValue: "large")
        public static let fitting = Identifier(rawValue: "fitting")
    }

    enum Height: Hashable {
        case fraction(CGFloat)
        case absolute(CGFloat)
        case fitting
    }

    public let identifier: Identifier
    let height: Height

    public static let medium = Detent(identifier: .medium, height: .fraction(0.5))
    public static let large = Detent(identifier: .large, height: .fraction(1))
    public static let fitting = Detent(identifier: .fitting, height: .fitting)
    public static func height(_ height: CGFloat, identifier: String) -> Detent {
        return Detent(identifier: Identifier(rawValue: identifier), height: .absolute(height))
    }

    func resolved(maximum: CGFloat, content: () -> CGFloat) -> CGFloat {
        switch height {
        case .fraction(let fraction): return (maximum * fraction).rounded()
        case .absolute(let height): return min(maximum, height)
        case .fitting: return min(maximum, content())
        }
    }
}

public struct SheetOptions {
    public var detents: [Detent] = [.medium, .large]
    public var initialDetent: Detent.Identifier?
    public var cornerRadius: CGFloat = 16
    public var dimmingAlpha: CGFloat = 0.35
    public var largestUndimmedDetent: Detent.Identifier?
    public var prefersGrabberVisible = true
    public var isDismissable = true
    public var topSpacing: CGFloat = 20
    public var transitionDuration: TimeInterval = 0.35

    public static var `default` = SheetOptions()
    public init() {}
}

@objc public protocol SheetDelegate: AnyObject {
    @objc optional func sheetShouldDismiss(_ sheet: UIViewController) -> Bool
    @objc optional func sheetDidAttemptToDismiss(_ sheet: UIViewController)
    @objc optional func sheetWillDismiss(_ sheet: UIViewController)
    @objc optional func sheetDidDismiss(_ sheet: UIViewController)
    @objc optional func sheet(_ sheet: UIViewController, didChangeDetent identifier: String)
}
