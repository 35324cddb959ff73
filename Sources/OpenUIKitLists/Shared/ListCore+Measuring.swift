import OpenQuartzCore

// Views that are shown and want another size, and views that are filled anew.

extension ListCore {
  /// A view that is shown, or its content, may need another size: it is measured in the next
  /// layout.
  func sizeDidBecomeInvalid(of view: UIView) {
    guard !isShowing, !unmeasured.contains(where: { $0 === view }) else { return }
    unmeasured.append(view)
    front.setNeedsLayout()
  }

  /// Everything that is shown is measured again in the next layout, or in the one that begins.
  func measureShown() { unmeasured = shown.values.map(\.view) }

  /// Measures what may want another size.
  func measureInvalid() {
    guard !unmeasured.isEmpty else { return }
    let views = unmeasured
    unmeasured = []
    keepingVisible {
      var hasChanged = false
      for view in views {
        guard let item = shown.values.first(where: { $0.view === view }) else { continue }
        if measure(item) { hasChanged = true }
      }
      return hasChanged
    }
  }

  /// Asks a view for its size.
  ///
  /// - Returns: Whether the layout has changed.
  func measure(_ item: ShownElement) -> Bool {
    guard let original = front.listLayout.attributes(of: item.element),
      front.listLayout.measuresAgain(original)
    else { return false }
    return measure(item, original)
  }

  /// Asks a view for its size, with the traits that it has where it is shown.
  ///
  /// - Parameter original: Its attributes as the layout made them.
  /// - Returns: Whether the layout has changed.
  func measure(_ item: ShownElement, _ original: UICollectionViewLayoutAttributes) -> Bool {
    let generation = generation
    item.view.updateTraitsIfNeeded()
    let preferred = front.preferredAttributes(of: item.view, for: item.element, original)
    // The view may have changed the data, and the layout with them.
    guard self.generation == generation else { return false }
    let offset = front.contentOffset
    defer {
      scrolledByLayout.x += front.contentOffset.x - offset.x
      scrolledByLayout.y += front.contentOffset.y - offset.y
    }
    return front.listLayout.take(preferred: preferred, original: original)
  }

  /// Measures a view again when a constraint inside it has changed, if its list does that.
  func watchConstraints(of view: UIView) {
    guard front.measuresAfterConstraints, view.onConstraintChange == nil else { return }
    let (list, link) = ((front as UIView).zeroingLink, view.zeroingLink)
    view.onConstraintChange = {
      guard let front = list.target as? any ListFront, let view = link.target,
        front.measuresAfterConstraints
      else { return }
      front.core.sizeDidBecomeInvalid(of: view)
    }
  }

  /// Does that for the views that are shown.
  func watchConstraints() {
    for item in shown.values { watchConstraints(of: item.view) }
  }

  // MARK: Filling anew

  /// Has the data source fill the views of items that are shown, and measures them.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let item = shown[.cell(path)] else { continue }
      reconfigured[path] = item.view
      whileShowing {
        let view = front.makeView(for: .cell(path), with: item.attributes)
        if let view, view !== item.view { replace(item, by: view) }
      }
      reconfigured[path] = nil
      sizeDidBecomeInvalid(of: shown[.cell(path)]?.view ?? item.view)
    }
  }

  /// The view that is being filled anew for an item; nil where there is none.
  func viewToReconfigure(at path: IndexPath) -> UIView? { reconfigured[path] }

  /// The data source wants another kind of view for the item, which was reported: it gets others
  /// from now on.
  func refuseToReconfigure(at path: IndexPath) { reconfigured[path] = nil }

  /// The data source has given an item another view than the one it had.
  private func replace(_ item: ShownElement, by view: UIView) {
    let new = ShownElement(item.element, view, item.attributes)
    shown[item.element] = new
    UIView.performWithoutAnimation {
      (item.view.superview ?? front).insertSubview(view, aboveSubview: item.view)
      view.updateTraitsIfNeeded()
      front.apply(item.attributes, to: view)
      front.updateState(of: view, for: item.element, animated: false)
      watchConstraints(of: view)
    }
    front.willDisplay(view, for: item.element)
    end(item)
  }
}
