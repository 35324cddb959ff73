import SourceReading
import SourceRewriting
import TemporaryFolders
import Testing

/// Compiles a program of one file, `main.swift`, and runs it.
enum CompiledProgram {
  /// Rewrites a program of iOS source, and returns its output, or the messages of the compiler if
  /// it does not compile.
  static func output(of source: String, mode: String) throws -> String {
    let module = rewriteModule([SourceText(path: "main.swift", text: source)])
    #expect(module.diagnostics.isEmpty)
    return try output(ofRewritten: #require(module.texts[0]), mode: mode)
  }

  /// Returns the output of a program, or the messages of the compiler if it does not compile.
  static func output(ofRewritten text: String, mode: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "main.swift")
    let compiler = [
      "swiftc", "-swift-version", mode, "-module-name", "Program", folder.path + "/main.swift",
      "-o", folder.path + "/program",
    ]
    let messages = try folder.output(of: compiler)
    guard folder.files.contains("program") else { return messages }
    #expect(!messages.contains("error:"))
    return try folder.output(of: [folder.path + "/program"])
  }
}
