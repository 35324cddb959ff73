/// The handles at both ends of a selection that a finger has made.
final class TextHandles {
  // Fidelity: how near a finger has to be is not documented. [decided]
  private static let reach = CGSize(width: 14, height: 10)

  private let text: any SelectableText
  private let views = (start: HandleView(isStart: true), end: HandleView(isStart: false))
  /// Whether a finger was used last, not a mouse.
  var isWanted = false { didSet { if isWanted != oldValue { update() } } }

  init(_ text: any SelectableText) { self.text = text }

  deinit {}

  /// Whether they are shown.
  var isShown: Bool { views.start.superview != nil && !views.start.isHidden }

  /// Shows them where the selection is, or hides them.
  func update() {
    guard isWanted, text.isActive, let view = text.textView, let range = text.shownSelection,
      !range.isEmpty
    else { return hide() }
    let (start, end) = (text.caret(at: range.start), text.caret(at: range.end))
    guard start.canBeShown, end.canBeShown else { return hide() }
    views.start.show(at: start, in: view)
    views.end.show(at: end, in: view)
  }

  private func hide() {
    for view in [views.start, views.end] where view.superview != nil { view.removeFromSuperview() }
  }

  /// The handle at a point: whether it is that of the beginning; nil for none.
  func handle(at point: CGPoint) -> Bool? {
    guard isShown else { return nil }
    func distance(_ view: UIView) -> CGFloat? {
      let area = view.frame.insetBy(dx: -Self.reach.width, dy: -Self.reach.height)
      guard area.contains(point) else { return nil }
      let knob = view === views.start ? view.frame.minY : view.frame.maxY
      return hypot(view.frame.midX - point.x, knob - point.y)
    }
    switch (distance(views.start), distance(views.end)) {
    case (nil, nil): return nil
    case (_?, nil): return true
    case (nil, _?): return false
    case (let start?, let end?): return start < end
    }
  }
}

extension CGRect {
  /// Whether it is the place of a caret that is shown.
  nonisolated var canBeShown: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width > 0 && height > 0
  }
}
