import SourceReading

/// Compares what the folders of a module use of each other with a list.
///
/// Found are the names of types, and members: functions, initialisers and cases with their labels,
/// properties. A name that stands alone, or after `self`, `super` or the name of a type, is looked
/// up in these types and in what they inherit from. After any other expression a member counts if
/// no module below, and no tuple, has one that can be meant too. Where several folders declare what
/// can be meant, it is a use upward if all of them stand above. So an error is a use upward, as far
/// as names show, and some uses upward are not seen:
///
/// - members of expressions, where a type of a lower folder or of a module below has one of the
///   same name and labels, or the source does not say which type is meant and the folder itself has
///   one;
/// - operators, subscripts, and functions that are passed on, written without labels;
/// - members with the name of a local variable or parameter of the same function;
/// - calls of an override through what it overrides, and of a requirement through its protocol;
/// - the type of an expression, which the source does not name.
public struct FolderCheck: Sendable {
  /// A use of one folder in another.
  struct Crossing: Sendable {
    var file: Int
    var offset: Int
    var user: String
    /// The lowest folder that declares what can be meant.
    var home: String
    /// All declarations that can be meant, the lowest first.
    var meanings: [ModuleIndex.Place]

    /// Whether no other folder declares what can be meant.
    var isUnambiguous: Bool { meanings.allSatisfy { $0.folder == home } }
  }

  let list: FolderList
  let files: [FileFacts]
  let index: ModuleIndex
  let crossings: [Crossing]
  private let parseErrors: [SourceDiagnostic]

  /// Checks a module.
  ///
  /// - Parameters:
  ///   - sources: The files of the module, with paths that begin with the folder that the list
  ///     names.
  ///   - below: The files of modules below, of which names of the package count too, and those of
  ///     which only public names do.
  ///   - symbols: The names that the toolchain's modules declare, as in symbol graphs: `count`,
  ///     `append(_:)`.
  ///   - earlier: Checks of modules below, whose files are not read again.
  public init(
    _ list: FolderList, sources: [SourceText], below: [SourceText] = [],
    publicBelow: [SourceText] = [], symbols: [String] = [], after earlier: [FolderCheck] = []
  ) {
    self.list = list
    let known = Dictionary(
      earlier.flatMap(\.files).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let own = inParallel(sources) { source in
      Result { () throws(ParseFailure) in
        try FileFacts(
          source, folder: list.folder(of: String(source.path.dropFirst(list.sources.count))))
      }
    }
    let foreign = [(below, Declaration.Access.package), (publicBelow, .everywhere)].flatMap {
      files, access in
      inParallel(files) { source in
        let facts = known[source.path] ?? (try? FileFacts(source, folder: nil))
        return facts?.declarations.filter { $0.access >= access && $0.owner != nil } ?? []
      }.joined()
    }
    let files = own.compactMap { try? $0.get() }
    let index = ModuleIndex(
      files, foreign: foreign + symbols.map { Declaration(symbol: $0, access: .everywhere) })
    self.files = files
    self.index = index
    parseErrors = own.compactMap {
      if case .failure(let failure) = $0 { failure.diagnostic } else { nil }
    }
    crossings = inParallel(Array(files.indices)) { file in
      files[file].uses.compactMap { Crossing($0, in: file, of: files, index: index, list: list) }
    }.flatMap(\.self)
  }

  /// The errors, in the order of the files and their lines, and then those of the list.
  public var diagnostics: [SourceDiagnostic] {
    var needed: Set<FolderList.Entry> = []
    var seen: Set<[String]> = []
    var errors = parseErrors + filesWithoutFolder
    for crossing in crossings where list.isUpward(crossing) {
      let entries = crossing.meanings.flatMap { self.entries(for: $0, user: crossing.user) }
      if let entry = entries.first(where: { list.entries[$0] != nil }) {
        needed.insert(entry)
      } else {
        let names = proposals(for: crossing)
        guard seen.insert([files[crossing.file].path] + names).inserted else { continue }
        errors.append(error(crossing, names))
      }
    }
    let unneeded = list.entries.filter { !needed.contains($0.key) }.map { entry, line in
      SourceDiagnostic(
        path: list.path, line: line, severity: .error,
        message: "\(entry.folder) does not use \(entry.name) from above any more; delete it here")
    }
    return errors + list.errors
      + unneeded.sorted { ($0.line ?? 0, $0.message) < ($1.line ?? 0, $1.message) }
  }

  /// A file beside the folders belongs to none; one in a folder needs a place in the list.
  private var filesWithoutFolder: [SourceDiagnostic] {
    files.filter { file in
      file.folder == nil && file.path.dropFirst(list.sources.count + 1).contains("/")
    }.map {
      SourceDiagnostic(
        path: $0.path, severity: .error, message: "its folder has no place in \(list.path)")
    }
  }

  /// The declarations that a use can mean, each with its folder, as plain text.
  private func proposals(for crossing: Crossing) -> [String] {
    var names: [String] = []
    for place in crossing.meanings {
      guard let entry = entries(for: place, user: crossing.user).last else { continue }
      let name = "\(entry.name) of \(place.folder)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func error(_ crossing: Crossing, _ names: [String]) -> SourceDiagnostic {
    let file = files[crossing.file]
    let names = names.joined(separator: " or ")
    return SourceDiagnostic(
      path: file.path, line: file.line(at: crossing.offset), severity: .error,
      message: "\(crossing.user) may not use \(names), which stands above it")
  }

  /// The entries that allow a use; the last one is proposed where none is there.
  func entries(for place: ModuleIndex.Place, user: String) -> [FolderList.Entry] {
    let name = place.declaration.fullName
    var names = place.declaration.owner.map { [$0 + "+" + place.folder] } ?? []
    names.append(name)
    // A type stands for its members, and for the types within it.
    var type = place.declaration.signature.kind == .type ? name : place.declaration.owner
    while let current = type {
      if index.types[current]?.contains(where: { $0.folder == place.folder }) ?? false,
        current != name
      {
        names.append(current)
      }
      type = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return names.map { FolderList.Entry(folder: user, name: $0) }
  }
}

extension FolderList {
  func isUpward(_ crossing: FolderCheck.Crossing) -> Bool {
    guard let user = ranks[crossing.user], let home = ranks[crossing.home] else { return false }
    return home > user
  }
}

extension FolderCheck.Crossing {
  /// Nil for a use within a folder, or one whose meaning is not known.
  fileprivate init?(
    _ use: Use, in file: Int, of files: [FileFacts], index: ModuleIndex, list: FolderList
  ) {
    let meanings = index.meanings(of: use, in: file)
    guard let user = files[file].folder,
      let home = meanings.map(\.folder).min(by: {
        list.ranks[$0, default: 0] < list.ranks[$1, default: 0]
      }),
      home != user
    else { return nil }
    self.init(
      file: file, offset: use.offset, user: user, home: home,
      meanings: meanings.sorted {
        (list.ranks[$0.folder, default: 0], $0.declaration.fullName)
          < (list.ranks[$1.folder, default: 0], $1.declaration.fullName)
      })
  }
}
