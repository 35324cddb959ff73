import OpenQuartzCore

// The content of a scroll view ends above the keyboard on the screen, if the view is to make room
// for it.

/// A scroll view that makes room for the keyboard, as long as it exists.
struct KeyboardRoomLink {
  @ZeroingLink var scrollView: UIScrollView? = nil

  /// A window has another first responder: it is scrolled out of the keyboard's place.
  static func firstResponderDidChange() {
    guard let runtime = UIRuntime.installed, !runtime.keyboardRooms.isEmpty else { return }
    runtime.forEachKeyboardRoom { $0.firstResponderDidChange() }
  }
}

extension UIScrollView {
  /// Whether the inset at the bottom grows by what a keyboard at the bottom of the screen covers,
  /// and the first responder inside is scrolled into sight then; false by default.
  package final var makesRoomForKeyboard: Bool {
    get { scrolling.makesRoomForKeyboard }
    set {
      guard newValue != scrolling.makesRoomForKeyboard else { return }
      scrolling.makesRoomForKeyboard = newValue
      if newValue { UIRuntime.current.keyboardRooms.append(KeyboardRoomLink(scrollView: self)) }
      updateAdjustment()
    }
  }

  /// How much of the height a keyboard at the bottom of the screen covers, in points, if the view
  /// is to make room for it.
  final var roomForKeyboard: CGFloat {
    scrolling.makesRoomForKeyboard ? heightCoveredByKeyboard : 0
  }

  // Fidelity: the keyboard adds to the inset at the bottom, and the row of the first responder is
  // scrolled into sight. [known: UITableViewController]
  /// The keyboard has moved, in a block of animations.
  final func keyboardDidMove() {
    updateAdjustment()
    guard roomForKeyboard > 0, let rect = rectOfFirstResponder else { return }
    let offset = geometry.offset(revealing: rect, from: contentOffset)
    guard scrolling.machine.state == .resting else { return reveal(rect) }
    moveOffset(to: offset)
  }

  /// The window has another first responder.
  final func firstResponderDidChange() {
    if roomForKeyboard > 0, let rect = rectOfFirstResponder { reveal(rect) }
  }

  /// The subview around the first responder, which a table has for each row, or the first responder
  /// itself if that subview is taller than what is in sight; nil for none inside.
  private var rectOfFirstResponder: CGRect? {
    guard let responder = window?.firstResponder?.nearestView, responder !== self,
      responder.isInside(self)
    else { return nil }
    var row = responder
    while let parent = row.superview, parent !== self { row = parent }
    guard row.frame.height > visibleContent.height else { return row.frame }
    return responder.convert(responder.bounds, to: self)
  }
}

extension UIRuntime {
  /// Scroll views make room for the keyboard where it is now. O(scroll views that do).
  final func updateKeyboardRooms() {
    forEachKeyboardRoom { $0.keyboardDidMove() }
  }

  fileprivate func forEachKeyboardRoom(_ body: (UIScrollView) -> Void) {
    keyboardRooms.removeAll { $0.scrollView?.makesRoomForKeyboard != true }
    for link in keyboardRooms { if let view = link.scrollView { body(view) } }
  }
}

extension UIView {
  /// How much of the height a keyboard, or input views, at the bottom of the screen cover, in
  /// points.
  final var heightCoveredByKeyboard: CGFloat {
    guard let window, window.screen.isKeyboardDocked, let keyboard = window.screen.keyboardFrame
    else { return 0 }
    let frame = convert(
      keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
    return min(max(0, bounds.maxY - frame.minY), bounds.height)
  }
}
