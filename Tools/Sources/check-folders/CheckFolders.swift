import ArgumentParser
import FolderChecking
import Foundation
import SourceReading

@main
struct CheckFolders: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-folders",
    abstract: "Proves that the folders of a module use each other in one direction.",
    discussion: """
      Each LIST names the sources of a module and its folders, lowest first, and what they use from above, with \
      reasons; paths in it begin in the current folder. Lists of modules below come first. A use upward that is not listed is an error, and so is an \
      entry that is not needed.
      """)

  @Argument(help: "Lists of folders, such as Scripts/folders-of-NestKit.")
  var lists: [String]

  @Option(help: "A file with the names that the modules of the toolchain declare, one a line.")
  var symbols: String?

  @Flag(help: "Prints the types that folders on both sides use, with the number of folders.")
  var hubs = false

  @Flag(help: "Prints what each folder uses of each other, with the number of places.")
  var uses = false

  func run() throws {
    do {
      let symbols = try symbols.map {
        try SourceText(contentsOf: $0).text.split(separator: "\n").map(String.init)
      }
      var checks: [FolderCheck] = []
      for list in lists {
        checks.append(try FolderCheck(listAt: list, symbols: symbols ?? [], after: checks))
      }
      if zip(lists, checks).map(reportResult).contains(false) { throw ExitCode.failure }
    } catch let failure as SourceFailure {
      report(failure.messages)
      throw ExitCode.failure
    }
  }

  /// Prints what a check has found, and returns whether nothing is wrong.
  private func reportResult(_ path: String, _ check: FolderCheck) -> Bool {
    if uses { check.uses.forEach { print($0) } }
    if hubs { check.hubs.forEach { print($0) } }
    let diagnostics = check.diagnostics
    report(diagnostics.map(\.description))
    if diagnostics.isEmpty {
      print(
        "check-folders: the folders use each other in one direction, except where \(path) says why")
    }
    return diagnostics.isEmpty
  }

  private func report(_ messages: [String]) {
    for message in messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }
}
