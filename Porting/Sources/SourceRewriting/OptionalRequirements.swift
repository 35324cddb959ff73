import SwiftSyntax

/// The optional requirements of an `@objc` protocol, and what is declared in their place.
struct OptionalRequirements {
  struct Property {
    var declaration: VariableDeclSyntax
    var name: String
    var type: TypeSyntax
    var accessors: AccessorBlockSyntax

    /// What stands before the declaration of one of a type.
    fileprivate var word: String { declaration.modifiers.isStatic ? "static " : "" }
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
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        add(method)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable)
      } else {
        refused.append((member.decl, "it is neither a method nor a property"))
      }
    }
  }

  private mutating func add(_ method: FunctionDeclSyntax) {
    if method.signature.effectSpecifiers?.throwsClause?.type != nil {
      refused.append((DeclSyntax(method), "it throws errors of one type"))
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
  /// The types around the protocol, with a full stop behind each.
  private var path: String { Syntax(node).enclosingTypeName.map { $0 + "." } ?? "" }
  /// What the default of a method that throws by itself throws, so that callers can distinguish them.
  private var nameOfError: String { "\(name)_Missing" }

  /// The types, on one line, to be written behind the protocol.
  var types: String {
    var parts = callables.map(callStructure)
    if methods.contains(where: \.isThrowing) {
      parts.append("\(prefix)struct \(nameOfError): Error {}")
    }
    parts.append("\(prefix)protocol \(nameOfDefaults) {}")
    return parts.map { "; " + $0 }.joined()
  }

  /// The extensions, on one line, to be written behind the outermost type around the protocol.
  var extensions: String {
    let defaults = methods.map(defaultMethod) + properties.map(defaultProperty)
    let accessors = callables.map(callProperty) + properties.map(optionalProperty)
    return
      "; \(attributes)extension \(path)\(nameOfDefaults) { \(defaults.joined(separator: "; ")) }"
      + "; \(attributes)extension \(path)\(name) { \(accessors.joined(separator: "; ")) }"
  }

  /// Methods of one name, of objects or of types.
  private struct Callable: Hashable {
    var base: String
    var isStatic: Bool

    init(_ method: FunctionDeclSyntax) {
      base = method.name.text
      isStatic = method.modifiers.isStatic
    }

    var suffix: String { (isStatic ? "static_" : "") + base.plain }
  }

  private var callables: [Callable] { methods.map { Callable($0) }.uniqued() }

  /// `delegate.method` as an optional value that can be called.
  private func callProperty(_ callable: Callable) -> String {
    "@_disfavoredOverload \(memberAccess)\(callable.isStatic ? "static " : "")var \(callable.base): "
      + "\(path)\(name)_\(callable.suffix)? { .init(target: self) }"
  }

  private func callStructure(_ callable: Callable) -> String {
    let calls = methods.filter { Callable($0) == callable }.map(call)
    return "\(prefix)struct \(name)_\(callable.suffix) { "
      + "fileprivate let target: any \(name)\(callable.isStatic ? ".Type" : ""); "
      + calls.joined(separator: "; ") + " }"
  }

  private func call(_ method: FunctionDeclSyntax) -> String {
    let (parameters, arguments) = parametersAndArguments(of: method)
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let type = method.returnType.map { $0.asOptional } ?? "Void?"
    let head =
      "@discardableResult \(qualifiers(of: method, except: "static"))"
      + "func callAsFunction(\(parameters))\(isAsync ? " async" : "")"
    let call = "\(isAsync ? "await " : "")target.\(method.name.text)(\(arguments))"
    return method.isThrowing
      ? "\(head) throws -> \(type) { do { return try \(call) } catch is \(nameOfError) { return nil } }"
      : "\(head) -> \(type) { try? \(call) }"
  }

  private func defaultMethod(_ method: FunctionDeclSyntax) -> String {
    let (parameters, _) = parametersAndArguments(of: method, isNested: false)
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let result = method.returnType.map { " -> " + text(of: $0) } ?? ""
    let error = method.isThrowing ? "\(path)\(nameOfError)" : "CancellationError"
    return "\(qualifiers(of: method))func \(method.name.text)(\(parameters))"
      + "\(isAsync ? " async" : "") throws\(result) { throw \(error)() }"
  }

  private func defaultProperty(_ property: Property) -> String {
    "@_disfavoredOverload \(memberAccess)\(property.word)var \(property.name): "
      + "\(text(of: property.type)) { get throws { throw CancellationError() } }"
  }

  private func optionalProperty(_ property: Property) -> String {
    let type = text(of: property.type)
    return "\(memberAccess)\(property.word)var \(property.name): (\(type))? "
      + "{ do { return try self.\(property.name) as \(type) } catch { return nil } }"
  }

  /// A type outside of the types around the protocol, where theirs need their full names.
  private func text(of type: TypeSyntax) -> String {
    guard !path.isEmpty else { return type.onOneLine }
    return TypeQualifier(around: Syntax(node)).rewrite(type)
      .as(TypeSyntax.self)?.onOneLine ?? type.onOneLine
  }

  private func parametersAndArguments(
    of method: FunctionDeclSyntax, isNested: Bool = true
  ) -> (String, String) {
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in method.signature.parameterClause.parameters.enumerated() {
      let label = parameter.firstName.text
      let type = isNested ? parameter.type.onOneLine : text(of: parameter.type)
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

  private func qualifiers(of method: FunctionDeclSyntax, except word: String? = nil) -> String {
    let modifiers = method.modifiers.filter { !["optional", word].contains($0.name.text) }
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

extension FunctionDeclSyntax {
  fileprivate var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
}

extension DeclModifierListSyntax {
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
