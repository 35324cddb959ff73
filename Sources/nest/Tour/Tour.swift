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
  /// - Throws: `CommandFailure` when a file cannot be written or a font is missing.
  func run(report: (String) -> Void) throws {
    try CommandFailure.wrapping { try TextEnvironment.verifyFonts() }
    let transitions = Transition.allTransitions
    for transition in transitions {
      let take = try Take(of: transition)
      let name = Self.fileName(of: transition)
      report(try folder.write(take.picture(), to: "\(name).png"))
      report(try folder.write(Data(take.text.utf8), to: "\(name).txt"))
    }
    report("\(transitions.count) transitions, \(transitions.count * 2) files.")
  }

  /// The name of a transition as a file name: lower case, words joined by hyphens.
  static func fileName(of transition: Transition) -> String {
    transition.name.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: "-")
  }
}
