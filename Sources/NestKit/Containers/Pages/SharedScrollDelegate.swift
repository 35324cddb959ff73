#if !canImport(UIKit)
  /// Forwards what a scroll view does to the engine of its pages, and then to the program.
  final class SharedScrollDelegate: NSObject, UIScrollViewDelegate {
    /// The delegate that the engine has set.
    weak var engine: (any UIScrollViewDelegate)?
    /// The delegate that the program has set.
    weak var program: (any UIScrollViewDelegate)?
    /// Whether the program is being called: it may forward to the delegate that it has found.
    private var isCallingProgram = false

    deinit {}

    private func send<Result>(
      _ body: (any UIScrollViewDelegate) -> Result, or value: Result
    ) -> Result {
      guard let program, !isCallingProgram else { return value }
      isCallingProgram = true
      defer { isCallingProgram = false }
      return body(program)
    }

    private func sendToBoth(_ body: (any UIScrollViewDelegate) -> Void) {
      if let engine { body(engine) }
      send(body, or: ())
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewDidScroll(scrollView) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewWillBeginDragging(scrollView) }
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      sendToBoth {
        $0.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      sendToBoth { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewWillBeginDecelerating(scrollView) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewDidEndDecelerating(scrollView) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewDidZoom(scrollView) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      send({ $0.viewForZooming(in: scrollView) }, or: nil)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      sendToBoth { $0.scrollViewWillBeginZooming(scrollView, with: view) }
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      sendToBoth { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      send({ $0.scrollViewShouldScrollToTop(scrollView) }, or: true)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewDidScrollToTop(scrollView) }
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      sendToBoth { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }
  }
#endif
