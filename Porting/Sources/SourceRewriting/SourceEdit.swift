/// A replacement of a range of bytes in a source file.
struct SourceEdit: Equatable {
  /// UTF-8 offsets into the file.
  var range: Range<Int>
  var replacement: String
}

extension [SourceEdit] {
  /// The source with all edits applied; no line of it moves.
  ///
  /// A replacement that has fewer line breaks than what it replaces gets the rest of them at its
  /// end. Insertions at one offset keep their order, and come before what is replaced from there
  /// on. An edit within what another one replaces is dropped.
  func apply(to source: String) -> String {
    let bytes = Array<UInt8>(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var position = 0
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered where position <= edit.range.lowerBound {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      result += lineBreaks(of: bytes[edit.range], missingIn: edit.replacement)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  private func lineBreaks(of bytes: ArraySlice<UInt8>, missingIn replacement: String) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let indices = bytes.indices.filter { bytes[$0] == newline }
    let missing = indices.dropFirst(replacement.utf8.count { $0 == newline })
    return missing.flatMap { index in
      let follows = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "\r")
      return follows ? [UInt8(ascii: "\r"), newline] : [newline]
    }
  }
}
