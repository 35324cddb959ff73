/// Drawing: backgrounds, the selection, the text, the line below marked text.
extension TextSession {
  // Fidelity: how strong the colour of a selection is, is not documented. [decided]
  static let selectionAlpha: CGFloat = 0.25

  /// Draws the lines that the canvas shows.
  func draw() {
    let layout = host.shownLayout
    let visible = host.canvas.frame
    guard let lines = visibleLines(in: visible) else { return }
    let origin = CGPoint(
      x: host.containerOrigin.x - visible.minX, y: host.containerOrigin.y - visible.minY)
    layout.drawBackground(forGlyphRange: lines, at: origin)
    host.drawFound(in: lines) { range in
      selectionRects(for: range, in: visible).map {
        $0.offsetBy(dx: -visible.minX, dy: -visible.minY)
      }
    }
    drawSelection(in: visible)
    drawMarkedBackground(in: visible)
    layout.drawGlyphs(forGlyphRange: lines, at: origin)
    drawMarkedLine(in: visible)
  }

  /// The characters of the lines in a rectangle; nil if there are none.
  private func visibleLines(in visible: CGRect) -> NSRange? {
    let origin = host.containerOrigin
    let lines = host.shownLayout.laidOutLines(
      from: visible.minY - origin.y, to: visible.maxY - origin.y)
    guard let first = lines.first, let last = lines.last else { return nil }
    let range = NSUnionRange(first.range, last.range)
    return range.length > 0 ? range : nil
  }

  private func drawSelection(in visible: CGRect) {
    guard host.isFirstResponder, editor.hasSelection, !hasNoSelection else { return }
    host.tintColor.withAlphaComponent(Self.selectionAlpha).setFill()
    for rect in selectionRects(for: editor.selection, in: visible) {
      UIRectFill(rect.offsetBy(dx: -visible.minX, dy: -visible.minY))
    }
  }

  private func drawMarkedBackground(in visible: CGRect) {
    guard let marked = editor.marked, let color = markedStyle?[.backgroundColor] as? UIColor else {
      return
    }
    color.setFill()
    for rect in selectionRects(for: marked, in: visible) {
      UIRectFill(rect.offsetBy(dx: -visible.minX, dy: -visible.minY))
    }
  }

  private func drawMarkedLine(in visible: CGRect) {
    guard let marked = editor.marked else { return }
    let color = markedStyle?[.foregroundColor] as? UIColor ?? .label
    color.setFill()
    for rect in selectionRects(for: marked, in: visible) {
      let line = CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
      UIRectFill(line.offsetBy(dx: -visible.minX, dy: -visible.minY))
    }
  }

  /// Shows the caret where it is, or hides it.
  func updateCaret() {
    handles?.update()
    guard let frame = caretFrame else { return host.canvas.caret.hide() }
    host.canvas.caret.show(at: frame, color: host.tintColor)
  }

  /// Moves the caret with the text around it.
  func placeCaret() {
    handles?.update()
    let caret = host.canvas.caret
    guard caret.isShown, let frame = caretFrame else { return }
    caret.move(to: frame)
  }

  /// Where the caret is on the canvas; nil for none.
  private var caretFrame: CGRect? {
    let canvas = host.canvas
    guard host.isFirstResponder, host.takesText, !editor.hasSelection, !hasNoSelection,
      host.window != nil
    else { return nil }
    let rect = host.caretRect(for: head)
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0 else {
      return nil
    }
    return rect.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
      .movedInside(canvas.bounds.width)
  }
}

extension CGRect {
  /// The same caret, moved so that all of it is between the left and a width.
  nonisolated fileprivate func movedInside(_ width: CGFloat) -> CGRect {
    guard minX > -self.width, maxX < width + self.width else { return self }
    var result = self
    result.origin.x = Swift.min(Swift.max(minX, 0), Swift.max(width - self.width, 0))
    return result
  }
}
