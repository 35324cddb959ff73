import UIKit
#if canImport(Combine)
import Combine
#endif

open class FormViewController: UIViewController {
    public let form = Form()
    public let scrollView = UIScrollView()
    public let stack = UIStackView()
    public private(set) var changes: [String] = []

    public init() {
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(formDidChange(_:)), name: .formDidChange, object: form)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    open override func loadView() {
        view = scrollView
        scrollView.backgroundColor = .white
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .interactive
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        form.stack = stack
        form.reload()
    }

    @objc private func formDidChange(_ notification: Notification) {
        guard let tag = notification.userInfo?["tag"] as? String else { return }
        changes.append(tag)
    }

    @available(iOS 26.0, *)
    open func makeGlass() -> UIVisualEffectView {
        return UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    }
}
