import Foundation
import SourceReading
import SourceRewriting

/// Gives the compiler the rewritten text of source files under the paths of the originals, so that
/// its messages name the files that the user has.
struct SourceOverlay {
  /// The folder for the rewritten files of one module.
  let folder: URL
  /// How the module is rewritten.
  let options: RewritingOptions

  /// The output of the rewriting of one module.
  struct Result {
    /// The path of the overlay; nil where all files can be compiled as they are.
    var path: String?
    /// Whether the module is one for iOS.
    var isForIOS = false
  }

  private static let interfaceName = "interface.json"

  /// The interfaces of the modules whose rewritten files are in a folder, by their names.
  static func interfaces(in folder: URL) -> [String: ModuleInterface] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: [:]) { interfaces, name in
      let file = folder.appending(path: name).appending(path: interfaceName)
      guard let data = try? Data(contentsOf: file) else { return }
      interfaces[name] = try? JSONDecoder().decode(ModuleInterface.self, from: data)
    }
  }

  /// Rewrites the files as far as they need it.
  ///
  /// A file that does not parse is left to the compiler, whose message is better.
  func write(_ sources: [String], isTestList: Bool) throws -> Result {
    var result = Result()
    let originals = try sources.map { try SourceText(contentsOf: $0) }
    var rewritten: [String?]
    if isTestList {
      rewritten = originals.map { rewriteTestList($0.text) }
    } else {
      let module = rewriteModule(originals, options: options)
      report(module.diagnostics)
      rewritten = module.texts
      result.isForIOS = module.isForIOS
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try replaceIfChanged(
        folder.appending(path: Self.interfaceName), with: encoder.encode(module.interface))
    }
    result.path = try writeOverlay(of: originals, as: rewritten)
    return result
  }

  /// Rewrites a manifest.
  ///
  /// - Returns: The path of the overlay; nil where the manifest can be compiled as it is.
  func write(manifest: String, with overrides: ManifestOverrides) throws -> String? {
    let original = try SourceText(contentsOf: manifest)
    return try writeOverlay(of: [original], as: [overrides.apply(to: original.text)])
  }

  private func writeOverlay(
    of originals: [SourceText], as rewritten: [String?]
  ) throws -> String? {
    var entries: [[String: String]] = []
    for (original, text) in zip(originals, rewritten) {
      guard let text, text != original.text else { continue }
      let file = URL(filePath: folder.path + original.path)
      try replaceIfChanged(file, with: Data(text.utf8))
      entries.append(["type": "file", "name": original.path, "external-contents": file.path])
    }
    guard !entries.isEmpty else { return nil }
    let overlay = folder.appending(path: "overlay.json")
    let contents = Overlay(roots: entries)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try replaceIfChanged(overlay, with: encoder.encode(contents))
    return overlay.path
  }

  private func report(_ diagnostics: [SourceDiagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .warning {
      FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
  }

  private func replaceIfChanged(_ file: URL, with data: Data) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// The format of LLVM's virtual file system, which is YAML, of which JSON is a part.
  private struct Overlay: Encodable {
    var version = 0
    var useExternalNames = false
    var roots: [[String: String]]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case useExternalNames = "use-external-names"
    }
  }
}
