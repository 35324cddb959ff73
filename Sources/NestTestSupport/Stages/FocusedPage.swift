import OpenUIKit

/// A controller with two buttons that can have the focus of keys, of which it prefers the second.
package final class FocusedPage: UIViewController {
  private let buttons: [UIButton]

  /// - Parameter tag: The tag of the first button. The second one has the next.
  package init(from tag: Int) {
    buttons = (0..<2).map { index in
      let button = UIButton(frame: CGRect(x: 70, y: 90 + 40 * index, width: 40, height: 30))
      button.tag = tag + index
      return button
    }
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for button in buttons { view.addSubview(button) }
  }

  package override var preferredFocusEnvironments: [any UIFocusEnvironment] { [buttons[1]] }

  deinit {}
}
