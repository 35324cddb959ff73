extension TextSlice {
  /// The first and the last bytes of the slice, with an ellipsis between them.
  func keeping(before: Int, after: Int) -> TextSlice {
    var result = part(0..<before)
    let behind = part(text.utf8.count - after..<text.utf8.count)
    result.insert(TextTruncation.ellipsis, before: behind.runs.isEmpty ? self : behind)
    result.append(behind)
    return result
  }

  /// The slice with characters around runs that say to which side they run.
  var embedded: TextSlice {
    guard runs.contains(where: { !$0.attributes.directions.isEmpty }) else { return self }
    var result = TextSlice()
    var start = 0
    var place = 0
    while place < runs.count {
      let directions = runs[place].attributes.limited.directions
      var end = start
      // Runs that are embedded alike are embedded together.
      while place < runs.count, runs[place].attributes.limited.directions == directions {
        end += runs[place].count
        place += 1
      }
      let inner = part(start..<end)
      if !directions.isEmpty { result.insert(String.embedding(directions), before: inner) }
      result.append(inner)
      if !directions.isEmpty {
        result.insert(String(repeating: "\u{202C}", count: directions.count), before: nil)
      }
      start = end
    }
    return result
  }

  private func part(_ range: Range<Int>) -> TextSlice {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var result = TextSlice(text: String(text[from..<utf8.index(from, offsetBy: range.count)]))
    for segment in segments {
      let bytes = range.clamped(to: segment.start..<segment.start + segment.count)
      guard !bytes.isEmpty else { continue }
      result.segments.append(
        TextSegment(
          start: bytes.lowerBound - range.lowerBound,
          source: segment.source + bytes.lowerBound - segment.start, count: bytes.count))
    }
    var start = 0
    for (run, index) in zip(runs, runIndexes) {
      let bytes = range.clamped(to: start..<start + run.count)
      start += run.count
      guard !bytes.isEmpty else { continue }
      result.runs.append(TextRun(attributes: run.attributes, count: bytes.count))
      result.runIndexes.append(index)
    }
    return result
  }
}

extension String {
  /// The characters that begin an embedding: left to right or, with bit 0, to the left; with bit 1
  /// of every character.
  fileprivate static func embedding(_ directions: [Int]) -> String {
    let starts: [Unicode.Scalar] = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"]
    var text = UnicodeScalarView()
    for direction in directions { text.append(starts[direction & 3]) }
    return String(text)
  }
}
