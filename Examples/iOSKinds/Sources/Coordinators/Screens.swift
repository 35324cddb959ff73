import Foundation
import UIKit

open class RootViewController: UIViewController {
    public private(set) var current: UIViewController?
    open override var childForStatusBarStyle: UIViewController? { return current }

    open func show(_ controller: UIViewController) {
        let old = current
        current = controller
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard let previous = old else {
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
            return
        }
        previous.willMove(toParent: nil)
        transition(
            from: previous, to: controller, duration: 0, options: [.transitionCrossDissolve], animations: nil,
            completion: { _ in
                previous.removeFromParent()
                controller.didMove(toParent: self)
            })
    }
}

@objc protocol LoginViewControllerDelegate: AnyObject {
    func loginViewController(_ controller: LoginViewController, didEnter name: String)
    @objc optional func loginViewControllerDidCancel(_ controller: LoginViewController)
}

class LoginViewController: UIViewController {
    weak var delegate: LoginViewControllerDelegate?
    private(set) lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString("Log in", comment: ""), for: .normal)
        button.addTarget(self, action: #selector(LoginViewController.didTapLogin), for: .touchUpInside)
        button.accessibilityIdentifier = "login"
        return button
    }()
    private(set) lazy var cancel: UIButton = {
        $0.setTitle("Cancel", for: [])
        $0.addTarget(self, action: Selector(("cancelLogin:")), for: .touchUpInside)
        return $0
    }(UIButton(type: .custom))

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .white
        self.view = view
    }
}

extension LoginViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [button, cancel])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 100, width: 200, height: 88)
        view.addSubview(stack)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Log in"
    }

    @objc fileprivate func didTapLogin() { delegate?.loginViewController(self, didEnter: "Ann") }

    @objc func cancelLogin(_ sender: Any?) { delegate?.loginViewControllerDidCancel?(self) }
}

public final class HomeViewController: UIViewController {
    var onLogOut: (() -> Void)?

    public override func viewDidLoad() {
        super.viewDidLoad()
        let recognizer = UISwipeGestureRecognizer(target: self, action: #selector(logOut))
        recognizer.direction = .left
        view.addGestureRecognizer(recognizer)
    }

    @objc(logOutNow) public func logOut() { onLogOut?() }
}
