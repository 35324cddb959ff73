import Testing

@testable import OpenUIKit

@MainActor
struct UIDeviceTests {
  @Test("R19.11 The version of the system is that of iOS where the environment has one")
  func versionOfSystem() {
    #expect(UIDevice.systemVersion(in: ["SWIFT_UIKIT_IOS": "18"]) == "18.0")
    let own = UIDevice.systemVersion(in: [:])
    #expect(own.split(separator: ".").count == 3)
    #expect(UIDevice.systemVersion(in: ["SWIFT_UIKIT_IOS": "new"]) == own)
  }

  private final class Tablet: UIDevice {
    override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

    deinit {}
  }

  private final class SmallScreen: UIScreen {
    override var bounds: CGRect {
      get { CGRect(x: 0, y: 0, width: 320, height: 480) }
      set { super.bounds = newValue }
    }

    deinit {}
  }

  @Test("R19.53 Subclasses of the device and the screen are like the current and the main one")
  func subclasses() {
    let (device, screen) = (Tablet(), SmallScreen())

    #expect(device.userInterfaceIdiom == .pad)
    #expect(device.orientation == UIDevice.current.orientation)
    #expect(screen.bounds.width == 320)
    #expect(screen.scale == UIScreen.main.scale)
    #expect(
      screen.traitCollection.userInterfaceIdiom == UIScreen.main.traitCollection.userInterfaceIdiom)
    #expect(UIDevice.current !== device && UIScreen.main !== screen)
  }
}
