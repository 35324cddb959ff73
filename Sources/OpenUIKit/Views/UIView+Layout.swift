/// What the next layout pass has to do at a view.
nonisolated struct LayoutNeeds: OptionSet, Sendable {
  let rawValue: UInt8

  /// The view's own `layoutSubviews()` is due.
  static let layout = LayoutNeeds(rawValue: 1)
  /// Something inside the view is due.
  static let subtree = LayoutNeeds(rawValue: 2)
  /// The view's controller waits to be visited, though the view is laid out.
  static let visit = LayoutNeeds(rawValue: 4)
  /// The view's traits may have changed.
  static let traits = LayoutNeeds(rawValue: 8)
  /// The view's insets are to be compared with those that were told.
  static let insets = LayoutNeeds(rawValue: 16)
}

extension UIView {
  /// Passes after which a tree that keeps asking for layout is left alone until the next change.
  nonisolated static let maximumLayoutPasses = 64

  /// Whether `layoutSubviews()` is due.
  package final var needsLayout: Bool { layoutNeeds.contains(.layout) }

  /// Makes the next layout pass visit this view's controller though nothing is to be laid out.
  package final func setSubtreeNeedsVisit() {
    guard !layoutNeeds.contains(.visit) else { return }
    layoutNeeds.insert(.visit)
    parentView?.markSubtreeNeedsLayout()
    requestCommit()
  }

  final func markNeedsLayout() {
    guard !layoutNeeds.contains(.layout) else { return }
    layoutNeeds.insert(.layout)
    parentView?.markSubtreeNeedsLayout()
    requestCommit()
  }

  /// Marks the way down from the window, up to the first ancestor that is marked already.
  nonisolated final func markSubtreeNeedsLayout() {
    var view: Unmanaged<UIView>? = .passUnretained(self)
    while let current = view {
      view = current._withUnsafeGuaranteedRef {
        if $0.layoutNeeds.contains(.subtree) { return nil }
        $0.layoutNeeds.insert(.subtree)
        return $0.parentLink.unretained
      }
    }
  }

  final func requestCommit() {
    if hostWindow != nil { UIRuntime.current.renderContext.setNeedsCommit() }
  }

  /// Passes over the tree until nothing is due.
  final func performLayout() {
    var passes = 0
    while !layoutNeeds.isEmpty {
      passes += 1
      if passes > UIView.maximumLayoutPasses {
        UIKitDiagnostics.report(.endlessLayout(of: self))
        return
      }
      layoutPass()
    }
  }

  /// One pass, top down. Clean trees are not walked.
  private func layoutPass() {
    if !layoutNeeds.isDisjoint(with: [.layout, .visit, .traits, .insets]) {
      if layoutNeeds.contains(.traits) { updateTraits() }
      traitStorage.asCurrent { layoutItself() }
    }
    guard layoutNeeds.contains(.subtree) else { return }
    layoutNeeds.remove(.subtree)
    for subview in orderedSubviews
    where !subview.layoutNeeds.isEmpty && subview.parentView === self {
      subview.layoutPass()
    }
  }

  /// Lets the controller and the view do what is due at this view.
  private func layoutItself() {
    if layoutNeeds.contains(.insets) { updateInsets() }
    layoutNeeds.remove(.visit)
    let controller = owningController
    controller?.rootViewWillLayout()
    if layoutNeeds.contains(.layout) {
      layoutNeeds.remove(.layout)
      layoutSubviews()
      controller?.rootViewDidLayout()
    }
  }

  final func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = untransformedFrame.origin
    untransformedFrame = CGRect(origin: origin, size: size)
  }
}

extension UIKitMisuse {
  /// A tree that asks for layout in every pass.
  static func endlessLayout(of view: UIView) -> UIKitMisuse {
    UIKitMisuse(
      id: "layout.endless",
      message: "The tree of \(type(of: view)) asked for layout in "
        + "\(UIView.maximumLayoutPasses) passes in a row",
      reason: "A layoutSubviews() changes something that makes itself due again",
      remedy: "Set only what depends on the bounds, and only where it differs")
  }
}
