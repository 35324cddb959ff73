import Foundation
import OpenUIKit

/// A picture that is zoomed.
final class ZoomDemoViewController: ScrollDemoViewController {
  private let picture = ZoomPicture(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.backgroundColor = Theme.stage
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.bounds.size
    let doubleTap = UITapGestureRecognizer { [weak self] in self?.zoom(at: $0) }
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func zoom(at recognizer: UIGestureRecognizer) {
    onEvent("Double tap zooms")
    if scrollView.zoomScale > 1 { return scrollView.setZoomScale(1, animated: true) }
    let point = recognizer.location(in: picture)
    let size = CGSize(width: scrollView.bounds.width / 2.5, height: scrollView.bounds.height / 2.5)
    scrollView.zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height),
      animated: true)
  }

  override var place: String {
    String(format: "scale %.2f", scrollView.zoomScale)
  }
}

/// Squares in many colours, with round ones on them.
private final class ZoomPicture: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let side = frame.width / 6
    for index in 0..<36 {
      let square = UIView(
        frame: CGRect(
          x: CGFloat(index % 6) * side, y: CGFloat(index / 6) * side, width: side, height: side))
      square.backgroundColor = Theme.distinctColor(index)
      let disc = UIView(frame: square.bounds.insetBy(dx: side / 4, dy: side / 4))
      disc.backgroundColor = UIColor(white: 1, alpha: 0.35)
      disc.layer.cornerRadius = side / 4
      square.addSubview(disc)
      addSubview(square)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
