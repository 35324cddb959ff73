import ArgumentParser
import Foundation
import PackageReporting
import SourceReading

extension UIKitReport {
  /// Names the targets that cannot be built.
  struct Targets: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Names the targets of a package that are in Objective-C, and those that need them.")

    @Argument(help: "The folder of the package.")
    var package: String

    @Option(help: "What `swift package dump-package` prints.")
    var manifest: String

    func run() throws {
      let description = try PackageDescription(contentsOf: manifest)
      for note in try description.objectiveCNotes(in: InputFolder(package)) {
        print("\(package)/\(note.place): warning: \(note.message)")
      }
    }
  }
}

extension PackageDescription {
  /// The description in a file.
  init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Notes about the targets in Objective-C of the package in a folder.
  func objectiveCNotes(in folder: InputFolder) throws -> [PackageCheck.FileNote] {
    try objectiveCNotes(
      files: folder.files(endingIn: ["swift", "m", "mm", "h"]),
      text: { try? folder.read([$0]).first?.text })
  }
}
