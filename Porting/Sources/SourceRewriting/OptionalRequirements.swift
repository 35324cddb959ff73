import SwiftSyntax

/// The optional requirements of an `@objc` protocol, and what is declared in their place.
struct OptionalRequirements: Sendable {
  struct Property: Sendable {
    var declaration: VariableDeclSyntax
    var name: String
    var type: TypeSyntax
    var accessors: AccessorBlockSyntax

    /// The keyword before the declaration of a static property; empty for others.
    fileprivate var word: String { declaration.modifiers.isStatic ? "static " : "" }
  }

  let node: ProtocolDeclSyntax
  /// Whether an object is asked which of the methods it implements.
  var isAsked = false
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
  /// The name of the error that the default of a throwing method throws. By its type, callers
  /// distinguish it from other errors.
  private var nameOfError: String { "\(name)_Missing" }

  /// The types, on one line, to be written behind the protocol.
  var types: String {
    var parts = calls.map(\.structure)
    if methods.contains(where: \.isThrowing) {
      parts.append("\(prefix)struct \(nameOfError): Error {}")
    }
    parts.append("\(prefix)protocol \(nameOfDefaults) {}")
    return parts.map { "; " + $0 }.joined()
  }

  /// The extensions, on one line, to be written behind the outermost type around the protocol.
  var extensions: String {
    let defaults = methods.map(defaultMethod) + properties.map(defaultProperty)
    let accessors = calls.map(\.property) + properties.map(optionalProperty)
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
  }

  private var calls: [OptionalCall] {
    methods.map { Callable($0) }.uniqued().map { callable in
      OptionalCall(
        owner: name, path: path, base: callable.base, isStatic: callable.isStatic,
        methods: methods.filter { Callable($0) == callable }, prefix: prefix,
        memberAccess: memberAccess, absence: .throwing(nameOfError),
        isAsked: isAsked && !callable.isStatic)
    }
  }

  /// The declarations that stand for references to methods of a name.
  ///
  /// - Parameters:
  ///   - name: The full name of the method.
  ///   - owner: The full name of the protocol.
  func references(to name: MethodName, of owner: String) -> [OptionalReference] {
    methods.filter { MethodName($0) == name && !$0.modifiers.isStatic }
      .compactMap { OptionalReference($0, of: owner, isThrowing: true, text: text) }
  }

  /// Returns the implementation for objects that do not implement a method.
  func defaultMethod(_ method: FunctionDeclSyntax) -> String {
    let parameters = method.numberedParameters(text)
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let result = method.returnType.map { " -> " + text(of: $0) } ?? ""
    let error = method.isThrowing ? "\(path)\(nameOfError)" : "CancellationError"
    return "\(method.qualifiers(memberAccess: memberAccess))func \(method.name.text)(\(parameters))"
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

  /// Returns the method that is added to a conforming class, so that a subclass can override it.
  func addition(_ method: FunctionDeclSyntax) -> String { attributes + defaultMethod(method) }

  // MARK: - Attributes and access

  /// Whether not all of the module sees the protocol.
  var isHidden: Bool {
    node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// The attributes of the protocol that its companions need too, such as `@MainActor`.
  private var attributes: String { node.attributes.forCompanions }

  /// Attributes and access of a declaration next to the protocol.
  private var prefix: String {
    attributes + node.modifiers.map { $0.onOneLine + " " }.joined()
  }

  /// A private protocol needs no word at the members of what stands next to it.
  private var memberAccess: String {
    let words = node.modifiers.map(\.name.text).filter { ["public", "package"].contains($0) }
    return words.map { $0 + " " }.joined()
  }
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
