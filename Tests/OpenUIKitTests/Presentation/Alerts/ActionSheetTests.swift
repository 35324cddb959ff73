import NestTesting
import OpenUIKit
import Testing

/// Action sheets, at the bottom edge and as popovers.
@Suite struct ActionSheetTests {
  @Test(
    "R15.1 UIKit 5.5 In compact width an action sheet is at the bottom, the cancel action apart"
  )
  func actionSheet() throws {
    let stage = try AlertStage(.actionSheet)
    stage.add("One")
    stage.add("Cancel", .cancel)
    try stage.present()

    #expect(stage.alert.view.frame.width == 377)
    #expect(stage.alert.view.frame.maxY == 844)
    #expect(try stage.button("Cancel").superview !== stage.button("One").superview)
    #expect(stage.alert.popoverPresentationController?.arrowDirection == .unknown)
  }

  @Test(
    "R15.1 UIKit 5.5 A tap beside an action sheet performs its cancel action; without one it stays"
  )
  func actionSheetTapOutside() throws {
    let stage = try AlertStage(.actionSheet)
    stage.add("One")
    try stage.present()
    stage.host.tap(at: CGPoint(x: 20, y: 20))
    try stage.host.settle()
    #expect(stage.root.presentedViewController === stage.alert)

    stage.host.turn { _ = stage.add("Cancel", .cancel) }
    stage.host.tap(at: CGPoint(x: 20, y: 20))
    try stage.host.settle()

    try stage.expect("chosen.Cancel")
  }

  @Test("R15.1 UIKit 5.5 In regular width an action sheet is a popover without cancel button")
  func actionSheetAsPopover() throws {
    let stage = try AlertStage(.actionSheet, size: CGSize(width: 1024, height: 768))
    stage.add("One")
    stage.add("Cancel", .cancel)
    let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
    stage.root.view.addSubview(source)
    stage.alert.popoverPresentationController?.sourceView = source
    try stage.present()

    #expect(stage.alert.popoverPresentationController?.arrowDirection == .up)
    #expect(try stage.button("One").bounds.width == 300)
    #expect(stage.buttonIfShown("Cancel") == nil)
    stage.host.tap(at: CGPoint(x: 20, y: 700))
    try stage.host.settle()
    try stage.expect("chosen.Cancel")
  }

  @Test(
    "R15.1 UIKit 5.5 In regular width an action sheet without source is refused in UIKit's words")
  func actionSheetWithoutSource() throws {
    let stage = try AlertStage(.actionSheet, size: CGSize(width: 1024, height: 768))
    stage.add("One")

    let misuses = withMisuseIntercepted { stage.root.present(stage.alert, animated: true) }

    #expect(misuses.map(\.id) == ["alert.no-source"])
    #expect(
      misuses.first?.message.contains(
        "You must provide location information for this popover through the alert controller's "
          + "popoverPresentationController.") == true)
    #expect(stage.root.presentedViewController == nil)
  }
}
