/// The place of the keyboard on the screen, at the bottom of a view.
///
/// A desktop has no keyboard on the screen: the guide is where it is on a phone without one, as high as
/// the safe area at the bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  deinit {}

  /// Whether the guide follows a keyboard that is not at the edge of the screen; false by default. A
  /// value that is only stored: there is no such keyboard.
  open var followsUndockedKeyboard = false

  /// The distance from the keyboard at which a drag begins to move it; 0 by default. A value that is
  /// only stored: there is no keyboard to drag.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide, without a keyboard, is as high as the safe area at the bottom, true by default,
  /// rather than without height.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue else { return }
      owningView?.engineOfPart?.noteChange(of: .guide(self))
    }
  }

  init(of view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    viewLink.target = view
  }

  /// Nil: the guide belongs to its view.
  public required init?(coder: NSCoder) { nil }

  // Fidelity: without a keyboard the guide is at the bottom edge. [documented]
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  private var height: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }

  override var placement: GuidePlacement { .bottom(height: height) }

  /// The rectangle at the bottom of the view, in its coordinates, in points.
  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// The guide of the keyboard, made when it is first read.
  final var ensuredKeyboardGuide: UIKeyboardLayoutGuide {
    let state = ensuredInsetState
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
  }
}
