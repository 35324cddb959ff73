import SourceReading
import SwiftSyntax

/// The optional methods of one name that a protocol has, and what is declared so that a program can
/// call them with `?`: a property of that name, whose value is called as the methods are.
struct OptionalCall: Sendable {
  /// The behaviour of the methods in an object that does not implement them.
  enum Absence: Sendable {
    /// They throw an error of the type with this name, or any error if they do not throw otherwise.
    case throwing(String)
    /// They have an implementation, as those of the protocols that OpenUIKit has.
    case implemented
  }

  /// The name of the protocol where the type of the value stands.
  var owner: String
  /// The types around the type of the value, with a full stop behind each.
  var path = ""
  var base: String
  var isStatic = false
  var methods: [FunctionDeclSyntax]
  /// Attributes and access of the type of the value.
  var prefix: String
  /// Access of the members of the type and of the property.
  var memberAccess = ""
  var absence: Absence
  /// Whether a protocol of another module belongs to no actor.
  var isNonisolated = false
  /// Whether an object is asked which of the methods it implements.
  var isAsked = false

  /// The name of the type of the value.
  var typeName: String {
    "\(owner.replacing(".", with: "_"))_\(isStatic ? "static_" : "")\(base.plain)"
  }

  /// `delegate.method` as an optional value that can be called.
  var property: String {
    let attribute = if case .throwing = absence { "@_disfavoredOverload " } else { "" }
    return "\(attribute)\(memberAccess)\(isStatic ? "static " : "")var \(base): "
      + "\(path)\(typeName)? { \(isAsked ? "\(question("self", methods)) ? " : "").init(target: self)"
      + "\(isAsked ? " : nil" : "") }"
  }

  /// Whether an object implements one of some methods.
  private func question(_ object: String, _ methods: [FunctionDeclSyntax]) -> String {
    let names = Set(methods.map { "\"\(MethodName($0))\"" }).sorted()
    return "_implements(\(object), \(names.joined(separator: ", ")))"
  }

  /// Whether the methods are asked for one by one, since the property stands for several.
  private var areAskedOneByOne: Bool { isAsked && Set(methods.map { MethodName($0) }).count > 1 }

  /// The type of the value.
  var structure: String {
    "\(prefix)struct \(typeName) { fileprivate let target: any \(owner)\(isStatic ? ".Type" : ""); "
      + methods.map(call).joined(separator: "; ") + " }"
  }

  private func call(_ method: FunctionDeclSyntax) -> String {
    let parameters = method.numberedParameters
    let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
    let head =
      method.qualifiers(memberAccess: memberAccess, except: "static")
      + "func callAsFunction(\(parameters))\(isAsync ? " async" : "")"
    let call = "\(isAsync ? "await " : "")target.\(method.name.text)(\(method.numberedArguments))"
    switch absence {
    case .implemented where areAskedOneByOne:
      let type = method.returnType.map { $0.asOptional.dropLast() } ?? "Void"
      return
        "@discardableResult \(head) -> \(type)! { \(question("target", [method])) ? \(call) : nil }"
    case .implemented:
      guard let type = method.returnType else { return "\(head) { \(call) }" }
      return "@discardableResult \(head) -> \(type.onOneLine) { \(call) }"
    case .throwing(let error):
      let type = method.returnType.map { $0.asOptional } ?? "Void?"
      return "@discardableResult "
        + (method.isThrowing
          ? "\(head) throws -> \(type) { do { return try \(call) } catch is \(error) { return nil } }"
          : "\(head) -> \(type) { try? \(call) }")
    }
  }
}

extension FunctionDeclSyntax {
  /// The parameters, with names that are numbered.
  var numberedParameters: String { numberedParameters { $0.onOneLine } }

  /// The parameters, with names that are numbered and with types as `text` writes them.
  func numberedParameters(_ text: (TypeSyntax) -> String) -> String {
    signature.parameterClause.parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) argument\(index): \(text(parameter.type))"
    }.joined(separator: ", ")
  }

  /// The arguments of a call within a method that has such parameters.
  var numberedArguments: String {
    signature.parameterClause.parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text
      let value = (parameter.type.onOneLine.hasPrefix("inout ") ? "&" : "") + "argument\(index)"
      return label == "_" ? value : "\(label): \(value)"
    }.joined(separator: ", ")
  }

  /// The attributes, the access and the modifiers of a declaration that stands for the method.
  func qualifiers(memberAccess: String, except word: String? = nil) -> String {
    let modifiers = modifiers.filter { !["optional", word].contains($0.name.text) }
    return attributes.forCompanions + memberAccess
      + modifiers.map { $0.onOneLine + " " }.joined()
  }

  var hasNoLabels: Bool {
    signature.parameterClause.parameters.allSatisfy { $0.firstName.text == "_" }
  }

  var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
}

extension AttributeListSyntax {
  /// The attributes that what stands for a declaration needs too, such as `@MainActor`.
  var forCompanions: String {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { !["objc", "discardableResult"].contains($0.attributeName.trimmedDescription) }
      .map { $0.onOneLine + " " }.joined()
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
