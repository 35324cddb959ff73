import ArgumentParser
import Foundation
import OpenUIKit

/// `nest` and `nest gallery`: the window in which users try the containers.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Opens the gallery (the default). Without a display the tour is made instead.",
    discussion: """
      Keys: Escape pops, space reverses, control and an arrow rotate the device, control and M \
      send a memory warning, control and F search pages, transitions and settings, control and L show \
      the last action as lines or as lanes, control and R write what was done into a file for \
      `nest replay`, control and B judge the contract of all containers. \
      The environment variable NEST_SCREEN=WIDTHxHEIGHT sets the size of the window. The gallery \
      returns where it ended: its state is nest/gallery.json in XDG_STATE_HOME or ~/.local/state.
      """)

  @Flag(help: "Fail where there is no display, instead of making the tour.")
  var window = false

  @Flag(help: "Begin anew, and do not save where the gallery ends.")
  var fresh = false

  @Flag(help: "Write the life cycle to standard output too, a line for each event.")
  var log = false

  @Flag(help: "Judge the contract of all containers, and write a recording at the first breach.")
  var judge = false

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try UIRuntime.installWindowSystem()
      } catch {
        if window { throw CommandFailure("\(error)") }
        StandardError.write("nest: making the tour instead of a window. \(error)")
        return try Tour(folder: OutputFolder(path: Tour.defaultFolder)).run { print($0) }
      }
      try CommandFailure.wrapping { try TextEnvironment.verifyFonts() }
      let file = GalleryStateFile.ofUser(environment: ProcessInfo.processInfo.environment)
      GalleryProgram(
        log: log, file: fresh ? nil : file,
        recordings: GalleryWatch.folder(environment: ProcessInfo.processInfo.environment),
        judges: judge
      ).run()
    }
  }
}
