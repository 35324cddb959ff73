/// Text that an input method composes, as it is at this moment; it replaces what it was before.
package struct CompositionEvent: Sendable, Hashable {
  /// Empty when nothing is composed any longer.
  package var text: String
  /// The range of the text that is selected.
  package var selection: Range<String.Index>

  /// - Parameters:
  ///   - start: Where the selection begins, in Unicode scalars; what lies outside of the text is
  ///     cut off.
  ///   - length: How many of them are selected.
  package init(text: String, start: Int = 0, length: Int = 0) {
    self.text = text
    let scalars = text.unicodeScalars
    func index(_ offset: Int, from base: String.Index) -> String.Index {
      scalars.index(base, offsetBy: max(offset, 0), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    let lower = index(start, from: scalars.startIndex)
    selection = lower..<index(length, from: lower)
  }
}
