import SourceReading
import SwiftSyntax

/// The methods of classes that implement an optional requirement of a protocol to which not they
/// conform, but a class that they inherit from.
///
/// Objective-C finds these by their names. Swift calls the methods of the class that conforms: it
/// gets one that does what the default implementation does, and the subclass overrides it.
struct SubclassImplementations: Sendable {
  /// Where a declaration begins.
  struct Place: Hashable, Sendable {
    var path: String
    /// In UTF-8 code units.
    var offset: Int

    init(_ node: some SyntaxProtocol, in file: ParsedFile) {
      path = file.path
      offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
  }

  /// A method of a class.
  struct Method: Sendable {
    var place: Place
    var signature: MethodSignature
    var isThrowing: Bool
    /// Whether Objective-C may find it, since it belongs to objects and is neither an override nor
    /// private, and whether it can override something here.
    var canImplement: Bool
    /// Whether it belongs to objects.
    var isOfObject: Bool
    /// The conditions of conditional compilation around it, from the outside to the inside.
    var conditions: [String]

    init(_ node: FunctionDeclSyntax, of type: String, in file: ParsedFile) {
      place = Place(node, in: file)
      signature = MethodSignature(node)
      isThrowing = node.isThrowing
      isOfObject = !node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      conditions = DeclSyntax(node).conditions
      let outer = node.parent?.enclosingExtension
      canImplement =
        node.genericParameterClause == nil
        && !(node.modifiers.map(\.name.text) + (outer?.modifiers.map(\.name.text) ?? []))
          .contains(where: SubclassImplementations.hidingWords.contains)
        && (outer == nil || MemberForwarder(DeclSyntax(node), in: type, of: file) != nil)
    }
  }

  private static let hidingWords: Set<String> = [
    "static", "class", "override", "private", "fileprivate", "nonisolated",
  ]

  /// A method that a class gets.
  struct Addition: Sendable {
    /// The name of the protocol.
    var owner: String
    var method: FunctionDeclSyntax
    var signature: MethodSignature
    /// The protocol of the module that has the method; nil for one of Apple's.
    var requirements: OptionalRequirements?
  }

  /// By class, the methods that it gets.
  private(set) var additions: [String: [Addition]] = [:]
  /// The methods that override these.
  private(set) var overrides: Set<Place> = []

  init() {}

  /// - Parameters:
  ///   - lineages: By class, the classes of the module that it inherits from, the nearest first.
  ///   - methods: The methods of classes.
  ///   - optionalMethods: The optional methods of the protocols to which a class itself conforms.
  init(
    lineages: [String: [String]], methods: [String: [Method]],
    optionalMethods: (String) -> [Addition]
  ) {
    let offers = Set(lineages.values.joined()).reduce(into: [String: [Addition]]()) {
      $0[$1] = optionalMethods($1)
    }
    for (type, lineage) in lineages.sorted(by: { $0.key < $1.key }) where !lineage.isEmpty {
      for method in methods[type] ?? [] where method.canImplement {
        guard !lineage.contains(where: { methods[$0]?.contains(method.signature) ?? false })
        else { continue }
        for ancestor in lineage.reversed() {
          guard let offer = offers[ancestor]?.first(where: { $0.isImplemented(by: method) })
          else { continue }
          overrides.insert(method.place)
          if additions[ancestor]?.contains(where: { $0.signature == offer.signature }) != true {
            additions[ancestor, default: []].append(offer)
          }
          break
        }
      }
    }
  }
}

extension SubclassImplementations.Addition {
  fileprivate func isImplemented(by other: SubclassImplementations.Method) -> Bool {
    signature == other.signature && (method.isThrowing || !other.isThrowing)
  }
}

extension [SubclassImplementations.Method] {
  fileprivate func contains(_ signature: MethodSignature) -> Bool {
    contains { $0.signature == signature }
  }
}
