/// The views of an environment that can have the focus, and where they are.
struct FocusCandidates {
  /// In the order of the hierarchy.
  let views: [UIView]
  /// Their frames in the window.
  let search: FocusSearch

  /// The views inside `root` that can have the focus and that a touch could reach, those included
  /// that it could reach after scrolling. O(views), and one or two hit tests for each that can have
  /// the focus.
  init(in root: UIResponder, of window: UIWindow) {
    var found: [UIView] = []
    var search = FocusSearch(
      frames: [], isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var pending: [(view: UIView, area: Int?)] = root.nearestView.map { [($0, nil)] } ?? []
    while let (view, area) = pending.popLast() {
      guard view.receivesTouches else { continue }
      if view.canBecomeFocused, view.isReachable(in: window) {
        search.areaOfItem[found.count] = area
        search.frames.append(view.convert(view.bounds, to: window))
        found.append(view)
      }
      var inner = area
      if let container = view.containerThatReveals {
        inner = search.areas.count
        let frame = view.convert(container.visibleContent, to: window)
        search.areas.append(FocusSearch.Area(frame: frame, parent: area))
      }
      pending += view.orderedSubviews.reversed().map { ($0, inner) }
    }
    views = found
    self.search = search
  }

  func index(of view: UIView?) -> Int? {
    guard let view else { return nil }
    return views.firstIndex { $0 === view }
  }
}

extension UIView {
  /// Whether a touch in the middle of the view reaches it, or would after scrolling.
  fileprivate func isReachable(in window: UIWindow) -> Bool {
    guard !bounds.isEmpty else { return false }
    let middle = convert(bounds.middle, to: window)
    guard middle.x.isFinite, middle.y.isFinite else { return false }
    if window.hitTest(middle, with: nil)?.isDescendant(of: self) == true { return true }
    return isReachableByScrolling(in: window)
  }

  /// Whether the controller around the view has not disappeared, and a touch could reach the view
  /// now, or after scrolling.
  var isShownByController: Bool {
    guard surroundingControllers.first?.appearanceState != .disappeared else { return false }
    return window.map(isReachable) ?? false
  }

  /// Whether the view could have the focus, apart from what covers it.
  var isFocusable: Bool { isFocusable { _ in false } }

  /// Whether the view could have the focus, apart from what is done with the view of its controller
  /// in a transition.
  var isFocusableInController: Bool { isFocusable { $0.next is UIViewController } }

  /// Whether the view could have the focus as far as it and the views around it decide, before one
  /// that does not count.
  private func isFocusable(before isOuter: (UIView) -> Bool) -> Bool {
    guard canBecomeFocused, window != nil else { return false }
    var view: UIView? = self
    while let current = view, !isOuter(current) {
      guard current.isUserInteractionEnabled, !current.isHidden, current.alpha >= 0.01 else {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Whether the view can have the focus, and is not behind a presentation.
  var canKeepFocus: Bool {
    guard isFocusable, let window, let root = window.focusRoot else { return false }
    return !window.isHidden && isResponder(inside: root)
  }
}

extension UIResponder {
  /// Whether this responder is `responder` or is below it in the chain.
  func isResponder(inside responder: UIResponder) -> Bool {
    var current: UIResponder? = self
    while let next = current {
      if next === responder { return true }
      current = next.next
    }
    return false
  }

  /// The view that the environment prefers: itself if it can have the focus, else what the first of
  /// its preferences leads to that leads to a view, else the first in reading order inside it.
  func preferredFocusView(among candidates: FocusCandidates) -> UIView? {
    var asked = Set<ObjectIdentifier>()
    let inOrder = candidates.search.readingOrder.map { candidates.views[$0] }
    return preferredFocusView(among: inOrder, &asked)
  }

  private func preferredFocusView(
    among candidates: [UIView], _ asked: inout Set<ObjectIdentifier>
  ) -> UIView? {
    // Environments that prefer each other lead nowhere.
    guard asked.insert(ObjectIdentifier(self)).inserted,
      let environment = self as? any UIFocusEnvironment
    else { return nil }
    if let view = self as? UIView, candidates.contains(where: { $0 === view }) { return view }
    for case let preferred as UIResponder in environment.preferredFocusEnvironments {
      if let found = preferred.preferredFocusView(among: candidates, &asked) { return found }
    }
    return candidates.first { $0.isResponder(inside: self) }
  }
}

extension UIWindow {
  /// The controller inside which the focus moves: the topmost one that is presented, or the root; a
  /// window without controllers itself.
  var focusRoot: UIResponder? { isHidden ? nil : topmostController ?? self }
}
