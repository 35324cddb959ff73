import OpenQuartzCore

// What is visible becomes views.

extension ListCore {
  /// How often a layout begins again because a callback has changed the data.
  private static let restartLimit = 10

  /// Makes the views of what has become visible, and ends those that are not any more.
  func showVisible() {
    let wanted = makeMissing(holding: anchor()) { _, _ in nil }
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
      let offset = front.contentOffset
      scrolledByLayout = .zero
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
      let byLayout = scrolledByLayout
      anchor?.follow(
        from: CGPoint(x: offset.x + byLayout.x, y: offset.y + byLayout.y), to: front.contentOffset)
      takeContentSize()
      if let anchor { hold(anchor) }
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
      fillContainer(with: item)
      hasChanged = takeWantedSize(of: item)
    }
    // Traits, state and size are asked of the program, which may have changed the data.
    guard self.generation == generation else {
      discard(item)
      return false
    }
    UIView.performWithoutAnimation {
      if let start = initial(element, item.attributes) { front.apply(start, to: view) }
    }
    shown[element] = item
    if extra == nil { front.willDisplay(view, for: sourceElement(of: element)) }
    return hasChanged
  }

  /// Puts a new view where it is shown, and gives it its state with the traits that it has there.
  private func fillContainer(with item: ShownElement) {
    item.view.place(by: item.attributes)
    putIntoContainer(item.view, of: item.element)
    item.view.updateTraitsIfNeeded()
    front.apply(item.attributes, to: item.view)
    front.updateState(of: item.view, for: item.element, animated: false)
    watchConstraints(of: item.view)
  }

  /// Gives a new view the size that it wants, if the layout asks for it.
  ///
  /// - Returns: Whether that has changed the layout.
  private func takeWantedSize(of item: ShownElement) -> Bool {
    guard front.listLayout.measures(item.attributes), measure(item, item.attributes) else {
      return false
    }
    if let measured = front.listLayout.attributes(of: item.element) {
      item.attributes = measured
      front.apply(measured, to: item.view)
    }
    return true
  }

  /// A new view is not shown: what it was made for is not there any more.
  private func discard(_ item: ShownElement) {
    guard !shown.values.contains(where: { $0.view === item.view }) else { return }
    item.view.removeFromSuperview()
    front.recycle(item.view, of: item.element)
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
}
