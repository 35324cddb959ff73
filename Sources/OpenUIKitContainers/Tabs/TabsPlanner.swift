import NestKit

/// The children of a tab bar controller, which of them have an item of their own, and which one is
/// selected: as declared last, with what is left to be done so that it is shown.
///
/// The controller performs the steps one at a time. A callback inside a step may declare something
/// else; the steps of that are performed before the callback returns, and replace what was left.
///
/// A child without an item is behind More: while it is selected it is pushed on the list there, and
/// the selection is More.
nonisolated struct TabsPlanner<Child: AnyObject> {
  /// An action of the controller.
  enum Step {
    /// The child ``awaited`` leaves the stack, and is pushed behind More when it has left.
    case release
    /// The bar has other items, and the stack other children, the selected one on top.
    case showList(DeclarationRevision, animatesItems: Bool)
    /// A child of the stack, or More, is brought to its top.
    case bringToTop(Child, DeclarationRevision)
  }

  /// The controller behind More, once it is needed.
  var more: Child?
  /// The children, in the order of their items.
  private(set) var children: [Child] = []
  /// How many children have an item of their own.
  private(set) var countWithItem = 0
  /// The children without one.
  private(set) var childrenBehindMore: ArraySlice<Child> = []
  /// The child that leaves the stack to be pushed behind More, and whether that is animated.
  var awaited: (child: Child, animated: Bool)?
  /// The child that will be the awaited one.
  private var wanted: (child: Child, animated: Bool)?
  private var selections = Declared<Child?>(nil)
  /// The top of the stack, as it was requested last.
  private var top: Child?
  /// Whether the items of a list that is to be shown are animated; nil where none is.
  private var newList: Bool?
}

nonisolated extension TabsPlanner {
  /// The child that was selected last, or More; what is seen may follow later.
  var selection: Child? { selections.value }

  /// Whether there is an item More.
  var hasMore: Bool { !childrenBehindMore.isEmpty }

  func contains(_ child: Child) -> Bool { children.contains { $0 === child } }

  /// The child that is shown behind More, or is going to be.
  ///
  /// - Parameter pushed: The one that is pushed there; nil for none.
  func chosen(pushed: Child?) -> Child? { wanted?.child ?? awaited?.child ?? pushed }

  private func isBehindMore(_ child: Child) -> Bool {
    childrenBehindMore.contains { $0 === child }
  }

  /// The stack: the children, but for those that are pushed behind More, and the selected one as
  /// the last. Where that is in the list no more, what is on top stays there.
  func stack(top current: Child?, isPushed: (Child) -> Bool) -> [Child] {
    let own = children.filter { !isPushed($0) } + (hasMore ? [more].compactMap { $0 } : [])
    let isPushedTop = top.map(isPushed) ?? false
    let isListed = top == nil || own.contains { $0 === top }
    let last = isPushedTop ? more : isListed ? top : current
    return own.filter { $0 !== last } + [last].compactMap { $0 }
  }

  // MARK: Inputs

  /// Declares the children. The one that is shown stays selected; where it has left, the first is.
  ///
  /// - Parameters:
  ///   - new: The children.
  ///   - count: How many belong in the bar, or behind More.
  ///   - limit: How many items have room.
  ///   - child: The one to be selected; nil for the one that is shown.
  ///   - pushed: The one that is pushed behind More; nil for none.
  ///   - isAnimated: Whether items change with an animation.
  /// - Returns: Whether what is pushed behind More does not belong there any more.
  mutating func declare(
    _ new: [Child], count: Int, limit: Int, selecting child: Child? = nil, pushed: Child?,
    animated isAnimated: Bool
  ) -> Bool {
    let isMore = selection != nil && selection === more
    let shown = child ?? (isMore ? chosen(pushed: pushed) : nil) ?? selection
    children = new
    countWithItem = count > limit ? limit - 1 : count
    childrenBehindMore = new[countWithItem..<count]
    (wanted, newList) = (nil, isAnimated)
    let former = self.chosen(pushed: pushed)
    let isOutdated = former.map { !isBehindMore($0) } ?? false
    if isOutdated {
      awaited = nil
      if top === more, let former, contains(former) { top = former }
    }
    let isListed = shown.map { contains($0) || (hasMore && $0 === more) } ?? false
    let place = (isListed ? shown : children.first).flatMap {
      self.place(of: $0, pushed: isOutdated ? nil : pushed)
    }
    selections.declare(place, animated: false)
    return isOutdated
  }

  /// Selects a child, or More.
  mutating func select(_ child: Child, pushed: Child?) {
    wanted = nil
    let place = place(of: child, pushed: pushed)
    if place !== selection { selections.declare(place, animated: true) }
  }

  private mutating func place(of child: Child, pushed: Child?) -> Child? {
    guard isBehindMore(child) else { return child }
    choose(child, animated: false, pushed: pushed)
    return more
  }

  /// Shows a child behind More, whether that is selected or not.
  mutating func choose(_ child: Child, animated: Bool, pushed: Child?) {
    if child !== chosen(pushed: pushed) { wanted = (child, animated) }
  }

  /// The operation of a step has ended.
  ///
  /// - Returns: Whether the selection is undone, and another one counts.
  mutating func end(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome
  ) -> Bool {
    guard selections.end(revision, outcome) == .undone else { return false }
    top = selection
    return true
  }

  /// Another child takes the place of one.
  mutating func exchange(_ former: Child, for new: Child) {
    if let index = children.firstIndex(where: { $0 === former }) { children[index] = new }
    childrenBehindMore = children[childrenBehindMore.indices]
    let replace = { (child: inout Child?) in if child === former { child = new } }
    selections.update(replace)
    replace(&top)
  }

  // MARK: Steps

  /// Takes the next step; nil where nothing is to be done.
  mutating func nextStep() -> Step? {
    if let wanted {
      (awaited, self.wanted) = (wanted, nil)
      return .release
    }
    guard let declaration = selections.nextRequest() else { return nil }
    top = declaration.value
    if let top, newList == nil { return .bringToTop(top, declaration.revision) }
    defer { newList = nil }
    return .showList(declaration.revision, animatesItems: newList == true)
  }
}
