import UIKit
import os.log

private let log = OSLog(subsystem: "org.example.toasts", category: "queue")

/// A delegate that is informed about toasts.
@objc public protocol ToastDelegate: class {
    @objc optional func toastWillAppear(_ toast: Toast)
    @objc optional func toastDidAppear(_ toast: Toast)
    @objc optional func toastDidDisappear(_ toast: Toast)
    @objc optional func toast(_ toast: Toast, shouldCloseByTap recognizer: UITapGestureRecognizer) -> Bool
}

@objcMembers
open class Toast: NSObject {
    @objc public enum Position: Int {
        case top, center, bottom
    }

    public let text: String
    public var duration: TimeInterval
    public var position: Position = .bottom
    public weak var delegate: ToastDelegate?
    public internal(set) dynamic var isShown = false

    public lazy var view: ToastView = {
        let view = ToastView(text: text)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTap(_:))))
        return view
    }()

    public init(text: String, duration: TimeInterval = ToastCenter.shortDuration) {
        self.text = text
        self.duration = duration
        super.init()
    }

    public convenience override init() { self.init(text: "") }

    open func show() { ToastCenter.default.add(self) }

    open func cancel() { ToastCenter.default.remove(self) }

    @objc private func didTap(_ recognizer: UITapGestureRecognizer) {
        let closes = delegate?.toast?(self, shouldCloseByTap: recognizer) ?? true
        os_log("tap on %{public}@", log: log, type: .debug, text as NSString)
        if closes { cancel() }
    }

    open override var description: String { return "<Toast \"\(text)\">" }
}

public final class ToastView: UIView {
    private let label = UILabel()
    private let background = UIView()

    @objc public dynamic var textColor: UIColor? {
        get { return label.textColor }
        set { label.textColor = newValue }
    }

    @objc public dynamic var insets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10) {
        didSet { setNeedsLayout() }
    }

    @objc public dynamic var cornerRadius: CGFloat {
        get { return background.layer.cornerRadius }
        set { background.layer.cornerRadius = newValue }
    }

    init(text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        background.backgroundColor = UIColor(white: 0, alpha: 0.7)
        background.layer.cornerRadius = 5
        background.clipsToBounds = true
        label.text = text
        label.textColor = .white
        label.backgroundColor = .clear
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = {
            switch UIDevice.current.userInterfaceIdiom {
            case .phone: return .systemFont(ofSize: 12)
            case .pad: return .systemFont(ofSize: 16)
            default: return .systemFont(ofSize: 12)
            }
        }()
        addSubview(background)
        addSubview(label)
    }

    required convenience init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// MARK: - Layout

extension ToastView {
    public override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        label.frame = bounds.inset(by: insets)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let space = CGSize(width: size.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
        let fitting = label.sizeThatFits(space)
        return CGSize(
            width: ceil(fitting.width) + insets.left + insets.right,
            height: ceil(fitting.height) + insets.top + insets.bottom)
    }

    public override var intrinsicContentSize: CGSize {
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
