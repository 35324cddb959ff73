import OpenQuartzCore

/// The common part of tables and collection views: which elements are visible, their views, and
/// what updates do with them.
///
/// The layout says where elements are, the front, which owns the core, makes their views. The core
/// works in the layout pass of the scroll view, before `layoutSubviews()`, so that no override of a
/// program can leave it out. It keeps the views of what is visible and no others: scrolling costs
/// what becomes visible.
///
/// - `ListCore+Anchor.swift`: what is on the screen stays there.
/// - `ListCore+Showing.swift`: the elements of a rectangle become views.
/// - `ListCore+Measuring.swift`: views that want another size, and those that are filled anew.
/// - `ListCore+Scrolling.swift`: scrolling to an element of which the place is not known exactly.
/// - `ListCore+States.swift`: selection, and what cells show of the state of their items.
/// - `ListCore+Updates.swift`: inserts, deletes, reloads and moves.
final class ListCore {
  /// The view that owns the core.
  unowned let front: any ListFront
  /// The counts of the last reload or update.
  var counts = ListCounts()
  /// Whether the data source is to be asked for the counts.
  var needsCounts = true
  /// Whether the layout is to be prepared.
  var needsPreparation = true
  /// How often everything that is shown has been taken anew or renamed: what has been asked before
  /// is not true any more.
  var generation = 0
  /// Whether there was a layout since the data source was set.
  private(set) var hasLaidOut = false
  /// The elements that are visible.
  var shown: [ListElement: ShownElement] = [:]
  /// The elements that an update has removed, while their views still move out.
  var leaving: [ShownElement] = []
  /// The bounds of the last layout.
  var lastBounds: CGRect?
  /// The selected items.
  var selection = ListSelection()
  /// Whether views are being made or placed.
  private(set) var isShowing = false
  /// How many updates are being collected; the outermost one applies them.
  var updateDepth = 0
  /// The changes that have been collected.
  var changes: [ListChange] = []
  /// Called when the update that is being collected has been shown.
  var completions: [(Bool) -> Void] = []
  /// The views that the data source fills anew, by their items, while it does.
  var reconfigured: [IndexPath: UIView] = [:]
  /// The views whose sizes are to be measured again in the next layout.
  var unmeasured: [UIView] = []
  /// The target of an animation that scrolls to an element, while it lasts.
  var scrollTarget: ScrollTarget?
  /// The element that stays where it is on the screen in the layout that is being made, in place
  /// of the first visible cell.
  var fixedElement: ListElement?
  /// The cell that stays where it is on the screen until the next layout is made.
  var notedAnchor: Anchor?
  /// How far the layout has scrolled while views were made, since it has taken other sizes.
  var scrolledByLayout = CGPoint.zero
  /// Whether items are being moved by a person.
  var isMovingItems = false
  /// A view that follows a finger: layouts and updates leave it where it is.
  var draggedView: UIView?
  /// Where the data source has the items of now, while items are being moved; nil otherwise.
  var dataPath: ((IndexPath) -> IndexPath)?
  /// Where items of the data source are shown, while items are being moved; nil otherwise.
  var shownPath: ((IndexPath) -> IndexPath?)?
  /// Whether calls of the program name what is shown, and not what the data source has.
  var takesPresentationValues = false

  /// The places that are shown in place of those of the data while something is dropped.
  var presentation = ListPresentation()
  /// The places that the data source does not know, by their numbers.
  var extras: [Int: ListExtra] = [:]
  /// How many of them there have been.
  var extraCount = 0
  /// Whether the program performs a drop: its updates show what is dropped.
  var isDropping = false

  /// The interaction of a person with the list.
  private(set) lazy var interaction = (front as? any DragDropList).map { ListInteraction($0) }

  init(_ front: any ListFront) { self.front = front }

  deinit {}

  // MARK: Data

  /// Takes the counts of the data source if they may have changed.
  func readCountsIfNeeded() {
    guard needsCounts else { return }
    needsCounts = false
    counts = front.readCounts()
    needsPreparation = true
  }

  /// Prepares the layout if something has changed.
  func prepareIfNeeded() {
    readCountsIfNeeded()
    let bounds = front.bounds
    if let lastBounds, lastBounds != bounds,
      front.listLayout.boundsDidChange(from: lastBounds, to: bounds)
    {
      needsPreparation = true
    }
    lastBounds = bounds
    guard needsPreparation else { return }
    needsPreparation = false
    keepingVisible {
      front.listLayout.prepareForList()
      return true
    }
  }

  /// Takes the size of the content from the layout.
  func takeContentSize() {
    let size = front.listLayout.contentSize
    if size != front.contentSize { front.contentSize = size }
  }

  /// Forgets what is shown, and takes everything anew: the counts at once, the views in the next
  /// layout. Before the first layout the counts are asked when they are needed.
  func reload() {
    generation += 1
    changes = []
    endLeaving()
    interaction?.willReload()
    endPresentation()
    let old = shown
    shown = [:]
    selection.removeAll()
    needsCounts = true
    needsPreparation = true
    front.listLayout.dataWillReload()
    for item in old.values.sorted(by: { $0.precedes($1) }) { end(item) }
    if hasLaidOut { prepareIfNeeded() }
    front.setNeedsLayout()
  }

  /// The data source is another one: nothing is asked of it before it is needed.
  func dataSourceDidChange() {
    hasLaidOut = false
    reload()
  }

  /// The layout has been invalidated: it is prepared in the next layout pass.
  func layoutDidBecomeInvalid() {
    needsPreparation = true
    front.setNeedsLayout()
  }

  // MARK: Layout pass

  /// Shows what is visible. Does nothing inside itself.
  func layOut() {
    guard !isShowing, updateDepth == 0 else { return }
    // New views get their traits, and with them the list would, after it has been laid out.
    front.updateTraitsIfNeeded()
    checkScrollTarget()
    keepingBeginning { showContent() }
    followScrollTarget()
  }

  private func showContent() {
    isShowing = true
    defer { isShowing = false }
    hasLaidOut = true
    prepareIfNeeded()
    measureInvalid()
    showVisible()
    notedAnchor = nil
    front.listLayout.didShowVisible()
    front.didLayOutContent()
    interaction?.didLayOut()
  }

  /// Runs work during which a layout pass does nothing.
  func whileShowing(_ work: () -> Void) {
    let outer = isShowing
    isShowing = true
    work()
    isShowing = outer
  }

  // MARK: Views

  /// The view of an element that is shown.
  func view(for element: ListElement) -> UIView? { shown[element]?.view }

  /// The element that a view shows; nil for a view that is not shown. O(visible).
  func element(of view: UIView) -> ListElement? {
    shown.first { $0.value.view === view }?.key
  }

  /// The items that are shown, in the order of the list.
  var shownPaths: [IndexPath] {
    shown.keys.compactMap { if case .cell(let path) = $0 { path } else { nil } }.sorted()
  }

  /// A view is not shown any more: it leaves, and is put aside for reuse.
  func end(_ item: ShownElement) {
    item.view.removeFromSuperview()
    if !item.isExtra { front.didEndDisplaying(item.view, for: sourceElement(of: item.element)) }
    front.recycle(item.view, of: item.element)
  }

  /// Views that still move out leave at once.
  func endLeaving() {
    let items = leaving
    leaving = []
    for item in items { end(item) }
  }
}

extension ListCore: ScrollContent {
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    front.listLayout.restingOffset(for: proposed, velocity: velocity)
  }

  func didChange(_ change: ScrollContentChange) {
    switch change {
    case .insets:
      if front.listLayout.dependsOnInsets() { layoutDidBecomeInvalid() }
      front.setNeedsLayout()
    case .window: front.setNeedsLayout()
    case .traits:
      measureShown()
      layoutDidBecomeInvalid()
    case .delegate: front.delegateDidChange()
    }
  }
}
