import NestTesting
import OpenUIKit

/// Adds a child as containers do that do not animate.
func add(_ child: UIViewController, to parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// Removes a child as containers do that do not animate.
func remove(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}

/// A controller with a region view for the views of children.
final class RegionController: RecordingViewController {
  let region = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(region)
  }
}
