import SourceReading
import SwiftSyntax

/// Which optional methods of protocols the objects of a class have, as a property of the class.
struct OptionalMethodList: Sendable {
  /// A name, and the conditions of conditional compilation around the method that has it.
  struct Name: Hashable, Comparable, Sendable {
    var name: String
    var conditions: [String]

    static func < (a: Name, b: Name) -> Bool {
      (a.name, a.conditions.joined()) < (b.name, b.conditions.joined())
    }
  }

  /// Whether no class that this one inherits from has a list.
  var isFirst: Bool
  /// The names of methods of protocols to which this class conforms and not those that it inherits
  /// from.
  var offered: Set<String>
  /// The names of methods that this class implements, of those that it or a class that it inherits
  /// from offers.
  var implemented: Set<Name>

  private static let propertyName = "_optionalMethods"

  /// The declaration of the property, for the class or one that inherits from it.
  func lines(of node: ClassDeclSyntax, _ onLinux: (String) -> String) -> [String] {
    let words = node.modifiers.map(\.name.text)
    let access = ["open", "public", "package"].first(where: words.contains).map { $0 + " " } ?? ""
    let head =
      "nonisolated \(isFirst ? "" : "override ")\(access)class var \(Self.propertyName): "
      + "[String: Bool] {"
    let plain = implemented.filter(\.conditions.isEmpty).map(\.name)
    var entries = offered.reduce(into: [String: Bool]()) { $0[$1] = false }
    for name in plain { entries[name] = true }
    let pairs = entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    let literal = pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    let value =
      isFirst ? literal : "super.\(Self.propertyName).merging(\(literal)) { _, own in own }"
    let conditional = implemented.filter { !$0.conditions.isEmpty }.sorted()
    guard !conditional.isEmpty else { return ["\(head) \(value) }"] }
    return [head, "var _all = \(value)"]
      + conditional.flatMap { name in
        name.conditions.map { "#if \(onLinux($0))" } + ["_all[\"\(name.name)\"] = true"]
          + name.conditions.map { _ in "#endif" }
      } + ["return _all", "}"]
  }
}

/// An optional method that a protocol offers.
private struct Offer: Hashable {
  /// The name in Swift.
  var name: MethodName
  /// The types, where several methods of the protocol have the name.
  var signature: MethodSignature?
  /// The names by which an object is asked for it.
  var keys: [String]
}

extension SubclassImplementations.Method {
  /// The names of an offer, if the method is one of it.
  fileprivate func names(implementing offer: Offer) -> [OptionalMethodList.Name] {
    guard isOfObject, offer.signature.map({ $0 == signature }) ?? (offer.name == signature.name)
    else { return [] }
    return offer.keys.map { .init(name: $0, conditions: conditions) }
  }
}

extension ModuleDeclarations {
  /// By class, its list; none for a class that conforms to no protocol with optional methods.
  func findOptionalMethodLists() -> [String: OptionalMethodList] {
    let offers = classes.reduce(into: [String: Set<Offer>]()) {
      $0[$1] = self.offers(conformances[$1] ?? [], in: $1)
    }
    return classes.reduce(into: [String: OptionalMethodList]()) { lists, type in
      let above = ancestors(of: type).dropFirst().filter(classes.contains)
      lists[type] = list(
        offering: offers[type] ?? [], above: above, offers, outer: outerClass(of: type)
      ) { names(implementing: $0, in: type) }
    }
  }

  /// The list of a class within a function; nil for one that conforms to no protocol with optional
  /// methods.
  func optionalMethodList(ofLocal node: ClassDeclSyntax, in file: ParsedFile) -> OptionalMethodList?
  {
    let names = node.inheritanceClause?.inheritedTypes.map {
      ($0.type.as(AttributedTypeSyntax.self)?.baseType ?? $0.type).nameWithoutArguments
    }
    guard let names, let first = names.first else { return nil }
    let scope = Syntax(node).enclosingTypeName
    let superclass = fullName(of: first, in: scope)
    let above = ancestors(of: superclass).filter(classes.contains)
    let offers = above.reduce(into: [String: Set<Offer>]()) {
      $0[$1] = self.offers(conformances[$1] ?? [], in: $1)
    }
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .map { SubclassImplementations.Method($0, of: node.name.text, in: file) }
    return list(
      offering: self.offers(Set(names), in: scope ?? ""), above: above, offers,
      outer: outerClass(of: superclass)
    ) { offer in methods.flatMap { $0.names(implementing: offer) } }
  }

  /// - Parameters:
  ///   - own: What the protocols of the class itself offer.
  ///   - above: The classes of the module that it inherits from.
  ///   - offers: What the protocols of these offer.
  ///   - outer: The class of another module that it inherits from.
  ///   - names: The names of what the class implements of an offer.
  private func list(
    offering own: Set<Offer>, above: [String], _ offers: [String: Set<Offer>],
    outer: ModuleInterface.Class?, implementing names: (Offer) -> [OptionalMethodList.Name]
  ) -> OptionalMethodList? {
    let offeredAbove = above.reduce(into: Set<Offer>()) { $0.formUnion(offers[$1] ?? []) }
    let offeredOutside = outer?.optionalMethods?.map {
      Offer(name: MethodName($0), signature: nil, keys: [$0])
    }
    let all = own.union(offeredAbove).union(offeredOutside ?? [])
    guard !all.isEmpty else { return nil }
    let isFirst = offeredAbove.isEmpty && offeredOutside == nil
    let new = own.subtracting(offeredAbove)
    // What a class that this one inherits from implements already.
    let inherited = new.flatMap { offer in
      above.flatMap { self.names(implementing: offer, in: $0) }
        + (outer?.methods.contains(offer.name.description) ?? false
          ? offer.keys.map { .init(name: $0, conditions: []) } : [])
    }
    let implemented = Set(all.flatMap(names) + inherited)
    guard isFirst || !implemented.isEmpty || !new.isEmpty else { return nil }
    return OptionalMethodList(
      isFirst: isFirst,
      offered: Set(new.flatMap(\.keys)).subtracting(offeredOutside?.flatMap(\.keys) ?? []),
      implemented: implemented)
  }

  private func names(implementing offer: Offer, in type: String) -> [OptionalMethodList.Name] {
    (implementations[type] ?? []).flatMap { $0.names(implementing: offer) }
  }

  /// The names of the optional methods that a protocol, and those that it inherits from, offer.
  func namesOfOptionalMethods(of name: String) -> [String] {
    offers([name], in: name).map(\.name.description).sorted()
  }

  private func offers(_ protocols: Set<String>, in type: String) -> Set<Offer> {
    var names = protocols.sorted()
    var found: Set<Offer> = []
    var visited: Set<String> = []
    while let name = names.popLast() {
      let owner = fullName(of: name, in: type)
      guard visited.insert(owner).inserted else { continue }
      if let requirements = optionalRequirements[owner] {
        names += conformances[owner] ?? []
        if !requirements.isHidden { found.formUnion(Self.offers(requirements.methods)) }
      } else if self.protocols.contains(name) {
        names += conformances[owner] ?? []
      } else if let apple = OptionalMethods.byName[owner] {
        names += apple.inherited
        found.formUnion(Self.offers(apple.methods))
      } else if let methods = interfaces.lazy.compactMap({ $0.optionalMethods[owner] }).first {
        found.formUnion(
          methods.map { Offer(name: MethodName($0), signature: nil, keys: [$0]) })
      }
    }
    return found
  }

  private static func offers(_ methods: [FunctionDeclSyntax]) -> [Offer] {
    methods.filter { !$0.modifiers.contains { ["static", "class"].contains($0.name.text) } }.map {
      method in
      let name = MethodName(method)
      let isOnlyOne = methods.count { MethodName($0) == name } == 1
      return Offer(
        name: name, signature: isOnlyOne ? nil : MethodSignature(method),
        keys: [name.description] + (method.attributes.objectiveCName.map { [$0] } ?? []))
    }
  }
}
