import NestTesting
import OpenUIKit
import Testing

struct RecordedTraitTests {
  @Test(
    "R16.1 a recording controller notes changes of traits where that is requested, by their names")
  func recording() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let controller = RecordingViewController("A", recorder: recorder)
    host.show(controller)
    recorder.removeAll()

    host.simulateTraits { $0.userInterfaceStyle = .dark }
    try recorder.expect("")
    controller.recordsTraits = true
    host.simulateTraits {
      $0.userInterfaceStyle = .light
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.userInterfaceLevel = .elevated
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .small
      $0.displayScale = 3
      $0.userInterfaceIdiom = .pad
      $0.accessibilityContrast = .high
    }

    try recorder.expect(
      """
      A.traitCollectionDidChange(width, height, style, level, direction, textSize, scale, idiom, contrast)
      """)
  }

  @Test("R16.2 simulated traits stay with their host")
  func hosts() throws {
    let first = try TestHost()
    first.simulateTraits { $0.userInterfaceStyle = .dark }

    let second = try TestHost()
    let inSecond = UIView().traitCollection.userInterfaceStyle
    first.commit()

    #expect(inSecond == .light)
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    #expect(second.window.traitCollection.userInterfaceStyle == .light)
  }
}
