import Foundation
import os.log

/// Shows one toast after another.
open class ToastCenter: NSObject {
    public static let `default` = ToastCenter()
    public static let shortDuration: TimeInterval = 2
    public static let didChange = Notification.Name("ToastCenterDidChange")

    public private(set) var queue: [Toast] = []
    public var current: Toast? { return queue.first { $0.isShown } }
    public var isQueueEnabled = true
    public weak var container: UIView?

    private var timer: Timer?
    private let windows = NSMapTable<Toast, UIView>.weakToWeakObjects()
    private let lock: UnsafeMutablePointer<os_unfair_lock> = {
        let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        return lock
    }()

    public override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(deviceOrientationDidChange), name: UIDevice.orientationDidChangeNotification,
            object: nil)
    }

    deinit {
        lock.deinitialize(count: 1)
        lock.deallocate()
        NotificationCenter.default.removeObserver(self)
    }

    open func add(_ toast: Toast) {
        os_unfair_lock_lock(lock)
        queue.append(toast)
        os_unfair_lock_unlock(lock)
        NotificationCenter.default.post(name: ToastCenter.didChange, object: self)
        if !isQueueEnabled { current.map(remove) }
        showNext()
    }

    open func remove(_ toast: Toast) {
        guard let index = queue.firstIndex(where: { $0 === toast }) else { return }
        queue.remove(at: index)
        guard toast.isShown else { return }
        timer?.invalidate()
        timer = nil
        hide(toast)
    }

    open func cancelAll() {
        let toasts = queue
        queue.removeAll { !$0.isShown }
        toasts.first { $0.isShown }.map(remove)
    }

    private func showNext() {
        guard current == nil, let toast = queue.first, let container = container else { return }
        toast.isShown = true
        toast.delegate?.toastWillAppear?(toast)
        windows.setObject(container, forKey: toast)
        let view = toast.view
        view.alpha = 0
        container.addSubview(view)
        place(toast)
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { view.alpha = 1 },
            completion: { _ in toast.delegate?.toastDidAppear?(toast) })
        timer = Timer.scheduledTimer(
            timeInterval: toast.duration, target: self, selector: #selector(timerDidFire(_:)), userInfo: toast,
            repeats: false)
    }

    private func place(_ toast: Toast) {
        guard let container = windows.object(forKey: toast) else { return }
        let bounds = container.bounds.inset(by: container.safeAreaInsets)
        let size = toast.view.sizeThatFits(CGSize(width: bounds.width * 0.8, height: bounds.height))
        let y: CGFloat
        switch toast.position {
        case .top: y = bounds.minY + 30
        case .center: y = bounds.midY - size.height / 2
        case .bottom: y = bounds.maxY - 30 - size.height
        }
        toast.view.frame = CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
    }

    @objc private func timerDidFire(_ timer: Timer) {
        guard let toast = timer.userInfo as? Toast else { return }
        remove(toast)
    }

    private func hide(_ toast: Toast) {
        UIView.animate(
            withDuration: 0.2,
            animations: { toast.view.alpha = 0 },
            completion: { _ in
                toast.view.removeFromSuperview()
                toast.isShown = false
                toast.delegate?.toastDidDisappear?(toast)
                self.showNext()
            })
    }

    @objc dynamic func deviceOrientationDidChange() {
        if let toast = current { place(toast) }
    }
}

public extension UIView {
    /// Shows a text in this view.
    @discardableResult
    func makeToast(_ text: String, position: Toast.Position = .bottom) -> Toast {
        let toast = Toast(text: text)
        toast.position = position
        ToastCenter.default.container = self
        toast.perform(Selector("show"))
        return toast
    }
}
