import SourceReading

/// A comparison of the public members of the classes of modules with what Apple's classes have.
///
/// A class has the members that it declares itself, and those that it inherits from a class, or has
/// from a protocol, of a module that stands for none of Apple's. What Apple's classes have, a list
/// says of the members that are declared here, and another one of those that are missing.
struct ClassCheck {
  private(set) var diagnostics: [SourceDiagnostic]

  private let classes: AppleMembers
  private let exceptions: AppleMembers
  private let members: AppleMembers
  private let modules: ModuleSymbols
  private let all: ModuleSymbols

  /// Compares.
  ///
  /// - Parameters:
  ///   - classes: The members of Apple's classes that are declared here.
  ///   - exceptions: Members that Apple's classes lack, and that are to be removed.
  ///   - members: What Apple's types have beyond that, and what is of this platform.
  ///   - modules: The modules that stand for Apple's.
  ///   - all: These and the modules that use them.
  init(
    _ classes: AppleMembers, except exceptions: AppleMembers, besides members: AppleMembers,
    in modules: ModuleSymbols, and all: ModuleSymbols
  ) {
    (self.classes, self.exceptions, self.members) = (classes, exceptions, members)
    (self.modules, self.all) = (modules, all)
    diagnostics = classes.errors + exceptions.errors
    let declared = modules.ownMembers(in: all)
    checkList(declared)
    checkClasses(declared)
  }

  /// Finds what the list says that is not so.
  private mutating func checkList(_ declared: [String: Set<String>]) {
    for (name, line) in classes.lines.sorted(by: { $0.value < $1.value })
    where declared[name] == nil {
      complain(classes, line, "\(name) is not declared here")
    }
    var known: Set<String> = []
    for member in classes.members {
      guard let names = declared[member.type] else { continue }
      let fullName = "\(member.type).\(member.name)"
      if !known.insert(fullName).inserted {
        complain(classes, member.line, "\(fullName) is listed twice")
      } else if !names.contains(member.name) {
        complain(
          classes, member.line, "\(fullName) is not declared here: it is one that is missing")
      }
    }
  }

  /// Finds the members that Apple's classes lack.
  private mutating func checkClasses(_ declared: [String: Set<String>]) {
    var confirmed: Set<String> = []
    for name in modules.classNames.sorted() {
      guard let line = classes.lines[name] else {
        complain(classes, 1, "\(name) is no class of Apple's that is listed")
        continue
      }
      let extras = extras(of: name, declaring: declared[name] ?? [])
      for (member, origin) in extras.sorted(by: { $0.key < $1.key }) {
        let fullName = "\(name).\(member)"
        if exceptions.names[name]?.contains(member) == true {
          confirmed.insert(fullName)
        } else {
          let source = origin.map { ", which is from \($0)," } ?? ""
          complain(classes, line, "\(fullName)\(source) is public, and Apple's class lacks it")
        }
      }
    }
    for member in exceptions.members where !confirmed.contains("\(member.type).\(member.name)") {
      complain(
        exceptions, member.line,
        "\(member.type).\(member.name) is no exception any more: take it off the list")
    }
  }

  /// By the name of a member that Apple's class lacks, the type of another module that it is from;
  /// nil if the class declares it itself.
  private func extras(of name: String, declaring own: Set<String>) -> [String: String?] {
    let lineage = all.lineage(of: name)
    var allowed: Set<String> = []
    for type in lineage {
      for list in [classes.names, members.names, members.ours] {
        allowed.formUnion(list[type] ?? [])
      }
    }
    var found: [String: String?] = [:]
    for member in own.subtracting(allowed) { found[member] = .some(nil) }
    for type in lineage.sorted(by: >) where !modules.declaresType(type) {
      for member in all.publicMembers(of: type) where !allowed.contains(member.name) {
        guard modules.symbols[all.original(of: member).usr] == nil else { continue }
        found[member.name] = type
      }
    }
    return found
  }

  private mutating func complain(_ list: AppleMembers, _ line: Int, _ message: String) {
    diagnostics.append(
      SourceDiagnostic(path: list.path, line: line, severity: .error, message: message))
  }
}
