import DisplayServer

extension LayerComposition {
  /// Marks the layers that show the picture behind them as to be painted again where it has
  /// changed.
  ///
  /// - Parameter changes: The rectangles that have changed behind the layer, in the superlayer's
  ///   pixels.
  /// - Returns: The rectangles that have to be painted again besides, in the superlayer's pixels.
  func damageBackdrops(by changes: [PixelRect]) -> [PixelRect] {
    guard outline.hasBackdrop, case .offset(let x, let y) = placement.map else { return [] }
    var behind = changes.map { $0.offsetBy(dx: -x, dy: -y) }.filter(subtreeBounds.intersects)
    guard !behind.isEmpty else { return [] }
    var added: [PixelRect] = []
    if let style = paint.backdrop {
      let bounds = placement.bounds
      for rect in behind.map(bounds.intersection) where !rect.isEmpty {
        backdrop?.invalidate(rect)
        added.append(rect.outset(by: style.blur.reach).intersection(bounds))
      }
      behind += added
    }
    added += damageBackdropsInside(by: behind)
    guard !added.isEmpty else { return [] }
    if let shadow, shadow.isOfPicture {
      picture?.invalidate()
      added = [subtreeBounds]
    } else {
      picture?.invalidate(added[...])
    }
    return added.map(damage).filter { !$0.isEmpty }
  }

  /// The same for the sublayers, in the layer's own pixels.
  func damageBackdropsInside(by changes: [PixelRect]) -> [PixelRect] {
    var added: [PixelRect] = []
    for child in children where child.outline.hasBackdrop {
      added += child.damageBackdrops(by: changes + added)
    }
    return added
  }

  /// Marks the stored pictures of the backdrops as invalid, after a change of everything behind the
  /// layer.
  func invalidateBackdrops() {
    backdrop?.invalidate()
    picture?.invalidate()
    for child in children where child.outline.hasBackdrop { child.invalidateBackdrops() }
  }
}
