/// Where the content of a scroll view can be. A pure value.
nonisolated struct ScrollGeometry: Sendable, Equatable {
  /// The size of what is in sight, in points.
  var size = CGSize.zero
  /// The size of the content, in points.
  var contentSize = CGSize.zero
  /// The distances by which the content may be moved away from the edges, in points.
  var insets = UIEdgeInsets.zero
  /// Where content rests that is smaller than the view, from 0, its beginning, to 1, its end.
  var alignment = CGPoint.zero
  /// The distance of two pixels, in points.
  var pixel: CGFloat = 1

  /// The offsets that are possible: larger ones have no pixels that differ, and no differences.
  private static let offsets: ClosedRange<CGFloat> = -1e15...1e15

  /// The offsets at which the content rests along an axis.
  ///
  /// Content that is smaller than the view rests where it is aligned only.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let first = (-insets.leading(axis)).clamped(to: Self.offsets)
    let last = (contentSize[axis] + insets.trailing(axis) - size[axis]).clamped(to: Self.offsets)
    guard last < first else { return first...last }
    let offset = first + (last - first) * alignment[axis]
    return offset...offset
  }

  /// The nearest offset at which the content rests.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint { offset[$0].clamped(to: range($0)) }
  }

  /// The nearest offset at which a rectangle of the content is in sight, inside the insets.
  func offset(revealing rect: CGRect, from offset: CGPoint) -> CGPoint {
    let rect = rect.standardized
    let target = CGPoint { axis in
      let first = rect.origin[axis] - insets.leading(axis)
      let last = rect.origin[axis] + rect.size[axis] - size[axis] + insets.trailing(axis)
      // A rectangle that is larger than what is in sight covers it from the last to the first.
      return offset[axis].clamped(to: min(first, last)...max(first, last))
    }
    return clamped(target)
  }

  /// Whether there is more content along an axis than is in sight.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound > range.lowerBound
  }

  /// The nearest offset at which pixels are not divided.
  func aligned(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
}

nonisolated extension CGFloat {
  /// The nearest number of a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
