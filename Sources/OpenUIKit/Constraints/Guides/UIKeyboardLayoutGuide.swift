/// The place of the keyboard on the screen, in a view.
///
/// A keyboard that is *docked*, at the bottom of the screen and as wide as that, is followed with
/// an animation: the guide is as high as the part of the view that it covers. Without one, and
/// while it is not docked, the guide is at the bottom, as high as the safe area there. A desktop
/// has no keyboard on the screen: what is followed are the input views of the first responder, and
/// the keyboard of tests, `TestHost.showKeyboard(frame:duration:)`.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  deinit {}

  /// Whether the guide follows a keyboard that is not docked; false by default. The guide has the
  /// frame of such a keyboard then.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { keyboardDidMove() } }
  }

  /// The distance from the keyboard, in points, at which a drag begins to move it, where a scroll
  /// view dismisses it with the finger; 0 by default. The largest one of a window counts.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide, without a keyboard, is as high as the safe area at the bottom, true by
  /// default, rather than without height.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { keyboardDidMove() } }
  }

  /// The placement with which constraints were last solved; nil before the keyboard was shown.
  private var knownPlacement: GuidePlacement?

  init(of view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    viewLink.target = view
  }

  /// Nil: the guide belongs to its view.
  public required init?(coder: NSCoder) { nil }

  // Fidelity: without a keyboard, and with one that is docked, the guide is at the bottom edge
  // only. [documented]
  override var nearEdges: NSDirectionalRectEdge {
    guard let owner = owningView, case .frame(let frame) = placement else { return .bottom }
    let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges: NSDirectionalRectEdge = []
    if frame.minY <= owner.bounds.minY { edges.insert(.top) }
    if frame.maxY >= owner.bounds.maxY { edges.insert(.bottom) }
    // One that is as wide as the view is away from both sides.
    guard frame.width < owner.bounds.width else { return edges }
    if frame.minX <= owner.bounds.minX { edges.insert(isRightToLeft ? .trailing : .leading) }
    if frame.maxX >= owner.bounds.maxX { edges.insert(isRightToLeft ? .leading : .trailing) }
    return edges
  }

  override var placement: GuidePlacement {
    let safe = usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
    guard let owner = owningView, let window = owner.window,
      let keyboard = window.screen.keyboardFrame
    else { return .bottom(height: safe) }
    let frame = owner.convert(
      keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
    guard window.screen.isKeyboardDocked else {
      return followsUndockedKeyboard ? .frame(frame) : .bottom(height: safe)
    }
    // Fidelity: a docked keyboard that covers less than the safe area leaves the guide as high as
    // that. [decided]
    return .bottom(height: max(safe, min(owner.bounds.maxY - frame.minY, owner.bounds.height)))
  }

  /// The rectangle in the coordinates of the view, in points.
  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    switch placement {
    case .frame(let frame): return frame
    case .bottom(let height):
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    default: return .zero
    }
  }

  /// The keyboard, the view or a setting has changed, perhaps: constraints follow.
  final func keyboardDidMove() {
    let placement = placement
    guard placement != knownPlacement else { return }
    knownPlacement = placement
    owningView?.layoutEngine?.noteChange(of: .guide(self))
    updateTrackedConstraints()
  }
}

/// A guide that was read, as long as its view exists.
struct KeyboardGuideLink {
  @ZeroingLink var guide: UIKeyboardLayoutGuide? = nil
}

extension UIRuntime {
  /// The guides of all views follow the keyboard. O(views whose guide was read).
  final func updateKeyboardGuides() {
    keyboardGuides.removeAll { $0.guide == nil }
    for link in keyboardGuides { link.guide?.keyboardDidMove() }
  }
}

extension UIView {
  /// The guide of the keyboard, made when it is first read.
  final var ensuredKeyboardGuide: UIKeyboardLayoutGuide {
    let state = ensuredInsetState
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    UIRuntime.current.keyboardGuides.append(KeyboardGuideLink(guide: guide))
    return guide
  }
}
