/// The user's requests in the settings of accessibility, and notifications for assistive
/// technologies.
///
/// No assistive technology reads the interface on this platform. The properties of responders are
/// for tests and for the program itself; the settings of the system other than
/// ``isReduceMotionEnabled`` are off, unless a test switches them on.
@preconcurrency @MainActor
public struct UIAccessibility {
  /// Whether the user has asked for less motion: large movements are to be replaced by dissolves.
  public static var isReduceMotionEnabled: Bool { isEnabled(.reduceMotion) }

  /// Posted after ``isReduceMotionEnabled`` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    AccessibilitySetting.reduceMotion.notification

  /// A rectangle of a view in coordinates of the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    return window.convert(view.convert(rect, to: window), to: nil as UIWindow?)
  }

  /// A path of a view in coordinates of the screen, in points.
  ///
  /// The view and what contains it may be moved, but neither scaled nor rotated: the path is moved.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return converted
  }
}
