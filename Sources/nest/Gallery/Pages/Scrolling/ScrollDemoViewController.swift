import Foundation
import OpenUIKit

/// A controller with a scroll view that fills it, and reports what its delegate receives.
class ScrollDemoViewController: UIViewController {
  /// The scroll view of the demonstration.
  let scrollView = UIScrollView(frame: .zero)
  /// Called with what has happened, in words.
  var onEvent: (String) -> Void = { _ in }
  /// Called with where the content is, in words.
  var onMove: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.delegate = self
    view.addFilling(scrollView)
  }

  /// Applies what the user has chosen.
  func apply(_ options: Set<ScrollOption>) {
    scrollView.bounces = options.contains(.bounce)
    scrollView.showsVerticalScrollIndicator = options.contains(.indicators)
    scrollView.showsHorizontalScrollIndicator = options.contains(.indicators)
    scrollView.decelerationRate = options.contains(.fast) ? .fast : .normal
  }

  /// Where the content is, in words.
  var place: String {
    let offset = scrollView.contentOffset
    return String(format: "x %.0f  y %.0f", offset.x, offset.y)
  }

  // The delegate methods that a subclass overrides stand in the class.

  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView) { onMove(place) }

  /// Returns the view that is zoomed; none by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView) { onMove(place) }

  /// The content has come to the end of a movement that the program requested.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    onEvent("Animation ends")
  }
}

extension ScrollDemoViewController: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onEvent("Drag begins") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onEvent(decelerate ? "Drag ends, content decelerates" : "Drag ends")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onEvent("Content rests") }
}
