/// An anchor of whatever type.
nonisolated private protocol OperandAnchor {
  var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: OperandAnchor {}

extension LayoutOperand {
  /// The anchor of the operand, of the class for its attribute.
  @MainActor var anchor: NSLayoutAnchor<AnyObject> {
    let attribute = comparedAttribute
    if attribute.isSize { return erased(NSLayoutDimension(self)) }
    return switch attribute.axis {
    case .horizontal: erased(NSLayoutXAxisAnchor(self))
    case .vertical: erased(NSLayoutYAxisAnchor(self))
    case nil: NSLayoutAnchor(self)
    }
  }

  /// Nothing of an anchor depends on its type, which only lets the compiler refuse relations. With
  /// Objective-C it is the same type at run time.
  @MainActor private func erased<Position>(
    _ anchor: NSLayoutAnchor<Position>
  ) -> NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}

/// An attribute of a view or guide, from which constraints are made:
/// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`.
///
/// The type of the anchor lets the compiler refuse relations that have no meaning. Constraints are
/// made inactive. An anchor does not keep its view alive.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  nonisolated final let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  deinit {}

  /// The name for reports, such as `UILabel:0x600000.leading`.
  open var name: String { LayoutNames.name(of: operand) }

  /// The view or guide; nil once it was freed.
  open var item: AnyObject? { operand.place.item.item?.object }

  /// Whether the constraints that are active leave the position or size of the view or guide open.
  open var hasAmbiguousLayout: Bool {
    operand.items?.contains { $0.hasAmbiguousLayout } ?? false
  }

  /// The active constraints that the position or size of the view or guide depends on, along the
  /// anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = operand.place.attribute.axis else { return [] }
    return operand.items.map { $0.flatMap { $0.constraintsAffectingLayout(for: axis) } } ?? []
  }

  // MARK: Constraints

  /// A constraint: this anchor is where `anchor` is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0)
  }

  /// A constraint: this anchor is at `anchor` or beyond it.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// A constraint: this anchor is at `anchor` or before it.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }

  /// A constraint: this anchor is `c` points beyond `anchor`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// A constraint: this anchor is at least `c` points beyond `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// A constraint: this anchor is at most `c` points beyond `anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    precondition(
      operand.place.attribute.isComparable(with: anchor.operand.place.attribute)
        || operand.origin != nil || anchor.operand.origin != nil,
      "Invalid pairing of layout attributes: \(name) and \(anchor.name).")
    return NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
  }

  // MARK: Object

  /// The anchor itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is an anchor of the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any OperandAnchor else { return false }
    return operand == other.operand
  }

  /// Equal for equal anchors.
  nonisolated open override var hash: Int { operand.hashValue }

  /// The name and the address.
  nonisolated open override var description: String {
    MainActor.required(by: "NSLayoutAnchor.description") {
      "<\(type(of: self)) \"\(LayoutNames.name(of: operand))\">"
    }
  }
}
