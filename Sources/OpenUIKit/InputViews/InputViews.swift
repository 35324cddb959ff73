import OpenQuartzCore

/// The views of the first responder at the bottom of a screen, and the keyboard of a test.
///
/// The views follow the first responder of the key window. They are asked for when that has
/// changed, and when the program requests it, and stay where they are while it moves from one
/// responder to another with the same views.
final class InputViews {
  /// Seconds.
  // Fidelity: 0.25 [observed]
  static let duration: TimeInterval = 0.25

  unowned let screen: UIScreen
  /// The keyboard of a test, in the coordinates of the screen.
  var keyboard: CGRect?
  /// Whether the views are shown, or about to be.
  private(set) var isShown = false
  /// The view with the input views, as long as it is in a window.
  private(set) var host: InputViewHost?
  /// The window of the responder that has the views.
  @ZeroingLink private(set) var owner: UIWindow? = nil
  /// The window of the views where that of the responder is smaller than the screen.
  private var ownWindow: InputWindow?
  /// The responder for which the views were asked.
  private var asked: ObjectIdentifier?
  @ZeroingLink private var askedResponder: UIResponder? = nil
  /// The responder that was the first one before a field in its accessory view.
  @ZeroingLink private var outer: UIResponder? = nil
  /// How far a finger has moved the views down, in points.
  var pulled: CGFloat = 0

  init(_ screen: UIScreen) { self.screen = screen }

  deinit {}

  // MARK: Frames

  /// Where the views and the keyboard are, in the coordinates of the screen; nil if there are
  /// none.
  var frame: CGRect? {
    guard isShown, let shown = frameOfHost else { return keyboard }
    let bottom = screen.bounds.maxY
    return CGRect(x: shown.minX, y: shown.minY, width: shown.width, height: bottom - shown.minY)
  }

  /// The part of the frame in which the views are; nil without height.
  private var frameOfHost: CGRect? {
    guard let host else { return nil }
    let bounds = screen.bounds
    let heights = host.heights(width: bounds.width, limit: bounds.height)
    let height = heights.accessory + heights.input
    guard height > 0 else { return nil }
    // A keyboard of a test is below the accessory view, and not there beside an input view.
    let below = host.input == nil ? heightOfDockedKeyboard : 0
    let y = max(bounds.minY, bounds.maxY - below - height)
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }

  private var heightOfDockedKeyboard: CGFloat {
    guard let keyboard, keyboard.maxY >= screen.bounds.maxY, keyboard.width >= screen.bounds.width
    else { return 0 }
    return screen.bounds.maxY - keyboard.minY
  }

  /// How much stays if the first responder resigns, in points: what its accessory view's own
  /// responder has, which is the first one then.
  var heightThatStays: CGFloat {
    guard outer != nil, let host else { return 0 }
    return host.heights(width: screen.bounds.width, limit: screen.bounds.height).accessory
  }

  /// Puts the views where they belong: at the bottom, or below it if they leave.
  func place() {
    guard let host, let window = host.superview as? UIWindow else { return }
    var frame = isShown ? frameOfHost ?? host.frame : host.frame
    frame.origin.y = isShown ? frame.minY + pulled : screen.bounds.maxY
    frame = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    if host.frame != frame { host.frame = frame }
    host.layoutIfNeeded()
  }

  /// The movement has ended: views that have left are released.
  func finish() {
    guard !isShown, let host else { return }
    self.host = nil
    host.show(InputContent())
    host.removeFromSuperview()
    removeOwnWindow()
  }

  // MARK: Windows

  // Fidelity: UIKit shows input views in a window of its own. Where that of the responder is all of
  // what a person sees, they are in that one here, so that its traits, its focus and its menus
  // apply. [decided]
  /// The window in which the views for a responder of `window` are.
  private func place(for window: UIWindow) -> UIWindow {
    guard !window.frame.contains(screen.bounds), let scene = window.windowScene else {
      return window
    }
    let own = ownWindow ?? InputWindow(windowScene: scene)
    ownWindow = own
    own.serve(window)
    return own
  }

  /// Removes the window without views, unless something else is in it, as a menu of a view that was
  /// there.
  private func removeOwnWindow() {
    guard let ownWindow, ownWindow.subviews.isEmpty else { return }
    self.ownWindow = nil
    ownWindow.isHidden = true
  }

  // MARK: First responder

  /// Asks for the views of the first responder of a window, and shows them.
  func follow(_ window: UIWindow) {
    guard window.isKeyWindow || host != nil && owner === window else { return }
    let responder = window.firstResponder
    noteOuter(of: responder)
    asked = responder.map(ObjectIdentifier.init)
    askedResponder = responder
    let content = responder?.inputContent.usable(in: window) ?? InputContent()
    // The program may have done anything while it was asked.
    guard window.firstResponder === responder else { return }
    show(content, in: window)
  }

  /// Notes who is the first responder again after a field inside of the accessory view.
  private func noteOuter(of responder: UIResponder?) {
    guard let host, isShown, let view = responder?.nearestView, view.isInside(host) else {
      return outer = nil
    }
    if let askedResponder, askedResponder === host.supplier { outer = askedResponder }
  }

  // Fidelity: a bar that belongs to a responder stays when a field inside of it has ended. [known]
  /// A responder has resigned, and there is no other one: who was the first one before is it again.
  func restoreOuter() {
    guard let outer, outer.canBecomeFirstResponder, outer.responderWindow != nil else { return }
    self.outer = nil
    outer.becomeFirstResponder()
  }

  private func show(_ content: InputContent, in window: UIWindow) {
    let isSame =
      isShown && owner === window && host?.input === content.input
      && host?.accessory === content.accessory
    if isSame { host?.supplier = content.supplier }
    if !isSame, isShown || !content.isEmpty {
      isShown = !content.isEmpty
      if isShown { enter(content, window) }
    }
    if !move(isOther: !isSame) { finish() }
  }

  private func enter(_ content: InputContent, _ window: UIWindow) {
    let host = self.host ?? InputViewHost(frame: .zero)
    self.host = host
    owner = window
    UIView.performWithoutAnimation {
      host.show(content)
      let place = place(for: window)
      guard host.superview !== place else { return }
      place.addSubview(host)
      var start = frameOfHost ?? CGRect(x: 0, y: 0, width: screen.bounds.width, height: 0)
      start.origin.x -= place.frame.minX
      start.origin.y = screen.bounds.maxY - place.frame.minY
      host.frame = start
      host.layoutIfNeeded()
    }
    if place(for: window) !== ownWindow { removeOwnWindow() }
  }

  /// The window of the responder has another size: the views may belong to another window.
  private func followOwner() {
    guard isShown, let host, let owner else { return }
    let place = place(for: owner)
    ownWindow?.follow()
    guard host.superview !== place else { return }
    UIView.performWithoutAnimation {
      place.addSubview(host)
      self.place()
    }
    if place !== ownWindow { removeOwnWindow() }
  }

  /// Moves what is shown to its frame. Returns whether there is a movement.
  @discardableResult
  private func move(isOther: Bool) -> Bool {
    let allowed = AnimationStack.shared.allowsAnimations
    return screen.announceKeyboard(
      to: frame, duration: allowed ? Self.duration : 0, evenIfThere: isOther && isShown)
  }

  /// Follows what has changed without a notice: a first responder that was released, the size of
  /// the window or of a view, what has been added above.
  func turnWillEnd() {
    guard host != nil || ownWindow != nil || UIWindow.anyHasFirstResponder,
      screen.runtime?.responderChanges == 0
    else { return }
    if host == nil { removeOwnWindow() }
    let key = UIApplication.shared.keyWindowState.window
    if let window = key?.screen === screen ? key : owner {
      if window.firstResponder.map(ObjectIdentifier.init) != asked { follow(window) }
    } else if isShown {
      // The window was released with its responder.
      isShown = false
      if !move(isOther: true) { finish() }
    }
    followOwner()
    guard isShown, let host, let window = host.superview else { return }
    if pulled == 0, frame != screen.keyboardTarget { move(isOther: false) }
    let isCovered = window.subviews.reversed().prefix { $0 !== host }
      .contains { $0 is PresentationContainerView }
    if isCovered { window.bringSubviewToFront(host) }
  }
}

extension UIWindow {
  /// Makes a change of the first responder; the input views follow when the outermost change has
  /// ended, so that they do not leave between two fields.
  final func changeFirstResponder<Result>(_ body: () -> Result) -> Result {
    let runtime = UIRuntime.current
    let former = firstResponder
    runtime.responderChanges += 1
    let result = body()
    runtime.responderChanges -= 1
    guard runtime.responderChanges == 0 else { return result }
    if former != nil, firstResponder == nil { screen.inputs.restoreOuter() }
    if firstResponder !== former { screen.inputs.follow(self) }
    return result
  }
}
