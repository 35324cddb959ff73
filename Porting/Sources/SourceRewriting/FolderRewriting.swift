import Foundation
import SourceReading

/// Rewrites the Swift files below a folder into another folder, with the same relative paths.
///
/// Nothing is written unless all files can be: when one does not parse or cannot be read, or when
/// the output folder has files that were not written by an earlier call.
///
/// - Returns: The warnings.
/// - Throws: A `SourceFailure`.
public func rewriteFolder(_ input: String, into output: String) throws -> [SourceDiagnostic] {
  let folder = try InputFolder(input)
  try checkSeparation(of: input, and: output)
  let destination = try OutputFolder(output)
  let paths = try folder.swiftFiles()
  guard !paths.isEmpty else {
    throw SourceFailure("error: the input folder \(input) has no Swift files")
  }
  let module = try rewriteModule(folder.read(paths))
  guard !module.hasErrors else {
    throw SourceFailure(module.diagnostics.map(\.description))
  }
  try destination.write(
    zip(paths, module.texts).compactMap { path, text in text.map { (path, $0) } })
  return module.diagnostics
}

/// Refuses folders of which one is within the other.
private func checkSeparation(of input: String, and output: String) throws {
  let paths = [input, output].map {
    URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL.resolvingSymlinksInPath()
      .path
      + "/"
  }
  if paths[1].hasPrefix(paths[0]) {
    throw SourceFailure(
      "error: the output folder \(output) is within the input folder \(input); choose another")
  }
  if paths[0].hasPrefix(paths[1]) {
    throw SourceFailure(
      "error: the input folder \(input) is within the output folder \(output); choose another")
  }
}
