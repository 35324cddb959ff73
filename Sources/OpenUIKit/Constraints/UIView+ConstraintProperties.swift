import MisuseReports

extension UIView {
  final func setTranslatesMask(_ translates: Bool) {
    guard translates != treeState.translatesMask else { return }
    changingEngine { treeState.translatesMask = translates }
    constraintState?.engineOfBox?.noteChange(of: .view(self))
    if !translates { usesConstraintsFirst() }
  }

  final func add(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }

  final func remove(_ constraint: NSLayoutConstraint) {
    if constraint.ownerLink.leads(to: self) { constraint.deactivate() }
  }

  final func addAll(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  final func removeAll(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  final func setContentPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis,
    at path: ReferenceWritableKeyPath<ConstraintState, ContentPriorities>
  ) {
    let state = ensuredConstraintState
    guard state[keyPath: path][axis] != priority else { return }
    state[keyPath: path][axis] = priority
    contentInEngineDidChange()
  }

  final func intrinsicSizeDidChange() {
    parentView?.setNeedsLayout()
    contentInEngineDidChange()
  }

  // MARK: Queries

  final var isUpdateOfConstraintsDue: Bool {
    constraintState?.needsUpdate == true || needsFirstUpdateOfConstraints
  }

  final func frame(around alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  final var isLayoutAmbiguous: Bool {
    LayoutItem.view(self).hasAmbiguousLayout
  }

  final func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutItem.view(self).constraintsAffectingLayout(for: axis)
  }

  // MARK: Fitting

  /// A target for `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for `systemLayoutSizeFitting(_:)`: as large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  final func fittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    var priorities = ContentPriorities(horizontal)
    priorities.vertical = vertical
    return fittingSize(target, priorities)
  }

  /// The size that the constraints give the view if nothing outside of it counts.
  final func fittingSize(_ target: CGSize, _ priorities: ContentPriorities) -> CGSize {
    updateConstraintsInside()
    let engine = LayoutEngine(root: self, purpose: .fitting(target, priorities))
    engine.update()
    let rect = engine.alignmentRect(of: engine.box(of: .view(self)))
    let size = frame(forAlignmentRect: rect).size
    let scale = pixelScale
    // A hair below a pixel is the error of the calculation.
    func whole(_ length: CGFloat) -> CGFloat { ((length * scale) - 1e-6).rounded(.up) / scale }
    return CGSize(width: whole(size.width), height: whole(size.height))
  }

  // MARK: Baselines

  final func viewForBaseline(isFirst: Bool) -> UIView {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view.isInside(self) ? view : self
  }
}

extension LayoutItem {
  /// The engine that has the position and size, if one has, up to date: that of the part of the
  /// view which contains the item.
  private func updatedEngine() -> LayoutEngine? {
    let root = container?.engineRoot
    root?.updateEngine()
    return root?.constraintState?.engine
  }

  /// Whether other positions or sizes would do as well. False for what constraints do not concern.
  var hasAmbiguousLayout: Bool {
    guard let engine = updatedEngine(), let box = engine.boxes[id] else {
      guard case .view(let view) = self else { return false }
      return !view.treeState.translatesMask && view.parentView != nil
    }
    return box.variables.contains { engine.solver.isAmbiguous($0) }
  }

  /// The constraints of the program that the values along an axis depend on.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = updatedEngine(), let box = engine.boxes[id] else { return [] }
    var found: [NSLayoutConstraint] = []
    for variable in [box.origin(axis), box.length(axis)] {
      for handle in engine.solver.constraintsAffecting(variable) {
        guard case .program(let constraint)? = engine.sources[handle],
          !found.contains(where: { $0 === constraint })
        else { continue }
        found.append(constraint)
      }
    }
    return found
  }
}

/// Where the baselines of a view's text are: at a fraction of the height, and offsets from there.
package struct TextBaseline {
  /// The fraction of the height at which the text is centred, or begins.
  package let fraction: Double
  /// The distance of the first baseline from there, in points.
  package let first: Double
  /// The distance of the last baseline from there, in points.
  package let last: Double
  /// The height of a line, in points.
  package let lineHeight: CGFloat

  package init(fraction: Double, first: Double, last: Double, lineHeight: CGFloat) {
    self.fraction = fraction
    self.first = first
    self.last = last
    self.lineHeight = lineHeight
  }
}

/// A class of another module that shows text, to whose baselines constraints and stack views align.
package protocol TextBaselineOwner: UIView {
  /// Where the baselines are; nil without text.
  var baselineOfText: TextBaseline? { get }
}
