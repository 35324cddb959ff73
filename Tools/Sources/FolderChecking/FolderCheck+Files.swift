import SourceReading

extension FolderCheck {
  /// Checks the module of a list, with the files that the list names.
  ///
  /// - Throws: A `SourceFailure` if a file cannot be read, or the module has none.
  public init(listAt path: String, symbols: [String], after earlier: [FolderCheck] = []) throws {
    let text = try SourceText(contentsOf: path)
    let list = FolderList(path: path, text: text.text)
    let sources = try list.sources.isEmpty ? [] : read(list.sources)
    guard list.sources.isEmpty || !sources.isEmpty else {
      throw SourceFailure("\(path): error: there are no Swift files in \(list.sources)")
    }
    self.init(
      list, sources: sources, below: try list.below.flatMap(read),
      publicBelow: try list.publicBelow.flatMap(read), symbols: symbols, after: earlier)
  }
}

/// All Swift files below a folder, with paths that begin with its own.
private func read(_ folder: String) throws -> [SourceText] {
  let input = try InputFolder(folder)
  return try input.read(input.swiftFiles())
}
