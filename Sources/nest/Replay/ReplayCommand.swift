import ArgumentParser
import Foundation
import NestTesting

/// `nest replay`: what was done in the gallery, once more in virtual time.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Performs a recording of the gallery again, and writes what happens.",
    discussion: """
      Needs no display, and takes no time: control and R in the gallery write a recording, control \
      and B let it judge the contract and write one at the first breach. Written are the inputs and \
      the callbacks of all controllers, the same in each run.

      Exit status: 0 when no rule of the contract was broken, 1 when one was or the recording cannot \
      be performed, 2 for a usage error.
      """)

  @Argument(help: "The file of the recording.")
  var file: String

  @Option(help: "The form of the timeline.")
  var format = TimelineFormat.text

  @Option(help: "The file to write to; one that is there is replaced. Default: standard output.")
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Writes the shortest recording that breaks the same rule to a file.", valueName: "file"))
  var shrink: String?

  func validate() throws {
    if out?.isEmpty == true { throw ValidationError("--out needs the name of a file.") }
    if shrink?.isEmpty == true { throw ValidationError("--shrink needs the name of a file.") }
  }

  func run() throws {
    let recording = try readRecording()
    try MainActor.assumeIsolated {
      var breaches: [ContractBreach] = []
      try CommandFailure.wrapping {
        let outcome = try GalleryReplay(recording: recording).run()
        breaches = outcome.breaches
        let text = format.string(of: outcome.events, title: file)
        try write(Data(text.utf8), to: out)
      }
      for breach in breaches { StandardError.write("nest: \(breach)") }
      if let shrink { try writeShortest(of: recording, breaches.first, to: shrink) }
      if !breaches.isEmpty { throw ExitCode(1) }
    }
  }

  private func readRecording() throws(CommandFailure) -> InputRecording {
    let handle: FileHandle
    let data: Data
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      // With one byte more than is read, a file that is too large is refused as that.
      data = try handle.read(upToCount: InputRecording.sizeLimit + 1) ?? Data()
      try handle.close()
    } catch {
      throw CommandFailure("'\(file)' cannot be read: \(error.localizedDescription)")
    }
    do throws(InputRecordingError) {
      return try InputRecording(data: data)
    } catch {
      throw CommandFailure("'\(file)': \(error)")
    }
  }

  @MainActor
  private func writeShortest(
    of recording: InputRecording, _ breach: ContractBreach?, to path: String
  ) throws {
    guard let rule = breach?.violation.rule else {
      throw CommandFailure("nothing is broken, so that there is nothing to make shorter")
    }
    let shortest = GalleryReplay(recording: recording).shortest(breaking: rule)
    try write(shortest.data, to: path)
    StandardError.write(
      "nest: \(shortest.steps.count) of \(recording.steps.count) inputs break \(rule)")
  }

  private func write(_ data: Data, to path: String?) throws(CommandFailure) {
    do {
      if let path {
        try AtomicFile.write(data, to: path)
      } else {
        try AtomicFile.write(data, toDescriptor: STDOUT_FILENO)
      }
    } catch {
      throw CommandFailure(
        "cannot write \(path.map { "'\($0)'" } ?? "to standard output"): \(error)")
    }
  }
}
