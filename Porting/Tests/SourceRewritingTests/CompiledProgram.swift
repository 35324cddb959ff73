import SourceReading
import SourceRewriting
import TemporaryFolders
import Testing

/// Compiles a program of one file, `main.swift`, and runs it.
enum CompiledProgram {
  /// Rewrites a program of iOS source, and returns its output, or the messages of the compiler if
  /// it does not compile.
  ///
  /// - Parameter library: The source of a module `UIKit` that it imports; nil for none.
  static func output(of source: String, mode: String, library: String? = nil) throws -> String {
    let module = rewriteModule([SourceText(path: "main.swift", text: source)])
    #expect(module.diagnostics.isEmpty)
    return try output(ofRewritten: #require(module.texts[0]), mode: mode, library: library)
  }

  /// Returns the output of a program, or the messages of the compiler if it does not compile.
  static func output(
    ofRewritten text: String, mode: String, library: String? = nil
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "main.swift")
    var compiler = [
      "swiftc", "-swift-version", mode, "-module-name", "Program", folder.path + "/main.swift",
      "-o", folder.path + "/program",
    ]
    if let library {
      try folder.write(library, to: "library/UIKit.swift")
      let messages = try folder.output(of: [
        "swiftc", "-emit-module", "-emit-module-path", folder.path + "/UIKit.swiftmodule",
        "-parse-as-library", "-module-name", "UIKit", "-c", folder.path + "/library/UIKit.swift",
        "-o", folder.path + "/UIKit.o",
      ])
      #expect(messages == "")
      compiler += ["-I", folder.path, folder.path + "/UIKit.o"]
    }
    let messages = try folder.output(of: compiler)
    guard folder.files.contains("program") else { return messages }
    #expect(!messages.contains("error:"))
    return try folder.output(of: [folder.path + "/program"])
  }
}
