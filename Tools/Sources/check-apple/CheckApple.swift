import AppleChecking
import ArgumentParser
import Foundation
import SourceReading

@main
struct CheckApple: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-apple",
    abstract: "Proves that sources use what Apple's UIKit has, as Apple declares it.",
    discussion: """
      MODULES are the names of the modules that stand for Apple's, SOURCES folders of sources that use them. Paths \
      begin in the current folder. What is not as in the table is an error, and so is what the table says of \
      differences that are none.
      """)

  @Option(help: "What Apple declares, such as Scripts/apple-symbols.")
  var table: String

  @Option(
    help: "Names that Apple's types have and the modules lack, such as Scripts/apple-members.")
  var members: String

  @Option(
    help: "Names that Apple's classes have and the modules declare, such as Scripts/apple-classes.")
  var classes: String

  @Option(help: "Public members that Apple's classes lack, such as Scripts/apple-exceptions.")
  var exceptions: String

  @Option(help: "A folder with the symbol graphs of all modules.")
  var graphs: String

  @Option(help: "The index of the build.")
  var index: String

  @Option(help: "libIndexStore of the toolchain.")
  var library: String

  @Option(parsing: .upToNextOption, help: "The modules that stand for Apple's.")
  var modules: [String]

  @Flag(help: "Print what Apple's types have beyond those of the modules, with the reason.")
  var missing = false

  @Argument(help: "Folders with the sources that use them.")
  var sources: [String]

  func run() throws {
    do {
      let root = FileManager.default.currentDirectoryPath + "/"
      let texts = try sources.flatMap { folder in
        let input = try InputFolder(folder)
        return try input.read(input.swiftFiles())
      }
      let store = try IndexStore(
        index, library: library, prefixes: sources.map { root + $0 + "/" })
      let names = try FileManager.default.contentsOfDirectory(atPath: graphs).sorted()
      let check = AppleCheck(
        table: AppleTable(path: table, text: try SourceText(contentsOf: table).text),
        members: try list(members), classes: try list(classes), exceptions: try list(exceptions),
        modules: try read(names.filter { modules.contains(module(of: $0)) }),
        users: try read(names.filter { !modules.contains(module(of: $0)) }),
        sources: texts,
        places: Dictionary(
          uniqueKeysWithValues: store.places.map {
            (String($0.key.dropFirst(root.count)), $0.value)
          }))
      if missing { for line in check.coverage.table { print(line) } }
      report(check.diagnostics.map(\.description))
      guard check.diagnostics.isEmpty else { throw ExitCode.failure }
      print("check-apple: \(check.coverage.summary)")
      print(
        "check-apple: \(sources.joined(separator: " ")) use what Apple's UIKit has, as it is there")
    } catch let failure as SourceFailure {
      report(failure.messages)
      throw ExitCode.failure
    }
  }

  private func list(_ path: String) throws -> AppleMembers {
    AppleMembers(path: path, text: try SourceText(contentsOf: path).text)
  }

  /// The module of a file such as `NestKit@OpenUIKit.symbols.json`.
  private func module(of name: String) -> String {
    String(name.prefix { $0 != "." && $0 != "@" })
  }

  private func read(_ names: [String]) throws -> [SymbolGraph] {
    try names.filter { $0.hasSuffix(".symbols.json") }.map { name in
      let data = try Data(contentsOf: URL(filePath: graphs + "/" + name))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }

  private func report(_ messages: [String]) {
    for message in messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }
}
