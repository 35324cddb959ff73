/// Reads the text of a visual format.
///
///     format     = [("H" | "V") ":"] ["|" gap] view {gap view} [gap "|"]
///     view       = "[" name ["(" predicate {"," predicate} ")"] "]"
///     gap        = [] | "-" | "-" predicate "-" | "-(" predicate {"," predicate} ")-"
///     predicate  = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
///
/// Names begin with a letter or `_` and go on with letters, digits and `_`. A number is negative
/// only inside parentheses.
// Fidelity: spaces may be inside parentheses only. [decided]
nonisolated struct VisualFormatParser {
  private let text: [Character]
  private var index = 0

  /// Returns the content of `format`.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private init(_ format: String) { text = Array(format) }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: try parseAxis())
    if scan("|") { format.leading = try parseGap() }
    format.items.append(try parseItem())
    while !isAtEnd {
      let gap = try parseGap()
      if scan("|") {
        format.trailing = gap
        guard isAtEnd else { throw failure("Nothing may follow the superview at the end") }
      } else {
        format.gaps.append(gap)
        format.items.append(try parseItem())
      }
    }
    return format
  }

  private mutating func parseAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    let isVertical = scan("V")
    guard isVertical || scan("H") else { return .horizontal }
    guard scan(":") else { throw failure("A ':' has to follow H or V") }
    return isVertical ? .vertical : .horizontal
  }

  // MARK: Views and gaps

  private mutating func parseItem() throws(VisualFormatError) -> VisualFormat.Item {
    guard scan("[") else {
      throw failure(
        isAtEnd ? "A view has to follow, as in [name]" : "A view is expected here, as in [name]")
    }
    guard let name = scanName() else {
      throw failure(
        "The name of a view is expected here: a letter or '_', then letters, digits and '_'")
    }
    var item = VisualFormat.Item(name: name)
    if scan("(") { item.sizes = try parseList() }
    guard scan("]") else { throw failure("A ']' is expected here, which ends the view") }
    return item
  }

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    let position = index
    guard scan("-") else { return VisualFormat.Gap(kind: .none, position: position) }
    if next == "[" || next == "|" {
      return VisualFormat.Gap(kind: .standard, position: position)
    }
    guard !isAtEnd else {
      throw failure("A view or the superview has to follow the distance")
    }
    let distances = scan("(") ? try parseList() : [try parsePredicate()]
    guard scan("-") else { throw failure("A '-' is expected here, which ends the distance") }
    return VisualFormat.Gap(kind: .distances(distances), position: position)
  }

  // MARK: Predicates

  /// The predicates up to the closing parenthesis.
  private mutating func parseList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      skipSpaces()
      predicates.append(try parsePredicate(isInParentheses: true))
      skipSpaces()
    } while scan(",")
    guard scan(")") else { throw failure("A ',' or a ')' is expected here") }
    return predicates
  }

  private mutating func parsePredicate(
    isInParentheses: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    if isInParentheses { skipSpaces() }
    let value = try parseValue(mayBeNegative: isInParentheses)
    var predicate = VisualFormat.Predicate(relation: relation, value: value)
    if scan("@") { predicate.priority = try parsePriority() }
    return predicate
  }

  private mutating func parsePriority() throws(VisualFormatError) -> VisualFormat.Value {
    let position = index
    let priority = try parseValue(mayBeNegative: false)
    if case .number(let number) = priority, !VisualFormat.priorities.contains(number) {
      throw VisualFormatError(
        reason: "A priority is at least 1 and at most 1000", position: position)
    }
    return priority
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    index += 1
    guard scan("=") else { throw failure("A relation is '==', '<=' or '>='") }
    return relation
  }

  private mutating func parseValue(
    mayBeNegative: Bool
  ) throws(VisualFormatError) -> VisualFormat.Value {
    if let name = scanName() { return .name(name) }
    let start = index
    let isNegative = mayBeNegative && scan("-")
    guard let number = try scanNumber() else {
      index = start
      throw failure("A number, or the name of one, is expected here")
    }
    return .number(isNegative ? -number : number)
  }

  // MARK: Characters

  private var isAtEnd: Bool { index == text.count }
  private var next: Character? { isAtEnd ? nil : text[index] }

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: index)
  }

  private mutating func scan(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  /// The characters from here on that `belongs` accepts.
  private mutating func scanAll(_ belongs: (Character) -> Bool) -> String {
    let start = index
    while let character = next, belongs(character) { index += 1 }
    return String(text[start..<index])
  }

  private mutating func skipSpaces() { _ = scanAll { $0 == " " } }

  private mutating func scanName() -> VisualFormat.Name? {
    let position = index
    guard let character = next, character.isLetter || character == "_" else { return nil }
    let text = scanAll { $0.isLetter || $0.isNumber || $0 == "_" }
    return VisualFormat.Name(text: text, position: position)
  }

  private mutating func scanNumber() throws(VisualFormatError) -> Double? {
    let position = index
    let digits = scanAll { ("0"..."9").contains($0) || $0 == "." }
    guard !digits.isEmpty else { return nil }
    guard let number = Double(digits), number.isFinite else {
      throw VisualFormatError(
        reason: "'\(digits.prefix(32))' is not a number that can be used", position: position)
    }
    return number
  }
}
