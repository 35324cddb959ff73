import SourceReading
import SourceRewriting

/// Finds in sources for iOS, before anything is compiled, what uses API that is not there.
///
/// It compares names alone: a type or a function with a prefix of Apple's frameworks, and a member
/// of whatever type, is missing if nothing declares its name. A member that exists in another type
/// only is not found.
public struct PackageCheck: Sendable {
  /// A name that is missing, and where it is used.
  public struct Missing: Sendable, Equatable, Encodable {
    /// The name; of a member, with a dot in front.
    public var symbol: String
    /// How often it is used.
    public var count: Int
    /// In how many files.
    public var files: Int
    /// The first use: `path:line:column`.
    public var first: String

    /// A name with its uses.
    public init(symbol: String, count: Int, files: Int, first: String) {
      self.symbol = symbol
      self.count = count
      self.files = files
      self.first = first
    }
  }

  /// The sources of one module.
  public struct Module: Sendable {
    /// The Swift files.
    public var sources: [SourceText]
    /// How it is rewritten.
    public var options: RewritingOptions
    /// All modules that it can import; nil where they are not known.
    public var importableModules: Set<String>?

    /// A module with sources.
    public init(
      _ sources: [SourceText], options: RewritingOptions, importableModules: Set<String>? = nil
    ) {
      self.sources = sources
      self.options = options
      self.importableModules = importableModules
    }
  }

  /// A file that is not compiled, or not in full, and why.
  public struct FileNote: Sendable, Equatable, Encodable {
    /// The place: `path:line:column`.
    public var place: String
    /// The message.
    public var message: String

    /// A note about a place.
    public init(place: String, message: String) {
      self.place = place
      self.message = message
    }
  }

  /// How many files were read.
  public private(set) var files = 0
  /// The missing names, the most used first.
  public private(set) var missing: [Missing] = []
  /// The files that the rewriter reports, with its messages.
  public private(set) var notes: [FileNote] = []

  /// Checks the modules of a package.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - known: The names that the modules of other packages and systems declare.
  ///   - notes: What is known of the package besides.
  public init(_ modules: [Module], known: DeclaredNames, notes: [FileNote] = []) {
    let sources = modules.flatMap(\.sources)
    files = sources.count
    var own = DeclaredNames()
    for names in inParallel(sources, { DeclaredNames(in: $0.text, publicOnly: false) }) {
      own.formUnion(names)
    }
    let (ownNames, knownNames) = (own, known)
    let uses = modules.flatMap { module in
      UseCollector.uses(in: module).map { uses in
        uses.filter {
          $0.isOfModule
            || !ownNames.contains($0.name) && !knownNames.contains($0, besides: ownNames)
        }
      }
    }
    missing = Self.collected(uses)
    self.notes = notes
    for module in modules {
      self.notes += rewriteModule(module.sources, options: module.options).diagnostics.map {
        let place = [$0.path, $0.line.map(String.init), $0.column.map(String.init)]
        return FileNote(place: place.compactMap { $0 }.joined(separator: ":"), message: $0.message)
      }
    }
  }

  /// The names that files use, the most used first.
  private static func collected(_ uses: [[UseCollector.Use]]) -> [Missing] {
    var collected: [String: Missing] = [:]
    for use in uses {
      var seen: Set<String> = []
      for use in use {
        let isFirst = seen.insert(use.symbol).inserted
        var entry =
          collected[use.symbol]
          ?? Missing(symbol: use.symbol, count: 0, files: 0, first: use.place)
        entry.count += 1
        entry.files += isFirst ? 1 : 0
        collected[use.symbol] = entry
      }
    }
    return collected.values.sorted { ($1.count, $0.symbol) < ($0.count, $1.symbol) }
  }

  /// The report that is printed: a line for each missing symbol, and a line for each message about
  /// a file.
  public var text: String {
    guard !missing.isEmpty || !notes.isEmpty else {
      return "\(files) files, and no use of API that is not there\n"
    }
    var text = ""
    if !missing.isEmpty {
      let uses = missing.map(\.count).reduce(0, +)
      text += "\(missing.count) names are missing, with \(uses) uses in \(files) files:\n"
      let width = missing.map(\.symbol.count).max() ?? 0
      for entry in missing {
        let name = entry.symbol + String(repeating: " ", count: width - entry.symbol.count)
        text += "  \(name)  \(entry.count) in \(entry.files), first at \(entry.first)\n"
      }
    }
    if !notes.isEmpty { text += "\(notes.count) places are not as on Apple's systems:\n" }
    for note in notes { text += "  \(note.place): \(note.message)\n" }
    return text
  }
}

extension DeclaredNames {
  /// Whether what is used is declared here. A class of the package may have the name of one of
  /// Apple's.
  fileprivate func contains(_ use: UseCollector.Use, besides own: DeclaredNames) -> Bool {
    guard let owner = use.owner, !own.contains(owner) else { return contains(use.name) }
    return contains(use.name, in: owner)
  }
}

extension PackageCheck: Encodable {
  private enum CodingKeys: String, CodingKey { case files, missing, notes }

  /// Writes what `--json` prints.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(files, forKey: .files)
    try container.encode(missing, forKey: .missing)
    try container.encode(notes, forKey: .notes)
  }
}
