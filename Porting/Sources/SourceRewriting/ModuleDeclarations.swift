import SwiftSyntax

/// What the rewriting of one file needs to know about the other files of its module.
struct ModuleDeclarations: Sendable {
  struct Method: Hashable, Sendable {
    var name: MethodName
    var isStatic: Bool
  }

  /// Methods by the full name of their type, from its declaration and all extensions.
  private(set) var methods: [String: Set<Method>] = [:]
  /// What a class inherits from first, which is its superclass if it has one.
  private(set) var superclasses: [String: String] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var objectiveCProtocols: Set<String> = []
  /// The names of optional methods, and whether a call of them has a value that is not optional.
  private(set) var optionalMethods: [String: Bool] = [:]
  private(set) var importsUIKit = false

  init(_ file: ParsedFile) {
    importsUIKit = file.importedModules.contains("UIKit")
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    self.methods = collector.methods
    self.superclasses = collector.superclasses
    self.protocols = collector.protocols
    self.objectiveCProtocols = collector.objectiveCProtocols
    self.optionalMethods = collector.optionalMethods
  }

  /// The declarations of all files of a module.
  init(merging parts: [ModuleDeclarations]) {
    for part in parts {
      methods.merge(part.methods) { $0.union($1) }
      superclasses.merge(part.superclasses) { first, _ in first }
      protocols.formUnion(part.protocols)
      objectiveCProtocols.formUnion(part.objectiveCProtocols)
      optionalMethods.merge(part.optionalMethods) { $0 || $1 }
      importsUIKit = importsUIKit || part.importsUIKit
    }
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

  /// The full name of a type that is named within another: that of the innermost which exists.
  private func fullName(of type: String, in scope: String?) -> String {
    var prefix = scope?.split(separator: ".").map(String.init) ?? []
    while !prefix.isEmpty {
      let candidate = (prefix + [type]).joined(separator: ".")
      if methods[candidate] != nil || superclasses[candidate] != nil { return candidate }
      prefix.removeLast()
    }
    return type
  }
}
