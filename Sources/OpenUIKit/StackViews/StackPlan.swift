/// The values on which the constraints of all views of a stack view depend, and these constraints.
struct StackPlan: Equatable {
  let settings: StackSettings
  let along: StackDirection
  let across: StackDirection
  /// The stack view, or its margins.
  private let canvas: LayoutItemLink
  /// The view whose length all have; nil if lengths differ.
  private let longest: LayoutItemLink?
  /// The view with whose baseline others are aligned; nil without baselines.
  private let aligned: LayoutItemLink?
  /// The gap that others are as long as; nil if gaps differ.
  private let firstGap: LayoutItemLink?
  /// Whether one of the views has lines that are broken where its width ends.
  private let hasWrappingText: Bool
  /// The length of the content of each view, where views share the length in proportion.
  private let lengths: [CGFloat]
  private let sumOfLengths: CGFloat

  init(_ settings: StackSettings, _ items: [StackItem], in stack: UIStackView) {
    let isRightToLeft = stack.isLeadingRight
    self.settings = settings
    along = StackDirection(settings.axis, isRightToLeft: isRightToLeft)
    across = StackDirection(settings.axis.across, isRightToLeft: isRightToLeft)
    canvas = LayoutItemLink(
      settings.isMarginsRelative ? .guide(stack.layoutMarginsGuide) : .view(stack))
    let visible = items.filter { !$0.isHidden }
    let first = visible.first.map { LayoutItemLink(.view($0.view)) }
    let text = settings.usesBaseline ? visible.first { $0.view.textBaseline != nil } : nil
    aligned = settings.usesBaseline ? text.map { LayoutItemLink(.view($0.view)) } ?? first : nil
    let hasGaps = settings.distribution.hasEqualGaps && visible.count > 1
    firstGap = hasGaps ? LayoutItemLink(.guide(visible[1].ensuredGap(in: stack))) : nil
    hasWrappingText =
      settings.mayCompressSome && visible.contains { $0.view.heightOfContentDependsOnWidth }
    let isProportional = settings.distribution == .fillProportionally
    lengths =
      isProportional
      ? items.map { $0.isHidden ? 0 : $0.naturalLength(along: settings.axis) } : []
    let hasEqualLengths =
      settings.distribution == .fillEqually || (isProportional && lengths.allSatisfy { $0 == 0 })
    longest = hasEqualLengths ? first : nil
    sumOfLengths = lengths.reduce(0, +) + settings.spacing * CGFloat(max(0, visible.count - 1))
  }

  /// Whether the constraints of a view depend on its index: what yields does so from the end.
  var countsIndexes: Bool {
    settings.distribution == .equalCentering || settings.distribution == .fillProportionally
  }

  /// Whether the gap before a view has a guide.
  func needsGap(_ item: StackItem) -> Bool { firstGap != nil && !item.isHidden }

  // MARK: Views

  /// The constraints of a view that follows `previous`, the visible view before.
  func relations(
    of item: StackItem, at index: Int, after previous: StackItem?, in stack: UIStackView
  ) -> [StackRelation] {
    let view = LayoutItem.view(item.view)
    if item.isHidden { return hiding(item, view, after: previous) }
    // What the first view does not have is last: a view that becomes the first, or is not any more,
    // keeps the others.
    let own = alignment(item, view) + length(of: item, view, at: index)
    guard let previous else { return own }
    return own + [spacing(from: previous, to: item)]
      + gap(from: previous, to: item, at: index, in: stack)
  }

  private func spacing(from previous: StackItem, to item: StackItem) -> StackRelation {
    let (from, to) = edges(from: previous.view, to: item.view)
    var constant = previous.spacing ?? settings.spacing
    if constant == UIStackView.spacingUseSystem {
      constant = SystemSpacing.distance(from: from, to: to)
    }
    return along.distance(
      .spacing, from: from, to: to,
      settings.distribution.hasEqualGaps ? .greaterThanOrEqual : .equal, constant)
  }

  /// Where the distance between two views begins and ends.
  // Fidelity: a view without text counts from its edges. [documented]
  private func edges(
    from: UIView, to: UIView
  ) -> (from: LayoutOperand, to: LayoutOperand) {
    let usesBaselines = settings.isBaselineRelative && settings.axis == .vertical
    let last = usesBaselines && from.viewForBaseline(isFirst: false).textBaseline != nil
    let first = usesBaselines && to.viewForBaseline(isFirst: true).textBaseline != nil
    return (
      LayoutOperand(.view(from), last ? .lastBaseline : along.end),
      LayoutOperand(.view(to), first ? .firstBaseline : along.start)
    )
  }

  // MARK: Distribution

  private func length(of item: StackItem, _ view: LayoutItem, at index: Int) -> [StackRelation] {
    if longest != nil { return sameLength(view, as: longest) }
    return lengths.isEmpty ? leastLength(of: item, view) : [share(of: view, at: index)]
  }

  /// Beside text that can have more lines, other views keep the width of their content.
  // Fidelity: of equal resistance the text is compressed. [observed iOS 15]
  private func leastLength(of item: StackItem, _ view: LayoutItem) -> [StackRelation] {
    guard hasWrappingText, !item.view.heightOfContentDependsOnWidth else { return [] }
    let length = item.view.intrinsicContentSize.width
    let resistance = item.view.contentCompressionResistancePriority(for: .horizontal).rawValue
    guard length > 0, length.isFinite, resistance < 999 else { return [] }
    return [
      StackRelation(
        role: .textWidth, first: LayoutOperand(view, .width), relation: .greaterThanOrEqual,
        constant: length, priority: UILayoutPriority(resistance + 0.5))
    ]
  }

  private func sameLength(_ view: LayoutItem, as other: LayoutItemLink?) -> [StackRelation] {
    guard let other = other?.item, other.id != view.id else { return [] }
    return [
      StackRelation(
        role: .fillEqually, first: LayoutOperand(view, along.length),
        second: LayoutOperand(other, along.length))
    ]
  }

  /// The part of the length that a view has in proportion.
  // Fidelity: spacings count as parts, and views further behind yields: with spacings the last view
  // is shorter or longer than its part. [observed]
  private func share(of view: LayoutItem, at index: Int) -> StackRelation {
    let length = LayoutOperand(view, along.length)
    guard lengths[index] > 0, sumOfLengths > 0, let canvas = canvas.item else {
      return StackRelation(role: .fillProportionally, first: length)
    }
    return StackRelation(
      role: .fillProportionally, first: length, second: LayoutOperand(canvas, along.length),
      multiplier: lengths[index] / sumOfLengths,
      priority: UILayoutPriority(max(Float(999 - index), 751)))
  }

  /// The guide between two views, whose length is that of the first one.
  // Fidelity: the lengths between centres yields, the later ones first. [observed]
  private func gap(
    from previous: StackItem, to item: StackItem, at index: Int, in stack: UIStackView
  ) -> [StackRelation] {
    guard settings.distribution.hasEqualGaps else { return [] }
    let guide = LayoutItem.guide(item.ensuredGap(in: stack))
    let isCentering = settings.distribution == .equalCentering
    let edges = edges(from: previous.view, to: item.view)
    let from =
      isCentering ? LayoutOperand(.view(previous.view), along.center) : edges.from
    let to = isCentering ? LayoutOperand(.view(item.view), along.center) : edges.to
    var relations = [
      StackRelation(
        role: .distributingEdge, first: LayoutOperand(guide, along.start), second: from),
      StackRelation(role: .distributingEdge, first: LayoutOperand(guide, along.end), second: to),
    ]
    for var same in sameLength(guide, as: firstGap) {
      if isCentering { same.priority = UILayoutPriority(max(Float(151 - index), 60)) }
      relations.append(same)
    }
    return relations
  }

  // MARK: Alignment

  private func alignment(_ item: StackItem, _ view: LayoutItem) -> [StackRelation] {
    guard let canvas = canvas.item else { return [] }
    var relations =
      aligned.map { baseline(item, view, with: $0) }
      ?? settings.effectiveAlignment.attributes(across).map {
        StackRelation(
          role: .alignment, first: LayoutOperand(canvas, $0), second: LayoutOperand(view, $0))
      }
    if settings.mayLeaveStart {
      relations.append(
        across.distance(
          .spanningBoundary, from: LayoutOperand(canvas, across.start),
          to: LayoutOperand(view, across.start), .greaterThanOrEqual))
    }
    if settings.mayLeaveEnd {
      relations.append(
        across.distance(
          .spanningBoundary, from: LayoutOperand(view, across.end),
          to: LayoutOperand(canvas, across.end), .greaterThanOrEqual))
    }
    guard settings.effectiveAlignment != .fill else { return relations }
    relations.append(
      StackRelation(
        role: .ambiguitySuppression, first: LayoutOperand(view, across.length),
        priority: UILayoutPriority(25)))
    return relations
  }

  // Fidelity: beside text a view without text is aligned by its top or its bottom, and so is a
  // stack view. [observed]
  private func baseline(
    _ item: StackItem, _ view: LayoutItem, with aligned: LayoutItemLink
  ) -> [StackRelation] {
    guard let aligned = aligned.item, aligned.id != view.id else { return [] }
    let hasText = item.view.textBaseline != nil && aligned.hostView?.textBaseline != nil
    let isFirst = settings.effectiveAlignment == .firstBaseline
    let attribute: NSLayoutConstraint.Attribute =
      isFirst ? (hasText ? .firstBaseline : .top) : (hasText ? .lastBaseline : .bottom)
    return [
      StackRelation(
        role: .alignment, first: LayoutOperand(aligned, attribute),
        second: LayoutOperand(view, attribute))
    ]
  }

  // MARK: Hidden views

  /// A hidden view has no length where its predecessor ends, and no effect on others: it lies
  /// across the axis as it did.
  // Fidelity: UIKit requires the length 0, which contradicts a width that the program requires;
  // here that is no conflict. [decided]
  private func hiding(
    _ item: StackItem, _ view: LayoutItem, after previous: StackItem?
  ) -> [StackRelation] {
    guard let canvas = canvas.item else { return [] }
    let from =
      previous.map { LayoutOperand(.view($0.view), along.end) }
      ?? LayoutOperand(canvas, along.start)
    let place =
      settings.effectiveAlignment.attributes(across).first
      ?? (settings.effectiveAlignment == .lastBaseline ? across.end : across.start)
    let (least, role) = (StackPlan.hidingPriority, StackRole.hiding)
    return [
      StackRelation(
        role: role, first: LayoutOperand(view, along.start), second: from, priority: least),
      StackRelation(role: role, first: LayoutOperand(view, along.length), priority: least),
      StackRelation(
        role: role, first: LayoutOperand(canvas, place), second: LayoutOperand(view, place),
        priority: least),
      StackRelation(
        role: role, first: LayoutOperand(view, across.length), constant: item.lengthWhenHidden,
        priority: least),
    ]
  }

  private static let hidingPriority = UILayoutPriority(999.5)

  // MARK: Edges

  /// The constraints of the edges, to which the first and the last visible view are connected.
  func edges(first: StackItem?, last: StackItem?, isEmpty: Bool) -> [StackRelation] {
    guard let canvas = canvas.item else { return [] }
    guard let first, let last else {
      return [
        fit(canvas, along, isEmpty ? UILayoutPriority(49) : StackPlan.hidingPriority),
        fit(canvas, across, UILayoutPriority(49)),
      ]
    }
    var relations = [
      connection(canvas, along.start, .view(first.view)),
      connection(canvas, along.end, .view(last.view)),
    ]
    if first !== last { relations += fitAlong(canvas, .view(first.view)) }
    guard settings.effectiveAlignment != .fill else { return relations }
    // Fidelity: text is as high, or as low, as the tallest view allows. [observed]
    if let aligned = aligned?.item {
      let isFirst = settings.effectiveAlignment == .firstBaseline
      relations.append(
        connection(
          canvas, isFirst ? across.start : across.end, aligned, priority: UILayoutPriority(26)))
    }
    return relations + [fit(canvas, across, UILayoutPriority(51))]
  }

  private func connection(
    _ canvas: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem,
    priority: UILayoutPriority = .required
  ) -> StackRelation {
    StackRelation(
      role: .canvasConnection, first: LayoutOperand(canvas, attribute),
      second: LayoutOperand(item, attribute), priority: priority)
  }

  private func fit(
    _ canvas: LayoutItem, _ direction: StackDirection, _ priority: UILayoutPriority
  ) -> StackRelation {
    StackRelation(
      role: .canvasFit, first: LayoutOperand(canvas, direction.length), priority: priority)
  }

  /// Returns the constraints that determine lengths which the views leave open.
  private func fitAlong(_ canvas: LayoutItem, _ first: LayoutItem) -> [StackRelation] {
    switch settings.distribution {
    // Gaps may be longer than they have to be.
    case .equalSpacing, .equalCentering: return [fit(canvas, along, UILayoutPriority(49))]
    // Fidelity: among equals the first view is stretched. [observed]
    case .fill:
      return [
        StackRelation(
          role: .ambiguitySuppression, first: LayoutOperand(first, along.length),
          relation: .greaterThanOrEqual, second: LayoutOperand(canvas, along.length),
          priority: UILayoutPriority(2))
      ]
    case .fillEqually, .fillProportionally: return []
    }
  }
}

nonisolated extension StackSettings {
  /// The alignment that counts: there are no baselines across a column.
  // Fidelity: baselines are for rows only [documented]; in a column they count as leading.
  // [decided]
  var effectiveAlignment: UIStackView.Alignment {
    axis == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline)
      ? .leading : alignment
  }

  /// Whether text is aligned.
  var usesBaseline: Bool {
    effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
  }

  /// Whether views of a row may be compressed differently.
  fileprivate var mayCompressSome: Bool {
    axis == .horizontal && distribution != .fillEqually && distribution != .fillProportionally
  }

  /// Whether views need not begin where the stack view begins across.
  fileprivate var mayLeaveStart: Bool {
    effectiveAlignment != .fill && effectiveAlignment != .leading
  }
  /// Whether views need not end where the stack view ends across.
  fileprivate var mayLeaveEnd: Bool {
    effectiveAlignment != .fill && effectiveAlignment != .trailing
  }
}

nonisolated extension UIStackView.Alignment {
  /// The attributes that views have in common with the stack view; none for baselines.
  fileprivate func attributes(_ across: StackDirection) -> [NSLayoutConstraint.Attribute] {
    switch self {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .center: [across.center]
    case .trailing: [across.end]
    case .firstBaseline, .lastBaseline: []
    }
  }
}

nonisolated extension UIStackView.Distribution {
  /// Whether distances rather than lengths are equal.
  fileprivate var hasEqualGaps: Bool { self == .equalSpacing || self == .equalCentering }
}
