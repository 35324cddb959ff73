import ConstraintSolver

// The constraints of the system: the frames of views that the program places, the sizes of
// contents, the guides that follow insets, and the root.

extension LayoutEngine {
  /// Makes the constraints of the system for a box those that hold now.
  func updateRules(of box: LayoutBox) {
    guard let item = box.item.item else { return }
    let rules = currentRules(of: box, item)
    if rules.count == box.rules.count, zip(rules, box.rules).allSatisfy({ $0.hasForm(of: $1.rule) })
    {
      for index in rules.indices where rules[index].value != box.rules[index].rule.value {
        setValue(rules[index].value, ofRule: index, in: box)
      }
      return
    }
    for rule in box.rules { removeRule(rule) }
    box.rules = rules.map { InstalledRule(rule: $0, handle: nil) }
    for index in rules.indices { installRule(index, in: box) }
    if !rules.isEmpty || !box.rules.isEmpty { maySatisfyBroken = true }
  }

  private func currentRules(of box: LayoutBox, _ item: LayoutItem) -> [LayoutRule] {
    switch item {
    case .view(let view):
      if box.id == rootID { return rulesOfRoot(box, view) }
      return view.treeState.translatesMask ? rulesOfFrame(box, view) : rulesOfContent(box, view)
    case .guide(let guide): return rules(of: guide, box)
    }
  }

  // MARK: Views

  private func rulesOfRoot(_ box: LayoutBox, _ view: UIView) -> [LayoutRule] {
    switch purpose {
    case .layout where view.treeState.translatesMask:
      let size = view.alignmentRect(forFrame: view.untransformedFrame).size
      return rules(ofSize: size, box, .autoresizing, ContentPriorities(.required))
    case .layout:
      // Nothing outside determines the size: what is inside does, or else it stays as it is. A size
      // that constraints of the view itself leave open is zero. Fidelity: what nothing determines
      // has no size. [observed]
      let size = view.alignmentRect(forFrame: view.untransformedFrame).size
      let least = ContentPriorities(UILayoutPriority(1))
      let rules = rules(ofSize: size, box, .autoresizing, least)
      let hasOwn = [view.limitsItself(.width), view.limitsItself(.height)]
      return rulesOfContent(box, view) + zip(rules, hasOwn).compactMap { $1 ? nil : $0 }
    case .fitting(let size, let priorities):
      return rulesOfContent(box, view) + rules(ofSize: size, box, .fitting, priorities)
    }
  }

  private func rules(
    ofSize size: CGSize, _ box: LayoutBox, _ purpose: LayoutRule.Purpose,
    _ priorities: ContentPriorities
  ) -> [LayoutRule] {
    [
      LayoutRule(
        purpose: purpose, text: "width", terms: [SolverTerm(box.width, 1)],
        value: max(0, size.width), priority: priorities.horizontal),
      LayoutRule(
        purpose: purpose, text: "height", terms: [SolverTerm(box.height, 1)],
        value: max(0, size.height), priority: priorities.vertical),
    ]
  }

  private func rulesOfFrame(_ box: LayoutBox, _ view: UIView) -> [LayoutRule] {
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let origin = [
      LayoutRule(
        purpose: .autoresizing, text: "minX", terms: [SolverTerm(box.x, 1)], value: rect.minX),
      LayoutRule(
        purpose: .autoresizing, text: "minY", terms: [SolverTerm(box.y, 1)], value: rect.minY),
    ]
    return origin
      + rules(ofSize: rect.size, box, .autoresizing, ContentPriorities(.required))
  }

  private func rulesOfContent(_ box: LayoutBox, _ view: UIView) -> [LayoutRule] {
    let width = box.known.isNull ? nil : solver.value(of: box.width)
    let size = view.contentSize(atWidth: width.map { CGFloat($0) })
    guard let state = view.constraintState else { return [] }
    return rulesOfContent(size.width, "width", box.width, .horizontal, state)
      + rulesOfContent(size.height, "height", box.height, .vertical, state)
  }

  private func rulesOfContent(
    _ length: CGFloat, _ name: String, _ variable: SolverVariable,
    _ axis: NSLayoutConstraint.Axis, _ state: ConstraintState
  ) -> [LayoutRule] {
    guard length != UIView.noIntrinsicMetric, length.isFinite, length >= 0 else { return [] }
    let term = [SolverTerm(variable, 1)]
    let (hugging, resistance) = (state.hugging[axis], state.resistance[axis])
    let most = LayoutRule(
      purpose: .contentSize, text: name, terms: term, relation: .lessOrEqual, value: length,
      priority: hugging)
    let least = LayoutRule(
      purpose: .contentSize, text: name, terms: term, relation: .greaterOrEqual, value: length,
      priority: resistance)
    return [most, least].filter { $0.priority.rawValue > 0 }
  }

  // MARK: Guides

  private func rules(of guide: UILayoutGuide, _ box: LayoutBox) -> [LayoutRule] {
    guard let owner = guide.owningView else { return [] }
    switch guide.placement {
    case .free: return []
    case .insets(let insets): return rules(ofInsets: insets, guide, box, in: owner)
    case .column(let insets, let width):
      return rules(ofColumn: insets, width, guide, box, in: owner)
    case .origin(let origin, let followsSize):
      return rules(ofOrigin: origin, followsSize, guide, box, in: owner)
    case .bottom(let height):
      var rules = rules(ofInsets: .zero, guide, box, in: owner)
      rules[1] = LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-height", terms: [SolverTerm(box.height, 1)],
        value: height)
      return rules
    case .frame(let frame): return rules(ofFrame: frame, guide, box, in: owner)
    }
  }

  private func rules(
    ofInsets insets: UIEdgeInsets, _ guide: UILayoutGuide, _ box: LayoutBox, in owner: UIView
  ) -> [LayoutRule] {
    let whole = self.box(of: .view(owner))
    func rule(_ edge: String, _ terms: [SolverTerm], _ value: CGFloat) -> LayoutRule {
      LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-\(edge)", terms: terms, value: value)
    }
    // To the alignment rectangle of the owner.
    let aligned = owner.alignmentRectInsets
    let far = (
      aligned.left + aligned.right - insets.right, aligned.top + aligned.bottom - insets.bottom
    )
    return [
      rule("left", [SolverTerm(box.x, 1)], insets.left),
      rule("top", [SolverTerm(box.y, 1)], insets.top),
      rule(
        "right",
        [SolverTerm(box.x, 1), SolverTerm(box.width, 1), SolverTerm(whole.width, -1)], far.0),
      rule(
        "bottom",
        [SolverTerm(box.y, 1), SolverTerm(box.height, 1), SolverTerm(whole.height, -1)], far.1),
    ]
  }

  /// A column of limited width in the middle of the insets.
  private func rules(
    ofColumn insets: UIEdgeInsets, _ width: CGFloat, _ guide: UILayoutGuide, _ box: LayoutBox,
    in owner: UIView
  ) -> [LayoutRule] {
    var rules = rules(ofInsets: insets, guide, box, in: owner)
    let whole = self.box(of: .view(owner))
    // As wide as the insets leave, if the limit allows it.
    rules[0].relation = .greaterOrEqual
    rules[2].relation = .lessOrEqual
    let wide = LayoutRule(
      purpose: .guide, text: "\(guide.identifier)-width",
      terms: [SolverTerm(box.width, 1), SolverTerm(whole.width, -1)],
      value: -(insets.left + insets.right), priority: UILayoutPriority(999))
    let limit = LayoutRule(
      purpose: .guide, text: "\(guide.identifier)-limit", terms: [SolverTerm(box.width, 1)],
      relation: .lessOrEqual, value: width)
    let middle = LayoutRule(
      purpose: .guide, text: "\(guide.identifier)-middle",
      terms: [SolverTerm(box.x, 2), SolverTerm(box.width, 1), SolverTerm(whole.width, -1)],
      value: insets.left - insets.right)
    return rules + [wide, limit, middle]
  }

  /// A rectangle of the view that no constraint changes.
  private func rules(
    ofFrame frame: CGRect, _ guide: UILayoutGuide, _ box: LayoutBox, in owner: UIView
  ) -> [LayoutRule] {
    func rule(_ edge: String, _ variable: SolverVariable, _ value: CGFloat) -> LayoutRule {
      LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-\(edge)", terms: [SolverTerm(variable, 1)],
        value: value)
    }
    return [
      rule("left", box.x, frame.minX - owner.bounds.minX),
      rule("top", box.y, frame.minY - owner.bounds.minY),
      rule("width", box.width, frame.width), rule("height", box.height, frame.height),
    ]
  }

  private func rules(
    ofOrigin origin: CGPoint, _ followsSize: Bool, _ guide: UILayoutGuide, _ box: LayoutBox,
    in owner: UIView
  ) -> [LayoutRule] {
    var rules = [
      LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-left", terms: [SolverTerm(box.x, 1)],
        value: origin.x),
      LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-top", terms: [SolverTerm(box.y, 1)],
        value: origin.y),
    ]
    guard followsSize else { return rules }
    let whole = self.box(of: .view(owner))
    rules += [
      LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-width",
        terms: [SolverTerm(box.width, 1), SolverTerm(whole.width, -1)], value: 0),
      LayoutRule(
        purpose: .guide, text: "\(guide.identifier)-height",
        terms: [SolverTerm(box.height, 1), SolverTerm(whole.height, -1)], value: 0),
    ]
    return rules
  }
}

extension UIView {
  /// Whether the view holds a constraint of its own width or height.
  final func limitsItself(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    constraintState?.owned.contains {
      $0.first.place.attribute == attribute && $0.firstItem === self
    } ?? false
  }
}
