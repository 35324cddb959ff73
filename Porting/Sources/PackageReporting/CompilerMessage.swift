/// A message of the compiler or of the rewriter: `path:line:column: kind: text`.
struct CompilerMessage {
  var path: String
  var line: String
  /// The path, the line and the column.
  var place: String
  /// `error`, `warning` or `note`.
  var kind: String
  var text: String

  init?(_ line: String) {
    let pattern =
      /^(.+?\.(?:swift|m|mm|h|c|cpp)):(\d+):(\d+): (?:fatal )?(error|warning|note): (.*)$/
    guard line.hasPrefix("/"), let match = line.firstMatch(of: pattern) else { return nil }
    path = String(match.1)
    self.line = String(match.2)
    place = "\(match.1):\(match.2):\(match.3): "
    kind = String(match.4)
    text = String(match.5)
  }

  /// Whether the file is one of Objective-C, which cannot be compiled: also a header that includes
  /// one of Apple's.
  var isInObjectiveC: Bool {
    path.hasSuffix(".m") || path.hasSuffix(".mm")
      || text.contains(
        /^'(?:UIKit|Foundation|QuartzCore|CoreGraphics|objc)\/\w+\.h' file not found/)
  }

  /// Whether the message is about an override of something that no superclass has. It does not say
  /// its name: the line of the source does.
  var isAboutOverride: Bool {
    text.contains(/does not override any (?:method|property|subscript) from its superclass/)
  }

  /// The type, function, member or module that the message says is not there.
  var missingSymbol: String? {
    if let match = text.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
      // Names such as `view` are members of a superclass that is missing itself.
      let name = String(match.1)
      let isConstant = name.contains(/^k[A-Z]/)
      return name.first?.isUppercase == true || name.contains("_") || isConstant ? name : nil
    }
    if let match = text.firstMatch(of: /type '([^']+)' has no (?:dynamic )?member '([^']+)'/) {
      return Self.owner(match.1) + "." + match.2
    }
    if let match = text.firstMatch(of: /'([^']+)' is not a member type of \w+ '([^']+)'/) {
      return Self.owner(match.2) + "." + match.1
    }
    let alone: [Regex<(Substring, Substring)>] = [
      /no type named '([^']+)' in module/, /module '\w+' has no member named '([^']+)'/,
    ]
    for pattern in alone {
      if let match = text.firstMatch(of: pattern) { return String(match.1) }
    }
    if let match = text.firstMatch(
      of: /cannot infer contextual base in reference to member '([^']+)'/)
    {
      return "." + match.1
    }
    if let match = text.firstMatch(of: /no such module '([^']+)'/) { return "module " + match.1 }
    if let match = text.firstMatch(of: /Linux has no module (\w+)/) { return "module " + match.1 }
    return nil
  }

  /// The note about a symbol besides the message of the compiler; nil for one that is not Apple's.
  static func explanation(of symbol: String) -> String? {
    let parts = symbol.split(separator: ".", maxSplits: 1)
    if parts.first == "AnyObject", parts.count == 2 {
      return
        "Linux finds no \(parts[1]) in an object of which nothing is known: cast it to its class"
    }
    guard let first = parts.first, AppleNames.contains(first) || symbol.contains(/^k[CU][A-Z]/)
    else { return nil }
    return parts.count == 2
      ? "\(first) has no \(parts[1]) on Linux" : "there is no \(symbol) on Linux"
  }

  /// The name of a type without what it is an optional of, its arguments and the module that stands
  /// for Apple's.
  private static func owner(_ type: Substring) -> String {
    var name = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    if name.hasSuffix(".Type") { name.removeLast(5) }
    for module in [
      "OpenUIKitUmbrella.", "OpenUIKitLists.", "OpenUIKitText.", "OpenUIKitContainers.",
      "OpenUIKit.",
      "OpenQuartzCore.", "OpenCoreGraphics.",
    ]
    where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    return String(name)
  }
}
