import SourceReading
import SwiftSyntax

/// The declarations of a module that the rewriting of each of its files needs.
struct ModuleDeclarations: Sendable {
  struct Method: Hashable, Sendable {
    var name: MethodName
    var isStatic: Bool
    /// The name in `@objc(name)`.
    var objectiveCName: String?
  }

  /// Methods by the full name of their type, from its declaration and all extensions.
  private(set) var methods: [String: Set<Method>] = [:]
  /// The first type that a class inherits from or conforms to: its superclass if it has one.
  private(set) var superclasses: [String: String] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var objectiveCProtocols: Set<String> = []
  /// The names of optional methods, and whether a call of them has a value that is not optional.
  private(set) var optionalMethods: [String: Bool] = [:]
  /// Whether a file imports UIKit, or QuartzCore without it.
  private(set) var importsUIKit = false
  /// The names of functions in no type.
  private(set) var functions: Set<String> = []
  private(set) var classes: Set<String> = []
  private var mainActorClasses: Set<String> = []
  private(set) var conformances: [String: Set<String>] = [:]
  private var overrides: [String: Set<MethodName>] = [:]
  private var overrideDeclarations: [OverrideDeclaration] = []
  private var forwarders: [String: [MemberForwarder]] = [:]
  private(set) var implementations: [String: [SubclassImplementations.Method]] = [:]
  private(set) var optionalRequirements: [String: OptionalRequirements] = [:]
  private(set) var genericParameters: [String: [String: [String]]] = [:]
  private(set) var aliases: [String: Set<String>] = [:]
  private(set) var classProperties: [String: Set<[String]>] = [:]
  private(set) var requiredInitializers: Set<[String]> = []
  private var protocolHasQuestion = false
  /// The methods that subclasses implement of protocols to which other classes conform.
  private(set) var subclassImplementations = SubclassImplementations()
  /// By class, which optional methods of protocols its objects have.
  private(set) var optionalMethodLists: [String: OptionalMethodList] = [:]
  /// Whether the module is for iOS although it may not import UIKit itself.
  private(set) var isForIOS = false
  /// The interfaces of the modules that this one imports.
  private(set) var interfaces: [ModuleInterface] = []
  /// The overrides of what extensions of classes of other modules declare.
  private(set) var extensionOverrides = ExtensionOverrides()

  init(_ file: ParsedFile) {
    importsUIKit = !file.importedModules.isDisjoint(with: ["UIKit", "QuartzCore"])
    let collector = DeclarationCollector(file)
    collector.walk(file.tree)
    self.methods = collector.methods
    self.superclasses = collector.superclasses
    self.protocols = collector.protocols
    self.objectiveCProtocols = collector.objectiveCProtocols
    self.optionalMethods = collector.optionalMethods
    self.functions = collector.functions
    self.classes = collector.classes
    self.mainActorClasses = collector.mainActorClasses
    self.conformances = collector.conformances
    self.overrides = collector.overrides
    self.overrideDeclarations = collector.overrideDeclarations
    self.forwarders = collector.forwarders
    self.implementations = collector.implementations
    self.optionalRequirements = collector.optionalRequirements
    self.genericParameters = collector.genericParameters
    self.aliases = collector.aliases
    self.classProperties = collector.classProperties
    self.requiredInitializers = collector.requiredInitializers
    self.protocolHasQuestion = collector.hasOwnQuestion
  }

  /// The declarations of all files of a module.
  ///
  /// - Parameters:
  ///   - parts: Those of each file.
  ///   - interfaces: Those of the modules that it imports.
  ///   - isForIOS: Whether it is for iOS although it may not import UIKit itself.
  init(
    merging parts: [ModuleDeclarations], importing interfaces: [ModuleInterface], isForIOS: Bool
  ) {
    self.interfaces = interfaces
    self.isForIOS = isForIOS
    for part in parts {
      methods.merge(part.methods) { $0.union($1) }
      superclasses.merge(part.superclasses) { first, _ in first }
      protocols.formUnion(part.protocols)
      objectiveCProtocols.formUnion(part.objectiveCProtocols)
      optionalMethods.merge(part.optionalMethods) { $0 || $1 }
      importsUIKit = importsUIKit || part.importsUIKit
      functions.formUnion(part.functions)
      classes.formUnion(part.classes)
      mainActorClasses.formUnion(part.mainActorClasses)
      conformances.merge(part.conformances) { $0.union($1) }
      overrides.merge(part.overrides) { $0.union($1) }
      overrideDeclarations += part.overrideDeclarations
      forwarders.merge(part.forwarders) { $0 + $1 }
      implementations.merge(part.implementations) { $0 + $1 }
      optionalRequirements.merge(part.optionalRequirements) { first, _ in first }
      genericParameters.merge(part.genericParameters) { $0.merging($1) { $0 + $1 } }
      aliases.merge(part.aliases) { $0.union($1) }
      classProperties.merge(part.classProperties) { $0.union($1) }
      requiredInitializers.formUnion(part.requiredInitializers)
      protocolHasQuestion = protocolHasQuestion || part.protocolHasQuestion
    }
    subclassImplementations = findSubclassImplementations()
    optionalMethodLists = findOptionalMethodLists()
    extensionOverrides = ExtensionOverrides(
      forwarders.values.flatMap(\.self), overrides: overrideDeclarations, in: self)
    overrideDeclarations = []
    keepNeededForwarders()
  }

  /// The methods of a type and of its superclasses in the module that a reference can mean.
  ///
  /// The first class that has any decides, since it overrides or hides what is above it.
  func methods(named name: MethodName, in type: String, from scope: String?) -> Set<Method> {
    var type = fullName(of: type, in: scope)
    var visited: Set<String> = []
    while visited.insert(type).inserted {
      let found = (methods[type] ?? []).filter {
        $0.name.base == name.base && (name.labels == nil || $0.name.labels == name.labels)
      }
      if !found.isEmpty { return found }
      guard let superclass = superclasses[type] else { return [] }
      type = fullName(of: superclass, in: type)
    }
    return []
  }

  /// Drops what nothing needs: members that are no overrides, and that no class overrides.
  private mutating func keepNeededForwarders() {
    var overridden: [String: Set<MethodName>] = [:]
    for (type, names) in overrides {
      for ancestor in ancestors(of: type).dropFirst() {
        overridden[ancestor, default: []].formUnion(names)
      }
    }
    for (type, all) in forwarders {
      guard classes.contains(type) else {
        forwarders[type] = nil
        continue
      }
      let needed = all.filter {
        $0.isOverride || $0.isOpen || overridden[type]?.contains($0.name) ?? false
          || subclassImplementations.overrides.contains($0.place)
      }
      forwarders[type] = needed.isEmpty ? nil : needed
    }
  }

  /// The members that are declared in a class in place of members of its extensions.
  func forwarders(of type: String) -> [MemberForwarder] { forwarders[type] ?? [] }

  private static let forwardingTarget = MethodName(base: "forwardingTarget", labels: ["for"])

  /// Whether the type, or a class of the module that it inherits from, overrides
  /// `forwardingTarget(for:)`.
  func forwards(_ type: String) -> Bool {
    ancestors(of: type).contains { overrides[$0]?.contains(Self.forwardingTarget) ?? false }
  }

  /// Whether a type itself overrides something.
  func overrides(_ name: MethodName, _ type: String) -> Bool {
    overrides[type]?.contains(name) ?? false
  }

  /// Whether the module has a method `responds(to:)` of its own, which is no override.
  var hasOwnQuestion: Bool {
    let name = MethodName(base: "responds", labels: ["to"])
    return protocolHasQuestion
      || methods.contains { type, methods in
        !overrides(name, type) && methods.contains { $0.name == name }
      }
  }

  /// Whether the type conforms to a protocol of UIKit that is on the main actor, or is on it
  /// itself.
  func conformsOnMainActor(_ type: String) -> Bool {
    let lineage = ancestors(of: type)
    return isOnMainActor(type) || !["NSObject", type].contains(lineage.last ?? type)
      || lineage.contains { type in
        conformances[type]?.contains { OptionalMethods.byName[$0]?.isNonisolated == false } ?? false
      }
  }

  /// Whether a class of the module that the type inherits from overrides something too.
  func inheritsOverride(of name: MethodName, _ type: String) -> Bool {
    ancestors(of: type).dropFirst().contains { overrides[$0]?.contains(name) ?? false }
  }

  /// The methods of delegates that a class passes on, and their protocols: those that neither it
  /// nor what it inherits from implements.
  func forwardedMethods(of type: String) -> [(method: FunctionDeclSyntax, owner: String)] {
    guard overrides[type]?.contains(Self.forwardingTarget) ?? false,
      !inheritsOverride(of: Self.forwardingTarget, type)
    else { return [] }
    let lineage = ancestors(of: type)
    var found = Set(lineage.flatMap { implementations[$0] ?? [] }.map(\.signature))
    return adopted(by: lineage).sorted().flatMap(DelegateMethods.methods)
      .filter { found.insert(MethodSignature($0.method)).inserted }
  }

  /// The protocols that types adopt, and those that these inherit from, as far as the module
  /// declares them.
  private func adopted(by types: [String]) -> Set<String> {
    var found: Set<String> = []
    var next = types
    while let type = next.popLast() {
      for name in conformances[type] ?? [] where found.insert(name).inserted {
        let owner = fullName(of: name, in: type)
        if protocols.contains(name) || protocols.contains(owner) { next.append(owner) }
      }
    }
    return found
  }

  /// Whether the class, or one of the module that it inherits from, is on the main actor.
  func isOnMainActor(_ type: String) -> Bool {
    ancestors(of: type).contains(where: mainActorClasses.contains)
  }

  /// The type, and the classes that it inherits from, as far as the module has them.
  func ancestors(of type: String) -> [String] {
    var result: [String] = []
    var next: String? = type
    while let type = next, !result.contains(type) {
      result.append(type)
      next = superclasses[type].map { fullName(of: $0, in: type) }
    }
    return result
  }

  /// All classes that a class inherits from, with itself, as far as they are known.
  func lineage(of type: String) -> [String] {
    let own = ancestors(of: type)
    guard let last = own.last else { return [] }
    let outer = classes.contains(last) ? nil : interfaces.lazy.compactMap { $0.classes[last] }.first
    guard let outer else { return own.dropLast() + AppleClasses.lineage(of: last) }
    return own + outer.lineage
  }

  /// The method that Objective-C knows by a name, and the class that has it: of the given type or
  /// what it inherits from, or else of the only class of the module that has one.
  func method(objectiveCName: String, from scope: String?) -> (type: String, name: MethodName)? {
    func matches(in type: String) -> Set<MethodName> {
      Set(
        (methods[type] ?? []).lazy
          .filter { !$0.isStatic && $0.isCalled(objectiveCName) }.map(\.name))
    }
    for type in scope.map(ancestors) ?? [] {
      let found = matches(in: type)
      if let only = found.first, found.count == 1 { return (type, only) }
    }
    let found = classes.flatMap { type in matches(in: type).map { (type, $0) } }
    return found.count == 1 ? found.first : nil
  }

  /// The full name of a type that is named within another: that of the innermost which exists.
  func fullName(of type: String, in scope: String?) -> String {
    var prefix = scope?.split(separator: ".").map(String.init) ?? []
    while !prefix.isEmpty {
      let candidate = (prefix + [type]).joined(separator: ".")
      if methods[candidate] != nil || superclasses[candidate] != nil
        || optionalRequirements[candidate] != nil
      {
        return candidate
      }
      prefix.removeLast()
    }
    return type
  }
}

extension ModuleDeclarations.Method {
  /// Whether Objective-C may give the method this name: `moveTo:animated:` for
  /// `move(to:animated:)`, `openWithPage:` for `open(page:)`.
  fileprivate func isCalled(_ text: String) -> Bool {
    if let objectiveCName { return objectiveCName == text }
    let labels = name.labels ?? []
    guard let first = labels.first else { return text == name.base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return text == name.base + ":" + rest }
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return text == name.base + label + ":" + rest || text == name.base + "With" + label + ":" + rest
  }
}
