/// The overrides of what extensions of classes of other modules declare.
///
/// Objective-C finds an implementation by the class of the object. In Swift nothing overrides what
/// an extension of another module's class declares: here a class that overrides has its
/// implementation under another name, and conforms to a protocol by which the declared member finds
/// it. Classes that inherit from such a one override that implementation as usual. An extension of
/// a class of Apple's that overrides has a name of its own, and is found by the class.
struct ExtensionOverrides: Sendable {
  /// A member of a class.
  private struct Member: Hashable {
    var type: String
    var name: MethodName
  }

  /// By override, the member that it overrides.
  private var owners: [Member: OverridableMember] = [:]
  /// The overrides in classes of the module above which no class overrides the same.
  private var first: Set<Member> = []
  /// By override, the name of the implementation that `super` means in it.
  private var inherited: [Member: String] = [:]
  /// By declared member, the extensions of Apple's classes that override it, the deepest first.
  private var implementations: [Member: [MemberCall.Implementation]] = [:]
  /// By declared member, the protocol of the classes that override it.
  private var protocols: [Member: OverridableMember] = [:]
  /// The conditions of conditional compilation around an override in a class.
  private var conditions: [Member: [String]] = [:]
  /// The overrides that have to stay as they are, with the reason.
  private var refusals: [SubclassImplementations.Place: String] = [:]
  /// The names of overrides by class.
  private var names: [String: Set<MethodName>] = [:]
  /// The members of the module that others may override.
  private(set) var open: [OverridableMember] = []

  init() {}

  /// - Parameters:
  ///   - members: The members of extensions.
  ///   - overrides: All overrides of the module.
  ///   - declarations: Those of the module, with its classes.
  init(
    _ members: [MemberForwarder], overrides: [OverrideDeclaration],
    in declarations: ModuleDeclarations
  ) {
    let classes = declarations.classes
    let declared = members.filter {
      !classes.contains($0.type) && !$0.isOverride && $0.isObjectiveC && !$0.mentionsSelf
    }
    open = declared.filter(\.isOpen).map(OverridableMember.init)
    for member in declared where member.isOpen {
      protocols[Member(type: member.type, name: member.name)] = OverridableMember(member)
    }
    let known =
      declared.map(OverridableMember.init) + declarations.interfaces.flatMap(\.overridable)
    let seesUIKit = declarations.importsUIKit || declarations.isForIOS
    let byName = Dictionary(
      grouping: known + (seesUIKit ? OverridableMember.ofUIKit : []), by: \.name)
    let candidates = overrides.filter { byName[$0.name] != nil }
    let lineages = candidates.reduce(into: [String: [String]]()) {
      $0[$1.type] = $0[$1.type] ?? declarations.lineage(of: $1.type)
    }
    for override in candidates {
      let lineage = lineages[override.type] ?? []
      guard
        let member = Self.owner(among: byName[override.name] ?? [], of: lineage, in: declarations)
      else { continue }
      if let reason = override.reasonToStay {
        refusals[override.place] = "an extension of \(member.type) declares it, and \(reason)"
        continue
      }
      let key = Member(type: override.type, name: override.name)
      owners[key] = member
      names[override.type, default: []].insert(override.name)
      guard classes.contains(override.type) else { continue }
      protocols[Member(type: member.type, name: override.name)] = member
      conditions[key] = override.conditions
    }
    nameInherited(lineages, in: declarations)
    addImplementations(candidates, depths: lineages.mapValues(\.count), classes)
  }

  /// The member that an override is one of: of the nearest class that it inherits from. A class of
  /// another package may inherit from each.
  private static func owner(
    among members: [OverridableMember], of lineage: [String], in declarations: ModuleDeclarations
  ) -> OverridableMember? {
    for type in lineage.dropFirst() {
      if let found = members.first(where: { $0.type == type }) { return found }
    }
    guard let last = lineage.last, last != "NSObject", !declarations.classes.contains(last),
      !declarations.protocols.contains(last)
    else { return nil }
    return members.first { $0.type != lineage.first }
  }

  private mutating func nameInherited(
    _ lineages: [String: [String]], in declarations: ModuleDeclarations
  ) {
    for (member, owner) in owners {
      let above = (lineages[member.type] ?? []).dropFirst()
      let isInClass = declarations.classes.contains(member.type)
      let next = above.first { type in
        type == owner.type || owners[Member(type: type, name: member.name)] != nil
          || owner.overridingClasses.contains(type)
          || declarations.interfaces.contains {
            $0.classes[type]?.overrides.contains(owner.protocolName) ?? false
          }
      }
      let isOfClass = next.map { $0 != owner.type && AppleClasses.superclasses[$0] == nil } ?? false
      if isInClass, !isOfClass { first.insert(member) }
      inherited[member] =
        isOfClass
        ? owner.implementationName
        : next == nil || next == owner.type
          ? owner.inheritedName : MemberForwarder.newName(of: member.name.base, in: next ?? "")
    }
  }

  private mutating func addImplementations(
    _ overrides: [OverrideDeclaration], depths: [String: Int], _ classes: Set<String>
  ) {
    let ordered = overrides.sorted {
      (depths[$1.type] ?? 0, $0.type) < (depths[$0.type] ?? 0, $1.type)
    }
    for override in ordered
    where refusals[override.place] == nil && !classes.contains(override.type) {
      guard let owner = owners[Member(type: override.type, name: override.name)],
        let name = implementationName(of: override.name, in: override.type)
      else { continue }
      implementations[Member(type: owner.type, name: override.name), default: []].append(
        .init(type: override.type, name: name, conditions: override.conditions))
      if let index = open.firstIndex(where: { $0.protocolName == owner.protocolName }) {
        open[index].overridingClasses.insert(override.type)
      }
    }
  }

  // MARK: - Questions

  /// The name that an override gets; nil for what is none.
  func implementationName(of name: MethodName, in type: String) -> String? {
    let member = Member(type: type, name: name)
    return owners[member].map {
      conditions[member] == nil
        ? MemberForwarder.newName(of: name.base, in: type) : $0.implementationName
    }
  }

  /// Whether an override is one of no other class.
  func isFirst(_ name: MethodName, in type: String) -> Bool {
    let member = Member(type: type, name: name)
    return conditions[member] == nil || first.contains(member)
  }

  /// The protocols to which a class conforms since it overrides members, with the conditions under
  /// which it does.
  func conformances(of type: String) -> [(member: OverridableMember, conditions: [String])] {
    (names[type] ?? []).compactMap { name in
      let member = Member(type: type, name: name)
      guard first.contains(member), let owner = owners[member] else { return nil }
      return (owner, conditions[member] ?? [])
    }.sorted { $0.member.protocolName < $1.member.protocolName }
  }

  /// The protocols of the members that a class overrides.
  func overriddenProtocols(in type: String) -> [String] {
    (names[type] ?? []).compactMap { owners[Member(type: type, name: $0)]?.protocolName }
  }

  /// The implementations in extensions of Apple's classes among which a member of an extension
  /// chooses.
  func implementations(of member: MemberForwarder) -> [MemberCall.Implementation] {
    member.isOverride ? [] : implementations[Member(type: member.type, name: member.name)] ?? []
  }

  /// The protocol of the classes that override a member of an extension; nil where none does.
  func overridingProtocol(of member: MemberForwarder) -> OverridableMember? {
    member.isOverride ? nil : protocols[Member(type: member.type, name: member.name)]
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

  /// Whether a class means by `super` a member that UIKit declares, or overrides one.
  func usesMembersOfUIKit(_ type: String) -> Bool {
    (names[type] ?? []).contains { owners[Member(type: type, name: $0)]?.isOfUIKit ?? false }
  }
}
