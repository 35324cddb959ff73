import MisuseReports

/// A view that lays out other views in a row or a column, by constraints that it makes and keeps.
///
/// The views that are arranged are subviews; the order in which they are arranged is independent of
/// the order of the subviews, which is from back to front. A stack view has no size of its own: it
/// follows from what is arranged, or constraints of the program determine it.
///
///     row.addArrangedSubview(name)      // name becomes a subview, and constraints may place it
///     row.spacing = 8                   // the constraints are made in the next layout pass
///     name.isHidden = true              // it leaves no gap; animated inside UIView.animate
///
/// A change costs the constraints that it concerns: setting a spacing changes constants, and a view
/// that is added gets its own constraints. Reading the list of views costs their number.
///
/// Constraints of the program on arranged views should not say what the stack view says already.
/// The constraints of a stack view are named in reports, with identifiers that begin with `UISV-`.
open class UIStackView: UIView {
  private let arrangement = StackArrangement()

  /// A stack view with no views, in a row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads what `encode(with:)` wrote. What cannot be read keeps its default; a coder without keys
  /// gives a stack view of no size.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    guard decodeState(from: coder), coder.allowsKeyedCoding else { return }
    _ = Properties.table.decode(self, from: coder)
    coder.decodeValue(ArchivedArrangement.self, forKey: ArchivedArrangement.key)?.apply(to: self)
  }

  /// Writes the view with its subviews, and how it arranges them.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedArrangement(self), forKey: ArchivedArrangement.key)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  /// A stack view that arranges views in a row. A view that is named twice has its last place.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {}

  // MARK: Views

  /// The views that are arranged, from the leading side or the top on; hidden ones included. O(n).
  open var arrangedSubviews: [UIView] { arrangement.items.map(\.view) }

  /// Arranges a view behind the others. It is made a subview if it is none, and its
  /// `translatesAutoresizingMaskIntoConstraints` becomes false. A view that is arranged already
  /// becomes the last.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Stops to arrange a view, which stays a subview where it is. Does nothing with others.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangement.index(of: view) else { return }
    arrangement.remove(at: index)
    arrangementDidChange()
  }

  /// Arranges a view at an index of `arrangedSubviews`. It is made a subview, in front of the
  /// others, if it is none; one that is arranged already is moved. An index out of range is
  /// reported, and nothing changes.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangement.items.count - (arrangement.index(of: view) == nil ? 0 : 1)
    guard (0...count).contains(stackIndex) else {
      return Misuse.report(.stackIndexOutOfRange(stackIndex, count: count, of: self))
    }
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int?) {
    if view.parentView !== self { addSubview(view) }
    // A controller may refuse to be moved.
    guard view.parentView === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangement.place(view, at: index)
    arrangementDidChange()
  }

  /// A subview that leaves is not arranged any more.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .removes(let subview) = change { removeArrangedSubview(subview) }
  }

  // MARK: Arrangement

  /// Whether the views are in a row, the default, or in a column.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.settings.axis }
    set {
      let old = axis
      arrangement.settings.axis = newValue
      changed(Properties.all.axis, from: old, to: newValue)
    }
  }

  /// How the views share the length of the stack view; `.fill` by default.
  open var distribution: Distribution {
    get { arrangement.settings.distribution }
    set {
      let old = distribution
      arrangement.settings.distribution = newValue
      changed(Properties.all.distribution, from: old, to: newValue)
    }
  }

  /// How the views lie across the axis; `.fill` by default.
  open var alignment: Alignment {
    get { arrangement.settings.alignment }
    set {
      let old = alignment
      arrangement.settings.alignment = newValue
      changed(Properties.all.alignment, from: old, to: newValue)
    }
  }

  /// The distance between neighbours, in points; 0 by default. For `.equalSpacing` and
  /// `.equalCentering` the least distance. It may be negative; one that is not finite is reported,
  /// and nothing changes.
  open var spacing: CGFloat {
    get { arrangement.settings.spacing }
    set {
      guard newValue.isFinite else {
        return Misuse.report(.stackSpacingNotFinite(newValue, of: self))
      }
      let old = spacing
      arrangement.settings.spacing = newValue
      changed(Properties.all.spacing, from: old, to: newValue)
    }
  }

  /// Whether distances in a column are those from the last baseline of the text above to the first
  /// baseline of the text below; false by default. Views without text count from their edges.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.settings.isBaselineRelative }
    set {
      let old = isBaselineRelativeArrangement
      arrangement.settings.isBaselineRelative = newValue
      changed(Properties.all.isBaselineRelativeArrangement, from: old, to: newValue)
    }
  }

  /// Whether the views are arranged inside the layout margins; false by default: in the bounds.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.settings.isMarginsRelative }
    set {
      let old = isLayoutMarginsRelativeArrangement
      arrangement.settings.isMarginsRelative = newValue
      changed(Properties.all.isLayoutMarginsRelativeArrangement, from: old, to: newValue)
    }
  }

  // MARK: Spacing

  /// As a spacing after a view: that of the stack view.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As a spacing: the distance that the system leaves between the two views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the distance from a view to the one that follows it, in points, in place of `spacing`;
  /// `spacingUseDefault` restores that. While the view is hidden it does not count, and it ends
  /// when the view is not arranged any more. Does nothing with views that are not arranged.
  // Fidelity: the gap after hidden views is that of the visible view before. [observed]
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = arrangement.index(of: arrangedSubview) else { return }
    guard spacing.isFinite else {
      return Misuse.report(.stackSpacingNotFinite(spacing, of: self))
    }
    arrangement.setSpacing(spacing == UIStackView.spacingUseDefault ? nil : spacing, after: index)
    arrangementDidChange()
  }

  /// The distance that was set after a view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.index(of: arrangedSubview).flatMap { arrangement.items[$0].spacing }
      ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  /// True: a stack view lays out by constraints only.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints of what has changed. Overrides call super last.
  open override func updateConstraints() {
    arrangement.update(in: self)
    super.updateConstraints()
  }

  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    parentView?.contentDidChange(of: self)
  }

  override func contentDidChange(of subview: UIView) {
    // In a column lengths are those of contents only where they are shared in proportion.
    if axis == .horizontal || distribution == .fillProportionally {
      arrangement.noteContent(of: subview)
      setNeedsUpdateConstraints()
    }
    parentView?.contentDidChange(of: self)
  }

  /// The meaning of the content, which determines on which side a row begins; see `UIView`.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      setNeedsUpdateConstraints()
    }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    setNeedsUpdateConstraints()
  }

  // MARK: Hidden views

  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard let index = arrangement.index(of: subview),
      arrangement.items[index].isHidden != subview.isHidden
    else { return }
    arrangement.noteVisibility(at: index)
    arrangementDidChange()
    guard let block = AnimationStack.installed?.current, hostWindow != nil else { return }
    subview.isHidden ? block.show(subview) : subview.endShowing()
    block.layOutAtEnd(self)
  }

  // MARK: Baselines

  /// In a row that of the tallest view, in a column that of the first; those that are hidden do not
  /// count. Without views the stack view itself.
  // Fidelity: the tallest by its content. [decided]
  open override var forFirstBaselineLayout: UIView {
    arrangement.baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// In a row that of the tallest view, in a column that of the last; those that are hidden do not
  /// count. Without views the stack view itself.
  open override var forLastBaselineLayout: UIView {
    arrangement.baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }
}
