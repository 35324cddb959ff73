import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite struct SheetSafeAreaTests {
  @Test("R26.22 R4.1 A sheet below a bar that becomes lower learns the size that it gets")
  func rotatedBelowBar() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 800))
    let recorder = LifecycleRecorder()
    let sheet = RecordingViewController("M", recorder: recorder)
    let container = SheetContainerViewController(contentViewController: UIViewController())
    host.show(BarContainerViewController(contentViewController: container))
    host.turn {
      container.presentSheet(
        sheet, configuration: SheetConfiguration(detents: [.fraction(1)]), animated: false)
    }
    let bar = container.view.safeAreaInsets.top
    #expect(sheet.view.bounds.size == CGSize(width: 400, height: 800 - bar))

    host.rotateDevice()
    try host.settle()

    let size = sheet.view.bounds.size
    #expect(size.width == 800 && size.height > 400 - bar)
    let announced = recorder.timeline.lines.last { $0.contains("viewWillTransition") }
    #expect(announced == "M.viewWillTransition(800×\(Int(size.height)))")
  }
}
