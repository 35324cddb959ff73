import Foundation
import SourceReading
import SwiftSyntax
import Testing

@testable import SourceRewriting

struct OptionalMethodsTests {
  /// The folder of the repository.
  private static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  @Test
  func `R19.25 The tables have the requirements with default implementations of all protocols`()
    throws
  {
    let declared = ProtocolCollector()
    for module in [
      "OpenQuartzCore", "OpenUIKit", "OpenUIKitContainers", "OpenUIKitLists", "OpenUIKitText",
    ] {
      let folder = Self.root.appending(path: "Sources/\(module)").path
      let texts = try InputFolder(folder).read(InputFolder(folder).swiftFiles())
      for text in texts
      where text.text.contains("public protocol ") || text.text.contains("OptionalMethod.leftOut") {
        try declared.walk(ParsedFile(path: text.path, text: text.text).tree)
      }
    }

    var expected = declared.optionalMethods
    // Its default implementation is Apple's own, for a requirement that is not optional.
    expected["UIContentView"] = nil
    // One with an associated type is no type of a variable by which such a call is made.
    expected["UITextSearching"] = nil
    let found = OptionalMethods.owners.reduce(into: [String: Set<String>]()) {
      $0[$1.name] = Set($1.methods.map(\.inOneSpelling))
    }
    for owner in Set(expected.keys).union(found.keys).sorted() {
      let (expected, found) = (expected[owner] ?? [], found[owner] ?? [])
      #expect(expected.subtracting(found).sorted() == [], "missing in \(owner)")
      #expect(found.subtracting(expected).sorted() == [], "not in \(owner)")
    }
    for owner in OptionalMethods.owners {
      #expect(owner.inherited == declared.inherited(by: owner.name), "\(owner.name)")
      #expect(owner.isNonisolated == declared.nonisolated.contains(owner.name), "\(owner.name)")
      #expect(
        OptionalMethods.havingOtherRequirements.contains(owner.name)
          == declared.hasOtherRequirements(owner.name), "\(owner.name)")
      let withBody = owner.methods.filter { $0.body != nil }.map(\.inOneSpelling)
      #expect(Set(withBody) == declared.defaultsWithCalls(owner.name), "\(owner.name)")
    }
  }

  @Test func `R19.25 Tests for iOS call each method of the tables`() throws {
    let folder = Self.root.appending(path: "Examples/iOSKinds/Tests/OptionalCallsTests")
    let files = [
      "OptionalCallsTests.swift", "OptionalListCallsTests.swift", "OptionalDragCallsTests.swift",
      "OptionalTextCallsTests.swift", "OptionalSearchCallsTests.swift",
    ]
    let text = try files.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()

    for method in OptionalMethods.owners.flatMap(\.methods) {
      // No program makes the arguments of some of them, or their results without a window, so that
      // these are compiled only.
      let isCompiledOnly =
        method.inOneSpelling.contains("ConnectionOptions")
        || method.inOneSpelling.contains("FocusUpdateContext")
        || method.inOneSpelling.contains("UITextItem")
        || method.inOneSpelling.contains("UIContextMenuInteraction")
        || method.inOneSpelling.contains("UISpringLoaded")
        || method.inOneSpelling.contains("UITargetedPreview")
        || method.inOneSpelling.contains("(using: any UIViewControllerContextTransitioning)")
        || method.inOneSpelling.lowercased().contains(/drag|drop/)
      let call =
        isCompiledOnly ? ".\(method.name.text)?(" : "expect(\"\(MethodName(method))\", "
      #expect(text.contains(call), "\(MethodName(method))")
    }
  }
}

/// Collects the public protocols of modules, and extensions.
private final class ProtocolCollector: SyntaxVisitor {
  private(set) var nonisolated: Set<String> = []
  private var requirements: [String: Set<String>] = [:]
  private var properties: [String: Set<String>] = [:]
  private var defaults: [String: Set<String>] = [:]
  private var inherited: [String: [String]] = [:]
  /// By protocol and method, the default implementation.
  private var bodies: [String: [String: String]] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  /// By protocol, the requirements that have a default implementation. A protocol that inherits
  /// from such a one and has none itself is among them.
  var optionalMethods: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (owner, methods) in requirements where owner != "UITraitChangeObservable" {
      let optional = methods.intersection(defaults[owner] ?? [])
      if !optional.isEmpty { found[owner] = optional }
    }
    for owner in requirements.keys
    where found[owner] == nil && inherited[owner]?.contains(where: { found[$0] != nil }) ?? false {
      found[owner] = []
    }
    return found
  }

  func inherited(by owner: String) -> [String] {
    (inherited[owner] ?? []).filter { optionalMethods[$0] != nil }
  }

  /// The default implementations of a protocol that call methods of the protocol.
  func defaultsWithCalls(_ owner: String) -> Set<String> {
    let names = Set((requirements[owner] ?? []).map { $0.prefix { $0 != "(" } + "(" })
    return Set((bodies[owner] ?? [:]).filter { _, body in names.contains(where: body.calls) }.keys)
  }

  func hasOtherRequirements(_ owner: String) -> Bool {
    let all = (requirements[owner] ?? []).union(properties[owner] ?? [])
    return !all.isSubset(of: defaults[owner] ?? [])
      || (inherited[owner] ?? []).contains(where: hasOtherRequirements)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "public" }) else { return .skipChildren }
    let name = Syntax(node.memberBlock).enclosingTypeName ?? ""
    inherited[name] = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if node.modifiers.contains(where: { $0.name.text == "nonisolated" }) {
      nonisolated.insert(name)
    }
    requirements[name] = node.memberBlock.methods
    properties[name] = node.memberBlock.properties
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil else { return .visitChildren }
    defaults[node.extendedType.trimmedDescription, default: []]
      .formUnion(node.memberBlock.methods.union(node.memberBlock.properties))
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self), let body = method.body else {
        continue
      }
      bodies[node.extendedType.trimmedDescription, default: [:]][method.inOneSpelling] =
        body.onOneLine
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
  /// Whether the text calls a method of the object itself.
  fileprivate func calls(_ name: Substring) -> Bool {
    ranges(of: name).contains { range in
      range.lowerBound == startIndex || " {(".contains(self[index(before: range.lowerBound)])
    }
  }
}

extension MemberBlockSyntax {
  fileprivate var methods: Set<String> {
    Set(members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.inOneSpelling })
  }

  fileprivate var properties: Set<String> {
    Set(members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.onlyName })
  }
}

extension FunctionDeclSyntax {
  /// The name, the labels and the types.
  fileprivate var inOneSpelling: String {
    let parameters = signature.parameterClause.parameters.map {
      "\($0.firstName.text): \($0.type.onOneLine)"
    }
    return "\(name.text)(\(parameters.joined(separator: ", ")))"
      + (returnType.map { " -> \($0.onOneLine)" } ?? "")
  }
}
