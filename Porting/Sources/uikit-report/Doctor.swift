import ArgumentParser
import Foundation
import PackageReporting
import SourceReading
import SourceRewriting

extension UIKitReport {
  /// Lists what of a package's API is missing.
  struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists what the Swift files of a package use and is not there, by name and count.")

    @Argument(help: "The folder of the package.")
    var package: String

    @Option(help: "What `swift package dump-package` prints; without it all files are checked.")
    var manifest: String?

    @Option(parsing: .upToNextOption, help: "Files with the names that are there, one a line.")
    var known: [String] = []

    @Option(parsing: .upToNextOption, help: "Folders with sources of packages that it depends on.")
    var dependencies: [String] = []

    @Option(parsing: .upToNextOption, help: "The modules that Linux has, and those for iOS alone.")
    var modules: [String] = []

    @Option(help: "The version of the compiler.")
    var compiler: String?

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
      do {
        try show(check())
      } catch let failure as SourceFailure {
        FileHandle.standardError.write(Data((failure.description + "\n").utf8))
        throw ExitCode.failure
      }
    }

    private func check() throws -> PackageCheck {
      let input = try InputFolder(package)
      let files = try input.swiftFiles().filter {
        $0 != "Package.swift" && !$0.hasPrefix("Package@")
      }
      guard !files.isEmpty else { throw SourceFailure("error: \(package) has no Swift files") }
      // Places are relative to the package.
      let sources = zip(files, try input.read(files)).map { SourceText(path: $0, text: $1.text) }
      var options = RewritingOptions(
        availableModules: Set(modules), isForIOS: true, toleratesParseErrors: true)
      options.compilerVersion = compiler.flatMap { VersionNumber($0) }
      guard let description = try manifest.map(PackageDescription.init(contentsOf:)) else {
        let note = PackageCheck.FileNote(
          place: "Package.swift", message: "SwiftPM cannot read it; all Swift files are checked")
        return try PackageCheck(
          [.init(sources, options: options)], known: knownNames(), notes: [note])
      }
      return try PackageCheck(
        description.modules(sources, options: options), known: knownNames(),
        notes: description.objectiveCNotes(in: input))
    }

    private func knownNames() throws -> DeclaredNames {
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
      return names
    }

    private func show(_ check: PackageCheck) throws {
      guard json else { return print(check.text, terminator: "") }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(check), as: UTF8.self))
    }
  }
}
