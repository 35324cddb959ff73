// What is shown beside an open menu.

extension MenuOverlayView {
  /// Whether a point of the window is on what is shown beside the menu.
  func isOnPreview(_ point: CGPoint) -> Bool {
    guard let companion, companion.hasPreview else { return false }
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero)
    let size = card.isEmpty ? .zero : card.fittingSize
    return companion.previewFrame(in: area, beside: size).contains(convert(point, from: nil))
      && (card.isHidden || !card.bounds.contains(card.convert(point, from: nil)))
  }

  /// Shows another menu in place of the one that is shown; one without lines closes.
  func replaceMenu(_ block: (UIMenu) -> UIMenu) {
    guard !isClosing else { return }
    card.replaceLevel(block)
    card.isHidden = card.isEmpty
    if card.isEmpty, companion?.hasPreview != true { close() }
  }

  /// Places the lines beside what they belong to.
  func placeCard() {
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero)
    let size = card.isEmpty ? .zero : card.fittingSize
    let shown = companion.flatMap { $0.hasPreview ? $0.previewFrame(in: area, beside: size) : nil }
    let placement = MenuPlacement(of: size, beside: shown ?? sourceFrame, in: area)
    card.layer.anchorPoint = placement.anchorPoint
    card.bounds.size = placement.frame.size
    card.center = CGPoint(
      x: placement.frame.minX + placement.anchorPoint.x * placement.frame.width,
      y: placement.frame.minY + placement.anchorPoint.y * placement.frame.height)
  }
}
