/// The overrides of what extensions of classes of other modules declare.
///
/// Objective-C finds an implementation by the class of the object. In Swift nothing overrides what
/// an extension of another module's class declares: here each implementation has a name of its own,
/// and the declared member calls that of the object's class. Classes of this module that inherit
/// from each other have one name for theirs, which are overridden as usual.
struct ExtensionOverrides: Sendable {
  /// A member of a class.
  private struct Member: Hashable {
    var type: String
    var name: MethodName
  }

  /// By override, the class whose extension declares the member.
  private var owners: [Member: String] = [:]
  /// By override in a class of the module, the class of the module that overrides first.
  private var firstOverriders: [Member: String] = [:]
  /// By override, the name of the implementation that `super` means in it.
  private var inherited: [Member: String] = [:]
  /// By declared member, what overrides it, the deepest class first.
  private var implementations: [Member: [MemberCall.Implementation]] = [:]
  /// The overrides that have to stay as they are, with the reason.
  private var refusals: [SubclassImplementations.Place: String] = [:]
  /// The names of overrides by class.
  private var names: [String: Set<MethodName>] = [:]

  init() {}

  /// - Parameters:
  ///   - members: The members of extensions.
  ///   - overrides: All overrides of the module.
  ///   - classes: The classes of the module.
  ///   - ancestors: The class, and what it inherits from as far as the module shows it.
  init(
    _ members: [MemberForwarder], overrides: [OverrideDeclaration], classes: Set<String>,
    ancestors: (String) -> [String]
  ) {
    let declared = members.filter {
      !classes.contains($0.type) && !$0.isOverride && $0.isObjectiveC && !$0.mentionsSelf
    }
    guard !declared.isEmpty else { return }
    let byName = Dictionary(grouping: declared, by: \.name)
    let candidates = overrides.filter { byName[$0.name] != nil }
    let lineages = candidates.reduce(into: [String: [String]]()) {
      $0[$1.type] = $0[$1.type] ?? Self.lineage(of: ancestors($1.type))
    }
    let depths = lineages.mapValues(\.count)
    for override in candidates {
      let lineage = lineages[override.type] ?? []
      guard let member = Self.owner(among: byName[override.name] ?? [], of: lineage) else {
        continue
      }
      if let reason = override.reasonToStay(calledFrom: member.place.path) {
        refusals[override.place] = "an extension of \(member.type) declares it, and \(reason)"
        continue
      }
      owners[Member(type: override.type, name: override.name)] = member.type
      names[override.type, default: []].insert(override.name)
    }
    nameInherited(lineages, ofClasses: classes)
    addImplementations(candidates, depths: depths)
  }

  /// All classes that a class inherits from, with itself, as far as they are known.
  private static func lineage(of ancestors: [String]) -> [String] {
    guard let last = ancestors.last else { return [] }
    return ancestors.dropLast() + AppleClasses.lineage(of: last)
  }

  /// The member that an override is one of: of the nearest class that it inherits from. A class of
  /// another package may inherit from each.
  private static func owner(
    among members: [MemberForwarder], of lineage: [String]
  ) -> MemberForwarder? {
    for type in lineage.dropFirst() {
      if let found = members.first(where: { $0.type == type }) { return found }
    }
    return lineage.last == "NSObject" ? nil : members.first { $0.type != lineage.first }
  }

  private mutating func nameInherited(
    _ lineages: [String: [String]], ofClasses classes: Set<String>
  ) {
    for member in owners.keys where classes.contains(member.type) {
      firstOverriders[member] = lineages[member.type]?.last {
        classes.contains($0) && owners[Member(type: $0, name: member.name)] != nil
      }
    }
    for (member, owner) in owners {
      let next = lineages[member.type]?.dropFirst().first {
        $0 == owner || owners[Member(type: $0, name: member.name)] != nil
      }
      inherited[member] = implementationName(of: member.name, in: next ?? owner, owner: owner)
    }
  }

  private mutating func addImplementations(
    _ overrides: [OverrideDeclaration], depths: [String: Int]
  ) {
    let ordered = overrides.sorted {
      (depths[$1.type] ?? 0, $0.type) < (depths[$0.type] ?? 0, $1.type)
    }
    for override in ordered where refusals[override.place] == nil {
      let member = Member(type: override.type, name: override.name)
      guard let owner = owners[member], isFirst(override.name, in: override.type),
        let name = implementationName(of: override.name, in: override.type)
      else { continue }
      implementations[Member(type: owner, name: override.name), default: []].append(
        .init(type: override.type, name: name, conditions: override.conditions))
    }
  }

  private func implementationName(of name: MethodName, in type: String, owner: String) -> String {
    let first = firstOverriders[Member(type: type, name: name)]
    return MemberForwarder.newName(of: name.base, in: first.map { "\(owner).\($0)" } ?? type)
  }

  // MARK: - Questions

  /// The name that an override gets; nil for what is none.
  func implementationName(of name: MethodName, in type: String) -> String? {
    owners[Member(type: type, name: name)].map { implementationName(of: name, in: type, owner: $0) }
  }

  /// Whether an override is one of no class in this module.
  func isFirst(_ name: MethodName, in type: String) -> Bool {
    let first = firstOverriders[Member(type: type, name: name)]
    return first == nil || first == type
  }

  /// The implementations among which a member of an extension chooses; none where it is not
  /// overridden.
  func implementations(of member: MemberForwarder) -> [MemberCall.Implementation] {
    member.isOverride ? [] : implementations[Member(type: member.type, name: member.name)] ?? []
  }

  /// The reason for which an override does not work.
  func refusal(of place: SubclassImplementations.Place) -> String? { refusals[place] }

  /// The name of what an override in a class means by `super` and a name.
  ///
  /// - Parameter labels: The labels of the arguments; nil where nothing is called.
  func inheritedName(of base: String, labels: [String]?, in type: String) -> String? {
    let found = (names[type] ?? []).filter {
      $0.base == base && ($0.labels == nil) == (labels == nil)
    }
    // Arguments with a default value may be left out.
    let name = found.first { $0.labels == labels } ?? (found.count == 1 ? found.first : nil)
    return name.flatMap { inherited[Member(type: type, name: $0)] }
  }
}
