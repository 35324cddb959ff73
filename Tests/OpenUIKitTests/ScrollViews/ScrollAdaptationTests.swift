import NestTesting
import Testing

@testable import OpenUIKit

/// The offset when a size or an inset changes while an animation or a finger moves the content.
@Suite struct ScrollAdaptationTests {
  @Test("UIKit 13.1 An animation continues to an offset within the new edges, and ends once")
  func animation() throws {
    let stage = try ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    stage.host.advance(by: 0.15)
    let middle = stage.view.contentOffset.y
    stage.view.contentSize.height = 1800
    let atOnce = stage.view.contentOffset.y
    let duration = try stage.host.settle()

    #expect(middle > 900 && middle < 1100 && atOnce == middle)
    #expect(stage.view.contentOffset.y == 1400)
    #expect(stage.recorder.offsets.map(\.y).max() == 1400)
    #expect(abs(duration - 0.3) < 0.02)
    #expect(stage.recorder.take() == ["scroll", "endAnimation"])
  }

  @Test("UIKit 13.1 An animation to the beginning continues to where that is")
  func animationToBeginning() throws {
    let stage = try ScrollStage()
    stage.view.contentOffset.y = 900
    stage.view.setContentOffset(.zero, animated: true)
    stage.host.advance(by: 0.15)
    stage.view.contentInset.top = 64
    try stage.host.settle()

    #expect(stage.view.contentOffset.y == -64)
  }

  @Test("UIKit 13.1 The program's animation may end beyond the edges, while these do not change")
  func freeAnimation() throws {
    let stage = try ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: -70), animated: true)
    try stage.host.settle()
    let offset = stage.view.contentOffset.y
    stage.view.contentSize.height = 5000

    #expect(offset == -70)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("UIKit 13.1 What is dragged is adapted when it is released")
  func drag() throws {
    let stage = try ScrollStage()
    stage.host.putDown(0, at: CGPoint(x: 200, y: 390))
    for step in 1...10 { stage.host.move(0, to: CGPoint(x: 200, y: 390 - step * 35)) }
    let dragged = stage.view.contentOffset.y
    stage.view.contentSize.height = 500
    let during = stage.view.contentOffset.y
    stage.host.advance(by: 0.3)
    stage.host.lift(0, at: CGPoint(x: 200, y: 40))
    try stage.host.settle()

    #expect(dragged == 340 && during == 340)
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.recorder.take().suffix(3) == ["beginDecelerating", "scroll", "endDecelerating"])
  }

  @Test("UIKit 13.1 An animation that the delegate begins when a drag ends is adapted too")
  func animationAtTheEndOfADrag() throws {
    let stage = try ScrollStage()
    stage.recorder.onTarget = { view, _, _ in
      view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
      view.contentSize.height = 1000
    }
    stage.drag(from: 300, by: -100)
    try stage.host.settle()

    #expect(stage.view.contentOffset.y == 600)
    #expect(stage.recorder.take().last == "endAnimation")
  }

  @Test("UIKit 13.1 A refresh that ends during an animation to its inset lets the content return")
  func refresh() throws {
    let stage = try ScrollStage()
    let control = UIRefreshControl()
    stage.view.refreshControl = control
    control.beginRefreshing()
    stage.view.contentOffset.y = 500
    stage.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    stage.host.advance(by: 0.15)
    stage.host.turn { control.endRefreshing() }
    try stage.host.settle()

    #expect(stage.view.adjustedContentInset.top == 0)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("UIKit 13.8 A zoom that makes content fit takes the safe area of the axes back")
  func zoomAndSafeArea() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 40
    host.show(root)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let recorder = ScrollRecorder()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    recorder.zoomedView = content
    view.delegate = recorder
    view.minimumZoomScale = 0.25
    view.contentSize = content.frame.size
    view.addSubview(content)
    host.turn { root.view.addSubview(view) }
    let before = view.contentOffset.y

    view.zoomScale = 0.25

    #expect(before == -view.safeAreaInsets.top && before < 0)
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset == .zero)
  }

  @Test("UIKit 13.8 Content that decelerates and returns to a scale rests within its edges")
  func decelerationAndZoom() throws {
    let stage = try ScrollStage(contentSize: CGSize(width: 400, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.view.minimumZoomScale = 0.5
    stage.view.maximumZoomScale = 1.2
    stage.view.addSubview(content)
    stage.recorder.zoomedView = content
    stage.host.commit()
    // Two fingers zoom far beyond the largest scale; one continues to fling.
    stage.host.putDown(0, at: CGPoint(x: 150, y: 200))
    stage.host.putDown(1, at: CGPoint(x: 250, y: 200))
    for step in 1...20 {
      stage.host.advance(by: 1.0 / 60)
      stage.host.move(1, to: CGPoint(x: 250 + step * 7, y: 200))
    }
    stage.host.lift(0, at: CGPoint(x: 150, y: 200))
    for step in 1...5 {
      stage.host.advance(by: 1.0 / 60)
      stage.host.move(1, to: CGPoint(x: 390 - step * 25, y: 200 - step * 30))
    }
    stage.host.lift(1, at: CGPoint(x: 265, y: 50))
    let both = (stage.view.isDecelerating, stage.view.isZoomBouncing)
    try stage.host.settle()

    #expect(both == (true, true))
    #expect(stage.view.zoomScale == 1.2)
    #expect(stage.view.contentOffset.y >= 0 && stage.view.contentOffset.y <= 80)
    #expect(stage.view.contentOffset.x >= 0 && stage.view.contentOffset.x <= 80)
    #expect(!stage.view.isDecelerating && !stage.view.isZoomBouncing)
  }
}
