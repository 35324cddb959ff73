/// How Objective-C names methods.
nonisolated enum SelectorName {
  /// The name that Objective-C gives a method of Swift: `tap(_:)` is `tap:`, `move(to:animated:)`
  /// is `moveTo:animated:`, `open(page:)` is `openWithPage:`. Another text is a name already.
  // Fidelity: the first label joins the base, with "With" unless one of the words there is a
  // preposition. [documented]
  static func objectiveC(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), name.last == ")" else { return name }
    let base = String(name[..<open])
    let labels = name[name.index(after: open)...].dropLast()
      .split(separator: ":", omittingEmptySubsequences: true).map(String.init)
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    return base + joint(base, first) + ":" + rest
  }

  /// Returns the text that follows the base for the first label: `WithPage` for `page`, nothing for
  /// `_`.
  private static func joint(_ base: String, _ label: String) -> String {
    guard label != "_" else { return "" }
    let isJoined =
      base != "init"
      && (prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base)))
    return (isJoined || firstWord(of: label) == "with" ? "" : "With") + label.prefix(1).uppercased()
      + label.dropFirst()
  }

  private static func firstWord(of text: String) -> String {
    String(text.prefix(1).lowercased() + text.dropFirst().prefix { !$0.isUppercase })
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text.lowercased() }
    return text[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

/// The name of a selector, as Objective-C writes it: `tap:`.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// The selector of a name. It has no method: it can be compared, and calls nothing.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

nonisolated extension NSObjectProtocol {
  /// Whether the method of a selector is one of this object's class, or of a protocol to which it
  /// conforms, all of whose methods it has. False for a selector that is only a name, since methods
  /// are not found by their names here.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.method?.isMethod(of: self) ?? false
  }
}
