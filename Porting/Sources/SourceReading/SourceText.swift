import Foundation

/// A source file, as it is read or as it is written.
public struct SourceText: Sendable, Equatable {
  /// The path of the file; used in diagnostics alone.
  public var path: String
  /// The whole text.
  public var text: String

  /// A file with a path and a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

extension SourceText {
  /// The file at a path.
  ///
  /// - Throws: A message with the reason for which it cannot be read.
  public init(contentsOf path: String) throws(SourceFailure) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw SourceFailure("\(path): error: cannot be read: \(error.localizedDescription)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceFailure("\(path): error: this is not UTF-8 text")
    }
    self.init(path: path, text: text)
  }
}
