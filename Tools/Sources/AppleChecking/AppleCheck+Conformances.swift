import SwiftSyntax

extension AppleCheck {
  /// Looks for public types that conform to more than Apple's.
  mutating func checkConformances() {
    for symbol in modules.symbols.values.sorted(by: { $0.fullName < $1.fullName })
    where symbol.isType && symbol.kind != "swift.typealias" && symbol.kind != "swift.protocol" {
      let permitted = permittedConformances(of: symbol)
      for name in modules.conformances(of: symbol.fullName).sorted()
      where !permitted.contains(name) && !Self.markers.contains(name) && !isClass(name) {
        // A class that is isolated is sendable by that.
        if name == "Sendable", DeclarationForm.isIsolated(symbol.declaration) { continue }
        guard !mayDiffer("\(symbol.fullName):\(name)"), !mayDiffer(symbol.fullName) else {
          continue
        }
        let row = table.type(symbol.fullName)
        complain(
          at: row?.line ?? 1,
          "\(symbol.fullName) conforms to \(name) here, and not on Apple's systems\(row == nil ? " as far as the table knows" : "")"
        )
      }
    }
  }

  /// The protocols that only the compiler knows.
  private static let markers: Set = [
    "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable",
  ]

  /// The conformances that the table lists for a type, or that are usual for a type of its kind;
  /// with those that they imply.
  private func permittedConformances(of symbol: SymbolGraph.Symbol) -> Set<String> {
    var names: Set<String> = []
    var type: String? = symbol.fullName
    while let current = type {
      if let row = table.type(current) {
        names.formUnion(row.inherited)
        names.formUnion(row.availability.conformances.keys)
      } else if current == symbol.fullName {
        names.formUnion(usualConformances(of: symbol))
      }
      // A class may inherit from one of the modules that use these.
      let parents = users.conformances(of: current)
      type = parents.first(where: isClass)
      if parents.contains("NSObject") { names.insert("NSObject") }
    }
    return Self.closure(names.flatMap { [$0] + users.lineage(of: $0) })
  }

  private func isClass(_ name: String) -> Bool {
    users.paths[name]?.first?.kind == "swift.class"
  }

  /// The conformances that imported types of the kind have. For a class that the table does not
  /// list, its conformances to protocols of frameworks are permitted.
  private func usualConformances(of symbol: SymbolGraph.Symbol) -> Set<String> {
    let conformances = modules.conformances(of: symbol.fullName)
    switch symbol.kind {
    case "swift.enum": return ["enum"]
    case "swift.struct":
      return conformances.contains("OptionSet") ? ["OptionSet", "Sendable"] : ["key"]
    default:
      return conformances.filter { name in ["UI", "NS", "CA"].contains { name.hasPrefix($0) } }
    }
  }

  private static func closure(_ names: [String]) -> Set<String> {
    var all = Set(names)
    var pending = names
    while let next = pending.popLast() {
      for name in implied[next] ?? [] where all.insert(name).inserted { pending.append(name) }
    }
    return all
  }

  private static let implied: [String: [String]] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
    "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "OptionSet": ["SetAlgebra", "RawRepresentable"],
    // An enumeration with a raw type, and a structure that is made of a constant's type.
    "enum": ["Hashable", "RawRepresentable", "Sendable"],
    "key": ["Hashable", "RawRepresentable", "Sendable"],
    "Int": ["Hashable", "RawRepresentable"], "UInt": ["Hashable", "RawRepresentable"],
    "Error": ["Sendable"], "CustomNSError": ["Error"], "NSSecureCoding": ["NSCoding"],
    "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
    "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
    "NSObject": [
      "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible", "NSObjectProtocol",
    ],
  ]

  /// Looks for `Hashable` and its like where the compiler makes it from members that have it from a
  /// later version of iOS on only: it compiles, and stops the program before.
  mutating func checkMadeConformances(in file: File) {
    let reader = MadeConformances(viewMode: .sourceAccurate)
    reader.walk(file.source.tree)
    for made in reader.found {
      guard let version = table.type(made.member)?.availability.conformances[made.conformance],
        version > .base
      else { continue }
      let place = file.conditions.place(at: made.offset)
      guard file.conditions.isCompiled(place, by: .iOS) else { continue }
      complain(
        file, place,
        "\(made.type) is \(made.conformance) by its members, and \(made.member) from iOS \(version) on only: write what it needs by hand"
      )
    }
  }
}

extension AppleTable.Row {
  /// The superclass and the conformances in the declaration of a type.
  fileprivate var inherited: [String] {
    guard let colon = declaration.range(of: " : ") else { return [] }
    return declaration[colon.upperBound...].split(separator: ",").map(\.trimmed)
  }
}

/// Finds conformances that the compiler makes, and the types of the members from which it makes
/// them.
private final class MadeConformances: SyntaxVisitor {
  struct Found {
    var type: String
    var conformance: String
    var member: String
    var offset: Int
  }

  private(set) var found: [Found] = []

  /// By conformance, the members that are written by hand instead; one of them is enough.
  private static let replacements = [
    "Hashable": ["hash"], "Encodable": ["encode"], "Decodable": ["init"],
    "Codable": ["encode"], "Equatable": ["=="],
  ]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.name.text, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node.name.text, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  private func read(
    _ name: String, _ inherited: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
  ) {
    let protocols = inherited?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let functions = Set(
      block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text })
    for conformance in protocols {
      guard let replacements = Self.replacements[conformance],
        functions.isDisjoint(with: replacements)
      else { continue }
      for (member, offset) in members(of: block) {
        found.append(Found(type: name, conformance: conformance, member: member, offset: offset))
      }
    }
  }

  /// The names of types in what the type stores, with their places.
  private func members(of block: MemberBlockSyntax) -> [(String, Int)] {
    var names: [(String, Int)] = []
    for member in block.members {
      let stored: [Syntax]
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        guard !variable.modifiers.contains(where: { $0.name.text == "static" }) else { continue }
        stored = variable.bindings.filter { !$0.isComputed }.flatMap { binding in
          binding.typeAnnotation.map { [Syntax($0)] } ?? binding.initializer.map { [Syntax($0)] }
            ?? []
        }
      } else if let enumCase = member.decl.as(EnumCaseDeclSyntax.self) {
        stored = enumCase.elements.compactMap { $0.parameterClause.map { Syntax($0) } }
      } else {
        continue
      }
      for node in stored {
        for token in node.tokens(viewMode: .sourceAccurate) {
          if case .identifier(let name) = token.tokenKind {
            names.append((name, token.positionAfterSkippingLeadingTrivia.utf8Offset))
          }
        }
      }
    }
    return names
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter. Observers belong to what is stored.
  fileprivate var isComputed: Bool {
    if case .getter? = accessorBlock?.accessors { return true }
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
  }
}
