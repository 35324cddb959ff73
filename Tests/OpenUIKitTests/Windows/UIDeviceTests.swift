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
}
