import SourceReading

/// The declarations and uses of a file.
struct FileFacts: Sendable {
  /// The path, for messages.
  let path: String
  let text: String
  /// The folder of the list; nil for a file of a module below.
  let folder: String?
  let declarations: [Declaration]
  let supertypes: [String: [String]]
  let extendedTypes: Set<String>
  /// Empty for a file of a module below.
  let uses: [Use]
  /// The labels of tuples.
  let tupleLabels: Set<String>

  init(_ source: SourceText, folder: String?) throws(ParseFailure) {
    let file = try ParsedFile(path: source.path, text: source.text)
    let declarations = DeclarationReader(viewMode: .sourceAccurate)
    declarations.walk(file.tree)
    path = source.path
    text = source.text
    self.folder = folder
    self.declarations = declarations.declarations
    supertypes = declarations.supertypes
    extendedTypes = declarations.extendedTypes
    guard folder != nil else {
      uses = []
      tupleLabels = []
      return
    }
    let reader = UseReader(viewMode: .sourceAccurate)
    reader.walk(file.tree)
    uses = reader.uses
    tupleLabels = reader.tupleLabels
  }

  /// The line of a place, from 1.
  func line(at offset: Int) -> Int {
    text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
