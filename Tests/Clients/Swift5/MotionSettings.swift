// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Is not isolated, as a class of another module of the program.
public struct MotionSettings {
  public init() {}

  public func duration(_ value: Double) -> Double {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning ? 0 : value
  }
}
