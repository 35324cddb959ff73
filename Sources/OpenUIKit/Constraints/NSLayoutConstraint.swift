import MisuseReports

/// A relation between two views or guides that layout has to establish:
/// `first = multiplier · second + constant`, or at least, or at most.
///
/// A constraint does something while it is active. It is owned by a view then: the nearest one that
/// has both items inside it or is one of them. It ends to be active when an item leaves that view.
/// Items are not retained.
///
/// Activating a constraint costs the path from its items to that view. What it means is calculated
/// in the next layout pass, and costs what it concerns.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) final var first = LayoutOperand()
  private(set) final var second: LayoutOperand?
  private var relationStorage = Relation.equal
  private var multiplierStorage: CGFloat = 1
  private var constantStorage: CGFloat = 0
  private var priorityStorage = UILayoutPriority.required

  /// The view that owns the constraint while it is active.
  final var ownerLink = BackLink<UIView>()
  /// How many constraints were activated before this one. Of constraints that contradict each other
  /// the last is broken.
  final var activation = 0

  /// A name for the programmer, which reports contain; nil by default.
  open var identifier: String?

  /// Whether archives should contain the constraint; false by default. A stored value: archives
  /// have no constraints.
  open var shouldBeArchived = false

  /// A constraint of nothing, which cannot be activated: that is reported. Subclasses call it.
  public override init() { super.init() }

  // The only designated initialiser is public: else subclasses elsewhere would inherit none.
  // Fidelity: a multiplier of 0 leaves a constant, without a second item. [observed]
  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    relationStorage = relation
    constantStorage = constant
    if multiplier != 0 {
      self.second = second
      multiplierStorage = multiplier
    }
    checkNumbers()
  }

  deinit {}

  /// A constraint that is not active.
  ///
  /// A multiplier of 0 compares with the constant alone: there is no second item then, and the
  /// multiplier is
  /// 1. A position along one axis may be compared with one along the other.
  ///
  /// The program stops for what is no relation: items that are neither views nor guides, a width
  /// that is compared with a position, leading with left, a position without a second item, a
  /// multiplier that is 0 for a position or not finite. A constant that is not finite is reported,
  /// and is 0.
  ///
  /// - Parameters:
  ///   - view1: the first view or guide.
  ///   - attr1: its attribute.
  ///   - relation: the relation of the first to the second side.
  ///   - view2: the second view or guide; nil to compare a width or height with `c`.
  ///   - attr2: its attribute; `.notAnAttribute` without a second item.
  ///   - multiplier: by what the second attribute is multiplied.
  ///   - c: the number that is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = LayoutItem(view1) else {
      preconditionFailure(
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    var second: LayoutOperand?
    if let view2, attr2 != .notAnAttribute, multiplier != 0 {
      guard let item = LayoutItem(view2) else {
        preconditionFailure(
          "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
      }
      second = LayoutOperand(item, attr2)
    }
    Self.checkRelation(attr1, second?.place.attribute)
    self.init(
      LayoutOperand(first, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  /// The constraints that a text such as `"H:|-[name]-8-[field(>=100)]|"` describes, not active.
  ///
  /// Views in brackets follow each other from the leading to the trailing side (`H:`, or nothing)
  /// or from the top to the bottom (`V:`). `|` is the superview. Neighbours touch, or have a
  /// distance: `-` that of the system, which is 8 points between views and the margins next to the
  /// superview; `-20-`, `-gap-`, `-(>=8,<=20@500)-`. In parentheses after a name is the size: a
  /// number, a metric or another view. `@` is followed by a priority.
  ///
  /// A format that cannot be read, a name that is unknown and `|` next to a view without a
  /// superview are reported with the place of the mistake, and the result is empty.
  ///
  /// - Parameters:
  ///   - format: the text.
  ///   - opts: how the views are aligned across, and the direction in which they follow each other.
  ///   - metrics: the numbers that the text names: `NSNumber`, `CGFloat`, `Double`, `Int`.
  ///   - views: the views and layout guides that the text names.
  /// - Returns: sizes and distances in the order of the text, then the alignments.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatTranslator.constraints(format, opts, metrics, views)
  }

  // MARK: The relation

  /// The first view or guide; nil once it was freed.
  open var firstItem: AnyObject? { first.place.item.item?.object }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.comparedAttribute }

  /// The second view or guide; nil without one, or once it was freed.
  open var secondItem: AnyObject? { second?.place.item.item?.object }

  /// The attribute of the second item, `.notAnAttribute` without one.
  open var secondAttribute: Attribute { second?.comparedAttribute ?? .notAnAttribute }

  /// The first item with its attribute: an anchor that equals the item's own, and is of its class.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

  /// The second item with its attribute, as `firstAnchor`; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// How the two sides are related.
  open var relation: Relation { relationStorage }

  /// By what the second attribute is multiplied.
  open var multiplier: CGFloat { multiplierStorage }

  /// The number that is added to the second side, in points. Setting it costs little: the next
  /// layout pass recalculates only the values that depend on it. A value that is not finite is
  /// refused.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      guard newValue.isFinite else {
        return Misuse.report(.constantIsNotFinite(newValue, of: self))
      }
      constantStorage = newValue
      noteChange()
    }
  }

  /// How important it is; `.required` by default. Values outside of 0 to 1,000 are refused, and so
  /// is 0. While the constraint is active it neither becomes required nor ceases to be: that is
  /// refused.
  // Fidelity: an active constraint keeps being required or optional, else UIKit raises an
  // exception. [documented]
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return Misuse.report(.priorityIsImpossible(newValue.rawValue, of: self))
      }
      guard !isActive || (newValue == .required) == (priorityStorage == .required) else {
        return Misuse.report(.requirementChanges(to: newValue, of: self))
      }
      priorityStorage = newValue
      noteChange()
    }
  }

  // MARK: Activation

  /// Whether the constraint is in force. Setting it adds it to the view that has both items inside
  /// it, or removes it. Items in different hierarchies are reported, and it stays inactive.
  open var isActive: Bool {
    get { isOwned }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The relation, with the addresses of the items and the identifier: `<NSLayoutConstraint:0x1f0
  /// 'gap' UILabel:0x2a0.leading == UIView:0x2b0.leading + 8   (active)>`.
  nonisolated open override var description: String {
    MainActor.required(by: "NSLayoutConstraint.description") { relationText }
  }

  // MARK: Checks

  private func checkNumbers() {
    precondition(
      multiplierStorage.isFinite, "Multiplier is not finite! That's illegal. \(multiplierStorage)")
    if !constantStorage.isFinite {
      Misuse.report(.constantIsNotFinite(constantStorage, of: self))
      constantStorage = 0
    }
  }

  private static func checkRelation(_ first: Attribute, _ second: Attribute?) {
    precondition(
      first != .notAnAttribute, "A constraint needs an attribute of its first item.")
    guard let second else {
      return precondition(
        first.isSize,
        "A constraint cannot be made that sets a location equal to a constant. Location attributes "
          + "must be specified in pairs.")
    }
    precondition(
      first.isComparable(with: second),
      "Invalid pairing of layout attributes: \(first) and \(second).")
  }
}
