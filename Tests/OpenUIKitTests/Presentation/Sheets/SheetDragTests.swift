import NestTesting
import OpenUIKit
import Testing

/// Dragging sheets down: whole timelines of controllers and delegate.
@Suite struct SheetDragTests {
  private let grip = CGPoint(x: 200, y: 100)

  @Test(
    "R15.1 UIKit 5.5 A sheet that is dragged down and released below: should, will, disappearing, did"
  )
  func dismissed() throws {
    let stage = try SheetStage()

    stage.host.dragDown(from: grip, by: 600)
    try stage.expect(.startOfDismissalByUser)
    stage.host.rest(at: CGPoint(x: 200, y: 700))
    try stage.expect("")
    try stage.host.settle()

    try stage.expect(
      """
      B.viewDidDisappear(animated) [dismissed]
      delegate.didDismiss
      """)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.sheet.view.window == nil)
  }

  @Test(
    "R15.1 UIKit 5.5 A cancelled drag: will disappear, will appear, did appear, and no did disappear"
  )
  func cancelled() throws {
    let stage = try SheetStage()

    stage.host.dragDown(from: grip, by: 200)
    try stage.expect(.startOfDismissalByUser)
    stage.host.rest(at: CGPoint(x: 200, y: 300))
    try stage.expect(
      """
      B.viewWillAppear(animated) [dismissed]
      B.viewIsAppearing(animated) [dismissed]
      """)
    try stage.host.settle()

    try stage.expect("B.viewDidAppear(animated) [dismissed]")
    #expect(stage.root.presentedViewController === stage.sheet)
    #expect(stage.top == 10)
  }

  @Test("R15.1 UIKit 5.5 The sheet follows the finger")
  func follows() throws {
    let stage = try SheetStage()
    #expect(stage.top == 10)

    stage.host.dragDown(from: grip, by: 200)

    // The first of the steps that go beyond 10 points begins the gesture: two of 6⅔ points. Steps
    // before that are not sent later.
    #expect(abs(stage.top - (210 - 2 * 200.0 / 30)) < 1e-9)
    #expect(stage.presentation?.containerView?.subviews.count == 2)
  }

  @Test("R15.1 UIKit 5.5 A quick flick dismisses from anywhere")
  func flick() throws {
    let stage = try SheetStage()

    stage.host.drag(from: grip, to: CGPoint(x: 200, y: 300), duration: 0.06)
    try stage.host.settle()

    try stage.expect(.dismissalByUser)
  }

  @Test(
    "R15.1 UIKit 5.5 isModalInPresentation blocks the drag: the sheet resists, and the attempt is reported"
  )
  func blocked() throws {
    let stage = try SheetStage()
    stage.sheet.isModalInPresentation = true

    stage.host.dragDown(from: grip, by: 600)
    #expect(abs(stage.top - 241.351) < 0.001)
    try stage.expect("")
    stage.host.rest(at: CGPoint(x: 200, y: 700))
    try stage.host.settle()

    try stage.expect("delegate.didAttemptToDismiss")
    #expect(stage.top == 10)
  }

  @Test("R15.1 UIKit 5.5 A blocked drag that would not have dismissed is no attempt")
  func blockedALittle() throws {
    let stage = try SheetStage()
    stage.sheet.isModalInPresentation = true

    stage.host.dragDownAndRelease(from: grip, by: 60)
    try stage.host.settle()

    try stage.expect("")
  }

  @Test("R15.1 UIKit 5.5 A delegate that refuses blocks the drag, and is called once for each drag")
  func refused() throws {
    let stage = try SheetStage()
    stage.delegate.mayDismiss = false

    stage.host.dragDownAndRelease(from: grip, by: 600)
    try stage.host.settle()

    try stage.expect(
      """
      delegate.shouldDismiss(false)
      delegate.didAttemptToDismiss
      """)
    #expect(stage.root.presentedViewController === stage.sheet)
  }

  @Test("R15.1 UIKit 5.5 The delegate receives nothing of dismiss(animated:)")
  func programmatic() throws {
    let stage = try SheetStage()

    stage.root.dismiss(animated: true, completion: stage.stage.note())
    try stage.host.settle()

    try stage.expect(
      """
      B.viewWillDisappear(animated) [dismissed]
      B.viewDidDisappear(animated) [dismissed]
      test.completion
      """)
  }

  @Test("R15.1 UIKit 5.5 A tap beside the sheet dismisses it like a drag")
  func tapOutside() throws {
    let stage = try SheetStage()

    stage.host.tap(at: CGPoint(x: 200, y: 4))
    try stage.host.settle()

    try stage.expect(.dismissalByUser)
  }

  @Test("R15.1 UIKit 5.5 A tap beside a sheet that cannot be dismissed is an attempt")
  func tapOutsideBlocked() throws {
    let stage = try SheetStage()
    stage.sheet.isModalInPresentation = true

    stage.host.tap(at: CGPoint(x: 200, y: 4))
    try stage.host.settle()

    try stage.expect("delegate.didAttemptToDismiss")
  }

  @Test("R15.1 UIKit 5.5 A sheet can be stopped while it is dismissed, and restored")
  func caughtWhileFalling() throws {
    let stage = try SheetStage()
    stage.host.dragDownAndRelease(from: grip, by: 500)
    stage.host.advance(by: 0.1)
    let caughtAt = stage.shownTop
    #expect(abs(caughtAt - 690.926) < 0.001)
    stage.stage.recorder.removeAll()

    let place = CGPoint(x: 200, y: caughtAt + 5)
    stage.host.press(at: place)
    stage.host.advance(by: 0.5)
    #expect(stage.shownTop == caughtAt)
    try stage.expect("")
    stage.host.continueDrag(from: place, by: -500)
    stage.host.rest(at: CGPoint(x: 200, y: place.y - 500))
    try stage.expect(
      """
      B.viewWillAppear(animated) [dismissed]
      B.viewIsAppearing(animated) [dismissed]
      """)
    try stage.host.settle()

    try stage.expect("B.viewDidAppear(animated) [dismissed]")
    #expect(stage.top == 10)
    #expect(stage.root.presentedViewController === stage.sheet)
  }

  @Test("R15.1 UIKit 5.5 A sheet can be stopped while it returns, and dismissed after all")
  func caughtWhileReturning() throws {
    let stage = try SheetStage()
    stage.host.dragDownAndRelease(from: grip, by: 300)
    stage.host.advance(by: 0.05)
    stage.stage.recorder.removeAll()

    let place = CGPoint(x: 200, y: stage.shownTop + 20)
    stage.host.dragDown(from: place, by: 450)
    stage.host.rest(at: CGPoint(x: 200, y: place.y + 450))
    try stage.host.settle()

    try stage.expect(
      """
      B.viewWillDisappear(animated) [dismissed]
      B.viewDidDisappear(animated) [dismissed]
      delegate.didDismiss
      """)
  }

  @Test("R15.1 UIKit 5.5 A sheet can be dragged again after a cancelled drag, and is dismissed")
  func again() throws {
    let stage = try SheetStage()
    stage.host.dragDownAndRelease(from: grip, by: 100)
    try stage.host.settle()
    stage.stage.recorder.removeAll()

    stage.host.dragDownAndRelease(from: grip, by: 600)
    try stage.host.settle()

    #expect(stage.root.presentedViewController == nil)
  }

  @Test("R15.1 UIKit 5.5 A drag across is left to the content")
  func across() throws {
    let stage = try SheetStage()

    stage.host.drag(from: grip, to: CGPoint(x: 380, y: 130))
    try stage.host.settle()

    try stage.expect("")
    #expect(stage.top == 10)
  }

  @Test("R15.1 UIKit 5.5 Above its full height the sheet resists, and returns")
  func pulledUp() throws {
    let stage = try SheetStage(setUp: { $0.detents = [.medium()] })
    #expect(stage.top == 431)

    stage.host.dragDown(from: CGPoint(x: 200, y: 500), by: -300)
    #expect(abs(stage.top - 315.325) < 0.001)
    stage.host.rest(at: CGPoint(x: 200, y: 200))
    try stage.host.settle()

    #expect(stage.top == 431)
    try stage.expect("")
  }

  @Test("R15.1 UIKit 5.5 A new size while the sheet is dragged does not end the drag")
  func resizedDuringDrag() throws {
    let stage = try SheetStage()
    stage.host.dragDown(from: grip, by: 200)

    try stage.host.resize(to: CGSize(width: 500, height: 900))
    stage.host.commit()
    #expect(stage.sheet.view.bounds.width == 500)
    stage.host.rest(at: CGPoint(x: 200, y: 300))
    try stage.host.settle()

    #expect(stage.top == 10)
    #expect(stage.sheet.view.bounds.size == CGSize(width: 500, height: 890))
  }

  @Test("R15.1 A sheet that was dragged down is freed")
  func leaks() throws {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var card: UIView?
    let host: TestHost
    do {
      let stage = try SheetStage()
      host = stage.host
      controller = stage.sheet
      presentation = stage.presentation
      card = stage.presentation?.presentedView
      stage.host.dragDownAndRelease(from: grip, by: 600)
      try stage.host.settle()
    }

    #expect(host.isIdle)
    #expect(controller == nil)
    #expect(presentation == nil)
    #expect(card == nil)
  }
}
