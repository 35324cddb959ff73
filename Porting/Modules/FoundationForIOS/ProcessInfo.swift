import Foundation

extension ProcessInfo {
  /// Whether the program is one for iOS that was built for a Mac: false.
  public var isMacCatalystApp: Bool { false }
  /// Whether the program is one for iOS that runs on a Mac as it is: false.
  public var isiOSAppOnMac: Bool { false }
}
