import ArgumentParser

/// `nest tour`: every transition as pictures and text.
struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Draws every transition into a film strip and writes its life cycle as text.",
    discussion: """
      Needs no display. For each transition there are two files: a picture with the push and the \
      pop at their start, at 25, 50 and 75 %, and at their end, and with a push that is reversed at \
      30 %, and the events that the controllers and the delegate received. Two runs write the same pixels and the same text.
      """)

  @Option(help: "The folder to write to; it is made if it is not there.")
  var out = Tour.defaultFolder

  func validate() throws {
    if out.isEmpty { throw ValidationError("--out needs the name of a folder.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try Tour(folder: OutputFolder(path: out)).run { print($0) }
    }
  }
}
