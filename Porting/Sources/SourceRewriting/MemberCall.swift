import SwiftSyntax

/// The declaration of a method or a property behind its modifiers, with calls of other members in
/// place of its body.
struct MemberCall: Hashable, Sendable {
  /// A member of a class that implements another one.
  struct Implementation: Hashable, Sendable {
    /// The full name of the class.
    var type: String
    var name: String
    /// The conditions of conditional compilation around it, from the outside to the inside.
    var conditions: [String]
  }

  /// `func` or `var`.
  private var keyword: String
  /// The text between the name and the body.
  private var signature: String
  /// The same without default values.
  private var requiredSignature: String
  /// The words in front of a call: `try`, `await`.
  private var effects: String
  /// The arguments in a call, in parentheses; nothing for a property.
  private var arguments: String
  /// Whether this is a property that can be set.
  private var isSettable: Bool

  /// Whether the type of the class is a part of the declaration.
  var mentionsSelf: Bool { signature.contains(/\bSelf\b/) }

  /// The declaration with a body that calls another member of the same class.
  func declaration(named name: String, calling other: String) -> String {
    let get = effects + other + arguments
    let body = isSettable ? "get { \(get) } set { \(other) = newValue }" : get
    return "\(keyword) \(name)\(signature) { \(body) }"
  }

  /// The declaration with a body that calls the first of some members whose class the object has,
  /// or else a member of its own class.
  func choice(
    named name: String, _ implementations: [Implementation], otherwise own: String, isOfClass: Bool
  ) -> String {
    let getter =
      choices(implementations, isOfClass) { "return \(effects)_object.\($0)\(arguments)" }
      + ["return \(effects)\(own)\(arguments)"]
    var body = getter
    if isSettable {
      let setter =
        choices(implementations, isOfClass) { "_object.\($0) = newValue; return" }
        + ["\(own) = newValue"]
      body = ["get {"] + getter + ["}", "set {"] + setter + ["}"]
    }
    return "\(keyword) \(name)\(signature) {\n" + body.joined(separator: "\n") + "\n}"
  }

  /// The declaration as a requirement of a protocol.
  func requirement(named name: String) -> String {
    keyword == "func"
      ? "func \(name)\(requiredSignature)"
      : "var \(name)\(signature) { get\(isSettable ? " set" : "") }"
  }

  private func choices(
    _ implementations: [Implementation], _ isOfClass: Bool, _ call: (String) -> String
  ) -> [String] {
    implementations.flatMap { implementation in
      let object = isOfClass ? "(self as AnyClass)" : "(self as AnyObject)"
      let type = implementation.type + (isOfClass ? ".Type" : "")
      return implementation.conditions.map { "#if \($0)" }
        + ["if let _object = \(object) as? \(type) { \(call(implementation.name)) }"]
        + implementation.conditions.map { _ in "#endif" }
    }
  }
}

extension MemberCall {
  /// Nil for a method that cannot be called with its own arguments.
  init?(_ method: FunctionDeclSyntax) {
    let parameters = method.signature.parameterClause.parameters
    guard !parameters.contains(where: { $0.ellipsis != nil }), method.body != nil else {
      return nil
    }
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = parameter.type.trimmedDescription
      let isInout = type.hasPrefix("inout ")
      return label + (isInout ? "&" : "") + name + (type.contains("@autoclosure") ? "()" : "")
    }
    let effects = method.signature.effectSpecifiers
    func signature(_ signature: FunctionSignatureSyntax) -> String {
      (method.genericParameterClause?.onOneLine ?? "") + signature.onOneLine
        + (method.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    }
    self.init(
      keyword: "func",
      signature: signature(method.signature),
      requiredSignature: signature(method.signature.withoutDefaultValues),
      effects: (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await "),
      arguments: "(\(arguments.joined(separator: ", ")))", isSettable: false)
  }

  /// Nil for a property that is stored or observed, or whose getter has effects.
  init?(_ property: VariableDeclSyntax) {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      property.onlyName != nil, let annotation = binding.typeAnnotation,
      let accessors = binding.accessorBlock, property.bindingSpecifier.text == "var"
    else { return nil }
    var isSettable = false
    if case .accessors(let list) = accessors.accessors {
      let kinds = list.map(\.accessorSpecifier.text)
      guard kinds.contains("get"), kinds.allSatisfy(["get", "set"].contains),
        list.allSatisfy({ $0.effectSpecifiers == nil })
      else { return nil }
      isSettable = kinds.contains("set")
    }
    self.init(
      keyword: "var", signature: annotation.onOneLine, requiredSignature: "", effects: "",
      arguments: "",
      isSettable: isSettable)
  }
}

extension FunctionSignatureSyntax {
  fileprivate var withoutDefaultValues: FunctionSignatureSyntax {
    var result = self
    result.parameterClause.parameters = FunctionParameterListSyntax(
      parameterClause.parameters.map { parameter in
        var parameter = parameter
        if parameter.defaultValue != nil { parameter.type = parameter.type.trimmed }
        parameter.defaultValue = nil
        return parameter
      })
    return result
  }
}
