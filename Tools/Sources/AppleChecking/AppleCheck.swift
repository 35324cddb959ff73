import SourceReading

/// A comparison of the declarations of modules here, and of their uses in others, with Apple's
/// declarations.
///
/// It finds declarations that Apple declares otherwise, or not at all (rows of the table that
/// differ, conformances that Apple's types lack, public members that Apple's classes lack); uses
/// that are in no row, that tvOS lacks without a condition, that iOS has from a later version on,
/// or that are deprecated; members with a name that one of Apple's classes has; and conformances
/// that the compiler makes from members that do not conform before a later version of iOS. Code
/// that is compiled on Apple's systems only is not checked, and neither are declarations of
/// Foundation on Linux.
public struct AppleCheck: Sendable {
  /// A source of the modules that use Apple's, with its places.
  struct File {
    var path: String
    var source: ParsedFile
    var conditions: SourceConditions
    var places: [SymbolPlace]
  }

  let table: AppleTable
  /// By type, the names of members that Apple's types have, as far as lists know.
  let names: [String: Set<String>]
  /// The symbols of the modules that are used in place of Apple's.
  let modules: ModuleSymbols
  /// The modules that use them.
  let users: ModuleSymbols
  /// How many of the members of Apple's types there are.
  public let coverage: MemberCoverage
  /// The errors, in the order in which they were found.
  public private(set) var diagnostics: [SourceDiagnostic]
  /// The differences that the table lists and that exist.
  private var confirmed: Set<String> = []

  /// Checks.
  ///
  /// - Parameters:
  ///   - table: Apple's declarations.
  ///   - members: Names that Apple's types have and the modules lack.
  ///   - classes: The names that Apple's classes have and the modules declare; nil if others are
  ///     not looked for.
  ///   - exceptions: The members of classes that Apple's lack, and that are to be removed.
  ///   - modules: Graphs of the modules that stand for Apple's.
  ///   - users: Graphs of the modules that use them, with what is internal.
  ///   - sources: The sources of the latter that are compiled on Apple's systems too.
  ///   - places: By the path of a source, its uses.
  public init(
    table: AppleTable, members: AppleMembers, classes: AppleMembers? = nil,
    exceptions: AppleMembers = AppleMembers(path: "", text: ""), modules: [SymbolGraph],
    users: [SymbolGraph], sources: [SourceText], places: [String: [SymbolPlace]]
  ) {
    self.table = table
    // A class declares the initialisers of its superclass again, and not always as overrides.
    let declared = (classes?.names ?? [:]).mapValues { $0.filter { !$0.hasPrefix("init(") } }
    names = members.names.merging(declared) { $0.union($1) }
    self.modules = ModuleSymbols(modules)
    self.users = ModuleSymbols(modules + users)
    coverage = MemberCoverage(members, in: self.modules, and: self.users)
    diagnostics = table.errors + members.errors + coverage.diagnostics
    if let classes {
      let check = ClassCheck(
        classes, except: exceptions, besides: members, in: self.modules, and: self.users)
      diagnostics += check.diagnostics
    }
    var files: [File] = []
    for source in sources {
      do {
        let file = try ParsedFile(path: source.path, text: source.text)
        files.append(
          File(
            path: source.path, source: file,
            conditions: SourceConditions(file, path: source.path),
            places: (places[source.path] ?? []).sorted {
              ($0.line, $0.column, $0.usr) < ($1.line, $1.column, $1.usr)
            }))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    checkDeclarations()
    checkConformances()
    for file in files { checkUses(in: file) }
    checkNames(in: files)
    for file in files { checkMadeConformances(in: file) }
    for (name, line) in table.differences.sorted(by: { $0.value < $1.value })
    where !confirmed.contains(name) {
      complain(at: line, "\(name) does not differ")
    }
  }

  /// Reports what is wrong with the table, or what it says of the modules.
  mutating func complain(at line: Int, _ message: String) {
    report(SourceDiagnostic(path: table.path, line: line, severity: .error, message: message))
  }

  /// Reports what is wrong in a source.
  mutating func complain(_ file: File, _ place: SymbolPlace, _ message: String) {
    report(
      SourceDiagnostic(
        path: file.path, line: place.line, column: place.column, severity: .error,
        message: message))
  }

  private mutating func report(_ diagnostic: SourceDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Whether the table says that something differs here.
  mutating func mayDiffer(_ name: String) -> Bool {
    guard table.differences[name] != nil else { return false }
    confirmed.insert(name)
    return true
  }
}
