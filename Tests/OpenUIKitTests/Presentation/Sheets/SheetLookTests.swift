import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// How sheets look, and what does not change when the window rotates or something is presented on
/// them.
@Suite struct SheetLookTests {
  private func grabbers(in view: UIView?) -> Int {
    guard let view else { return 0 }
    return (view is SheetGrabber ? 1 : 0) + view.subviews.reduce(0) { $0 + grabbers(in: $1) }
  }

  @Test("R15.1 UIKit 5.5 A grabber is shown where it is preferred, and can be removed again")
  func grabber() throws {
    let stage = try SheetStage()
    #expect(grabbers(in: stage.presentation?.presentedView) == 0)

    stage.host.turn { stage.presentation?.prefersGrabberVisible = true }
    #expect(grabbers(in: stage.presentation?.presentedView) == 1)

    stage.host.turn { stage.presentation?.prefersGrabberVisible = false }
    #expect(grabbers(in: stage.presentation?.presentedView) == 0)
  }

  @Test("R15.1 UIKit 5.5 A sheet has round corners of ten points, or as preferred")
  func corners() throws {
    let stage = try SheetStage()
    let card = try #require(stage.presentation?.presentedView as? SheetCardView)
    #expect(card.cornerRadius == 10)

    stage.host.turn { stage.presentation?.preferredCornerRadius = 24 }
    #expect(card.cornerRadius == 24)
    #expect(stage.sheet.view.superview?.layer.cornerRadius == 24)
    #expect(stage.sheet.view.superview?.clipsToBounds == true)

    stage.host.turn { stage.presentation?.preferredCornerRadius = -.infinity }
    #expect(card.cornerRadius == 10)
    stage.host.turn { stage.presentation?.preferredCornerRadius = -3 }
    #expect(card.cornerRadius == 0)
  }

  @Test("R15.1 UIKit 5.5 A detent that is selected outside of animateChanges is shown at once")
  func selectedAtOnce() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }

    stage.host.turn { stage.presentation?.selectedDetentIdentifier = .large }
    #expect(stage.shownTop == 10)
    #expect(stage.host.isIdle)

    stage.host.turn { stage.presentation?.selectedDetentIdentifier = nil }
    #expect(stage.shownTop == 431)
  }

  @Test("R15.1 UIKit 5.5 A detent that is chosen while the sheet moves ends the movement there")
  func selectedWhileMoving() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }
    stage.host.turn {
      stage.presentation?.animateChanges {
        stage.presentation?.selectedDetentIdentifier = .large
      }
    }
    stage.host.advance(by: 0.1)

    stage.host.turn { stage.presentation?.selectedDetentIdentifier = .medium }
    #expect(stage.shownTop == 431)
    try stage.host.settle()
    #expect(stage.shownTop == 431)
  }

  @Test("R15.1 UIKit 5.5 New detents and a selection among them move the sheet together, gradually")
  func newDetents() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }

    stage.host.turn {
      stage.presentation?.animateChanges {
        stage.presentation?.detents = [.custom(identifier: .init("small")) { _ in 100 }, .large()]
        stage.presentation?.selectedDetentIdentifier = .init("small")
      }
    }
    stage.host.advance(by: 0.1)
    #expect(abs(stage.shownTop - 545.834) < 0.001)
    try stage.host.settle()

    #expect(stage.shownTop == 752)
    #expect(stage.presentation?.selectedDetentIdentifier?.rawValue == "small")
  }

  @Test("R15.1 UIKit 5.5 A sheet that nothing is dimmed for is set off by a line")
  func separator() throws {
    let stage = try SheetStage {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(stage.sheet.view.superview?.layer.borderWidth == 0.5)

    stage.host.turn { stage.presentation?.largestUndimmedDetentIdentifier = nil }
    #expect(stage.sheet.view.superview?.layer.borderWidth == 0)
  }

  @Test(
    "R15.1 UIKit 5.5 What a sheet, a popover or an alert shows has the elevated level",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func elevated(style: UIModalPresentationStyle) throws {
    let stage = try ControllerStage(size: CGSize(width: 1024, height: 768))
    let root = stage.controller("A")
    stage.host.show(root)
    let modal = stage.modal("B", style)
    modal.popoverPresentationController?.sourceView = root.view

    try stage.present(modal, on: root)

    #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    try stage.present(alert, on: modal)
    #expect(alert.view.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("R15.1 UIKit 5.5 The dimming takes more in the dark style")
  func dimming() throws {
    let stage = try SheetStage()
    let view = try #require(stage.presentation?.chrome.dimming)
    #expect(view.layer.backgroundColor?.alpha == 0.2)

    stage.host.simulateTraits { $0.userInterfaceStyle = .dark }
    #expect(view.layer.backgroundColor?.alpha == 0.48)
  }

  // MARK: Rotation

  @Test("R15.1 UIKit 6.3 5.5 A detent outlives a rotation: on the side everything is covered")
  func detentAfterRotation() throws {
    let stage = try SheetStage(size: CGSize(width: 393, height: 700)) {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .medium
    }
    #expect(stage.top == 355)

    try stage.host.resize(to: CGSize(width: 700, height: 393))
    try stage.host.settle()
    #expect(stage.top == 0)
    #expect(stage.presentation?.selectedDetentIdentifier == .medium)

    try stage.host.resize(to: CGSize(width: 393, height: 700))
    try stage.host.settle()
    #expect(stage.top == 355)
    try stage.expectNoAppearance()
  }

  @Test(
    "R15.1 UIKit 6.3 5.5 A rotation with two sheets up: both have the right frames, none appears again"
  )
  func rotationOfTwo() throws {
    let stage = try SheetStage(size: CGSize(width: 393, height: 700))
    let upper = stage.stage.modal("C", .pageSheet)
    try stage.stage.present(upper, on: stage.sheet)

    try stage.host.resize(to: CGSize(width: 700, height: 393))
    try stage.host.settle()
    let wide = CGRect(x: 0, y: 0, width: 700, height: 393)
    #expect(upper.view.convert(upper.view.bounds, to: nil) == wide)
    #expect(stage.sheet.view.convert(stage.sheet.view.bounds, to: nil) == wide)
    #expect(stage.root.view.transform == .identity)

    try stage.host.resize(to: CGSize(width: 393, height: 700))
    try stage.host.settle()
    #expect(upper.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
    #expect(abs(stage.top) < 1e-9)
    try stage.expectNoAppearance()

    stage.root.dismiss(animated: false)
    try stage.host.settle()
    #expect(stage.root.view.transform == .identity)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 700))
  }

  @Test("R15.1 UIKit 5.5 On its side a phone shows a sheet as a card, where that is preferred")
  func attachedOnTheSide() throws {
    let stage = try SheetStage(size: CGSize(width: 700, height: 393)) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 0, y: 10, width: 700, height: 383))

    stage.host.turn { stage.sheet.preferredContentSize = CGSize(width: 300, height: 0) }
    try stage.host.settle()
    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 200, y: 10, width: 300, height: 383))
    #expect(stage.root.view.transform == .identity)

    let source = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.root.view.addSubview(source)
    stage.host.turn { stage.presentation?.sourceView = source }
    #expect(stage.presentation?.presentedView?.frame.minX == 0)
  }

  @Test("R15.1 UIKit 5.5 A form sheet on a tablet is dismissed by a drag or a tap, like a card")
  func formSheetGestures() throws {
    for isTap in [false, true] {
      let stage = try SheetStage(size: CGSize(width: 1024, height: 768), style: .formSheet)
      if isTap {
        stage.host.tap(at: CGPoint(x: 50, y: 400))
      } else {
        stage.host.dragDownAndRelease(from: CGPoint(x: 512, y: 200), by: 550)
      }
      try stage.host.settle()

      try stage.expect(.dismissalByUser)
    }
  }

  @Test("R15.1 UIKit 5.5 A form sheet that is released in between returns to its middle")
  func formSheetReturns() throws {
    let stage = try SheetStage(size: CGSize(width: 1024, height: 768), style: .formSheet)
    stage.host.dragDown(from: CGPoint(x: 512, y: 200), by: 100)
    #expect(abs(stage.shownTop - 164) < 1e-9)
    stage.host.rest(at: CGPoint(x: 512, y: 300))
    try stage.host.settle()

    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(stage.root.presentedViewController === stage.sheet)
  }

  @Test("R15.1 UIKit 5.5 A child of what is presented has the sheet that shows it")
  func childsSheet() throws {
    let stage = try SheetStage()
    let child = stage.stage.controller("C")
    add(child, to: stage.sheet)

    #expect(child.sheetPresentationController === stage.presentation)
    #expect(stage.root.presentedViewController?.sheetPresentationController != nil)
    let full = stage.stage.modal("F", .fullScreen)
    #expect(full.sheetPresentationController == nil)
    #expect(full.popoverPresentationController == nil)
  }

  // MARK: Below another

  @Test(
    "R15.1 UIKit 5.5 A sheet that something is presented on cannot be dragged, nor dismissed by a tap"
  )
  func below() throws {
    let stage = try SheetStage()
    let upper = stage.stage.modal("C", .pageSheet)
    upper.sheetPresentationController?.detents = [.medium()]
    upper.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    try stage.stage.present(upper, on: stage.sheet)

    stage.host.dragDownAndRelease(from: CGPoint(x: 200, y: 200), by: 500)
    stage.host.tap(at: CGPoint(x: 200, y: 3))
    try stage.host.settle()

    try stage.expect("")
    #expect(stage.top == 10)
    #expect(stage.sheet.presentedViewController === upper)
  }

  @Test(
    "R15.1 UIKit 5.5 A drag of the upper of two sheets dismisses that, and the lower is restored"
  )
  func pullsUpper() throws {
    let stage = try SheetStage()
    let upper = stage.stage.modal("C", .pageSheet)
    try stage.stage.present(upper, on: stage.sheet)

    stage.host.dragDownAndRelease(from: CGPoint(x: 200, y: 100), by: 600)
    try stage.host.settle()

    try stage.expect(
      """
      C.viewWillDisappear(animated) [dismissed]
      C.viewDidDisappear(animated) [dismissed]
      """)
    #expect(stage.root.presentedViewController === stage.sheet)
    #expect(stage.top == 10)
    #expect(stage.presentation?.presentedView?.transform == .identity)
  }
}

extension SheetStage {
  /// Compares what was recorded where no controller appears or disappears.
  fileprivate func expectNoAppearance() throws {
    #expect(stage.recorder.timeline.lines.filter { $0.contains("ppear") } == [])
  }
}
