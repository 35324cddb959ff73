import Dispatch
import Synchronization

/// A source file, as it is read or as it is written.
public struct SourceText: Sendable, Equatable {
  /// The path of the file; used in diagnostics alone.
  public var path: String
  /// The whole text.
  public var text: String

  /// A file with a path and a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The files of a module for Linux, with what was found in them.
public struct RewrittenModule: Sendable {
  /// For each file that was given, in the same order, its text for Linux; nil where it does not parse.
  public var texts: [String?]
  /// Errors and warnings, in the order of the files and within them of the lines.
  public var diagnostics: [SourceDiagnostic]

  /// Whether the module is one for iOS: it imports UIKit, or the options say so.
  public var isForIOS: Bool

  /// Whether a file does not parse.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Rewrites the files of one module of iOS source so that they compile on Linux against OpenUIKit.
///
/// Every line keeps its number. References without argument labels are completed from the declarations in all
/// of the files, so these are given at once. The work is spread over the processors.
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
  let declarations = ModuleDeclarations(
    merging: inParallel(parsed.compactMap { try? $0.get() }, ModuleDeclarations.init))
  let results = inParallel(parsed) { file -> (text: String?, diagnostics: [SourceDiagnostic]) in
    switch file {
    case .success(let file):
      let rewriter = FileRewriter(file, declarations: declarations, options: options)
      let text = rewriter.rewrite()
      return (text, (file.failure.map { [$0.asPartlyRewritten] } ?? []) + rewriter.warnings)
    case .failure(let failure):
      return (nil, [failure.diagnostic])
    }
  }
  return RewrittenModule(
    texts: results.map(\.text), diagnostics: results.flatMap(\.diagnostics),
    isForIOS: declarations.importsUIKit || options.isForIOS)
}

/// The results for all items, in their order, computed on all processors.
package func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
  let results = Mutex<[Result?]>(Array(repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = transform(items[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}
