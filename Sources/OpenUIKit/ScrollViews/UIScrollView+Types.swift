extension UIScrollView {
  /// Which parts of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those along the axes that scroll.
    // Fidelity: UIKit adds the top and bottom edges too where a navigation controller shows the
    // view of the controller; there is none here. [documented]
    case automatic
    /// Those along the axes that scroll: whose content is larger than the view, or that always
    /// bounce.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light appearance, light in dark appearance.
    case `default`
    /// Black, for bright content.
    case black
    /// White, for dark content.
    case white
  }

  /// When dragging dismisses the keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When a drag begins.
    case onDrag
    /// With the finger, when that reaches it.
    case interactive
    /// When a drag begins, with what accompanies the keyboard.
    case onDragWithAccessory
    /// With the finger, with what accompanies the keyboard.
    case interactiveWithAccessory
  }

  /// By which factor the velocity decreases in a millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of one millisecond.
    public let rawValue: CGFloat

    /// A rate with the given factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    // Fidelity: 0.998 and 0.99. [documented]

    /// The rate of a list: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
