/// A finger on the card of a sheet. It moves the sheet between its detents, takes up its arrival
/// and its departure, dismisses it, and leaves to the scroll views below it what is theirs.
final class SheetDrag: NSObject {
  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: Sheet
  private let link: ContainerLink
  /// Nil while there is no finger.
  private var scrolling: SheetScrolling?
  /// The scroll views where the finger begins, before they have moved.
  private var scrollingToBegin: SheetScrolling?
  private var translation: CGFloat = 0
  /// Whether the last movement was the sheet's.
  private var movesSheet = true
  private var interaction: ContainerInteraction?
  /// Whether the interaction ends with the sheet gone.
  private var interactionRemoves = true
  /// The length that the interaction moves, in points.
  private var interactionLength: CGFloat = 0
  /// Whether the dismissal that begins is that of the finger.
  private(set) var isBeginningDismissal = false
  /// The answer of who decides about a dismissal by this touch.
  private var mayDismiss: Bool?

  init(of sheet: Sheet) {
    self.sheet = sheet
    link = sheet.stack.link
    super.init()
    #if !os(tvOS)
      recognizer.maximumNumberOfTouches = 1
    #endif
    recognizer.delegate = self
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognizerDidChange))
    #else
      recognizer.addHandler { [weak self] _ in self?.recognizerDidChange() }
    #endif
  }

  deinit {}

  #if canImport(UIKit)
    @objc private func recognizerDidChange() { follow() }
  #else
    private func recognizerDidChange() { follow() }
  #endif

  private var container: SheetContainerViewController? {
    link.container as? SheetContainerViewController
  }

  private var growth: DragDirection { sheet.geometry.growth }

  /// Whether a finger has the sheet.
  var isActive: Bool { scrolling != nil }

  private func follow() {
    retainingSheet {
      switch recognizer.state {
      case .began:
        begin()
        move()
      case .changed: move()
      case .ended:
        end(velocity: growth.component(of: recognizer.velocity(in: recognizer.view?.superview)))
      case .cancelled, .failed: end(velocity: nil)
      default: break
      }
    }
  }

  /// Callbacks inside `body` may remove the sheet from its container.
  private func retainingSheet<Result>(_ body: () -> Result) -> Result {
    withExtendedLifetime(sheet, body)
  }

  // MARK: A finger

  private func begin() {
    guard let container, sheet.viewController != nil else { return }
    scrolling = scrollingToBegin ?? findScrolling()
    scrollingToBegin = nil
    (translation, movesSheet) = (0, true)
    if let transition = sheet.stack.transition {
      interaction = transition.beginInteraction()
      interactionRemoves = transition.isRemoval != transition.isReversed
      interactionLength = sheet.restingLength
      return
    }
    container.takeUp(sheet)
  }

  private func findScrolling() -> SheetScrolling {
    SheetScrolling(at: recognizer.location(in: sheet.card), in: sheet.card, growth: growth)
  }

  /// The length of the sheet, without resistance.
  private var position: CGFloat {
    if let interaction, interactionLength > 0 {
      let fraction = interaction.fraction
      return interactionLength * (interactionRemoves ? 1 - fraction : fraction)
    }
    if case .dragged(let length) = sheet.motion { return length }
    return sheet.restingLength
  }

  private func move() {
    guard var scrolling, recognizer.state != .possible else { return }
    let moved = growth.component(of: recognizer.translation(in: recognizer.view?.superview))
    let delta = moved - translation
    translation = moved
    guard delta != 0 else { return }
    let part = partOfSheet(of: delta, scrolling)
    scrolling.settle(part: delta - part, isAll: part == 0)
    self.scrolling = scrolling
    movesSheet = part != 0
    if part != 0 { moveSheet(by: part) }
  }

  /// The part of a movement that is the sheet's: where a scroll view follows the finger, what that
  /// cannot use, and first what makes the sheet larger.
  private func partOfSheet(of delta: CGFloat, _ scrolling: SheetScrolling) -> CGFloat {
    guard !scrolling.isEmpty else { return delta }
    if delta < 0 { return delta + scrolling.part(of: -delta) }
    let isBelowLowest = position < sheet.heights.lowest
    guard
      isBelowLowest || sheet.configuration.expandsByScrolling && scrolling.isAtEdge || movesSheet
    else { return 0 }
    let most =
      sheet.configuration.expandsByScrolling ? sheet.heights.highest : sheet.restingLength
    return min(delta, max(most - position, 0))
  }

  private func moveSheet(by delta: CGFloat) {
    let position = position + delta
    if let interaction {
      moveInteraction(interaction, to: position)
    } else if position < sheet.heights.lowest, let begun = beginDismissal() {
      moveInteraction(begun, to: position)
    } else {
      container?.drag(sheet, to: position)
    }
  }

  private func moveInteraction(_ interaction: ContainerInteraction, to position: CGFloat) {
    guard interactionLength > 0, interaction.isActive else { return }
    if position > interactionLength, interactionRemoves {
      // The finger has led the sheet back to its detent: it has the sheet itself from there.
      self.interaction = nil
      interaction.fraction = 0
      interaction.cancel()
      container?.takeUp(sheet)
      container?.drag(sheet, to: position)
      return
    }
    let fraction = position / interactionLength
    interaction.fraction = interactionRemoves ? 1 - fraction : fraction
  }

  /// Begins to dismiss the sheet, if that is allowed: the finger moves it out.
  private func beginDismissal() -> ContainerInteraction? {
    guard let container, sheet.stack.isIdle else { return nil }
    guard askMayDismiss(), sheet.viewController != nil else { return nil }
    // At its smallest detent it leaves as a whole.
    container.drag(sheet, to: sheet.heights.lowest)
    isBeginningDismissal = true
    let interaction = container.beginInteraction { container.dismiss(sheet) }
    isBeginningDismissal = false
    guard let interaction else {
      mayDismiss = sheet.stack.isIdle ? false : nil
      return nil
    }
    container.restAtLowest(sheet)
    self.interaction = interaction
    (interactionRemoves, interactionLength) = (true, sheet.heights.lowest)
    return interaction
  }

  /// Whether the user may dismiss the sheet. Asked once for a touch.
  private func askMayDismiss() -> Bool {
    if mayDismiss == nil { mayDismiss = container?.mayDismissByHand(sheet) }
    return mayDismiss == true
  }

  // MARK: The end

  /// - Parameter velocity: How fast the sheet grows, in points a second; `nil` where the finger was
  ///   cancelled.
  private func end(velocity: CGFloat?) {
    guard let scrolling else { return }
    self.scrolling = nil
    let hadSheet = movesSheet || interaction != nil
    if hadSheet, !scrolling.isEmpty, velocity != nil { scrolling.stop() }
    let speed = hadSheet ? velocity ?? 0 : 0
    if let interaction {
      self.interaction = nil
      return release(interaction, velocity: velocity)
    }
    let position = position
    let target = sheet.heights.target(
      length: position, velocity: speed, settings: container?.dragSettings ?? DragSettings())
    switch target {
    case .detent(let identifier): container?.release(sheet, at: identifier, velocity: speed)
    case .dismissal:
      self.scrolling = scrolling
      let isAllowed = velocity != nil && mayDismissAtOnce
      self.scrolling = nil
      let lowest = sheet.heights.heights[0].identifier
      container?.release(sheet, at: lowest, velocity: speed)
      if isAllowed { container?.dismiss(sheet) }
    }
  }

  /// Whether a fling dismisses a sheet that the finger has not moved below its smallest detent.
  private var mayDismissAtOnce: Bool {
    sheet.stack.isIdle && askMayDismiss()
  }

  private func release(_ interaction: ContainerInteraction, velocity: CGFloat?) {
    guard let velocity else { return interaction.interrupt() }
    let settings = container?.dragSettings ?? DragSettings()
    let progress = DragProgress(
      distance: interactionLength, start: interaction.fraction, settings: settings)
    let speed = interactionRemoves ? -velocity : velocity
    let fractions = interactionLength > 0 ? speed / interactionLength : 0
    if progress.completes(after: 0, velocity: speed) {
      interaction.finish(velocity: fractions)
    } else {
      interaction.cancel(velocity: -fractions)
    }
  }

  /// Something else ends the drag: the sheet is released where it is.
  func interrupt() {
    guard isActive else { return }
    retainingSheet {
      recognizer.isEnabled = false
      recognizer.isEnabled = sheet.configuration.isDraggable
      end(velocity: nil)
    }
  }
}

extension SheetDrag: FingerFollowing {
  /// A new touch asks anew.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if !isActive { mayDismiss = nil }
    return true
  }

  /// Whether the sheet becomes larger or smaller, or leaves: at an end it only resists.
  func wouldFollow(_ direction: DragDirection, from start: CGPoint) -> Bool {
    guard mayBegin(along: direction) else { return false }
    if direction == growth { return position < sheet.heights.highest - 0.5 }
    return position > sheet.heights.lowest + 0.5 || retainingSheet(askMayDismiss)
  }

  private func mayBegin(along direction: DragDirection) -> Bool {
    container != nil && sheet.viewController != nil && sheet.stack.acceptsDrag
      && sheet.configuration.isDraggable && direction.isHorizontal == growth.isHorizontal
  }

  /// A finger along the axis of the sheet, which no container inside it follows.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // The recognizers of scroll views act before this one.
    scrollingToBegin = findScrolling()
    let movement = recognizer.translation(in: sheet.card)
    guard let direction = DragDirection(movement), mayBegin(along: direction) else { return false }
    if let transition = sheet.stack.transition {
      return transition.isRemoval || transition.isAddition && retainingSheet(askMayDismiss)
    }
    let location = recognizer.location(in: sheet.card)
    let start = CGPoint(x: location.x - movement.x, y: location.y - movement.y)
    return !isFollowedInside(direction, from: start)
  }

  private func isFollowedInside(_ direction: DragDirection, from start: CGPoint) -> Bool {
    let card = sheet.card
    return card.hitTest(start, with: nil)?.ancestors(below: card).contains { inner in
      inner.isFollowed(direction, from: start, of: card)
    } ?? false
  }

  /// Scroll views inside it follow the finger too: their part is divided from that of the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { SheetScrolling.isScrolling(otherGestureRecognizer, in: sheet.card) }
}
