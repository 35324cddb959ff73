nonisolated extension CGFloat {
  /// 0 for what is infinite or no number.
  var finite: CGFloat { isFinite ? self : 0 }

  /// A length: 0 for what is negative, infinite or no number; not so large that sums lose points.
  var length: CGFloat { isFinite ? Swift.min(Swift.max(0, self), 1e7) : 0 }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The insets with 0 for what is infinite or no number.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
  }
}

nonisolated extension Array {
  /// The first index of which the element is not before the wanted place, in an array in which
  /// those that are come first; the count if all are. O(log count).
  func lowerBound(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
