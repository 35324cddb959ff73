import NestTesting
import OpenUIKit
import Testing

@Suite struct UIScrollViewTests {
  @Test("A fresh scroll view has Apple's defaults")
  func defaults() throws {
    let view = UIScrollView()
    #expect(view.clipsToBounds && view.isScrollEnabled && view.bounces && view.delaysContentTouches)
    #expect(view.canCancelContentTouches && !view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.decelerationRate == .normal && !view.alwaysBounceVertical)
    #expect(view.decelerationRate.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.panGestureRecognizer.view === view)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.keyboardDismissMode == .none && view.scrollsToTop)
    view.keyboardDismissMode = .interactive
    #expect(view.keyboardDismissMode == .interactive)
  }

  @Test(
    "UIKit 13.1 The offset is the origin of the bounds, and every change of it is reported once")
  func offset() throws {
    let stage = try ScrollStage()

    stage.view.contentOffset = CGPoint(x: 0, y: 50)
    stage.view.contentOffset = CGPoint(x: 0, y: 50)
    stage.view.bounds.origin = CGPoint(x: 3, y: 60)
    stage.view.setContentOffset(CGPoint(x: 0, y: 9000), animated: false)

    #expect(stage.view.bounds.origin == CGPoint(x: 0, y: 9000))
    #expect(stage.recorder.offsets.map(\.y) == [50, 60, 9000])
    #expect(stage.host.isIdle)
  }

  @Test("UIKit 13.4 A drag without a fling moves the content with the finger, after the slop")
  func drag() throws {
    let stage = try ScrollStage()
    stage.recorder.recordsStates = true

    stage.drag(from: 300, by: -110, rests: true)

    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 100))
    #expect(
      stage.recorder.take() == [
        "beginDrag (tracking dragging)", "scroll (tracking dragging)",
        "willEndDrag (tracking dragging)", "endDrag false (tracking)",
      ])
    #expect(!stage.view.isTracking && stage.host.isIdle)
  }

  @Test("UIKit 13.4 A fling decelerates to the target that was announced")
  func fling() throws {
    let stage = try ScrollStage()
    var target = CGPoint.zero
    var speed: CGFloat = 0
    stage.recorder.onTarget = { _, velocity, point in
      target = point
      speed = velocity.y
    }
    stage.recorder.recordsStates = true

    stage.drag(from: 300, by: -100)
    let start = stage.view.contentOffset.y
    let duration = try stage.host.settle()

    #expect(abs(speed - 0.6) < 1e-6)
    #expect(target.y == (start + 600 * 0.998 / 0.002 / 1000).rounded())
    #expect(stage.view.contentOffset == target)
    #expect(abs(duration - log(300 / 0.5) / 2) < 0.05)
    #expect(
      stage.recorder.take() == [
        "beginDrag (tracking dragging)", "scroll (tracking dragging)",
        "willEndDrag (tracking dragging)", "endDrag true (tracking decelerating)",
        "beginDecelerating (tracking decelerating)", "scroll (decelerating)", "endDecelerating",
      ])
  }

  @Test("The deceleration follows the analytic curve in every frame")
  func curve() throws {
    let stage = try ScrollStage()
    stage.drag(from: 300, by: -100)
    let start = stage.view.contentOffset.y
    _ = stage.recorder.take()

    var expected: [CGFloat] = []
    let distance = (start + 600 * 0.499).rounded() - start
    for frame in 1...60 {
      stage.host.advance(by: 1.0 / 60)
      expected.append(
        (start + distance * (1 - pow(0.998, CGFloat(frame) * 1000 / 60))).rounded())
    }

    #expect(stage.recorder.offsets.map(\.y) == expected)
  }

  @Test("UIKit 13.4 A fling to the edge bounces, and rests at the edge")
  func bounce() throws {
    let stage = try ScrollStage(contentSize: CGSize(width: 400, height: 600))

    stage.drag(from: 300, by: -150, steps: 4)
    try stage.host.settle()

    #expect(stage.recorder.offsets.map(\.y).max() ?? 0 > 210)
    #expect(stage.view.contentOffset.y == 200)
    #expect(
      stage.recorder.take() == [
        "beginDrag", "scroll", "willEndDrag", "endDrag true", "beginDecelerating", "scroll",
        "endDecelerating",
      ])
  }

  @Test("A drag beyond the edge follows the rubber band and returns; without bouncing it stays")
  func rubberBand() throws {
    let stage = try ScrollStage()

    stage.host.putDown(0, at: CGPoint(x: 200, y: 100))
    stage.host.move(0, to: CGPoint(x: 200, y: 210))
    let height: CGFloat = 400
    let pulled: CGFloat = 100 * 0.55 / height
    let shown = -(1 - 1 / (pulled + 1)) * height
    #expect(stage.view.contentOffset.y == shown.rounded())
    stage.host.advance(by: 0.2)
    stage.host.lift(0, at: CGPoint(x: 200, y: 210))
    #expect(stage.view.isDecelerating)
    try stage.host.settle()
    #expect(stage.view.contentOffset == .zero)

    stage.view.bounces = false
    stage.drag(from: 100, by: 110, rests: true)
    #expect(stage.view.contentOffset == .zero)
    stage.host.putDown(0, at: CGPoint(x: 200, y: 100))
    stage.host.move(0, to: CGPoint(x: 200, y: 200))
    stage.host.move(0, to: CGPoint(x: 200, y: 170))
    #expect(stage.view.contentOffset.y == 30)
  }

  @Test(
    "UIKit 13.4 A finger that catches content in flight drags at once, and the deceleration ends")
  func stoppedByTouch() throws {
    let stage = try ScrollStage()
    stage.drag(from: 300, by: -100)
    stage.host.advance(by: 0.2)
    _ = stage.recorder.take()
    stage.recorder.recordsStates = true

    stage.host.putDown(1, at: CGPoint(x: 200, y: 200))
    let pressed = stage.view.contentOffset.y
    stage.host.advance(by: 0.3)
    #expect(stage.view.contentOffset.y == pressed && stage.view.isTracking)
    stage.host.move(1, to: CGPoint(x: 200, y: 205))
    #expect(stage.view.contentOffset.y == pressed - 5)
    stage.host.advance(by: 0.2)
    stage.host.lift(1, at: CGPoint(x: 200, y: 205))

    #expect(
      stage.recorder.take() == [
        "endDecelerating (tracking)", "beginDrag (tracking dragging)",
        "scroll (tracking dragging)", "willEndDrag (tracking dragging)", "endDrag false (tracking)",
      ])
    #expect(stage.host.isIdle)
  }

  @Test("A finger that stops slow content is no drag: what it touches receives the tap")
  func caughtSlowly() throws {
    let stage = try ScrollStage()
    stage.drag(from: 300, by: -100)
    stage.host.advance(by: 1.5)
    #expect(stage.view.isDecelerating)
    _ = stage.recorder.take()
    stage.recorder.recordsStates = true

    stage.host.putDown(0, at: CGPoint(x: 200, y: 200))
    #expect(stage.view.isTracking && stage.view.isDecelerating && !stage.view.isDragging)
    stage.host.lift(0, at: CGPoint(x: 200, y: 200))

    #expect(stage.recorder.take() == ["endDecelerating"])
    stage.host.advance(by: 0.02)
    #expect(stage.host.isIdle)
  }

  @Test("UIKit 13.4 An animated change of the offset is reported in every frame, and its end")
  func animated() throws {
    let stage = try ScrollStage()
    stage.recorder.recordsStates = true

    stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.view.isScrollAnimating && stage.view.contentOffset == .zero)
    #expect(abs(try stage.host.settle() - 0.3) < 0.02)

    #expect(stage.view.contentOffset.y == 600)
    #expect(stage.recorder.offsets.count == 18)
    #expect(stage.recorder.take() == ["scroll (animating)", "endAnimation"])
    stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.host.isIdle && stage.recorder.take() == [])
  }

  @Test(
    "Setting the offset without animation stops what moves; setting the property continues from there"
  )
  func interruption() throws {
    let stage = try ScrollStage()
    stage.drag(from: 300, by: -100)
    stage.host.advance(by: 0.1)
    let before = stage.view.contentOffset.y

    stage.view.contentOffset.y += 1000
    stage.host.advance(by: 0.1)
    #expect(stage.view.isDecelerating && stage.view.contentOffset.y > before + 1000)
    _ = stage.recorder.take()
    stage.view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)

    #expect(stage.recorder.take() == ["endDecelerating", "scroll"])
    stage.host.advance(by: 0.02)
    #expect(stage.view.contentOffset.y == 7 && stage.host.isIdle)
  }

  @Test("The delegate may choose another target, and may begin an animation instead")
  func target() throws {
    let stage = try ScrollStage()
    stage.recorder.onTarget = { _, _, target in target.y = 500 }
    stage.drag(from: 300, by: -100)
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 500)

    stage.recorder.onTarget = { view, _, target in
      target = view.contentOffset
      view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    }
    _ = stage.recorder.take()
    stage.drag(from: 300, by: -100)
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 90)
    #expect(
      stage.recorder.take() == [
        "beginDrag", "scroll", "willEndDrag", "endDrag false", "scroll", "endAnimation",
      ])
  }

  @Test("A wheel scrolls without a finger, a fling or a rubber band")
  func wheel() throws {
    let stage = try ScrollStage()
    stage.recorder.recordsStates = true

    stage.host.scroll(by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 200, y: 200))
    stage.host.scroll(by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 200, y: 200))
    #expect(stage.view.contentOffset.y == 80)
    stage.host.scroll(by: CGVector(dx: 0, dy: 200), at: CGPoint(x: 200, y: 200))
    #expect(stage.view.contentOffset.y == 0)
    try stage.host.settle()

    #expect(
      stage.recorder.take() == [
        "beginDrag (dragging)", "scroll (dragging)", "willEndDrag (dragging)", "endDrag false",
      ])
  }

  @Test("UIKit 13.5 Pages go forward, back, and back again when the drag is too short")
  func paging() throws {
    let stage = try ScrollStage(contentSize: CGSize(width: 400, height: 1600))
    stage.view.isPagingEnabled = true
    func page() throws -> CGFloat {
      try stage.host.settle()
      return stage.view.contentOffset.y / 400
    }

    stage.drag(from: 300, by: -110)
    #expect(try page() == 1)
    stage.drag(from: 100, by: 110)
    #expect(try page() == 0)
    stage.drag(from: 300, by: -110, rests: true)
    #expect(try page() == 0)
    stage.drag(from: 390, by: -260, rests: true)
    #expect(try page() == 1)
    stage.host.scroll(by: CGVector(dx: 0, dy: -10), at: CGPoint(x: 200, y: 200))
    #expect(try page() == 2)
    #expect(stage.recorder.take().suffix(3) == ["beginDecelerating", "scroll", "endDecelerating"])
  }

  @Test(
    "UIKit 13.4 The user's request to scroll to the top is followed by the one view that permits it"
  )
  func top() throws {
    let stage = try ScrollStage()
    stage.view.contentOffset.y = 800
    _ = stage.recorder.take()

    stage.host.tapStatusBar()
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.recorder.take() == ["shouldScrollToTop", "scroll", "scrolledToTop"])

    stage.view.contentOffset.y = 800
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    stage.view.addSubview(other)
    stage.host.tapStatusBar()
    #expect(!stage.view.isScrollAnimating)
    other.scrollsToTop = false
    stage.recorder.permitsTop = false
    stage.host.tapStatusBar()
    #expect(!stage.view.isScrollAnimating && stage.view.contentOffset.y == 800)
  }

  @Test("UIKit 13.4 Control and Home request to scroll to the top; a command for them is first")
  func topByKeys() throws {
    let stage = try ScrollStage()
    stage.view.contentOffset.y = 800
    stage.recorder.permitsTop = false
    _ = stage.recorder.take()
    stage.host.press(.keyboardHome, modifiers: .control)
    let refused = stage.recorder.take()
    stage.recorder.permitsTop = true
    stage.host.press(.keyboardHome, modifiers: [.control, .shift])
    let isAnimating = stage.view.isScrollAnimating

    stage.host.press(.keyboardHome, modifiers: .control)
    try stage.host.settle()

    #expect(refused == ["shouldScrollToTop"] && !isAnimating)
    #expect(stage.recorder.take() == ["shouldScrollToTop", "scroll", "scrolledToTop"])
    #expect(stage.view.contentOffset.y == 0)
    let controller = UIViewController()
    var commands = 0
    controller.addKeyCommand(
      UIKeyCommand(input: UIKeyCommand.inputHome, modifierFlags: .control) { _ in commands += 1 })
    stage.host.show(controller)
    stage.host.press(.keyboardHome, modifiers: .control)
    #expect(commands == 1 && stage.recorder.take() == [])
  }

  @Test("Only what is out of sight is scrolled to, inside the insets")
  func rectToVisible() throws {
    let stage = try ScrollStage()
    stage.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    #expect(stage.view.contentOffset.y == -30)
    func offset(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      stage.view.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return stage.view.contentOffset.y
    }

    #expect(offset(0, 100) == -30)
    #expect(offset(1000, 100) == 750)
    #expect(offset(800, 100) == 750)
    #expect(offset(700, 10) == 670)
    #expect(offset(3990, 100) == 3650)
    #expect(offset(0, 4000) == 3650)
    #expect(offset(0, 1) == -30)
  }

  @Test("Content that rests follows its edges when size and insets change")
  func geometry() throws {
    let stage = try ScrollStage()
    stage.view.contentOffset.y = 3600

    stage.view.contentSize.height = 1000
    #expect(stage.view.contentOffset.y == 600)
    stage.view.contentInset.bottom = 100
    #expect(stage.view.contentOffset.y == 600)
    stage.view.frame.size.height = 700
    #expect(stage.view.contentOffset.y == 400)
    stage.view.contentSize.height = 10
    #expect(stage.view.contentOffset.y == 0)
    stage.view.contentInset.top = 44
    #expect(stage.view.contentOffset.y == -44)
  }

  @Test("A view that leaves its window rests within its edges, and every call has its end")
  func leaving() throws {
    let stage = try ScrollStage()
    stage.host.putDown(0, at: CGPoint(x: 200, y: 100))
    stage.host.move(0, to: CGPoint(x: 200, y: 210))
    #expect(stage.view.isDragging && stage.view.contentOffset.y < 0)

    stage.view.removeFromSuperview()

    #expect(stage.view.contentOffset == .zero && !stage.view.isDragging)
    #expect(stage.recorder.take().filter { $0.hasPrefix("endDrag") } == ["endDrag false"])
    stage.host.lift(0, at: CGPoint(x: 200, y: 210))
    stage.host.advance(by: 1)
    #expect(!stage.view.isTracking && stage.host.isIdle)
  }

  @Test("A scroll view that is freed while it moves leaves no frame behind")
  func freed() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    weak var freed: UIScrollView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIScrollView(frame: window.bounds)
      window.isHidden = false
      window.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      freed = view
      window.isHidden = true
    }
    host.advance(by: 0.1)
    #expect(freed == nil && host.isIdle)
  }
}
