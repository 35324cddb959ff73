import SourceReading

/// How many of the members that Apple's types have the same types here have, and what is missing,
/// by the reason.
///
/// Counted are the names that a type declares itself: not what it overrides, what the compiler
/// makes for enumerations and option sets, and the properties by which the optional methods of
/// protocols are called.
public struct MemberCoverage: Sendable {
  /// One type.
  struct TypeCount: Sendable {
    var name: String
    var there: Int
    /// The names that are missing, by their reasons, in the order of the list.
    var missing: [(reason: String, names: [String])]

    /// How many are missing.
    var missingCount: Int { missing.reduce(0) { $0 + $1.names.count } }
  }

  /// The types that lack something, the most incomplete first.
  let incomplete: [TypeCount]
  let thereCount: Int
  let missingCount: Int
  let typeCount: Int
  /// The errors of the list.
  let diagnostics: [SourceDiagnostic]

  /// Counts.
  ///
  /// - Parameters:
  ///   - members: The missing members.
  ///   - modules: The declarations.
  init(_ members: AppleMembers, in modules: ModuleSymbols) {
    var declared = modules.ownMembers
    var diagnostics: [SourceDiagnostic] = []
    var known: Set<String> = []
    var missing: [String: [(reason: String, names: [String])]] = [:]
    for member in members.members {
      func complain(_ message: String) {
        diagnostics.append(
          SourceDiagnostic(
            path: members.path, line: member.line, severity: .error, message: message))
      }
      let fullName = "\(member.type).\(member.name)"
      guard known.insert(fullName).inserted else {
        complain("\(fullName) is listed twice")
        continue
      }
      guard declared[member.type] != nil else {
        complain("\(member.type) is not declared here: a list of its members says nothing")
        continue
      }
      let isDeclared = declared[member.type]?.contains(member.name) ?? false
      if member.reason.isOurs {
        if !isDeclared { complain("\(fullName) is not declared here") }
        declared[member.type]?.remove(member.name)
      } else if isDeclared {
        complain("\(fullName) is declared here: take it off the list")
      } else if member.reason.isCounted {
        var sections = missing[member.type] ?? []
        if sections.last?.reason == member.reason.text {
          sections[sections.count - 1].names.append(member.name)
        } else {
          sections.append((member.reason.text, [member.name]))
        }
        missing[member.type] = sections
      }
    }
    let counts = declared.map {
      TypeCount(name: $0.key, there: $0.value.count, missing: missing[$0.key] ?? [])
    }
    self.diagnostics = diagnostics
    typeCount = counts.count
    thereCount = counts.reduce(0) { $0 + $1.there }
    missingCount = counts.reduce(0) { $0 + $1.missingCount }
    incomplete = counts.filter { !$0.missing.isEmpty }
      .sorted { ($1.missingCount, $0.name) < ($0.missingCount, $1.name) }
  }

  /// One line: how many members there are.
  public var summary: String {
    let all = thereCount + missingCount
    let share = all == 0 ? 0 : thereCount * 1000 / all
    return "\(typeCount) types have \(thereCount) of \(all) members of Apple's, "
      + "\(share / 10).\(share % 10) %"
  }

  /// A line for each type that lacks something, and one for each reason below it.
  public var table: [String] {
    incomplete.flatMap { type in
      ["\(type.name): \(type.there) of \(type.there + type.missingCount)"]
        + type.missing.map { "  \($0.reason): \($0.names.sorted().joined(separator: " "))" }
    }
  }
}

extension ModuleSymbols {
  /// By the full name of a type, the names of the members that it declares itself.
  fileprivate var ownMembers: [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    var protocols: Set<String> = []
    for symbol in symbols.values where symbol.isType && !symbol.isInternalName {
      members[symbol.fullName] = []
      if symbol.kind == "swift.protocol" { protocols.insert(symbol.fullName) }
    }
    for symbol in symbols.values {
      guard let owner = symbol.owner, members[owner] != nil, !symbol.isInternalName,
        original(of: symbol).usr == symbol.usr, !Self.made.contains(symbol.name)
      else { continue }
      members[owner]?.insert(symbol.name)
    }
    for name in protocols {
      guard let names = members[name] else { continue }
      let methods = Set(names.compactMap { $0.contains("(") ? $0.prefix { $0 != "(" } : nil })
      members[name] = names.filter { $0.contains("(") || !methods.contains(Substring($0)) }
    }
    return members
  }

  /// The names of members that the compiler makes, or that Apple's headers do not name.
  private static let made: Set<String> = [
    "init(rawValue:)", "rawValue", "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue",
    "encode(to:)", "init(from:)", "description", "debugDescription",
  ]
}

extension SymbolGraph.Symbol {
  /// Whether a type around it, or the symbol itself, has a name that begins with an underscore.
  fileprivate var isInternalName: Bool { path.contains { $0.hasPrefix("_") } }
}
