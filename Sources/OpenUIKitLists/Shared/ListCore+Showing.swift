import OpenQuartzCore

// What is visible becomes views.

extension ListCore {
  /// A cell that was visible, which stays where it is on the screen while sizes before it change.
  struct Anchor {
    let element: ListElement
    var origin: CGPoint
  }

  /// How often a layout begins again because a callback has changed the data.
  private static let restartLimit = 10

  /// Makes the views of what has become visible, and ends those that are not any more.
  func showVisible() {
    var anchor = anchor()
    if front.listLayout.keepsVisibleElements { hold(&anchor) }
    let wanted = makeMissing(holding: anchor) { _, _ in nil }
    endAll(except: wanted)
    for attributes in wanted.values {
      if let item = shown[attributes.element] { place(item, attributes) }
    }
  }

  /// Makes views until everything visible has one.
  ///
  /// - Parameters:
  ///   - anchor: Stays where it is on the screen.
  ///   - initial: Where a new view begins; nil for its place in the layout.
  /// - Returns: The attributes of everything that is visible now.
  func makeMissing(
    holding anchor: Anchor?,
    initial: (ListElement, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
  ) -> [ListElement: UICollectionViewLayoutAttributes] {
    var anchor = anchor
    var restarts = 0
    while true {
      let generation = generation
      let wanted = visibleAttributes()
      var hasChanged = false
      for attributes in wanted where shown[attributes.element] == nil {
        hasChanged = show(attributes, initial)
        if hasChanged || self.generation != generation { break }
      }
      // A data source that reloads whenever it is asked for a view never ends: what is there now is
      // shown, and the rest in the next layout.
      if self.generation != generation, restarts < Self.restartLimit {
        restarts += 1
        anchor = nil
        prepareIfNeeded()
        continue
      }
      guard hasChanged, self.generation == generation else {
        return Dictionary(wanted.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
      }
      takeContentSize()
      hold(&anchor)
    }
  }

  /// The elements in the visible part of the content, as the layout gives them.
  func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let rect = CGRect(origin: front.contentOffset, size: front.bounds.size)
    guard rect.width > 0, rect.height > 0 else { return [] }
    return front.listLayout.elements(in: rect).filter {
      // A layout of a program may have attributes for items that there are not.
      !$0.isHidden && (!$0.element.isCell || counts.contains($0.element.indexPath))
        && ($0.frame.intersects(rect) || front.listLayout.container(of: $0.element) != nil)
    }
  }

  /// Makes the view of an element and shows it.
  ///
  /// - Returns: Whether measuring it has changed the layout.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes,
    _ initial: (ListElement, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
  ) -> Bool {
    let element = attributes.element
    let generation = generation
    let extra = element.isCell ? extra(at: element.indexPath) : nil
    guard let view = makeView(for: element, extra, with: attributes) else { return false }
    guard self.generation == generation else {
      front.recycle(view, of: element)
      return false
    }
    let item = ShownElement(element, view, attributes)
    item.isExtra = extra != nil
    var hasChanged = false
    UIView.performWithoutAnimation {
      front.apply(attributes, to: view)
      front.updateState(of: view, for: element, animated: false)
      watchConstraints(of: view)
      if front.listLayout.measures(attributes) {
        let preferred = front.preferredAttributes(of: view, for: element, attributes)
        hasChanged = front.listLayout.take(preferred: preferred, original: attributes)
        if hasChanged, let measured = front.listLayout.attributes(of: element) {
          item.attributes = measured
          front.apply(measured, to: view)
        }
      }
      if let start = initial(element, item.attributes) { front.apply(start, to: view) }
      shown[element] = item
      putIntoContainer(view, of: element)
    }
    if extra == nil { front.willDisplay(view, for: sourceElement(of: element)) }
    return hasChanged
  }

  /// The view of an element: the data source makes it, or who shows a place that it does not know.
  private func makeView(
    for element: ListElement, _ extra: ListExtra?,
    with attributes: UICollectionViewLayoutAttributes
  ) -> UIView? {
    if let extra { return extra.makeView?(element.indexPath) }
    return front.makeView(for: sourceElement(of: element), with: attributes)
  }

  /// The place among the subviews behind which a new view is put: behind the indicators and what
  /// the program has added.
  private var backmost: Int { 0 }

  /// Puts a view into the view that contains its element: the list, or one inside it.
  func putIntoContainer(_ view: UIView, of element: ListElement) {
    let container = front.listLayout.container(of: element) ?? front
    guard view.superview !== container else { return }
    UIView.performWithoutAnimation {
      let center = view.superview.map { container.convert(view.center, from: $0) }
      container.insertSubview(view, at: backmost)
      if let center { view.center = center }
    }
  }

  /// Moves a view to its place in the layout.
  func place(_ item: ShownElement, _ attributes: UICollectionViewLayoutAttributes) {
    guard !item.attributes.isEqual(attributes) else { return }
    item.attributes = attributes
    putIntoContainer(item.view, of: item.element)
    if item.view !== draggedView { front.apply(attributes, to: item.view) }
  }

  private func endAll(except wanted: [ListElement: UICollectionViewLayoutAttributes]) {
    let generation = generation
    let items = shown.values.filter { wanted[$0.element] == nil && !mustStay($0) }
    for item in items.sorted(by: { $0.precedes($1) }) {
      shown[item.element] = nil
      end(item)
      guard self.generation == generation else { return }
    }
  }

  // Fidelity: the cell with the first responder stays, out of sight. [known]
  /// Whether a view that is not visible stays, since it has the keyboard or the focus, or follows a
  /// finger.
  func mustStay(_ item: ShownElement) -> Bool {
    if item.view === draggedView { return true }
    if item.view.isFocused { return front.listLayout.attributes(of: item.element) != nil }
    guard let responder = front.window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: item.view)
      && front.listLayout.attributes(of: item.element) != nil
  }

  // MARK: Anchor

  /// The first cell that is shown and visible; none where the content rests at its beginning,
  /// which stays there.
  ///
  /// After a jump there is none either: nothing that is visible was there before.
  func anchor() -> Anchor? {
    if let fixedElement, let attributes = front.listLayout.attributes(of: fixedElement) {
      return Anchor(element: fixedElement, origin: attributes.frame.origin)
    }
    let visible = CGRect(origin: front.contentOffset, size: front.bounds.size)
    let first = shown.values.filter { $0.element.isCell && $0.attributes.frame.intersects(visible) }
      .min { $0.element.indexPath < $1.element.indexPath }
    guard let first else { return nil }
    let insets = front.adjustedContentInset
    if visible.minY <= -insets.top, visible.minX <= -insets.left { return nil }
    return Anchor(element: first.element, origin: first.attributes.frame.origin)
  }

  /// Scrolls so that the anchor is where it was on the screen.
  private func hold(_ anchor: inout Anchor?) {
    guard let old = anchor,
      let origin = front.listLayout.attributes(of: old.element)?.frame.origin,
      origin != old.origin
    else { return }
    var offset = front.contentOffset
    anchor?.origin = origin
    // Along an axis with nothing to scroll something else moves, which scrolls by itself.
    if front.contentSize.width > front.bounds.width { offset.x += origin.x - old.origin.x }
    if front.contentSize.height > front.bounds.height { offset.y += origin.y - old.origin.y }
    guard offset != front.contentOffset else { return }
    front.contentOffset = offset
    lastBounds = front.bounds
  }
}
