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
    subcommands: [Summary.self, Names.self, Targets.self, Doctor.self])

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
      if let text = summary.end() { print(text) }
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
}
