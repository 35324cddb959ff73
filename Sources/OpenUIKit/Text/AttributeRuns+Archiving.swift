// The archived values of texts with attributes. Foundation's own archives on Linux are not read
// here: they cannot have fonts.

nonisolated extension AttributeRuns {
  private static let key = "NSTextRuns"
  private static let valuesKey = "NSTextAttributes"

  private struct Archived: Codable {
    var string: String
    /// Where each run ends in UTF-16.
    var ends: [Int]
    /// The names of the attributes of each run; their values follow each other in a list of
    /// objects.
    var names: [[String]]
  }

  /// The classes that the value of an attribute may have.
  private static var classes: [AnyClass] {
    [
      NSArray.self, NSString.self, NSNumber.self, NSURL.self, UIFont.self, UIColor.self,
      NSParagraphStyle.self, NSMutableParagraphStyle.self, NSShadow.self, NSTextAttachment.self,
    ]
  }

  /// Writes the characters, and the attributes whose values are of these classes. A coder without
  /// keys, which cannot be written to, is left alone.
  func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    var archived = Archived(string: string, ends: [], names: [])
    var values: [NSObject] = []
    for (range, attributes) in parts {
      let pairs = attributes.compactMap { key, value in
        Self.archivable(value).map { (key.rawValue, $0) }
      }
      .sorted { $0.0 < $1.0 }
      archived.ends.append(range.upperBound)
      archived.names.append(pairs.map(\.0))
      values += pairs.map(\.1)
    }
    coder.encodeValue(archived, forKey: Self.key)
    coder.encode(values as NSArray, forKey: Self.valuesKey)
  }

  private static func archivable(_ value: Any) -> NSObject? {
    let object: NSObject? =
      switch value {
      case let number as CGFloat: NSNumber(value: Double(number))
      case let number as Double: NSNumber(value: number)
      case let number as Int: NSNumber(value: number)
      case let text as String: text as NSString
      case let url as URL: url as NSURL
      case let list as [Int]: list.map { NSNumber(value: $0) } as NSArray
      default: value as? NSObject
      }
    return object.flatMap { object in
      classes.contains { object.isKind(of: $0) } ? object : nil
    }
  }

  /// Reads what `encode(with:)` wrote; nil if that is damaged.
  init?(coder: NSCoder) {
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.key),
      let list = coder.decodeObject(of: Self.classes, forKey: Self.valuesKey) as? NSArray,
      archived.names.count == archived.ends.count,
      list.count == archived.names.reduce(0, { $0 + $1.count }),
      archived.ends.last ?? 0 == archived.string.utf16.count,
      zip([0] + archived.ends, archived.ends).allSatisfy({ $0 < $1 })
    else { return nil }
    var read: [(end: Int, attributes: Attributes)] = []
    var next = 0
    for (end, names) in zip(archived.ends, archived.names) {
      var attributes: Attributes = [:]
      for name in names {
        attributes[NSAttributedString.Key(rawValue: name)] = list[next]
        next += 1
      }
      read.append((end, attributes))
    }
    self.init(archived.string, runs: read)
  }
}
