import SourceReading
import SwiftSyntax

/// A member that stands in the body of a class for one in an extension of the class, and calls it.
///
/// Only Objective-C overrides what extensions have, or lets them override. The member of the
/// extension gets another name; its body stays where it is, with what is private there and with
/// `super`.
struct MemberForwarder: Hashable, Sendable {
  /// The full name of the class.
  var type: String
  /// The name of the method or property that is overridden.
  var name: MethodName
  /// Whether the member in the extension is an override itself.
  var isOverride: Bool
  /// Whether other modules may override it.
  var isOpen: Bool
  /// The attributes, the modifiers and the rest of the declaration, each on one line.
  private var attributes: String
  private(set) var modifiers: [String]
  private var declaration: String
  /// Where the member is.
  var place: SubclassImplementations.Place
  var line: Int
  /// The conditions of conditional compilation around it, from the outside to the inside.
  var conditions: [String]

  /// The declaration on one line, with further modifiers.
  func text(adding words: [String] = []) -> String {
    ([attributes] + words + modifiers + [declaration]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The name that the member of the extension gets.
  static func newName(of name: String, in type: String) -> String {
    "_" + type.replacing(".", with: "_") + "_" + name
  }
}

extension MemberForwarder {
  /// Nil for what is no method or property of a class that can be called.
  init?(_ declaration: DeclSyntax, in type: String, of file: ParsedFile) {
    guard let ownerExtension = declaration.parent?.enclosingExtension,
      ownerExtension.genericWhereClause == nil
    else { return nil }
    let name: MethodName
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let signature: String
    if let method = declaration.as(FunctionDeclSyntax.self), let text = Self.text(of: method, type)
    {
      (name, modifiers, attributes) = (MethodName(method), method.modifiers, method.attributes)
      signature = text
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let text = Self.text(of: property, type), let own = property.onlyName
    {
      name = MethodName(base: own, labels: nil)
      (modifiers, attributes) = (property.modifiers, property.attributes)
      signature = text
    } else {
      return nil
    }
    let outer = (ownerExtension.attributes.meaningful + attributes.meaningful).joined(
      separator: " ")
    var words = modifiers.map { $0.trimmedDescription }.filter { $0 != "dynamic" && $0 != "final" }
    let access = ["public", "open", "internal", "package", "fileprivate", "private"]
    if !words.contains(where: access.contains),
      let outer = ownerExtension.modifiers.first(where: {
        ["public", "package"].contains($0.name.text)
      })
    {
      words.insert(outer.name.text, at: 0)
    }
    self.init(
      type: type, name: name,
      isOverride: modifiers.contains { $0.name.text == "override" },
      isOpen: modifiers.contains { $0.name.text == "open" },
      attributes: outer, modifiers: words, declaration: signature,
      place: .init(declaration, in: file), line: file.line(of: declaration),
      conditions: declaration.conditions)
  }

  private static func text(of method: FunctionDeclSyntax, _ type: String) -> String? {
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
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let head =
      "func \(method.name.text)\(method.genericParameterClause?.onOneLine ?? "")"
      + method.signature.onOneLine
      + (method.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    return head
      + " { \(words)\(newName(of: method.name.text, in: type))(\(arguments.joined(separator: ", "))) }"
  }

  private static func text(of property: VariableDeclSyntax, _ type: String) -> String? {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let name = property.onlyName, let annotation = binding.typeAnnotation,
      let accessors = binding.accessorBlock, property.bindingSpecifier.text == "var"
    else { return nil }
    let new = newName(of: name, in: type)
    var body = new
    if case .accessors(let list) = accessors.accessors {
      let kinds = list.map(\.accessorSpecifier.text)
      guard kinds.contains("get"), kinds.allSatisfy(["get", "set"].contains),
        list.allSatisfy({ $0.effectSpecifiers == nil })
      else { return nil }
      if kinds.contains("set") { body = "get { \(new) } set { \(new) = newValue }" }
    }
    return "var \(name)\(annotation.onOneLine) { \(body) }"
  }
}

extension VariableDeclSyntax {
  /// The name of the property, if it declares one.
  var onlyName: String? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension AttributeListSyntax {
  /// The attributes that mean something on Linux, on one line each.
  fileprivate var meaningful: [String] {
    compactMap { $0.as(AttributeSyntax.self) }.filter {
      ["MainActor", "available", "discardableResult", "preconcurrency"].contains(
        $0.attributeName.trimmedDescription)
    }.map(\.onOneLine)
  }
}

extension Syntax {
  /// The extension whose member the node is in, with nothing but conditional compilation between;
  /// nil for others.
  var enclosingExtension: ExtensionDeclSyntax? {
    var current: Syntax? = self
    while let node = current {
      if let found = node.as(ExtensionDeclSyntax.self) { return found }
      let isBetween =
        node.is(MemberBlockSyntax.self) || node.is(MemberBlockItemSyntax.self)
        || node.is(MemberBlockItemListSyntax.self) || node.is(IfConfigClauseSyntax.self)
        || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigDeclSyntax.self)
      guard isBetween else { return nil }
      current = node.parent
    }
    return nil
  }
}

extension DeclSyntax {
  /// The conditions of conditional compilation under which the declaration is compiled, from the
  /// outside to the inside.
  fileprivate var conditions: [String] {
    var result: [String] = []
    var current = parent
    while let node = current {
      if let clause = node.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        let before = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
        let parts =
          before.map { "!(\($0.onOneLine))" }
          + (clause.condition.map { ["(\($0.onOneLine))"] } ?? [])
        result.insert(parts.joined(separator: " && "), at: 0)
      }
      current = node.parent
    }
    return result
  }
}
