/// Characters with attributes: runs of characters that have the same.
///
/// Foundation's own storage compares the values of attributes as Core Foundation does, which on
/// Linux stops the program for objects of classes that are written in Swift: fonts, colours,
/// paragraph styles.
nonisolated struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var string = ""
  /// Where each run ends in UTF-16, and its attributes. Neighbours differ, as far as that can be
  /// known.
  private var runs: [(end: Int, attributes: Attributes)] = []

  /// - Parameter runs: where each run ends in UTF-16, above the one before, and the last at the end
  ///   of the text.
  init(_ string: String, runs: [(end: Int, attributes: Attributes)]) {
    self.string = string
    self.runs = runs
  }

  init(_ string: String, _ attributes: Attributes?) {
    self.string = string
    if !string.isEmpty { runs = [(string.utf16.count, attributes ?? [:])] }
  }

  init(_ string: NSAttributedString) {
    self.string = string.string
    let length = self.string.utf16.count
    var place = 0
    while place < length {
      var range = NSRange()
      let attributes = string.attributes(at: place, effectiveRange: &range)
      let end = max(min(range.upperBound, length), place + 1)
      append(end - place, attributes, to: &runs)
      place = end
    }
  }

  var length: Int { runs.last?.end ?? 0 }

  /// The attributes of a character, and where they are the same.
  func attributes(at location: Int) -> (Attributes, NSRange) {
    guard let index = index(at: location) else {
      return ([:], NSRange(location: length, length: 0))
    }
    return (runs[index].attributes, range(of: index))
  }

  /// The run of a character; nil if there is no such character.
  private func index(at location: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= location { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? low : nil
  }

  private func range(of index: Int) -> NSRange {
    let start = index > 0 ? runs[index - 1].end : 0
    return NSRange(location: start, length: runs[index].end - start)
  }

  /// Where the value of one attribute, or where all are the same, inside a range.
  func range(
    around location: Int, in limit: NSRange, isSame: (Attributes, Attributes) -> Bool
  ) -> NSRange {
    let (own, first) = attributes(at: location)
    var (start, end) = (first.lowerBound, first.upperBound)
    while start > limit.lowerBound {
      let (attributes, range) = attributes(at: start - 1)
      guard isSame(attributes, own) else { break }
      start = range.lowerBound
    }
    while end < min(limit.upperBound, length) {
      let (attributes, range) = attributes(at: end)
      guard isSame(attributes, own) else { break }
      end = range.upperBound
    }
    return NSIntersectionRange(NSRange(location: start, length: end - start), limit)
  }

  /// Replaces characters; what is new has its own attributes, or those of the first character that
  /// it replaces, or of the one before.
  mutating func replace(_ range: NSRange, with new: AttributeRuns, inherits: Bool) {
    let inherited = inherits ? attributesForNew(in: range) : nil
    replaceRuns(in: range, with: new.parts.map { ($0.length, inherited ?? $1) })
    replaceCharacters(in: range, with: new.string)
  }

  /// Replaces the runs of a range: those before it stay, those behind it move.
  private mutating func replaceRuns(
    in range: NSRange, with new: [(length: Int, attributes: Attributes)]
  ) {
    // With the runs beside it, which may have the same attributes.
    let first = range.location > 0 ? index(at: range.location - 1) ?? runs.count : 0
    let last = index(at: range.upperBound) ?? runs.count - 1
    var result: [(end: Int, attributes: Attributes)] = []
    let start = first > 0 ? runs[first - 1].end : 0
    if first < runs.count {
      append(range.location - start, runs[first].attributes, to: &result)
    }
    for (length, attributes) in new { append(length, attributes, to: &result) }
    if last >= 0, last < runs.count {
      append(runs[last].end - range.upperBound, runs[last].attributes, to: &result)
    }
    let old = last >= 0 && last < runs.count ? runs[last].end : start
    let shift = start + (result.last?.end ?? 0) - old
    if first <= last {
      runs.replaceSubrange(first...last, with: result.map { (start + $0.end, $0.attributes) })
    } else {
      runs.insert(contentsOf: result.map { (start + $0.end, $0.attributes) }, at: first)
    }
    guard shift != 0 else { return }
    for index in (first + result.count)..<runs.count { runs[index].end += shift }
  }

  private mutating func replaceCharacters(in range: NSRange, with new: String) {
    let utf16 = string.utf16
    let start = utf16.index(string.startIndex, offsetBy: range.location)
    let end = utf16.index(start, offsetBy: range.length)
    if let first = start.samePosition(in: string.unicodeScalars),
      let last = end.samePosition(in: string.unicodeScalars)
    {
      // Three copies of memory: replacing a part of it costs a call for each of its characters.
      let (before, after) = (string[..<first], string[last...])
      var result = ""
      result.reserveCapacity(before.utf8.count + new.utf8.count + after.utf8.count)
      result += before
      result += new
      result += after
      string = result
    } else {
      // Halves of pairs stay, as what stands for them.
      string = (string as NSString).replacingCharacters(in: range, with: new)
    }
  }

  /// Changes the attributes of characters.
  mutating func change(_ range: NSRange, _ body: (inout Attributes) -> Void) {
    guard range.length > 0 else { return }
    let changed = runsInside(range).map { length, attributes in
      var attributes = attributes
      body(&attributes)
      return (length: length, attributes: attributes)
    }
    replaceRuns(in: range, with: changed)
  }

  /// The attributes of the runs in a range, and how long they are in it.
  private func runsInside(_ range: NSRange) -> [(length: Int, attributes: Attributes)] {
    var result: [(length: Int, attributes: Attributes)] = []
    var place = range.location
    var number = index(at: place) ?? runs.count
    while place < range.upperBound, number < runs.count {
      let end = min(runs[number].end, range.upperBound)
      result.append((end - place, runs[number].attributes))
      place = end
      number += 1
    }
    return result
  }

  /// The characters and attributes of a range.
  func part(_ range: NSRange) -> AttributeRuns {
    var result = AttributeRuns(substring(of: range), nil)
    result.runs = []
    for (length, attributes) in runsInside(range) {
      append(length, attributes, to: &result.runs)
    }
    return result
  }

  private func substring(of range: NSRange) -> String {
    let utf16 = string.utf16
    let start = utf16.index(string.startIndex, offsetBy: range.location)
    let end = utf16.index(start, offsetBy: range.length)
    guard start.samePosition(in: string.unicodeScalars) != nil,
      end.samePosition(in: string.unicodeScalars) != nil
    else {
      // Halves of pairs are what stands for them.
      return (string as NSString).substring(with: range)
    }
    return String(string[start..<end])
  }

  // MARK: For ranges that programs give

  /// The attributes of a character, and where they are the same; a location outside is reported.
  func checkedAttributes(
    at location: Int, _ range: NSRangePointer?, function: String = #function
  ) -> Attributes {
    guard isCharacter(location, function) else {
      range?.pointee = NSRange(location: length, length: 0)
      return [:]
    }
    let (attributes, effective) = attributes(at: location)
    range?.pointee = effective
    return attributes
  }

  /// The attributes of a character, and where in a limit something of them is the same; a location
  /// or a limit outside is reported.
  func checkedAttributes(
    at location: Int, _ range: NSRangePointer?, in limit: NSRange, function: String = #function,
    isSame: (Attributes, Attributes) -> Bool
  ) -> Attributes {
    guard isCharacter(location, function), limit.checkInside(length: length, function) else {
      range?.pointee = NSRange(location: length, length: 0)
      return [:]
    }
    range?.pointee = self.range(around: location, in: limit, isSame: isSame)
    return attributes(at: location).0
  }

  /// The characters and attributes of a range; nothing of one outside, which is reported.
  func checkedPart(_ range: NSRange, function: String = #function) -> AttributeRuns {
    range.checkInside(length: length, function) ? part(range) : AttributeRuns("", nil)
  }

  private func isCharacter(_ location: Int, _ function: String) -> Bool {
    NSRange(location: location, length: 1).checkInside(length: length, function)
  }

  /// The runs, where they are.
  var parts: some Sequence<(NSRange, Attributes)> {
    runs.indices.lazy.map { (range(of: $0), runs[$0].attributes) }
  }

  private func attributesForNew(in range: NSRange) -> Attributes {
    if range.length > 0 { return attributes(at: range.location).0 }
    return range.location > 0 ? attributes(at: range.location - 1).0 : attributes(at: 0).0
  }

  private func append(
    _ count: Int, _ attributes: Attributes,
    to runs: inout [(end: Int, attributes: Attributes)]
  ) {
    guard count > 0 else { return }
    if let last = runs.last, Self.areSame(last.attributes, attributes) {
      runs[runs.count - 1].end += count
    } else {
      runs.append(((runs.last?.end ?? 0) + count, attributes))
    }
  }

  static func areSame(_ first: Attributes, _ second: Attributes) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, value in second[key].map { isSame(value, $0) } ?? false }
  }

  /// Whether two values are equal; nil and values that cannot be compared are not.
  static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return (first as AnyObject) === (second as AnyObject)
  }
}

nonisolated extension AttributeRuns: Equatable {
  static func == (first: AttributeRuns, second: AttributeRuns) -> Bool {
    first.string == second.string
      && first.runs.elementsEqual(second.runs) {
        $0.end == $1.end && areSame($0.attributes, $1.attributes)
      }
  }
}

/// A text with attributes that does not change, stored as Foundation's own storage cannot on Linux.
nonisolated final class StoredAttributedString: NSAttributedString {
  private let stored: AttributeRuns

  init(_ runs: AttributeRuns) {
    stored = runs
    super.init(string: runs.string)
  }

  required init?(coder: NSCoder) {
    guard let runs = AttributeRuns(coder: coder) else { return nil }
    stored = runs
    super.init(string: runs.string)
  }

  override func encode(with coder: NSCoder) { stored.encode(with: coder) }

  override var classForCoder: AnyClass { StoredAttributedString.self }

  deinit {}

  override var string: String { stored.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    stored.checkedAttributes(at: location, range)
  }

  override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    stored.checkedAttributes(at: location, range, in: rangeLimit, isSame: AttributeRuns.areSame)
  }

  override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    stored.checkedAttributes(at: location, range, in: rangeLimit) {
      AttributeRuns.isSame($0[attrName], $1[attrName])
    }[attrName]
  }

  override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    StoredAttributedString(stored.checkedPart(range))
  }

  override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    NSTextStorage(attributedString: self).enumerateAttribute(
      attrName, in: enumerationRange, options: opts, using: block)
  }

  override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    NSTextStorage(attributedString: self).enumerateAttributes(
      in: enumerationRange, options: opts, using: block)
  }

  override func isEqual(to other: NSAttributedString) -> Bool { stored == AttributeRuns(other) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map(isEqual(to:)) ?? false
  }

  override var hash: Int { string.hash }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSTextStorage(attributedString: self)
  }
}
