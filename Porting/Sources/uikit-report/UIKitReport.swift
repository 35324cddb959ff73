import ArgumentParser
import Foundation
import PackageReporting
import SourceReading
import SourceRewriting

/// The command that reports about a package for swift-uikit, and about its build.
@main
struct UIKitReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-report",
    abstract: "Says what of a package's API is not there; swift-uikit runs it.",
    subcommands: [Summary.self, Names.self, Doctor.self])

  /// Passes on what a build prints, each message once.
  struct Summary: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Passes on the output of a build, each message once, and adds a summary of its errors.")

    func run() {
      var summary = BuildSummary()
      while let line = readLine() {
        guard let shown = summary.line(line) else { continue }
        print(shown)
        fflush(nil)
      }
      if let text = summary.text { print(text) }
    }
  }

  /// Prints the names that sources declare.
  struct Names: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints the public names that the Swift files of folders declare, one a line.")

    @Argument(help: "The folders.")
    var folders: [String]

    func run() throws {
      var names = DeclaredNames()
      for folder in folders {
        let input = try InputFolder(folder)
        let sources = try input.read(input.swiftFiles())
        for part in inParallel(sources, { DeclaredNames(in: $0.text, publicOnly: true) }) {
          names.formUnion(part)
        }
      }
      print(names.list, terminator: "")
    }
  }

  /// Lists what of a package's API is missing.
  struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists what the Swift files of a package use and is not there, by name and count.")

    @Argument(help: "The folder of the package.")
    var package: String

    @Option(parsing: .upToNextOption, help: "Files with the names that are there, one a line.")
    var known: [String] = []

    @Option(parsing: .upToNextOption, help: "Folders with sources of packages that it depends on.")
    var dependencies: [String] = []

    @Option(parsing: .upToNextOption, help: "The modules under names of Apple's that are there.")
    var modules: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
      do {
        let input = try InputFolder(package)
        let files = try input.swiftFiles().filter {
          $0 != "Package.swift" && !$0.hasPrefix("Package@")
        }
        guard !files.isEmpty else { throw SourceFailure("error: \(package) has no Swift files") }
        var names = DeclaredNames()
        for list in known {
          names.formUnion(DeclaredNames(list: try SourceText(contentsOf: list).text))
        }
        for folder in dependencies where FileManager.default.fileExists(atPath: folder) {
          let input = try InputFolder(folder)
          for source in try input.read(input.swiftFiles()) {
            names.formUnion(DeclaredNames(in: source.text, publicOnly: true))
          }
        }
        let options = RewritingOptions(
          availableModules: Set(modules), isForIOS: true, toleratesParseErrors: true)
        // Places are relative to the package.
        let sources = zip(files, try input.read(files)).map { SourceText(path: $0, text: $1.text) }
        let check = PackageCheck(sources, known: names, options: options)
        try show(check)
      } catch let failure as SourceFailure {
        FileHandle.standardError.write(Data((failure.description + "\n").utf8))
        throw ExitCode.failure
      }
    }

    private func show(_ check: PackageCheck) throws {
      guard json else { return print(check.text, terminator: "") }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(check), as: UTF8.self))
    }
  }
}
