/// The window of input views whose responder is in a window that is smaller than the screen: it
/// fills the screen, is in front of all others, and takes no touch outside of the views.
///
/// It never is the key window: a responder inside of it is one of the window for which it is there.
final class InputWindow: UIWindow {
  // Fidelity: the keyboard is in front of windows of every level that has a name. [observed]
  private static let level = UIWindow.Level(rawValue: 10_000_000)

  /// The window of the responder that has the views.
  @ZeroingLink private(set) var client: UIWindow? = nil

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Self.level
    isOpaque = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var canBecomeKey: Bool { false }

  override var windowOfResponders: UIWindow { client ?? self }
  override var isOfProgram: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Is there for a window from now on, with the look of that.
  func serve(_ window: UIWindow) {
    client = window
    follow()
    isHidden = false
  }

  /// Takes the look of the client, which may have changed, and fills the screen.
  func follow() {
    if frame != screen.bounds { frame = screen.bounds }
    guard let client else { return }
    let traits = client.traitCollection
    if tintColor != client.tintColor { tintColor = client.tintColor }
    if traitCollection.userInterfaceStyle != traits.userInterfaceStyle {
      traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    }
    if traitCollection.layoutDirection != traits.layoutDirection {
      traitOverrides.layoutDirection = traits.layoutDirection
    }
  }
}
