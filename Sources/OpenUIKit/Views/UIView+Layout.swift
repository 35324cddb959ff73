/// The tasks of the next layout pass at a view.
nonisolated struct LayoutNeeds: OptionSet, Sendable {
  let rawValue: UInt16

  /// The view's own `layoutSubviews()` is due.
  static let layout = LayoutNeeds(rawValue: 1)
  /// Something inside the view is due.
  static let subtree = LayoutNeeds(rawValue: 2)
  /// The view's controller is to be called, though the view is laid out.
  static let controller = LayoutNeeds(rawValue: 4)
  /// The view's traits may have changed.
  static let traits = LayoutNeeds(rawValue: 8)
  /// The view's insets are to be compared with those that were sent last.
  static let insets = LayoutNeeds(rawValue: 16)
  /// Layers inside the view's layer that belong to no view need layout.
  static let layers = LayoutNeeds(rawValue: 32)
  /// The constraints of the view, or the engine of which it is the root, are to be updated.
  static let constraints = LayoutNeeds(rawValue: 64)
  /// Constraints of something inside the view are to be updated.
  static let constraintsInside = LayoutNeeds(rawValue: 128)
  /// The engine of which the view is the root is to be updated, though the view is laid out.
  static let layoutEngine = LayoutNeeds(rawValue: 256)

  /// The constraints here and inside.
  static let anyConstraints: LayoutNeeds = [.constraints, .constraintsInside]
  /// The work at the view itself.
  static let own: LayoutNeeds = [.layout, .controller, .layoutEngine, .traits, .insets]
}

extension UIView {
  /// Makes the next layout pass call this view's controller without a layout.
  package final func markControllerNeedsCall() { mark(.controller) }

  final func markNeedsLayout() { mark(.layout) }

  /// Makes the next layout pass visit this view. O(1), and the path up to the first ancestor
  /// that is to be visited anyway.
  final func mark(_ need: LayoutNeeds) {
    guard !treeState.layoutNeeds.contains(need) else { return }
    treeState.layoutNeeds.insert(need)
    if let parent = links.parent.inlinedUnretained {
      UIView.markSubtreeNeedsLayout(parent)
      if need == .constraints { UIView.markConstraintsInside(parent) }
    } else {
      markLayersAbove()
    }
    requestCommit()
  }

  /// Marks the views from `first` upwards as having something with constraints to update inside.
  static func markConstraintsInside(_ first: Unmanaged<UIView>) {
    var view: Unmanaged<UIView>? = first
    while let current = view {
      view = current.withUncounted {
        if $0.treeState.layoutNeeds.contains(.constraintsInside) { return nil }
        $0.treeState.layoutNeeds.insert(.constraintsInside)
        return $0.links.parent.inlinedUnretained
      }
    }
  }

  /// Marks the path from the window to this view, up to the first ancestor that is marked already.
  final func markSubtreeNeedsLayout() {
    UIView.markSubtreeNeedsLayout(.passUnretained(self))
  }

  private static func markSubtreeNeedsLayout(_ first: Unmanaged<UIView>) {
    var view: Unmanaged<UIView>? = first
    while let current = view {
      view = current.withUncounted {
        if $0.treeState.layoutNeeds.contains(.subtree) { return nil }
        $0.treeState.layoutNeeds.insert(.subtree)
        return $0.links.parent.inlinedUnretained
      }
    }
  }

  /// A view without superview may have its layer in a tree of layers, which is marked then.
  private func markLayersAbove() {
    if links.window.isEmpty { ownLayer.markPathToOwner() }
  }

  final func requestCommit() {
    if !links.window.isEmpty { RenderContext.current.setNeedsCommit() }
  }

  /// Runs passes over the tree until nothing is due, or until the tree does not settle.
  final func performLayout() {
    updateEngineAbove()
    guard !treeState.layoutNeeds.isEmpty else { return }
    let context = RenderContext.ofProgram
    let outer = UIView.hasSentInsetsAbove
    UIView.hasSentInsetsAbove = areInsetsSentAbove
    defer { UIView.hasSentInsetsAbove = outer }
    var passes = 0
    while !treeState.layoutNeeds.isEmpty,
      context.mayLayOut(
        after: passes,
        subject: { "The \(type(of: firstViewToLayOut)) in the tree of \(type(of: self))" })
    {
      passes += 1
      if !treeState.layoutNeeds.isDisjoint(with: .anyConstraints) {
        updateConstraintsInside()
        updateEngineAbove()
      }
      layoutPass()
    }
  }

  /// One pass, top down. Clean trees are not walked.
  private func layoutPass() {
    if !treeState.layoutNeeds.isDisjoint(with: .own) {
      if treeState.layoutNeeds.contains(.traits) { updateTraits() }
      traitStorage.asCurrent { layoutItself() }
    }
    if treeState.layoutNeeds.contains(.layers) {
      treeState.layoutNeeds.remove(.layers)
      ownLayer.layoutTreesBelow()
    }
    guard treeState.layoutNeeds.contains(.subtree) else { return }
    treeState.layoutNeeds.remove(.subtree)
    orderedSubviews.forEachUncounted { subview in
      if !subview.treeState.layoutNeeds.isEmpty, subview.isSubview(of: self) {
        subview.layoutPass()
      }
    }
  }

  /// Does what is due at this view for the controller and the view.
  private func layoutItself() {
    if treeState.layoutNeeds.contains(.insets) { updateInsets() }
    if constraintState != nil, !usesSuperviewEngine { updateEngine() }
    treeState.layoutNeeds.remove(.controller)
    treeState.layoutNeeds.remove(.layoutEngine)
    owningController?.rootViewWillLayout()
    // Through the layer, whose class may lay out sublayers itself.
    if treeState.layoutNeeds.contains(.layout) { ownLayer.layoutSublayers() }
  }

  /// Lays out the subviews and calls the controller before and after.
  final func layOutItselfNow() {
    let controller = owningController
    treeState.isLayingOutSubviews = true
    let work = controller?.containerWork
    work?.viewWillLayoutSubviews()
    controller?.viewWillLayoutSubviews()
    treeState.layoutNeeds.remove(.layout)
    layOutContent()
    layoutSubviews()
    work?.viewHasLaidOutSubviews()
    controller?.placeContentUnavailable()
    controller?.viewDidLayoutSubviews()
    treeState.isLayingOutSubviews = false
  }

  /// The first view, superviews first, whose own layout is due; this one if none is.
  private var firstViewToLayOut: UIView {
    var view = self
    while !view.treeState.layoutNeeds.contains(.layout),
      let next = view.orderedSubviews.first(where: { !$0.treeState.layoutNeeds.isEmpty })
    {
      view = next
    }
    return view
  }

  final func resizeToFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = untransformedFrame.origin
    untransformedFrame = CGRect(origin: origin, size: size)
  }
}

extension UIView: @MainActor LayerOwner {
  /// Whether `layoutSubviews()` is due.
  package final var needsLayout: Bool { treeState.layoutNeeds.contains(.layout) }

  /// The layer is marked for layout.
  package final func layerNeedsLayout() { markNeedsLayout() }

  /// The bounds of the layer have changed.
  // Fidelity: a view whose bounds have changed, scrolled or resized, is laid out, and so is its
  // superview when the size has changed, unless that is just placing its subviews. [known]
  package final func layerBoundsDidChange(resized: Bool) {
    markNeedsLayout()
    if constraintState != nil {
      geometryInEngineDidChange()
      insetsInEngineDidChange()
    }
    guard resized else { return }
    scrollingContainer?.boundsSizeDidChange()
    guard let parentView, !parentView.treeState.isLayingOutSubviews else { return }
    parentView.markNeedsLayout()
  }

  /// Restores what the program has set of a property, of which the layer has only a part.
  package final func restoration(of property: LayerProperty) -> (() -> Void)? {
    switch property {
    case .backgroundColor:
      let color = colors.background
      return { [zeroingLink] in zeroingLink.target?.setBackground(color) }
    case .opaque, .contentsScale:
      let flags = drawing
      return { [zeroingLink] in zeroingLink.target?.restoreFlags(of: flags) }
    default: return nil
    }
  }

  /// The geometry of the view, and whether it is hidden, are as before again.
  package final func layerValuesWereRestored() {
    if !treeState.insetFlags.isEmpty { geometryOfInsetsDidChange() }
    parentView?.subviewVisibilityDidChange(self)
    parentView?.markNeedsLayout()
  }

  /// A layer inside this view's that belongs to no view needs layout.
  package final func layerBelowNeedsLayout() { mark(.layers) }

  /// Lays out what is due in the view and inside it.
  package final func layOutIfNeeded() { layoutIfNeeded() }
}
