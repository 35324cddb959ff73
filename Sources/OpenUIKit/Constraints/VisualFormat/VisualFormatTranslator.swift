import Foundation
import MisuseReports

/// Makes constraints of what a visual format says.
struct VisualFormatTranslator {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The constraints that a format describes; a format with a mistake is reported and makes none.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any]?,
    _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let translator = VisualFormatTranslator(
        format: try VisualFormatParser.parse(format), options: options, metrics: metrics ?? [:],
        views: views)
      return try translator.constraints()
    } catch {
      Misuse.report(.visualFormat(format, error))
      return []
    }
  }

  // Fidelity: sizes and gaps are in the order of the text, alignments follow. [decided]
  private func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let attributes = try alignedAttributes()
    var items: [LayoutItem] = []
    for item in format.items { items.append(try self.item(item.name)) }
    var made: [NSLayoutConstraint] = []
    if let gap = format.leading { made += try leading(gap, items[0]) }
    for (index, item) in format.items.enumerated() {
      for size in item.sizes { made.append(try self.size(size, of: items[index])) }
      guard index < format.gaps.count else { continue }
      made += try gap(format.gaps[index], from: items[index], to: items[index + 1])
    }
    if let gap = format.trailing { made += try trailing(gap, items[items.count - 1]) }
    return made + alignments(attributes, of: items)
  }

  // MARK: Directions

  private var isVertical: Bool { format.axis == .vertical }
  /// Whether the views follow each other from right to left, whatever the language.
  private var isReversed: Bool {
    !isVertical && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The sides where a view begins and ends.
  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if isReversed { return (.right, .left) }
    let isFixed = options.intersection(.directionMask) == .directionLeftToRight
    return isFixed ? (.left, .right) : (.leading, .trailing)
  }

  /// The margins of the superview at these sides.
  private var margins: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.topMargin, .bottomMargin) }
    if isReversed { return (.rightMargin, .leftMargin) }
    let isFixed = options.intersection(.directionMask) == .directionLeftToRight
    return isFixed ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
  }

  // MARK: Gaps

  // Fidelity: `|-` and `-|` lead to the superview's margins. [observed iOS 8 and later]
  private func leading(
    _ gap: VisualFormat.Gap, _ item: LayoutItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let superview = try self.superview(of: item, at: gap.position - 1)
    let start = gap.kind == .standard ? margins.start : sides.start
    return try distances(
      gap, LayoutOperand(.view(superview), start), LayoutOperand(item, sides.start), standard: 0)
  }

  private func trailing(
    _ gap: VisualFormat.Gap, _ item: LayoutItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let position = gap.position + (gap.kind == .standard ? 1 : 0)
    let superview = try self.superview(of: item, at: position)
    let end = gap.kind == .standard ? margins.end : sides.end
    return try distances(
      gap, LayoutOperand(item, sides.end), LayoutOperand(.view(superview), end), standard: 0)
  }

  private func gap(
    _ gap: VisualFormat.Gap, from first: LayoutItem, to second: LayoutItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let usesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
    let end = LayoutOperand(first, usesBaselines ? .lastBaseline : sides.end)
    let start = LayoutOperand(second, usesBaselines ? .firstBaseline : sides.start)
    return try distances(
      gap, end, start, standard: SystemSpacing.distance(from: end, to: start))
  }

  /// The constraints for the distance from one position to the next one.
  private func distances(
    _ gap: VisualFormat.Gap, _ from: LayoutOperand, _ to: LayoutOperand, standard: CGFloat
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (first, second) = isReversed ? (from, to) : (to, from)
    switch gap.kind {
    case .none: return [NSLayoutConstraint(first, .equal, second)]
    case .standard: return [NSLayoutConstraint(first, .equal, second, constant: standard)]
    case .distances(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = try number(predicate.value)
        made.append(
          try withPriority(
            predicate,
            NSLayoutConstraint(first, predicate.relation, second, constant: CGFloat(constant))))
      }
      return made
    }
  }

  // MARK: Sizes

  private func size(
    _ predicate: VisualFormat.Predicate, of item: LayoutItem
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let length = isVertical ? NSLayoutConstraint.Attribute.height : .width
    let first = LayoutOperand(item, length)
    if case .name(let name) = predicate.value, let other = views[name.text].flatMap(LayoutItem.init)
    {
      return try withPriority(
        predicate, NSLayoutConstraint(first, predicate.relation, LayoutOperand(other, length)))
    }
    let constant = CGFloat(try number(predicate.value, mayBeView: true))
    return try withPriority(
      predicate, NSLayoutConstraint(first, predicate.relation, nil, constant: constant))
  }

  private func withPriority(
    _ predicate: VisualFormat.Predicate, _ constraint: NSLayoutConstraint
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    guard let value = predicate.priority else { return constraint }
    let priority = try number(value)
    guard VisualFormat.priorities.contains(priority) else {
      throw VisualFormatError(
        reason: "The priority \(priority) is not between 1 and 1000", position: value.position)
    }
    constraint.priority = UILayoutPriority(Float(priority))
    return constraint
  }

  // MARK: Alignment

  /// The attributes that the options align.
  private func alignedAttributes() throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
    var attributes: [NSLayoutConstraint.Attribute] = []
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(
          reason: "The option to align \(attribute) does not fit a format that lies along "
            + (isVertical ? "the vertical axis" : "the horizontal axis"), position: 0)
      }
      attributes.append(attribute)
    }
    return attributes
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  // Fidelity: the superview is not aligned. [observed]
  private func alignments(
    _ attributes: [NSLayoutConstraint.Attribute], of items: [LayoutItem]
  ) -> [NSLayoutConstraint] {
    attributes.flatMap { attribute in
      zip(items, items.dropFirst()).map {
        NSLayoutConstraint(LayoutOperand($0, attribute), .equal, LayoutOperand($1, attribute))
      }
    }
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> LayoutItem {
    guard let object = views[name.text] else {
      throw VisualFormatError(
        reason: "'\(name.text)' is not among the views", position: name.position)
    }
    guard let item = LayoutItem(object) else {
      throw VisualFormatError(
        reason: "'\(name.text)' is neither a view nor a layout guide", position: name.position)
    }
    return item
  }

  private func superview(
    of item: LayoutItem, at position: Int
  ) throws(VisualFormatError) -> UIView {
    guard let view = item.container else {
      throw VisualFormatError(
        reason: "'|' has no meaning here, because the view next to it has no superview",
        position: position)
    }
    return view
  }

  private func number(
    _ value: VisualFormat.Value, mayBeView: Bool = false
  ) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name.text] else {
        throw VisualFormatError(
          reason: "'\(name.text)' is not among the metrics" + (mayBeView ? " or views" : ""),
          position: name.position)
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw VisualFormatError(
          reason: "'\(name.text)' is \(metric), which is no finite number", position: name.position)
      }
      return number
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as CGFloat: Double(number)
    case let number as UILayoutPriority: Double(number.rawValue)
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

nonisolated extension VisualFormat.Value {
  /// Where the value is in the format, if it is a name.
  fileprivate var position: Int {
    if case .name(let name) = self { return name.position }
    return 0
  }
}

@MainActor extension Misuse {
  fileprivate static func visualFormat(_ format: String, _ error: VisualFormatError) -> Misuse {
    Misuse(
      id: "constraint.visual-format",
      message: "Unable to parse constraint format:\n\(error.reason)\n\(format)\n"
        + String(repeating: " ", count: max(0, error.position)) + "^\nNo constraint is made",
      reason: "A format has views in brackets, distances between them, and '|' for the superview",
      remedy: "Correct the format at the mark, or what the views and metrics are named",
      raisesInUIKit: true)
  }
}
