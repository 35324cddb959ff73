import OpenUIKit
import Testing

/// Objects whose last reference is released on another thread than the main one.
@Suite struct ReleaseElsewhereTests {
  /// Keeps what a detached task releases.
  private nonisolated final class Holder: @unchecked Sendable {
    var object: AnyObject?
    weak var observed: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
      observed = object
    }
  }

  nonisolated enum Kind: CaseIterable {
    case tree, control, label, button, imageView, stackView, scrollView, refreshControl
    case progressView, pageControl, indicator, layoutGuide, constraint
    case controller, recognizer, action, keyCommand, animator, animationGroup, layer
  }

  @Test("R13.3 R19.1 An object may be released off the main actor", arguments: Kind.allCases)
  func released(_ kind: Kind) async {
    let holder = Holder(object(kind))

    await Task.detached { holder.object = nil }.value

    #expect(holder.observed == nil)
  }

  private func object(_ kind: Kind) -> AnyObject {
    switch kind {
    case .tree: tree()
    case .control: UIControl(frame: .zero)
    case .label: UILabel(frame: .zero)
    case .button: UIButton(type: .system)
    case .imageView: UIImageView(image: UIImage())
    case .stackView: UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system)])
    case .scrollView: UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    case .refreshControl: UIRefreshControl(frame: .zero)
    case .progressView: UIProgressView(progressViewStyle: .default)
    case .pageControl: UIPageControl(frame: .zero)
    case .indicator: UIActivityIndicatorView(style: .medium)
    case .layoutGuide: UILayoutGuide()
    case .constraint: tree().widthAnchor.constraint(equalToConstant: 10)
    case .controller: controller()
    case .recognizer: UITapGestureRecognizer(target: nil, action: nil)
    case .action: UIAction(title: "Open") { _ in }
    case .keyCommand: UIKeyCommand(input: "a", modifierFlags: [], action: Selector("open"))
    case .animator: UIViewPropertyAnimator(duration: 1, curve: .linear)
    case .animationGroup: CAAnimationGroup()
    case .layer: CALayer()
    }
  }

  /// A view with subviews, constraints and a recognizer that has been laid out.
  private func tree() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    view.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
    view.layoutIfNeeded()
    return view
  }

  /// A controller with a child, both with a view.
  private func controller() -> UIViewController {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.view.layoutIfNeeded()
    return parent
  }
}
