import NestKit
import NestTesting
import OpenUIKit

/// A placeholder whose regions stand side by side.
package final class ColumnsViewController: PlaceholderViewController {
  deinit {}

  package override func viewDidLoad() {
    super.viewDidLoad()
    let width = view.bounds.width / CGFloat(regionCount)
    regions = (0..<regionCount).map { index in
      let region = UIView(
        frame: CGRect(
          x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height))
      region.autoresizingMask = [
        .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin,
      ]
      view.addSubview(region)
      return region
    }
  }
}
