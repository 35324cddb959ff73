/// A view in place of the keyboard, or above it, with the look of that.
open class UIInputView: UIView {
  /// The look of the background.
  public enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// That of a keyboard.
    case keyboard = 1
  }

  /// The look of the background.
  public let inputViewStyle: UIInputView.Style

  /// Whether the view is as high as its constraints want it, and not as its frame is; false by
  /// default.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The height counts; the width becomes that of the window.
  ///   - inputViewStyle: The look of its background.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
  }

  /// Reads a view without a background of its own; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  deinit {}

  // Fidelity: the colours of a keyboard, measured. [observed]
  private static let keyboardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
}
