import MisuseReports

nonisolated extension Misuse {
  /// A range is not inside a text with attributes.
  static func rangeOutside(_ range: NSRange, length: Int, function: String) -> Misuse {
    Misuse(
      id: "text.range-outside",
      message:
        "\(function) was called with the range \(range.location), \(range.length) of a text of \(length) "
        + "UTF-16 units; nothing is changed, and nothing is found",
      reason: "A range has to begin and to end inside the text",
      remedy: "Look at how the range is calculated: from what is not found, from another text, or "
        + "from characters in place of UTF-16 units",
      raisesInUIKit: true)
  }
}

nonisolated extension NSRange {
  /// Whether all of it is inside a text of a length; else that is reported.
  ///
  /// - Parameter function: the function that was called with the range.
  func checkInside(length count: Int, _ function: String = #function) -> Bool {
    let isInside =
      location >= 0 && length >= 0 && location <= count && length <= count - location
    if !isInside {
      Misuse.reportFromAnyThread(.rangeOutside(self, length: count, function: function))
    }
    return isInside
  }
}
