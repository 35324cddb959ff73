import MisuseReports

// Where items are.

extension UICollectionView {
  final func layoutAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    core.prepareIfNeeded()
    guard !element.isCell || core.counts.contains(element.indexPath) else { return nil }
    return currentLayout.attributes(of: element)
  }

  final func path(at point: CGPoint) -> IndexPath? {
    core.prepareIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return currentLayout.elements(in: rect)
      .filter { $0.element.isCell && !$0.isHidden && $0.frame.contains(place(point, $0.element)) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
      .indexPath
  }

  /// A point of the content in the coordinates in which an element is, which may be in a section
  /// that scrolls by itself.
  private func place(_ point: CGPoint, _ element: ListElement) -> CGPoint {
    currentLayout.container(of: element).map { $0.convert(point, from: self) } ?? point
  }

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    core.prepareIfNeeded()
    guard core.counts.contains(path) else {
      return Misuse.report(.scrollsToMissing(path, of: self))
    }
    // Fidelity: a layout without attributes for the item raises when they are needed, as here.
    // [known]
    guard currentLayout.attributes(of: .cell(path)) != nil else {
      return Misuse.report(.lacksAttributes(.cell(path), of: currentLayout))
    }
    core.scroll(to: .cell(path), animated: animated) { [unowned self] in
      currentLayout.attributes(of: .cell(path)).map { offset(for: $0.frame, position) }
        ?? contentOffset
    }
    (currentLayout as? UICollectionViewCompositionalLayout)?
      .scrollSection(toShow: path, position, animated: animated)
  }

  /// The offset at which a rectangle of the content is where a position says.
  private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - visible.minY
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.midY
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - visible.maxY
    }
    if position.contains(.left) {
      offset.x = frame.minX - visible.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.midX
    } else if position.contains(.right) {
      offset.x = frame.maxX - visible.maxX
    }
    return clamped(offset, visible)
  }

  /// The nearest offset at which the content does not leave its edges.
  private func clamped(_ offset: CGPoint, _ visible: CGRect) -> CGPoint {
    let least = CGPoint(x: -visible.minX, y: -visible.minY)
    let most = CGPoint(x: contentSize.width - visible.maxX, y: contentSize.height - visible.maxY)
    return CGPoint(
      x: max(least.x, min(offset.x, most.x)), y: max(least.y, min(offset.y, most.y)))
  }
}
