import SourceReading

/// The files of a module for Linux, with what was found in them.
public struct RewrittenModule: Sendable {
  /// For each file that was given, in the same order, its text for Linux; nil where it does not
  /// parse.
  public var texts: [String?]
  /// Errors and warnings, in the order of the files and within them of the lines.
  public var diagnostics: [SourceDiagnostic]

  /// Whether the module is one for iOS: it imports UIKit or QuartzCore, or the options say so.
  public var isForIOS: Bool

  /// The declarations that the rewriting of modules needs that import this one.
  public var interface: ModuleInterface

  /// Whether a file does not parse.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Rewrites the files of one module of iOS source so that they compile on Linux against OpenUIKit.
///
/// Every line keeps its number. References without argument labels are completed from the
/// declarations in all of the files, so these are given at once. The work is spread over the
/// processors.
public func rewriteModule(
  _ files: [SourceText], options: RewritingOptions = RewritingOptions()
) -> RewrittenModule {
  let parsed = inParallel(files) { file in
    Result { () throws(ParseFailure) in
      options.toleratesParseErrors
        ? ParsedFile(tolerating: file.path, text: file.text)
        : try ParsedFile(path: file.path, text: file.text)
    }
  }
  let leftOut = LeftOutFiles(parsed.map { try? $0.get() }, options: options)
  let readable = parsed.compactMap { try? $0.get() }
  let imported = readable.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
  let interfaces = imported.sorted().compactMap { options.interfaces[$0] }
  let declarations = ModuleDeclarations(
    merging: inParallel(readable, ModuleDeclarations.init), importing: interfaces,
    isForIOS: options.isForIOS)
  let results = inParallel(Array(parsed.enumerated())) {
    index, file -> (text: String?, diagnostics: [SourceDiagnostic]) in
    switch file {
    case .success(let file):
      let rewriter = FileRewriter(
        file, leavingOutFor: leftOut[index], declarations: declarations, options: options)
      let text = rewriter.rewrite()
      return (text, (file.failure.map { [$0.asPartlyRewritten] } ?? []) + rewriter.warnings)
    case .failure(let failure):
      return (nil, [failure.diagnostic])
    }
  }
  return RewrittenModule(
    texts: results.map(\.text), diagnostics: results.flatMap(\.diagnostics),
    isForIOS: declarations.importsUIKit || options.isForIOS,
    interface: declarations.interface)
}

extension SourceDiagnostic {
  /// The same about a file that is rewritten as far as it is understood.
  fileprivate var asPartlyRewritten: SourceDiagnostic {
    var result = self
    result.severity = .warning
    result.message +=
      " (the rewriter leaves this place as it is, and rewrites the rest of the file)"
    return result
  }
}
