import ArgumentParser
import Foundation
import SourceReading
import SourceRewriting

@main
struct RewriteUIKit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rewrite-uikit",
    abstract: "Rewrites iOS source so that it compiles on Linux against OpenUIKit.",
    discussion: """
      All Swift files below INPUT are one module. Lines keep their numbers. What cannot be turned is \
      reported as a warning with its place. Nothing is written if a file does not parse, or if OUTPUT \
      has files that this command has not written.
      """)

  @Argument(help: "The folder with the iOS source of one module.")
  var input: String

  @Option(help: "The folder for the Linux source. It must be empty, or written by this command.")
  var output: String

  func run() throws {
    do {
      let warnings = try rewriteFolder(input, into: output)
      report(warnings.map(\.description))
    } catch let failure as SourceFailure {
      report(failure.messages)
      throw ExitCode.failure
    }
  }

  private func report(_ messages: [String]) {
    for message in messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }
}
