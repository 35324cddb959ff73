/// An open menu: covers its window until an element is chosen, or something outside is touched.
///
/// It is no presentation: controllers are not called, as for menus of UIKit.
final class MenuOverlayView: UIView {
  let card: MenuCardView
  /// The sender of actions that are chosen.
  private let sender: AnyObject?
  private let onChoice: (UIMenuElement) -> Void
  @ZeroingLink private var source: UIView? = nil
  @ZeroingLink private var formerResponder: UIResponder? = nil
  let sourceFrame: CGRect
  /// The preview beside the menu; nil for none.
  private(set) var companion: (any MenuCompanion)?
  /// How far the companion was informed of the life of the menu.
  private var life = Life.new
  /// How many calls of the companion have not returned.
  private var callDepth = 0
  private let openedSize: CGSize
  private(set) var isClosing = false
  /// Where the finger was that has opened the menu, in the window; nil once it has moved onto the
  /// menu or was lifted.
  private var openingPoint: CGPoint?

  private static let openingDuration: TimeInterval = 0.35
  private static let closingDuration: TimeInterval = 0.2
  private static let closedScale: CGFloat = 0.4
  /// How far a finger has to move before its end chooses something, in points.
  private static let slack: CGFloat = 10

  private enum Life { case new, opening, opened, closing, closed }
  /// Whether the touch that is down began on what is shown beside the menu.
  private var pressesPreview = false

  // MARK: Opening

  /// Opens a menu. Another one in its window is closed.
  ///
  /// - Parameter point: Where the finger is that opens it, in the window; nil for none.
  /// - Returns: The open menu; nil if nothing can be chosen, or the source is in no window.
  static func open(_ menu: UIMenu, of source: MenuSource, at point: CGPoint?) -> MenuOverlayView? {
    guard let window = source.view.window else { return nil }
    let card = MenuCardView(menu)
    guard !card.isEmpty || source.companion?.hasPreview == true else { return nil }
    for case let other as MenuOverlayView in window.subviews { other.close(animated: false) }
    // What was closed may have taken the source away.
    guard source.view.window === window else { return nil }
    let overlay = MenuOverlayView(card, source, in: window, at: point)
    window.addSubview(overlay)
    if source.keepsFirstResponder {
      window.textMenu = overlay
      TextTracker.update()
    } else {
      overlay.becomeFirstResponder()
    }
    if overlay.life == .new { overlay.inform { $0.attach(to: overlay) } }
    guard overlay.life == .new, !overlay.isClosing else { return nil }
    overlay.life = .opening
    overlay.inform { $0.willOpen() }
    guard overlay.window != nil, !overlay.isClosing else { return nil }
    overlay.appear()
    return overlay
  }

  private init(_ card: MenuCardView, _ source: MenuSource, in window: UIWindow, at point: CGPoint?)
  {
    self.card = card
    (sender, onChoice) = (source.sender, source.onChoice)
    companion = source.companion
    sourceFrame =
      source.companion?.sourceFrame ?? source.frame
      ?? source.view.convert(source.view.bounds, to: window)
    openedSize = window.bounds.size
    openingPoint = point
    super.init(frame: window.bounds)
    self.source = source.view
    formerResponder = window.windowOfResponders.firstResponder
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    overrideUserInterfaceStyle = source.view.traitCollection.userInterfaceStyle
    addSubview(card)
    card.isHidden = card.isEmpty
    card.onChoice = { [zeroingLink] in zeroingLink.target?.choose($0) }
    card.onChange = { [zeroingLink] in zeroingLink.target?.levelDidChange() }
    addGestureRecognizer(
      UIHoverGestureRecognizer { [zeroingLink] recognizer in
        let isOver = recognizer.state == .began || recognizer.state == .changed
        zeroingLink.target?.pointerDidMove(isOver ? recognizer.location(in: nil) : nil)
      })
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private func appear() {
    placeCard()
    card.layoutIfNeeded()
    guard AnimationStack.shared.allowsAnimations else {
      companion?.showOpened()
      return didOpen()
    }
    UIView.performWithoutAnimation { showClosed() }
    UIView.animate(
      withDuration: Self.openingDuration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: {
        self.card.alpha = 1
        self.card.transform = .identity
        self.companion?.showOpened()
      }, completion: { [zeroingLink] _ in zeroingLink.target?.didOpen() })
  }

  private func didOpen() {
    guard life == .opening else { return }
    life = .opened
    inform { $0.didOpen() }
  }

  private func showClosed() {
    companion?.showClosed()
    card.alpha = 0
    if UIAccessibility.isReduceMotionEnabled { return }
    card.transform = CGAffineTransform(scaleX: Self.closedScale, y: Self.closedScale)
  }

  private func levelDidChange() {
    // The new lines are in their places at once; the card alone changes its size.
    UIView.performWithoutAnimation { card.layoutIfNeeded() }
    UIView.animate(withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction) {
      self.placeCard()
      self.card.layoutIfNeeded()
    }
  }

  // Fidelity: a menu is closed when its window changes its size. [observed]
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != openedSize { close(animated: false) }
  }

  // MARK: Closing

  /// Closes the menu; once is enough.
  func close(animated: Bool = true) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    willClose()
    if let window, window.textMenu === self {
      window.textMenu = nil
      TextTracker.update()
    }
    // A callback may have taken the menu away, or moved the focus.
    if isFirstResponder {
      resignFirstResponder()
      if let formerResponder, windowForResponders?.firstResponder == nil {
        formerResponder.becomeFirstResponder()
      }
    }
    guard animated, window != nil, AnimationStack.shared.allowsAnimations else {
      companion?.showClosed()
      return removeFromSuperview()
    }
    UIView.animate(withDuration: Self.closingDuration, animations: showClosed) { _ in
      self.removeFromSuperview()
    }
  }

  private func willClose() {
    guard life == .opening || life == .opened else { return }
    life = .closing
    inform { $0.willClose() }
  }

  /// Whatever takes the menu away, it has ended then.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { end() }
  }

  /// Informs the companion; if that takes the menu away, of the end too, afterwards.
  private func inform(_ call: (any MenuCompanion) -> Void) {
    guard let companion else { return }
    callDepth += 1
    call(companion)
    callDepth -= 1
    if window == nil { end() }
  }

  private func end() {
    guard callDepth == 0, life != .closed else { return }
    isClosing = true
    willClose()
    guard life != .closed else { return }
    life = .closed
    let companion = companion
    self.companion = nil
    companion?.didClose()
  }

  private func choose(_ element: UIMenuElement) {
    let stays = element.shownAttributes.contains(.keepsMenuPresented)
    if !stays { close() }
    onChoice(element)
    element.choose(from: source ?? self, sender: sender)
    if stays { card.update() }
  }

  // MARK: Touches

  private func row(at point: CGPoint) -> MenuRowView? {
    card.row(at: card.convert(point, from: nil))
  }

  private func pointerDidMove(_ point: CGPoint?) { card.highlight(point.flatMap(row)) }

  /// Follows the finger that has opened the menu.
  func follow(_ point: CGPoint) {
    guard !isClosing else { return }
    if let start = openingPoint, hypot(point.x - start.x, point.y - start.y) > Self.slack {
      openingPoint = nil
    }
    if openingPoint == nil { card.highlight(row(at: point)) }
  }

  /// The finger that has opened the menu was lifted: chooses the element under it, if it has moved
  /// there.
  func release(_ point: CGPoint) {
    guard !isClosing else { return }
    if openingPoint == nil, let row = row(at: point) { card.choose(row) }
    openingPoint = nil
    card.highlight(nil)
  }

  /// Highlights the line, or closes the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: nil) else { return }
    pressesPreview = isOnPreview(point)
    guard !pressesPreview else { return }
    guard card.bounds.contains(card.convert(point, from: nil)) else { return close() }
    card.highlight(row(at: point))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressesPreview, let point = touches.first?.location(in: nil) {
      card.highlight(row(at: point))
    }
  }

  private func previewTouchEnded(_ touches: Set<UITouch>) {
    pressesPreview = false
    guard !isClosing, let point = touches.first?.location(in: nil), isOnPreview(point) else {
      return
    }
    companion?.previewWasTapped()
    close()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pressesPreview { return previewTouchEnded(touches) }
    guard !isClosing, let row = touches.first.flatMap({ row(at: $0.location(in: nil)) }) else {
      return card.highlight(nil)
    }
    card.highlight(nil)
    card.choose(row)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    card.highlight(nil)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
    return [
      command(UIKeyCommand.inputDownArrow) { $0.card.moveHighlight(by: 1) },
      command(UIKeyCommand.inputUpArrow) { $0.card.moveHighlight(by: -1) },
      command("\t") { $0.card.moveHighlight(by: 1) },
      command("\r") { $0.card.chooseHighlighted() },
      command(" ") { $0.card.chooseHighlighted() },
      command(isMirrored ? left : right) { $0.card.chooseHighlighted(onlyMenus: true) },
      command(isMirrored ? right : left) { $0.card.closeLevel() },
      command(UIKeyCommand.inputEscape) { $0.close() },
    ]
  }

  private func command(
    _ input: String, _ action: @escaping (MenuOverlayView) -> Void
  ) -> UIKeyCommand {
    let command = UIKeyCommand(input: input, modifierFlags: []) { [zeroingLink] _ in
      if let overlay = zeroingLink.target { action(overlay) }
    }
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  /// Closes the menu.
  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
