import ArgumentParser
import Foundation
import NestTestSupport
import NestTesting

/// `nest timeline`: what a container sends, as text, a drawing, a page or a trace.
struct TimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Writes what a container sends in a change, back, by hand and cancelled.",
    discussion: """
      Needs no display. Traces can be opened in ui.perfetto.dev and chrome://tracing. Two runs write \
      the same.
      """)

  @Option(help: "The kind of container.")
  var container = ContainerKind.stack

  @Option(help: "The form.")
  var format = TimelineFormat.text

  @Option(help: "The file to write to; one that is there is replaced. Default: standard output.")
  var out: String?

  func validate() throws {
    if out?.isEmpty == true { throw ValidationError("--out needs the name of a file.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try CommandFailure.wrapping {
        let scenario = try TimelineScenario(of: container)
        let text = try scenario.record().timeline(as: format, title: scenario.title)
        try write(Data(text.utf8))
      }
    }
  }

  private func write(_ data: Data) throws {
    do {
      if let out {
        try AtomicFile.write(data, to: out)
      } else {
        try AtomicFile.write(data, toDescriptor: STDOUT_FILENO)
      }
    } catch {
      let place = out.map { "'\($0)'" } ?? "to standard output"
      throw CommandFailure("cannot write \(place): \(error)")
    }
  }
}

extension ContainerKind: ExpressibleByArgument {}
extension TimelineFormat: ExpressibleByArgument {}
