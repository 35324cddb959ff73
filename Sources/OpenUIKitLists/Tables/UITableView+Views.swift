import OpenQuartzCore

// The views above and below the rows, the background, and the lines below the last row.

extension UITableView {
  // MARK: Header and footer of the table

  final func setOuterView(
    _ view: UIView?, at path: ReferenceWritableKeyPath<UITableView, UIView?>
  ) {
    let old = self[keyPath: path]
    if old !== view { old?.removeFromSuperview() }
    self[keyPath: path] = view
    if let view, view.superview !== self { insertSubview(view, at: 0) }
    layoutHasMoved()
  }

  /// The rows are elsewhere, their heights are the same.
  private func layoutHasMoved() {
    if !core.needsPreparation, !core.needsCounts {
      core.takeContentSize()
      placeOuterViews()
    }
    setNeedsLayout()
  }

  // Fidelity: they have the width of the table, and keep their own height. [documented]
  final func placeOuterViews() {
    if let view = storedHeaderView {
      place(view, at: 0)
    }
    if let view = storedFooterView {
      place(view, at: layout.sectionsStart + layout.metrics.total)
    }
  }

  private func place(_ view: UIView, at y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Background

  final func setBackground(_ view: UIView?) {
    guard storedBackgroundView !== view else { return }
    storedBackgroundView?.removeFromSuperview()
    storedBackgroundView = view
    guard let view else { return }
    insertSubview(view, at: 0)
    placeBackground()
  }

  /// Keeps the background where the visible part of the content is, behind everything.
  final func placeBackground() {
    guard let view = storedBackgroundView, view.superview === self else { return }
    if view.frame != bounds { view.frame = bounds }
    if view.layer.zPosition > -2 { view.layer.zPosition = -2 }
    if subviews.first !== view { insertSubview(view, at: 0) }
  }

  // MARK: Empty rows

  /// The lines of empty rows below the last one, as many as are visible.
  final func placeFillers() {
    let height = fillerRowHeight.usableHeight
    guard style == .plain, height > 0, separatorStyle != .none else {
      for line in fillers { line.removeFromSuperview() }
      return fillers = []
    }
    let start = layout.contentSize.height
    let first = max(0, ((bounds.minY - start) / height).rounded(.down))
    let count = max(0, Int(((bounds.maxY - start) / height).rounded(.up) - first))
    while fillers.count > count { fillers.removeLast().removeFromSuperview() }
    while fillers.count < count {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      insertSubview(line, at: 0)
      fillers.append(line)
    }
    let pixel = 1 / max(1, traitCollection.displayScale)
    for (index, line) in fillers.enumerated() {
      let y = start + (first + CGFloat(index) + 1) * height - pixel
      line.backgroundColor = separatorColor ?? .separator
      line.frame = CGRect(
        x: separatorInset.left, y: y, width: max(0, bounds.width - separatorInset.left),
        height: pixel)
    }
  }
}
