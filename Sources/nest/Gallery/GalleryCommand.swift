import ArgumentParser
import Foundation
import OpenUIKit

/// `nest` and `nest gallery`: the window in which users try the containers.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Opens the gallery (the default). Without a display the tour is made instead.",
    discussion: """
      Keys: Escape pops, control and an arrow turn the device, control and M warn of memory. \
      The environment variable NEST_SCREEN=WIDTHxHEIGHT sets the size of the window.
      """)

  @Flag(help: "Fail where there is no display, instead of making the tour.")
  var window = false

  @Flag(help: "Write the life cycle to standard output too, a line for each event.")
  var log = false

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
      GalleryProgram(log: log).run()
    }
  }
}
