#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

// What containers draw themselves: colours of the system, which follow style and contrast.

nonisolated extension UIColor {
  /// A line between two parts of a container, opaque, since nothing may be behind it. With increased contrast it
  /// is as strong as text.
  static let containerLine = UIColor {
    $0.accessibilityContrast == .high ? .label : .opaqueSeparator
  }
  /// What can be taken hold of, and what can be selected and is not.
  static let containerControl = UIColor {
    $0.accessibilityContrast == .high ? .label : .secondaryLabel
  }
}
