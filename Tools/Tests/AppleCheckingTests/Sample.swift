import AppleChecking
import Foundation
import SourceReading

/// Returns the symbol graph of modules, from lines of the form `path: declaration`. The identity of
/// a symbol is its path.
///
/// `open`, `package`, or nothing for `public`, stands before the declaration; `A > B` says that A
/// inherits from B or conforms to it, `A.a overrides B.a` what it says.
func graph(_ text: String) throws -> SymbolGraph {
  var symbols: [[String: Any]] = []
  var relationships: [[String: String]] = []
  for line in text.split(separator: "\n").map(String.init) {
    let relation = line.components(separatedBy: " > ")
    if relation.count == 2 {
      for target in relation[1].components(separatedBy: ", ") {
        relationships.append([
          "kind": "conformsTo", "source": relation[0], "target": target,
          "targetFallback": "Swift." + target,
        ])
      }
      continue
    }
    let override = line.components(separatedBy: " overrides ")
    if override.count == 2 {
      relationships.append(["kind": "overrides", "source": override[0], "target": override[1]])
      continue
    }
    let parts = line.components(separatedBy: " | ")
    let access = ["open", "package"].first { parts[1].hasPrefix($0 + " ") }
    let declaration = String(parts[1].dropFirst(access.map { $0.count + 1 } ?? 0))
    symbols.append([
      "identifier": ["precise": parts[0]], "kind": ["identifier": kind(of: declaration)],
      "pathComponents": components(of: parts[0]), "accessLevel": access ?? "public",
      "declarationFragments": [["spelling": declaration]],
    ])
  }
  let data = try JSONSerialization.data(
    withJSONObject: ["symbols": symbols, "relationships": relationships])
  return try JSONDecoder().decode(SymbolGraph.self, from: data)
}

private func kind(of declaration: String) -> String {
  let words = declaration.split(separator: " ")
  guard !words.contains("func"), !words.contains("var") else { return "swift.method" }
  let type = ["class", "struct", "enum", "protocol"].first { words.contains(Substring($0)) }
  return "swift." + (type ?? "init")
}

private func components(of path: String) -> [String] {
  let name = path.prefix { $0 != "(" }
  var parts = name.split(separator: ".").map(String.init)
  parts[parts.count - 1] += path.dropFirst(name.count)
  return parts
}

/// Returns the errors of a table, of the modules' declarations, and of a source that uses them.
///
/// - Parameter places: The uses in the source: the line and the path, and whether the symbol is
///   declared or overridden there.
func errors(
  table: String, members: String = "", classes: String? = nil, exceptions: String = "",
  modules: String = "", users: String = "", source: String = "", places: [SymbolPlace] = []
) throws -> [String] {
  let check = AppleCheck(
    table: AppleTable(path: "table", text: table),
    members: AppleMembers(path: "members", text: members),
    classes: classes.map { AppleMembers(path: "classes", text: $0) },
    exceptions: AppleMembers(path: "exceptions", text: exceptions), modules: [try graph(modules)],
    users: [try graph(users)], sources: [SourceText(path: "a.swift", text: source)],
    places: ["a.swift": places])
  return check.diagnostics.map { $0.description.replacing("error: ", with: "") }
}
