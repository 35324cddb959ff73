#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ContainerViewController {
  /// Handles a key: the innermost container that is shown first, then those around it.
  ///
  /// - Returns: Whether a container has used it.
  func performKey(_ key: UIKey) -> Bool {
    // What is presented above has the keys.
    guard presentedViewController == nil else { return false }
    if let inner = activeViewController as? ContainerViewController, inner.performKey(key) {
      return true
    }
    return handleKey(key)
  }

  /// The direction in which the text of the container runs.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

nonisolated extension DragDirection {
  /// The direction of an arrow key.
  init?(arrow key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    default: return nil
    }
  }
}
