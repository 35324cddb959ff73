import NestTesting
import OpenUIKit
import Testing

/// A scroll view in a sheet: one drag moves the content and the sheet.
@Suite struct SheetScrollTests {
  private final class Stage {
    let sheet: SheetStage
    let view = UIScrollView()
    var host: TestHost { sheet.host }
    private var finger = CGPoint(x: 200, y: 700)

    init(_ setUp: @escaping (UISheetPresentationController) -> Void = { _ in }) throws {
      sheet = try SheetStage {
        $0.detents = [.medium(), .large()]
        setUp($0)
      }
      view.contentInsetAdjustmentBehavior = .never
      view.showsVerticalScrollIndicator = false
      view.frame = sheet.sheet.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentSize = CGSize(width: 393, height: 3000)
      sheet.sheet.view.addSubview(view)
      host.commit()
    }

    func down() { host.putDown(0, at: finger) }

    func drag(by displacement: CGFloat, steps: Int = 20) {
      for _ in 1...steps {
        finger.y += displacement / CGFloat(steps)
        host.advance(by: 1.0 / 60)
        host.move(0, to: finger)
      }
    }

    func lift(rests: Bool = true) {
      if rests { host.advance(by: 0.2) }
      host.lift(0, at: finger)
      finger = CGPoint(x: 200, y: 700)
    }
  }

  @Test(
    "R15.1 UIKit 5.5 A drag up enlarges the sheet first, and scrolls once that is at its largest")
  func expands() throws {
    let stage = try Stage()
    let medium = stage.sheet.top

    stage.down()
    stage.drag(by: -210)
    #expect(abs(stage.sheet.top - (medium - 200)) < 1)
    #expect(stage.view.contentOffset.y == 0)
    stage.drag(by: -400)
    #expect(abs(stage.sheet.top - 10) < 1)
    #expect(abs(stage.view.contentOffset.y - (600 - (medium - 10))) <= 1)
    stage.lift()
    try stage.host.settle()

    #expect(stage.sheet.top == 10)
    #expect(stage.sheet.presentation?.selectedDetentIdentifier == .large)
    #expect(stage.view.contentOffset.y > 100)
  }

  @Test(
    "R15.1 UIKit 5.5 A drag down scrolls to the top, then moves the sheet, and returns in both directions"
  )
  func back() throws {
    let stage = try Stage { $0.selectedDetentIdentifier = .large }
    stage.view.contentOffset.y = 100

    stage.down()
    stage.drag(by: 60)
    #expect(stage.view.contentOffset.y == 50 && stage.sheet.top == 10)
    stage.drag(by: 100)
    #expect(stage.view.contentOffset.y == 0 && abs(stage.sheet.top - 60) < 1)
    stage.drag(by: -80)
    #expect(abs(stage.view.contentOffset.y - 30) <= 1 && abs(stage.sheet.top - 10) < 1)
    stage.lift()
    try stage.host.settle()
    #expect(stage.sheet.top == 10)
  }

  @Test("R15.1 UIKit 5.5 A sheet that does not expand with its content scrolls at once")
  func scrolls() throws {
    let stage = try Stage { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
    let medium = stage.sheet.top
    stage.down()
    stage.drag(by: -110)
    stage.lift()
    #expect(stage.view.contentOffset.y == 100 && stage.sheet.top == medium)
  }

  @Test("R15.1 UIKit 5.5 Content at its top that is pulled down dismisses the sheet")
  func dismisses() throws {
    let stage = try Stage()
    stage.down()
    stage.drag(by: 140, steps: 4)
    stage.lift(rests: false)
    try stage.host.settle()
    #expect(stage.sheet.root.presentedViewController == nil)
    #expect(!stage.view.isDragging && stage.host.isIdle)
  }

  @Test("R15.1 UIKit 5.5 A drag that is cancelled, or too short, leaves the sheet where it was")
  func cancelled() throws {
    let stage = try Stage()
    let medium = stage.sheet.top
    stage.down()
    stage.drag(by: 60)
    stage.lift()
    try stage.host.settle()
    #expect(stage.sheet.top == medium && stage.view.contentOffset.y == 0)

    stage.down()
    stage.drag(by: 60)
    stage.host.cancel(0, at: CGPoint(x: 200, y: 760))
    try stage.host.settle()
    #expect(stage.sheet.top == medium && !stage.view.isDragging)
    #expect(stage.sheet.root.presentedViewController === stage.sheet.sheet)
  }
}
