/// Which optional methods the delegate and the data source of a table have, as far as that is
/// known.
///
/// A method is looked for by a call, and what it shows is remembered until another object is set: a
/// method that is left out is not called again for each of 100,000 rows. Of a controller of tables
/// that is not remembered, since an override may call `super` for some rows only.
struct TableAnswers {
  /// The methods that are asked often.
  nonisolated enum Method: Int, CaseIterable, Sendable {
    case heightForRow, estimatedHeightForRow
    case heightForHeader, heightForFooter, estimatedHeightForHeader, estimatedHeightForFooter
    case viewForHeader, viewForFooter, titleForHeader, titleForFooter
    case willDisplay, willDisplayHeader, willDisplayFooter
    case didEndDisplaying, didEndDisplayingHeader, didEndDisplayingFooter
    case indentationLevel, editingStyle, shouldIndent, canEdit, canMove, moveRow, commit
    case sectionIndexTitles, sectionForTitle
  }

  private var present: UInt64 = 0
  private var leftOut: UInt64 = 0

  /// Calls a method if the object has it.
  ///
  /// - Returns: Its result; nil where it is left out.
  mutating func result<Object, Result>(
    of object: Object?, _ method: Method, _ name: String, _ call: (Object) -> Result
  ) -> Result? {
    guard let object else { return nil }
    let bit: UInt64 = 1 << method.rawValue
    if leftOut & bit != 0 { return nil }
    if present & bit != 0 { return call(object) }
    let result = OptionalMethod.result(of: object, name, call)
    if result != nil {
      present |= bit
    } else if !(object is UITableViewController) {
      leftOut |= bit
    }
    return result
  }

  /// Takes what has been found out.
  mutating func merge(_ other: TableAnswers) {
    present |= other.present
    leftOut |= other.leftOut
  }

  /// Another delegate was set.
  mutating func forgetDelegate() { forget { !Self.ofDataSource.contains($0) } }

  /// Another data source was set.
  mutating func forgetDataSource() { forget { Self.ofDataSource.contains($0) } }

  private mutating func forget(_ isForgotten: (Method) -> Bool) {
    for method in Method.allCases where isForgotten(method) {
      present &= ~(1 << method.rawValue)
      leftOut &= ~(1 << method.rawValue)
    }
  }

  private static let ofDataSource: Set<Method> = [
    .titleForHeader, .titleForFooter, .canEdit, .canMove, .moveRow, .commit, .sectionIndexTitles,
    .sectionForTitle,
  ]

  /// Whether a method is known to be there.
  func has(_ method: Method) -> Bool { present & (1 << method.rawValue) != 0 }

  /// Whether a method is known to be left out.
  func leavesOut(_ method: Method) -> Bool { leftOut & (1 << method.rawValue) != 0 }
}
