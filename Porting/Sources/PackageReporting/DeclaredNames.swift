import SourceReading
import SourceRewriting
import SwiftSyntax

/// The names that sources declare, without labels: of types, functions, properties, cases and
/// aliases.
public struct DeclaredNames: Sendable {
  /// The names of what is no member of a class of UIKit's or QuartzCore's.
  private var names: Set<String> = []
  /// By the name of such a member, the classes that declare one.
  private var owners: [String: Set<String>] = [:]

  /// No names.
  public init() {}

  /// The names that a file declares.
  ///
  /// - Parameter publicOnly: Whether a name counts only if other modules see it.
  public init(in text: String, publicOnly: Bool) {
    let file = ParsedFile(tolerating: "", text: text)
    let collector = NameCollector(publicOnly: publicOnly)
    collector.walk(file.tree)
    names = collector.names
    owners = collector.owners
  }

  /// The names of a list, one a line, of members with their class: `UIView.frame`. The text in
  /// parentheses is left out.
  public init(list: String) {
    for line in list.split(separator: "\n") {
      let name = line.prefix { $0 != "(" }
      if let match = name.wholeMatch(of: /([A-Z]\w*)\.(\w+)/) {
        owners[String(match.2), default: []].insert(String(match.1))
      } else {
        names.insert(String(name))
      }
    }
  }

  /// The names as such a list, in a fixed order.
  public var list: String {
    let members = owners.flatMap { name, owners in owners.map { "\($0).\(name)" } }
    return (names + members).sorted().map { $0 + "\n" }.joined()
  }

  /// Adds names.
  public mutating func formUnion(_ other: DeclaredNames) {
    names.formUnion(other.names)
    owners.merge(other.owners) { $0.union($1) }
  }

  func contains(_ name: String) -> Bool { names.contains(name) || owners[name] != nil }

  /// Whether a class of UIKit's or QuartzCore's may have a member: it or a class that it inherits
  /// from declares one, or something that is no such class does, such as a protocol.
  func contains(_ name: String, in owner: String) -> Bool {
    names.contains(name)
      || owners[name].map { !$0.isDisjoint(with: AppleClasses.lineage(of: owner)) } ?? false
  }
}

private final class NameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var owners: [String: Set<String>] = [:]
  private let publicOnly: Bool

  init(publicOnly: Bool) {
    self.publicOnly = publicOnly
    super.init(viewMode: .sourceAccurate)
  }

  private func add(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, of node: some SyntaxProtocol
  ) {
    let isSeen =
      !publicOnly || modifiers.contains { ["public", "open"].contains($0.name.text) }
      || isInPublicScope(Syntax(node))
    guard isSeen else { return }
    let text = name.text.filter { $0 != "`" }
    // Of other modules alone it is known which of their types are classes.
    if publicOnly, let owner = Self.owner(of: Syntax(node)),
      AppleClasses.superclasses[owner] != nil
    {
      owners[text, default: []].insert(owner)
    } else {
      names.insert(text)
    }
  }

  /// The class or the extended type whose member a declaration is; nil for others.
  private static func owner(of node: Syntax) -> String? {
    for parent in sequence(first: node, next: \.parent).dropFirst() {
      if let owner = parent.as(ClassDeclSyntax.self) { return owner.name.text }
      if let owner = parent.as(ExtensionDeclSyntax.self) {
        return owner.extendedType.nameWithoutArguments
      }
      if parent.asProtocol((any NamedDeclSyntax).self) != nil { return nil }
    }
    return nil
  }

  /// Whether members of what is around need no modifier: those of a protocol, and of an extension
  /// that is public.
  private func isInPublicScope(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if let owner = parent.as(ProtocolDeclSyntax.self) {
        return owner.modifiers.contains { $0.name.text == "public" }
      }
      if let owner = parent.as(ExtensionDeclSyntax.self) {
        return owner.modifiers.contains { $0.name.text == "public" }
      }
      if parent.is(ClassDeclSyntax.self) || parent.is(StructDeclSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.modifiers, of: node)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    // Cases have the access of their enumeration.
    for element in node.elements { names.insert(element.name.text.filter { $0 != "`" }) }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        add(name.identifier, node.modifiers, of: node)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if !publicOnly { names.insert(node.name.text) }
    return .skipChildren
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { names.insert(name.text) }
    return .visitChildren
  }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // The element of a tuple can be asked for by its label.
    if !publicOnly, let label = node.label, node.parent?.parent?.is(TupleExprSyntax.self) ?? false {
      names.insert(label.text)
    }
    return .visitChildren
  }
}
