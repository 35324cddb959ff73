import NestTesting
import OpenUIKit
import Testing

@Suite struct ScrollMisuseTests {
  @Test("Sizes, insets and offsets that are not finite are reported, and nothing changes")
  func notFinite() throws {
    let stage = try ScrollStage()
    let view = stage.view
    let diagnostics = DiagnosticRecorder()
    for bad in [CGFloat.nan, .infinity] {
      view.contentSize = CGSize(width: 10, height: bad)
      view.contentInset = UIEdgeInsets(top: bad, left: 0, bottom: 0, right: 0)
      view.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: bad, bottom: 0, right: 0)
      view.setContentOffset(CGPoint(x: 0, y: bad), animated: true)
      view.scrollRectToVisible(CGRect(x: bad, y: 0, width: 1, height: 1), animated: false)
      view.zoom(to: CGRect(x: bad, y: 0, width: 1, height: 1), animated: false)
      view.contentAlignmentPoint = CGPoint(x: bad, y: 0)
    }
    #expect(diagnostics.misuses.map(\.id) == Array(repeating: "scroll.value-not-finite", count: 14))
    view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)

    #expect(diagnostics.misuses.last?.id == "layer.value-not-finite")
    #expect(view.contentSize == CGSize(width: 400, height: 4000) && view.contentInset == .zero)
    #expect(view.contentOffset == .zero && stage.recorder.take() == [])
  }

  @Test(
    "Contents of any finite size are scrolled, and rest within their edges",
    arguments: [0, -50, 1e9] as [CGFloat])
  func sizes(size: CGFloat) throws {
    let stage = try ScrollStage(contentSize: CGSize(width: size, height: size))
    stage.view.alwaysBounceVertical = true
    stage.drag(from: 300, by: -200)
    try stage.host.settle(limit: 100)
    let offset = stage.view.contentOffset
    #expect(offset.y >= 0 && offset.y <= max(0, size - 400) && offset.x == 0)

    stage.view.contentInset = UIEdgeInsets(top: -1e9, left: 1e9, bottom: -5, right: 0)
    stage.drag(from: 100, by: 200)
    stage.view.setContentOffset(CGPoint(x: 1e9, y: -1e9), animated: true)
    try stage.host.settle(limit: 100)
    #expect(stage.view.contentOffset.x.isFinite && stage.view.contentOffset.y.isFinite)
  }

  @Test("A view without a size is dragged and released without harm")
  func empty() throws {
    let stage = try ScrollStage()
    stage.view.isPagingEnabled = true
    stage.host.putDown(0, at: CGPoint(x: 200, y: 300))
    stage.host.move(0, to: CGPoint(x: 200, y: 200))
    stage.view.frame.size = .zero
    stage.host.move(0, to: CGPoint(x: 200, y: 100))
    stage.host.lift(0, at: CGPoint(x: 200, y: 100))
    try stage.host.settle()
    #expect(stage.view.contentOffset.y.isFinite && !stage.view.isDragging)
  }

  nonisolated private static let calls = [
    "scroll", "beginDrag", "willEndDrag", "endDrag true", "beginDecelerating", "endDecelerating",
  ]

  @Test(
    "A delegate may remove the view, scroll it, or change its content, in every call",
    arguments: calls, 0..<4)
  func delegate(call: String, action: Int) throws {
    let stage = try ScrollStage()
    var isDone = false
    stage.recorder.onCall = { view, name in
      guard name == call, !isDone else { return }
      isDone = true
      switch action {
      case 0: view.removeFromSuperview()
      case 1: view.setContentOffset(CGPoint(x: 0, y: 333), animated: false)
      case 2: view.setContentOffset(CGPoint(x: 0, y: 333), animated: true)
      default: view.contentSize = CGSize(width: 400, height: 450)
      }
    }
    stage.drag(from: 300, by: -100)
    try stage.host.settle()

    #expect(isDone)
    let log = stage.recorder.take()
    for (begin, end) in [("beginDrag", "endDrag"), ("beginDecelerating", "endDecelerating")] {
      #expect(
        log.filter { $0.hasPrefix(begin) }.count == log.filter { $0.hasPrefix(end) }.count)
    }
    #expect(!stage.view.isDragging && !stage.view.isDecelerating && !stage.view.isScrollAnimating)
    let range = 0...(stage.view.contentSize.height - 400)
    #expect(range.contains(stage.view.contentOffset.y))
  }
}
