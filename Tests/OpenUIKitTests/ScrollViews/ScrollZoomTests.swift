import NestTesting
import OpenUIKit
import Testing

@Suite struct ScrollZoomTests {
  private final class Stage {
    let scroll: ScrollStage
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var view: UIScrollView { scroll.view }
    var host: TestHost { scroll.host }
    var recorder: ScrollRecorder { scroll.recorder }

    init() throws {
      scroll = try ScrollStage(contentSize: CGSize(width: 400, height: 400))
      scroll.view.minimumZoomScale = 1
      scroll.view.maximumZoomScale = 4
      scroll.view.addSubview(content)
      scroll.recorder.zoomedView = content
      scroll.host.commit()
    }
  }

  @Test(
    "UIKit 13.8 Zooming scales the delegate's view, keeps its origin, and makes the content as large"
  )
  func scale() throws {
    let stage = try Stage()

    stage.view.zoomScale = 2

    #expect(stage.content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(stage.content.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(stage.view.contentSize == CGSize(width: 800, height: 800))
    #expect(stage.view.contentOffset == CGPoint(x: 200, y: 200))
    #expect(stage.recorder.take() == ["zoom", "scroll"])
    stage.view.zoomScale = 100
    #expect(stage.view.zoomScale == 4 && stage.view.contentOffset == CGPoint(x: 600, y: 600))
    stage.view.zoomScale = 1
    #expect(stage.view.contentOffset == .zero && stage.content.transform == .identity)
  }

  @Test(
    "UIKit 13.8 A pinch zooms about its middle, and the delegate receives its beginning and its end"
  )
  func pinch() throws {
    let stage = try Stage()

    stage.host.pinch(around: CGPoint(x: 100, y: 300), from: 100, to: 200)

    #expect(abs(stage.view.zoomScale - 2) < 0.01)
    let scale = stage.view.zoomScale
    // The fingers move one after the other, 3⅓ points in a step.
    #expect(abs(stage.view.contentOffset.x - 100 * (scale - 1)) <= 10.0 / 3 + 0.01)
    #expect(abs(stage.view.contentOffset.y - 300 * (scale - 1)) <= 0.01)
    let calls = stage.recorder.take().filter { $0 != "zoom" && $0 != "scroll" }
    #expect(calls.first == "beginZoom" && calls.last == "endZoom \(Double(scale))")
    #expect(calls.filter { $0 == "beginZoom" }.count == 1)
    try stage.host.settle()
    #expect(!stage.view.isZooming && !stage.view.isDragging)
  }

  @Test(
    "A pinch beyond the largest scale returns to it, and the delegate receives the end after that")
  func bounce() throws {
    let stage = try Stage()
    stage.view.maximumZoomScale = 1.5

    stage.host.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 300)

    #expect(stage.view.zoomScale > 1.6 && stage.view.zoomScale < 3)
    #expect(stage.view.isZoomBouncing && !stage.view.isZooming)
    _ = stage.recorder.take()
    try stage.host.settle()
    #expect(stage.view.zoomScale == 1.5 && !stage.view.isZoomBouncing)
    #expect(stage.recorder.take().last == "endZoom 1.5")
    #expect(stage.view.contentSize == CGSize(width: 600, height: 600))
  }

  @Test("UIKit 13.8 Zooming that is stopped before it is back at a scale rests at that scale")
  func stopped() throws {
    let stage = try Stage()
    stage.host.pinch(around: CGPoint(x: 200, y: 200), from: 200, to: 60)
    stage.host.advance(by: 0.05)
    let before = stage.view.zoomScale

    stage.view.stopScrollingAndZooming()

    #expect(before < 1)
    #expect(stage.view.zoomScale == 1 && stage.view.contentOffset == .zero)
    #expect(!stage.view.isZoomBouncing)
    try stage.host.settle()
    #expect(stage.view.zoomScale == 1 && stage.view.contentOffset == .zero)
  }

  @Test("UIKit 13.8 A pinch that ends while the zooming before it has its end does not begin")
  func pinchEndsBeforeItsBeginning() throws {
    let stage = try Stage()
    stage.view.maximumZoomScale = 1.5
    stage.host.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 300)
    let bounces = stage.view.isZoomBouncing
    _ = stage.recorder.take()
    stage.recorder.onCall = { view, call in
      if call.hasPrefix("endZoom") { view.pinchGestureRecognizer?.isEnabled = false }
    }

    stage.host.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 300)
    try stage.host.settle()

    #expect(bounces && !stage.view.isZooming && !stage.view.isZoomBouncing)
    #expect(stage.view.zoomScale == 1.5)
    #expect(!stage.recorder.take().contains("beginZoom"))
  }

  @Test("Without bouncesZoom a pinch stays within the limits")
  func noBounce() throws {
    let stage = try Stage()
    stage.view.bouncesZoom = false
    stage.host.pinch(around: CGPoint(x: 200, y: 200), from: 300, to: 60)
    #expect(stage.view.zoomScale == 1 && !stage.view.isZoomBouncing)
  }

  @Test("An animated zoom to a rectangle shows it in the middle, as large as it fits")
  func rect() throws {
    let stage = try Stage()

    stage.view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 50), animated: true)
    #expect(stage.view.isZoomAnimating && stage.view.zoomScale == 1)
    let duration = try stage.host.settle()

    #expect(abs(duration - 0.3) < 0.02)
    #expect(stage.view.zoomScale == 4)
    #expect(stage.view.contentOffset == CGPoint(x: 400, y: 700))
    let calls = stage.recorder.take()
    #expect(calls.first == "beginZoom" && calls.last == "endZoom 4.0")
  }

  @Test("There is a pinch recognizer only while there is more than one scale")
  func recognizer() throws {
    let view = UIScrollView()
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    view.minimumZoomScale = 2
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test("Content that is smaller than the view rests where it is aligned")
  func alignment() throws {
    let stage = try Stage()
    stage.view.minimumZoomScale = 0.5
    stage.view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    stage.view.zoomScale = 0.5
    #expect(stage.view.contentOffset == CGPoint(x: -100, y: -100))
  }

  @Test("A wheel with the control key zooms")
  func wheel() throws {
    let stage = try Stage()
    for _ in 0..<5 {
      stage.host.scroll(
        by: CGVector(dx: 0, dy: 40), at: CGPoint(x: 200, y: 200), modifiers: .control)
    }
    #expect(abs(stage.view.zoomScale - 2) < 0.01)
    try stage.host.settle()
    #expect(!stage.view.isZooming)
  }

  @Test(
    "Scales that content cannot have are reported, and nothing changes",
    arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func impossible(scale: CGFloat) throws {
    let stage = try Stage()
    let diagnostics = DiagnosticRecorder()
    stage.view.minimumZoomScale = scale
    stage.view.maximumZoomScale = scale
    stage.view.zoomScale = scale
    #expect(
      diagnostics.misuses.map(\.id) == [
        "scroll.zoom-scale", "scroll.zoom-scale", "scroll.zoom-scale",
      ])
    #expect(stage.view.zoomScale == 1 && stage.view.maximumZoomScale == 4)
  }
}
