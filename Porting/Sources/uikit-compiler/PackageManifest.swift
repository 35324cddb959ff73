import Foundation

/// The manifest of the package that source belongs to.
struct PackageManifest {
  private let text: String

  /// The manifest next above a file; nil where there is none.
  init?(above file: String) {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8) {
        self.text = text
        return
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether iOS is among the platforms.
  var namesIOS: Bool { text.contains(".iOS(") }
}
