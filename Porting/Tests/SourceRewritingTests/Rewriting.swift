import SourceReading
import SourceRewriting
import Testing

/// The result of rewriting the files of one module.
struct Rewriting {
  let texts: [String]
  let diagnostics: [String]

  init(_ sources: String...) { self.init(sources, options: RewritingOptions()) }

  init(_ sources: [String], options: RewritingOptions) {
    let files = sources.enumerated().map {
      SourceText(path: "\($0 + 1).swift", text: $1)
    }
    let module = rewriteModule(files, options: options)
    texts = module.texts.map { $0 ?? "does not parse" }
    diagnostics = module.diagnostics.map(\.description)
  }
}

/// Expects that a source becomes another, without a warning.
func expect(
  _ source: String, becomes expected: String, with options: RewritingOptions = RewritingOptions(),
  at location: SourceLocation = #_sourceLocation
) {
  let rewriting = Rewriting([source], options: options)

  #expect(rewriting.texts == [expected], sourceLocation: location)
  #expect(rewriting.diagnostics.isEmpty, sourceLocation: location)
}
