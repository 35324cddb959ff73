import UIKit

/// A controller with an input bar at its bottom, which moves with the keyboard.
open class InputBarController: UIViewController {
    public let inputBar = InputBarView()
    public let scrollView = UIScrollView()
    private lazy var bottomConstraint = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    public private(set) var keyboardHeight: CGFloat = 0

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [scrollView, inputBar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
        ])
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        NotificationCenter.default.removeObserver(self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let covered = view.bounds.maxY - inputBar.frame.minY - view.safeAreaInsets.bottom
        scrollView.contentInset.bottom = max(0, covered)
        scrollView.verticalScrollIndicatorInsets.bottom = max(0, covered)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = view.bounds.intersection(view.convert(frame, from: nil))
        move(to: covered.isNull ? 0 : covered.height, with: notification)
    }

    @objc private func keyboardWillHide(_ notification: Notification) { move(to: 0, with: notification) }

    private func move(to height: CGFloat, with notification: Notification) {
        guard height != keyboardHeight else { return }
        keyboardHeight = height
        bottomConstraint.constant = -height
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        UIView.animate(
            withDuration: duration, delay: 0, options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
            animations: { self.view.layoutIfNeeded() }, completion: nil)
    }
}
