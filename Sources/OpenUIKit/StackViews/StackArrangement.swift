/// The views that a stack view arranges, and the constraints that do it.
///
/// Changes mark what they concern. `update(in:)` walks the views once and renews the constraints of
/// those that are marked; of all only if something has changed that all depend on.
final class StackArrangement {
  private(set) var items: [StackItem] = []
  var settings = StackSettings()
  /// The constraints of the stack view's own edges.
  private var edges = StackConstraints()
  /// The plan of the last update; nil before the first one.
  private var plan: StackPlan?

  deinit {}

  // MARK: Changes

  /// The index of an arranged view. O(n).
  func index(of view: UIView) -> Int? { items.firstIndex { $0.view === view } }

  /// Arranges a view at an index, or behind the others.
  func place(_ view: UIView, at index: Int?) {
    let item: StackItem
    if let old = self.index(of: view) {
      item = items.remove(at: old)
      markNext(from: old)
      item.isStale = true
    } else {
      item = StackItem(view)
      item.lengthWhenHidden = view.bounds.size.length(along: settings.axis.across)
    }
    let place = index ?? items.count
    items.insert(item, at: place)
    markNext(from: place + 1)
  }

  /// Stops to arrange the view at an index.
  func remove(at index: Int) {
    let item = items.remove(at: index)
    _ = item.constraints.become([])
    item.removeGap()
    markNext(from: index)
  }

  /// Sets the distance after the view at an index.
  func setSpacing(_ spacing: CGFloat?, after index: Int) {
    guard items[index].spacing != spacing else { return }
    items[index].spacing = spacing
    markNext(from: index + 1)
  }

  /// The view at an index was hidden or shown.
  func noteVisibility(at index: Int) {
    let item = items[index]
    item.isHidden = item.view.isHidden
    item.isStale = true
    if item.isHidden {
      item.lengthWhenHidden = item.view.bounds.size.length(along: settings.axis.across)
    }
    markNext(from: index + 1)
  }

  /// The content of a view has another size.
  func noteContent(of view: UIView) {
    if let index = index(of: view) { items[index].isStale = true }
  }

  /// Marks the views from an index on whose predecessor may be another one: up to the first visible
  /// one.
  private func markNext(from index: Int) {
    for item in items[index...] {
      item.isStale = true
      if !item.isHidden { return }
    }
  }

  // MARK: Constraints

  /// Makes the constraints of what has changed.
  func update(in stack: UIStackView) {
    let plan = StackPlan(settings, items, in: stack)
    let concernsAll = plan != self.plan
    self.plan = plan
    var made: [NSLayoutConstraint] = []
    var first: StackItem?
    var previous: StackItem?
    for (index, item) in items.enumerated() {
      let isElsewhere = plan.countsIndexes && item.index != index
      if concernsAll || item.isStale || isElsewhere {
        item.isStale = false
        item.index = index
        if previous == nil || !plan.needsGap(item) { item.removeGap() }
        made += item.constraints.become(
          plan.relations(of: item, at: index, after: previous, in: stack))
      }
      guard !item.isHidden else { continue }
      first = first ?? item
      previous = item
    }
    made += edges.become(plan.edges(first: first, last: previous, isEmpty: items.isEmpty))
    for constraint in made { constraint.activate(in: stack) }
  }

  // MARK: Baselines

  /// The view whose baseline is that of the stack view.
  func baselineView(isFirst: Bool) -> UIView? {
    let visible = items.lazy.filter { !$0.isHidden }.map(\.view)
    if settings.axis == .vertical { return isFirst ? visible.first : visible.last }
    var tallest: UIView?
    var height = -CGFloat.infinity
    for view in visible {
      let natural = view.intrinsicContentSize.height
      let own = natural == UIView.noIntrinsicMetric ? view.bounds.height : natural
      if own > height { (tallest, height) = (view, own) }
    }
    return tallest
  }
}
