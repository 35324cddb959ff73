import SwiftSyntax

/// The optional requirements of an `@objc` protocol, and what is declared in their place.
struct OptionalRequirements {
  struct Property {
    var declaration: VariableDeclSyntax
    var name: String
    var type: TypeSyntax
    var accessors: AccessorBlockSyntax
  }

  let node: ProtocolDeclSyntax
  private(set) var methods: [FunctionDeclSyntax] = []
  private(set) var properties: [Property] = []
  /// Requirements that cannot be turned, with the reason.
  private(set) var refused: [(DeclSyntax, String)] = []

  var isEmpty: Bool { methods.isEmpty && properties.isEmpty }

  init(of node: ProtocolDeclSyntax) {
    self.node = node
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers
      let names = modifiers?.map(\.name.text) ?? []
      guard names.contains("optional") else { continue }
      if names.contains("static") || names.contains("class") {
        refused.append((member.decl, "it belongs to the type"))
      } else if let method = member.decl.as(FunctionDeclSyntax.self) {
        add(method)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable)
      } else {
        refused.append((member.decl, "it is neither a method nor a property"))
      }
    }
  }

  private mutating func add(_ method: FunctionDeclSyntax) {
    if method.signature.effectSpecifiers?.throwsClause != nil {
      refused.append((DeclSyntax(method), "it throws"))
    } else {
      methods.append(method)
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else {
      refused.append((DeclSyntax(variable), "it declares several properties"))
      return
    }
    properties.append(Property(declaration: variable, name: name, type: type, accessors: accessors))
  }

  // MARK: - What is declared

  private var name: String { node.name.text }
  var nameOfDefaults: String { "\(name)_Defaults" }

  /// The declarations, on one line, to be written behind the protocol.
  var declarations: String {
    let defaults = methods.map(defaultMethod) + properties.map(defaultProperty)
    let bases = methods.map(\.name.text).uniqued()
    let accessors = bases.map(callProperty) + properties.map(optionalProperty)
    var parts = bases.map(callStructure)
    parts.append("\(prefix)protocol \(nameOfDefaults) {}")
    parts.append("\(attributes)extension \(nameOfDefaults) { \(defaults.joined(separator: "; ")) }")
    parts.append("\(attributes)extension \(name) { \(accessors.joined(separator: "; ")) }")
    return parts.map { "; " + $0 }.joined()
  }

  /// `delegate.method` as an optional value that can be called.
  private func callProperty(_ base: String) -> String {
    "@_disfavoredOverload \(memberAccess)var \(base): \(name)_\(base.plain)? { .init(target: self) }"
  }

  private func callStructure(_ base: String) -> String {
    let calls = methods.filter { $0.name.text == base }.map(call)
    return "\(prefix)struct \(name)_\(base.plain) { fileprivate let target: any \(name); "
      + calls.joined(separator: "; ") + " }"
  }

  private func call(_ method: FunctionDeclSyntax) -> String {
    let (parameters, arguments) = parametersAndArguments(of: method)
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let type = method.returnType.map { $0.asOptional } ?? "Void?"
    return "@discardableResult \(qualifiers(of: method))func callAsFunction(\(parameters))"
      + "\(isAsync ? " async" : "") -> \(type) { "
      + "try? \(isAsync ? "await " : "")target.\(method.name.text)(\(arguments)) }"
  }

  private func defaultMethod(_ method: FunctionDeclSyntax) -> String {
    let (parameters, _) = parametersAndArguments(of: method)
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let result = method.returnType.map { " -> " + $0.onOneLine } ?? ""
    return "\(qualifiers(of: method))func \(method.name.text)(\(parameters))"
      + "\(isAsync ? " async" : "") throws\(result) { throw CancellationError() }"
  }

  private func defaultProperty(_ property: Property) -> String {
    "@_disfavoredOverload \(memberAccess)var \(property.name): \(property.type.onOneLine) "
      + "{ get throws { throw CancellationError() } }"
  }

  private func optionalProperty(_ property: Property) -> String {
    let type = property.type.onOneLine
    return "\(memberAccess)var \(property.name): (\(type))? "
      + "{ do { return try self.\(property.name) as \(type) } catch { return nil } }"
  }

  private func parametersAndArguments(of method: FunctionDeclSyntax) -> (String, String) {
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in method.signature.parameterClause.parameters.enumerated() {
      let label = parameter.firstName.text
      let type = parameter.type.onOneLine
      parameters.append("\(label) argument\(index): \(type)")
      let value = (type.hasPrefix("inout ") ? "&" : "") + "argument\(index)"
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return (parameters.joined(separator: ", "), arguments.joined(separator: ", "))
  }

  // MARK: - Attributes and access

  /// The attributes of the protocol that its companions need too, such as `@MainActor`.
  private var attributes: String { Self.attributes(node.attributes) }

  private static func attributes(_ list: AttributeListSyntax) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !["objc", "discardableResult"].contains($0.attributeName.trimmedDescription) }
      .map { $0.onOneLine + " " }.joined()
  }

  /// Attributes and access of a declaration next to the protocol.
  private var prefix: String {
    attributes + node.modifiers.map { $0.onOneLine + " " }.joined()
  }

  /// A private protocol needs no word at the members of what stands next to it.
  private var memberAccess: String {
    let words = node.modifiers.map(\.name.text).filter { ["public", "package"].contains($0) }
    return words.map { $0 + " " }.joined()
  }

  private func qualifiers(of method: FunctionDeclSyntax) -> String {
    let modifiers = method.modifiers.filter { $0.name.text != "optional" }
    return Self.attributes(method.attributes) + memberAccess
      + modifiers.map { $0.onOneLine + " " }.joined()
  }
}

extension TypeSyntax {
  /// The type as it is written, or an optional of it; never an optional of an optional.
  fileprivate var asOptional: String {
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.onOneLine + "?"
    }
    if isOptional { return onOneLine }
    return self.is(IdentifierTypeSyntax.self) ? "\(onOneLine)?" : "(\(onOneLine))?"
  }
}

extension String {
  /// The name without the quotes of a keyword.
  fileprivate var plain: String { filter { $0 != "`" } }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
