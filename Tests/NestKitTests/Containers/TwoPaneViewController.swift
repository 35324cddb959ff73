import NestKit
import OpenUIKit

/// A container of two regions side by side, each with a stack of its own.
final class TwoPaneViewController: ContainerViewController {
  private(set) lazy var left = addStack()
  private(set) lazy var right = addStack()
  /// Receives the events of both stacks.
  weak var delegate: (any ContainerStackDelegate)?

  init(left: UIViewController, right: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    self.left.push(left)
    self.right.push(right)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let halves = view.bounds.divided(atDistance: view.bounds.width / 2, from: .minXEdge)
    left.region = addPane(halves.slice, stickingTo: .flexibleRightMargin)
    right.region = addPane(halves.remainder, stickingTo: .flexibleLeftMargin)
  }

  private func addPane(_ frame: CGRect, stickingTo margin: UIView.AutoresizingMask) -> UIView {
    let pane = UIView(frame: frame)
    pane.autoresizingMask = [.flexibleWidth, .flexibleHeight, margin]
    view.addSubview(pane)
    return pane
  }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    delegate?.containerStack(stack, handle: event)
  }
}
