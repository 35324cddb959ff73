import Foundation
import NestKit
import NestTesting
import OpenUIKit

/// Plays every transition on the manual clock and writes pictures and callbacks.
@MainActor
struct Tour {
  /// The default folder of the tour.
  nonisolated static let defaultFolder = "out/tour"
  /// The screen that is filmed, in points.
  static let screenSize = CGSize(width: 200, height: 356)

  /// The folder of the files.
  let folder: OutputFolder

  /// Makes the tour.
  ///
  /// - Parameter report: Called with a line for each file that was written, and with one at the
  ///   end.
  /// - Throws: `CommandFailure` when a file cannot be written or a font is missing; nothing has
  ///   been written then.
  func run(report: (String) -> Void) throws {
    try CommandFailure.wrapping { try TextEnvironment.verifyFonts() }
    let transitions = Transition.allTransitions
    let files = try folder.write { write in
      for transition in transitions {
        let recording = try TransitionRecording(of: transition)
        let name = Self.fileName(of: transition)
        try write(recording.picture(), "\(name).png")
        try write(Data(recording.text.utf8), "\(name).txt")
      }
    }
    for file in files { report(file) }
    report("\(transitions.count) transitions, \(files.count) files.")
  }

  /// The name of a transition as a file name: lower case, words joined by hyphens.
  static func fileName(of transition: Transition) -> String {
    transition.name.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: "-")
  }
}
