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
  /// Whether Objective-C knows the member, so that classes in this module can override it.
  private(set) var isObjectiveC: Bool
  /// The attributes and the modifiers, each on one line.
  private var attributes: String
  private(set) var modifiers: [String]
  /// The rest of the declaration, in place of whose body the member is called.
  private var call: MemberCall
  /// Where the member is.
  var place: SubclassImplementations.Place
  var line: Int
  /// The conditions of conditional compilation around it, from the outside to the inside.
  var conditions: [String]

  /// Whether the type of the class is a part of the declaration.
  var mentionsSelf: Bool { call.mentionsSelf }

  /// The declaration on one line, with further modifiers.
  func text(adding words: [String] = []) -> String {
    text(call.declaration(named: name.base, calling: Self.newName(of: name.base, in: type)), words)
  }

  /// The declaration on one line with another name; that it is an override is said or not.
  func text(named name: String, isOverride: Bool) -> String {
    text(
      call.declaration(named: name, calling: Self.newName(of: self.name.base, in: type)),
      isOverride ? ["override"] : [], leavingOut: "override")
  }

  /// The declaration with a body that calls what the class of the object has.
  ///
  /// - Parameters:
  ///   - implementations: By class, the name of its implementation, each on lines of its own.
  ///   - overriding: The protocol of the classes that override the member; nil for none.
  ///   - own: The name of the implementation for all other classes.
  func text(
    choosing implementations: [MemberCall.Implementation], from overriding: OverridableMember?,
    otherwise own: String
  ) -> String {
    let isOfClass = modifiers.contains { ["class", "static"].contains($0) }
    let first = overriding.map {
      MemberCall.Implementation(
        type: "any \($0.protocolName)", name: $0.implementationName, conditions: [])
    }
    let body = call.choice(
      named: name.base, (first.map { [$0] } ?? []) + implementations, otherwise: own,
      isOfClass: isOfClass)
    return text(body, modifiers.contains("open") ? ["public"] : [], leavingOut: "open")
  }

  /// The protocol of the classes that override the member.
  func declaration(of overriding: OverridableMember) -> String {
    let words = ["public", "package", "fileprivate"].filter(modifiers.contains)
    let access =
      modifiers.contains("open")
      ? ["public"] : modifiers.contains("private") ? ["fileprivate"] : words
    let isolation = AppleClasses.isOnMainActor(type) ? ["@preconcurrency @MainActor"] : []
    let isOfClass = modifiers.contains { ["class", "static"].contains($0) }
    let prefix =
      (modifiers.contains("nonisolated") ? "nonisolated " : "") + (isOfClass ? "static " : "")
    return (isolation + access + ["protocol \(overriding.protocolName): AnyObject {"]).joined(
      separator: " ")
      + " \(prefix)\(call.requirement(named: overriding.implementationName)) }"
  }

  private func text(
    _ declaration: String, _ words: [String], leavingOut left: String? = nil
  ) -> String {
    ([attributes] + words + modifiers.filter { $0 != left } + [declaration])
      .filter { !$0.isEmpty }.joined(separator: " ")
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
    let call: MemberCall
    if let method = declaration.as(FunctionDeclSyntax.self), let found = MemberCall(method) {
      (name, modifiers, attributes) = (MethodName(method), method.modifiers, method.attributes)
      call = found
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let found = MemberCall(property), let own = property.onlyName
    {
      name = MethodName(base: own, labels: nil)
      (modifiers, attributes) = (property.modifiers, property.attributes)
      call = found
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
      isObjectiveC: attributes.namesObjectiveC || ownerExtension.attributes.namesObjectiveC,
      attributes: outer, modifiers: words, call: call,
      place: .init(declaration, in: file), line: file.line(of: declaration),
      conditions: declaration.conditions)
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

extension AttributeListSyntax {
  /// Whether an attribute shows what has it to Objective-C.
  fileprivate var namesObjectiveC: Bool {
    ["objc", "IBAction", "IBInspectable"].contains { contains(name: $0) }
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
  var conditions: [String] {
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
