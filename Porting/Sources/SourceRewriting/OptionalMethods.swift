import SwiftParser
import SwiftSyntax

/// The optional methods of Apple's protocols, as far as OpenQuartzCore, OpenUIKit,
/// OpenUIKitContainers, OpenUIKitLists and OpenUIKitText have them: there each is a requirement
/// with a default implementation.
package enum OptionalMethods {
  /// The methods of one protocol.
  package struct Owner: Sendable {
    /// The name of the protocol, with the types around it.
    package var name: String
    /// The protocols of the tables that it inherits from.
    package var inherited: [String]
    /// Whether the methods belong to no actor; those of the others belong to the main actor.
    package var isNonisolated: Bool
    /// The declarations, without names of parameters. Those have a body whose default
    /// implementation calls another method of the protocol.
    package var methods: [FunctionDeclSyntax]
  }

  /// The protocols, in the order of the tables.
  package static let owners = [quartzCore, uiKit, containers, lists, text].flatMap(owners)

  /// The protocols by their names.
  static let byName = owners.reduce(into: [String: Owner]()) { $0[$1.name] = $1 }

  /// The protocols that also have requirements that are not optional.
  package static let havingOtherRequirements: Set<String> = [
    "UICollectionViewDataSource", "UICollectionViewDataSourcePrefetching",
    "UICollectionViewDragDelegate", "UICollectionViewDropDelegate", "UIDragInteractionDelegate",
    "UIContextMenuInteractionDelegate", "UIFindInteractionDelegate",
    "UIPageViewControllerDataSource",
    "UISpringLoadedInteractionBehavior", "UITableViewDataSource",
    "UITableViewDataSourcePrefetching", "UITableViewDragDelegate", "UITableViewDropDelegate",
    "UIViewControllerAnimatedTransitioning", "UIViewImplicitlyAnimating",
  ]

  /// Those other requirements, as a class has them of which only the default implementations are
  /// called. An animator is none that a program writes.
  static let requirements = [
    "UIFindInteractionDelegate": """
    func findInteraction(_: UIFindInteraction, sessionFor: UIView) -> UIFindSession? { nil }
    """,
    "UICollectionViewDataSource": """
    func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 0 }; \
    func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell \
    { UICollectionViewCell(frame: .zero) }
    """,
    "UICollectionViewDataSourcePrefetching":
      "func collectionView(_: UICollectionView, prefetchItemsAt: [IndexPath]) {}",
    "UIPageViewControllerDataSource": """
    func pageViewController(_: UIPageViewController, viewControllerBefore: UIViewController) \
    -> UIViewController? { nil }; \
    func pageViewController(_: UIPageViewController, viewControllerAfter: UIViewController) \
    -> UIViewController? { nil }
    """,
    "UITableViewDataSource": """
    func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { 0 }; \
    func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell \
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
    """,
    "UITableViewDataSourcePrefetching":
      "func tableView(_: UITableView, prefetchRowsAt: [IndexPath]) {}",
    "UIViewControllerAnimatedTransitioning": """
    func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval \
    { 0 }; func animateTransition(using: any UIViewControllerContextTransitioning) {}
    """,
  ]

  /// By the name of methods without labels, what calls of them need.
  static let calls = owners.flatMap(calls).reduce(into: [String: [OptionalCall]]()) {
    $0[$1.base, default: []].append($1)
  }

  /// Whether a protocol has a method that a reference with the name can mean.
  static func contains(_ name: MethodName) -> Bool {
    calls[name.base]?.contains { call in
      call.methods.contains { method in
        name.labels.map { $0 == MethodName(method).labels } ?? method.hasNoLabels
      }
    } ?? false
  }

  /// The modules that have a protocol, under Apple's names and those of the modules here.
  static func modules(of owner: String) -> Set<String> {
    let modules: Set = [
      "UIKit", "OpenUIKit", "OpenUIKitContainers", "OpenUIKitLists", "OpenUIKitText",
      "OpenUIKitUmbrella",
    ]
    return owner.hasPrefix("CA") ? modules.union(["QuartzCore", "OpenQuartzCore"]) : modules
  }

  /// The protocols of a table, which is Swift source without names of parameters.
  private static func owners(in table: String) -> [Owner] {
    Parser.parse(source: table).statements.compactMap { statement in
      guard let node = statement.item.as(DeclSyntax.self)?.as(ExtensionDeclSyntax.self) else {
        return nil
      }
      return Owner(
        name: node.extendedType.trimmedDescription,
        inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
        isNonisolated: !node.modifiers.isEmpty,
        methods: node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) })
    }
  }

  private static func calls(of owner: Owner) -> [OptionalCall] {
    Dictionary(grouping: owner.methods, by: \.name.text).map { base, methods in
      OptionalCall(
        owner: owner.name, base: base, methods: methods,
        prefix: owner.isolation + "fileprivate ", absence: .implemented,
        isNonisolated: owner.isNonisolated)
    }
  }
}

extension OptionalMethods.Owner {
  fileprivate var isolation: String {
    isNonisolated ? "nonisolated " : "@preconcurrency @MainActor "
  }

  /// The name of a class that has nothing but the default implementations.
  var nameOfDefaults: String { "\(name.replacing(".", with: "_"))_Defaults" }

  /// The declaration of that class, for one file; nil where it would need other methods.
  var defaults: String? {
    guard hasDefaults else { return nil }
    let members = OptionalMethods.requirements[name].map { " \($0) " } ?? ""
    return
      "\(isolation)fileprivate final class \(nameOfDefaults): NSObject, \(name) {\(members)}"
  }

  private var hasDefaults: Bool {
    !OptionalMethods.havingOtherRequirements.contains(name)
      || OptionalMethods.requirements[name] != nil
  }

  /// The methods for which `addition` knows what the default implementation does.
  var addableMethods: [FunctionDeclSyntax] {
    hasDefaults ? methods : methods.filter { $0.returnType == nil }
  }

  /// Returns the method that is added to a conforming class, so that a subclass can override it.
  func addition(_ method: FunctionDeclSyntax) -> String {
    let result = method.returnType.map { " -> \($0.onOneLine)" } ?? ""
    let call = "\(nameOfDefaults)().\(method.name.text)(\(method.numberedArguments))"
    let body = method.body?.onOneLine ?? (hasDefaults ? "{ \(call) }" : "{}")
    return
      "\(isolation)public func \(method.name.text)(\(method.numberedParameters))\(result) \(body)"
  }
}
