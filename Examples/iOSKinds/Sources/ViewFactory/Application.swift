import UIKit

/// What an extension of an app, which may not use the application, asks for at run time.
public enum SharedApplication {
    public static var current: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        guard UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    }

    public static var byKeyPath: UIApplication? {
        return UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
    }
}

/// Calls several delegates of a scroll view.
open class DelegateList: NSObject, UIScrollViewDelegate {
    private let delegates = NSHashTable<AnyObject>.weakObjects()

    public func add(_ delegate: UIScrollViewDelegate) {
        for present in delegates.allObjects where delegate.isEqual(present) { return }
        delegates.add(delegate)
    }

    public var count: Int { return delegates.count }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        for case let delegate as UIScrollViewDelegate in delegates.allObjects
        where delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) {
            delegate.scrollViewDidScroll?(scrollView)
        }
    }
}

/// The frames of views by their names, as settings keep them.
public struct SavedFrames {
    public private(set) var texts: [String: String] = [:]

    public init(texts: [String: String] = [:]) { self.texts = texts }

    public subscript(name: String) -> CGRect? {
        get { return texts[name].map { NSCoder.cgRect(for: $0) } }
        set { texts[name] = newValue.map { NSCoder.string(for: $0) } }
    }
}

/// How many columns a screen has room for.
public enum ScreenMetrics {
    public static func columns(on screen: UIScreen, of device: UIDevice) -> Int {
        let width: CGFloat = device.userInterfaceIdiom == .pad ? 80 : 160
        return Int(screen.bounds.width / width)
    }
}
