import OpenQuartzCore

// Another layout says where the elements are: cells stay, and move to their new places.

extension ListCore {
  /// Moves everything to where the layout of now says.
  ///
  /// - Parameters:
  ///   - old: The layout of before.
  ///   - alongside: Called inside the animation, when everything has its place.
  ///   - completion: Called after the animation, never inside the call.
  func showLayout(
    from old: UICollectionViewLayout, animated: Bool, alongside: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    generation += 1
    endLeaving()
    var wanted: [ListElement: UICollectionViewLayoutAttributes] = [:]
    var moving: [ShownElement] = []
    var ends: [ListElement: UICollectionViewLayoutAttributes] = [:]
    whileShowing {
      var scrolled = CGVector.zero
      UIView.performWithoutAnimation { scrolled = takeLayout() }
      ends = finalAttributes(of: old)
      wanted = makeMissing(holding: nil) { element, _ in
        self.start(of: element, after: scrolled, from: old)
      }
      moving = takeInvisible(except: wanted)
    }
    leaving += moving
    let work = {
      self.whileShowing {
        self.place(wanted)
        for item in moving { self.moveAway(item, ends[item.element]) }
        alongside()
      }
    }
    if animated {
      animate(work) { finished in
        self.end(moving)
        completion(finished)
      }
    } else {
      UIView.performWithoutAnimation(work)
      end(moving)
      DeferredWork.nextTurn { completion(true) }
    }
    front.setNeedsLayout()
  }

  /// Takes the size of the content from the layout of now, and scrolls to where it wants it.
  ///
  /// - Returns: How far the content was scrolled, the views that are shown with it.
  private func takeLayout() -> CGVector {
    let offset = front.contentOffset
    needsPreparation = false
    front.listLayout.prepareForList()
    takeContentSize()
    if let view = front as? UICollectionView { view.takeTargetOffset(of: view.currentLayout) }
    lastBounds = front.bounds
    let scrolled = CGVector(
      dx: front.contentOffset.x - offset.x, dy: front.contentOffset.y - offset.y)
    guard scrolled != .zero else { return scrolled }
    for item in shown.values {
      front.apply(item.attributes.moved(by: scrolled), to: item.view)
    }
    return scrolled
  }

  /// Where the old layout lets everything end that is visible.
  private func finalAttributes(
    of old: UICollectionViewLayout
  ) -> [ListElement: UICollectionViewLayoutAttributes] {
    let elements = shown.keys.sorted { $0.precedes($1) }
    return Dictionary(
      uniqueKeysWithValues: elements.compactMap { element in
        old.askFinal(element).map { (element, $0) }
      })
  }

  /// Where a new view begins: where the old layout had it, as far as that can be seen.
  private func start(
    of element: ListElement, after scrolled: CGVector, from old: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard old.attributes(of: element) != nil else {
      return front.listLayout.attributes(of: element)?.transparent
    }
    return (front as? UICollectionView)?.currentLayout.askInitial(element)?.moved(by: scrolled)
  }

  private func place(_ wanted: [ListElement: UICollectionViewLayoutAttributes]) {
    for (element, attributes) in wanted {
      guard let item = shown[element] else { continue }
      item.attributes = attributes
      putIntoContainer(item.view, of: element)
      front.apply(attributes, to: item.view)
    }
  }

  /// Moves a view to where it is in the new layout, or lets it disappear.
  private func moveAway(_ item: ShownElement, _ end: UICollectionViewLayoutAttributes?) {
    let exists = front.listLayout.attributes(of: item.element) != nil
    front.apply(
      exists ? end ?? item.attributes : (end ?? item.attributes).transparent, to: item.view)
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy at another place.
  final func moved(by distance: CGVector) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.center = CGPoint(x: copy.center.x + distance.dx, y: copy.center.y + distance.dy)
    return copy
  }
}
