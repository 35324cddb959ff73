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
  ///   - all: These and those of the modules that use them.
  init(_ members: AppleMembers, in modules: ModuleSymbols, and all: ModuleSymbols) {
    var declared = modules.ownMembers(in: all)
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
