import ConstraintSolver
import MisuseReports

/// Calculates the layout of a view, its root, and of the views inside it that use the same engine.
///
/// It has a box for each view and guide that constraints mention. What a program changes waits in a
/// queue; `update()` hands it to the solver and marks the views whose subviews have to be placed.
final class LayoutEngine: LinkTarget {
  /// The purpose of an engine, which decides about the size of the root.
  enum Purpose {
    /// The layout of a hierarchy: the root has its size from outside.
    case layout
    /// The smallest or largest size that fits: the root gets near to a target size.
    case fitting(CGSize, ContentPriorities)
  }

  let purpose: Purpose
  private let rootLink: LayoutItemLink
  let rootID: ObjectIdentifier
  let solver = ConstraintSolver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Boxes that no constraint uses, unless one was installed since.
  var unusedBoxes: [LayoutBox] = []
  /// The box of each variable, by its index.
  var boxOfVariable: [LayoutBox?] = []
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// The origins of the constraints in the solver, for reports.
  var sources: [SolverConstraint: ConstraintSource] = [:]

  /// The constraints that were activated or changed since the last update.
  private var queue: [NSLayoutConstraint] = []
  private var queued: Set<ObjectIdentifier> = []
  /// The boxes whose rules may have other values.
  private var staleBoxes: [LayoutBox] = []
  /// The constraints that contradict others and are left out.
  var broken: [NSLayoutConstraint] = []
  /// Whether something was removed or changed, so that a broken constraint may hold again.
  var maySatisfyBroken = false
  private var isUpdating = false

  nonisolated private let lifetimeStorage = LifetimeStorage()
  nonisolated var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }

  init(root: UIView, purpose: Purpose = .layout) {
    self.purpose = purpose
    rootLink = LayoutItemLink(.view(root))
    rootID = ObjectIdentifier(root)
    for constraint in root.constraintsSharingEngine() { enqueue(constraint) }
    _ = box(of: .view(root))
  }

  deinit {
    MainActor.release(boxes, of: self) { boxes, engine in
      for box in boxes.values { box.item.view?.constraintState?.engineOfBoxLink.clear(engine) }
    }
    lifetimeStorage.end()
  }

  /// The view at the top; nil once it was freed.
  var root: UIView? { rootLink.view }

  /// Whether the engine lays out the views that it has boxes for.
  var isLayout: Bool {
    if case .layout = purpose { return true }
    return false
  }

  // MARK: Changes

  /// A constraint was activated or has other values.
  func enqueue(_ constraint: NSLayoutConstraint) {
    if queued.insert(ObjectIdentifier(constraint)).inserted { queue.append(constraint) }
  }

  /// A constraint means something else. One that is broken was reported: it is only tried again.
  func renew(_ constraint: NSLayoutConstraint) {
    maySatisfyBroken = true
    guard !broken.contains(where: { $0 === constraint }) else { return }
    uninstall(constraint)
    enqueue(constraint)
  }

  /// A constraint is not active any more, or is in another part.
  func remove(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    if queued.remove(id) != nil { queue.removeOne(identicalTo: constraint) }
    uninstall(constraint)
    broken.removeOne(identicalTo: constraint)
    maySatisfyBroken = true
  }

  /// The frame, the content or the insets of a view or guide may have changed.
  func noteChange(of item: LayoutItem) {
    guard let box = boxes[item.id] else { return }
    staleBoxes.append(box)
    root?.markNeedsEngineUpdate()
  }

  // MARK: Update

  /// Hands everything that has changed to the solver, and marks the views whose subviews have to be
  /// placed. Costs what has changed.
  func update() {
    guard !isUpdating, let root else { return }
    isUpdating = true
    defer { isUpdating = false }
    removeBoxesOfOtherEngines()
    staleBoxes.append(box(of: .view(root)))
    updateRulesOfStaleBoxes()
    installQueue()
    retryBroken()
    settleContents()
    updateEmptySize(of: root)
  }

  /// A root whose constraints leave it no size: for the engine it had none from the beginning, so
  /// that nothing has changed.
  private func updateEmptySize(of root: UIView) {
    guard isLayout, !root.treeState.translatesMask, boxes[rootID]?.known.isNull ?? false,
      root.limitsItself(.width) || root.limitsItself(.height)
    else { return }
    root.updateSizeFromEngine()
  }

  private func updateRulesOfStaleBoxes() {
    while let box = staleBoxes.popLast() {
      if boxes[box.id] === box { updateRules(of: box) }
    }
  }

  private func installQueue() {
    guard !queue.isEmpty else { return }
    let constraints = queue
    queue = []
    queued = []
    for constraint in constraints { install(constraint) }
  }

  private func retryBroken() {
    guard maySatisfyBroken else { return }
    maySatisfyBroken = false
    guard !broken.isEmpty else { return }
    let constraints = broken
    broken = []
    for constraint in constraints { install(constraint, isRetry: true) }
    maySatisfyBroken = false
  }

  /// Content whose height depends on its width is measured at the width that it has got, until
  /// nothing changes.
  private func settleContents() {
    var unsettled: [LayoutBox] = []
    for _ in 0..<LayoutEngine.maximumMeasurements {
      // Their rules may have prevented something from its place.
      removeUnusedBoxes()
      unsettled = markChangedViews()
      guard !unsettled.isEmpty else { return }
      for box in unsettled { updateRules(of: box) }
    }
    let names = unsettled.compactMap { $0.item.item.map { LayoutNames.name(of: $0) } }
    Misuse.report(.contentDoesNotSettle(names.joined(separator: ", ")))
  }

  /// How often content is measured in one update before the last size counts.
  private static let maximumMeasurements = 16

  /// Marks the views whose subviews have to be placed, and returns the boxes whose height depends
  /// on a width that has changed.
  private func markChangedViews() -> [LayoutBox] {
    var unsettled: [LayoutBox] = []
    for variable in solver.takeChangedVariables() {
      guard let box = boxOfVariable[Int(variable.index)] else { continue }
      let values = alignmentRect(of: box)
      guard values != box.known, let item = box.item.item else { continue }
      let hasOtherWidth = values.width != box.known.width
      box.known = values
      if hasOtherWidth, case .view(let view) = item, !view.treeState.translatesMask || !isLayout,
        view.heightOfContentDependsOnWidth
      {
        unsettled.append(box)
      }
      if isLayout { item.valuesDidChange(isRoot: item.object === root) }
    }
    return unsettled
  }

  // MARK: Values

  /// The alignment rectangle of a box, in the coordinates of the view that contains it.
  func alignmentRect(of box: LayoutBox) -> CGRect {
    CGRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y),
      width: solver.value(of: box.width), height: solver.value(of: box.height))
  }

  /// The alignment rectangle of an item after the last update, its edges on whole pixels; nil if no
  /// constraint mentions it. What was removed from the solver since leaves it where it is.
  // Fidelity: edges are rounded to the nearest pixel. [observed]
  func alignedRect(of item: LayoutItem, scale: CGFloat) -> CGRect? {
    guard let box = boxes[item.id] else { return nil }
    let rect = box.known.isNull ? alignmentRect(of: box) : box.known
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (whole(rect.minX), whole(rect.minY))
    return CGRect(
      x: left, y: top, width: whole(rect.maxX) - left, height: whole(rect.maxY) - top)
  }
}

extension LayoutItem {
  /// The engine has another position or size for the item.
  fileprivate func valuesDidChange(isRoot: Bool) {
    switch self {
    case .view(let view): isRoot ? view.updateSizeFromEngine() : view.parentView?.markNeedsLayout()
    case .guide(let guide): guide.owningView?.markNeedsLayout()
    }
  }
}
