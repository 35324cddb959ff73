import UIKit

/// Sees the events of a scroll view before its delegate does.
open class ScrollDelegateProxy: NSObject, UIScrollViewDelegate {
    public weak var forwardee: UIScrollViewDelegate?
    public private(set) var offsets: [CGFloat] = []

    open override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || (forwardee?.responds(to: aSelector) ?? false)
    }

    open override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let forwardee = forwardee, forwardee.responds(to: aSelector) { return forwardee }
        return super.forwardingTarget(for: aSelector)
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
        forwardee?.scrollViewDidScroll?(scrollView)
    }
}
