import Foundation
import NestKit

/// Where a user of the gallery is, to be saved when it ends and restored when it starts again.
nonisolated struct GalleryState: Codable, Hashable, Sendable {
  /// The page that is shown.
  var page: GalleryViewController.Page
  /// The states of the containers of the pages; pages that were not opened are left out.
  var containers: [GalleryViewController.Page: NestState]
}

nonisolated extension GalleryViewController.Page: Codable, CodingKeyRepresentable {}

/// The file in which the gallery keeps its state from one run to the next.
struct GalleryStateFile {
  /// The file.
  let path: String

  /// The file of a user: `nest/gallery.json` in `XDG_STATE_HOME`, or in `.local/state` of the home
  /// folder.
  static func ofUser(environment: [String: String]) -> GalleryStateFile? {
    let folder: String
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    return GalleryStateFile(path: folder + "/nest/gallery.json")
  }

  /// The state in the file; nil if there is no file.
  ///
  /// - Throws: The fault of the file, in a line.
  func read() throws -> GalleryState? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(GalleryState.self, from: data)
    } catch is DecodingError {
      throw CommandFailure("\(path) is no state of the gallery.")
    } catch {
      throw CommandFailure("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes the state, whole or not at all.
  ///
  /// - Throws: The reason for a failure, in a line.
  func write(_ state: GalleryState) throws {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try AtomicFile.makeFolder((path as NSString).deletingLastPathComponent)
      try AtomicFile.write(try encoder.encode(state), to: path)
    } catch {
      throw CommandFailure("\(path) cannot be written: \(error)")
    }
  }
}
