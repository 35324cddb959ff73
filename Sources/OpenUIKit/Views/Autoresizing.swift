/// One axis of a frame inside its superview, and how it follows a change of the superview's size.
///
/// The arithmetic of `UIView.AutoresizingMask` without any view, so that it can be proved by a
/// table. Values are exact: nothing is rounded to pixels, so a change and its opposite cancel out.
nonisolated struct AutoresizingAxis: Sendable, Equatable {
  /// Which of the three parts of the axis take a share of the change.
  struct Flexibility: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// The distance from the superview's near edge (left, top).
    static let nearMargin = Flexibility(rawValue: 1)
    /// The width or height itself.
    static let length = Flexibility(rawValue: 2)
    /// The distance to the superview's far edge (right, bottom).
    static let farMargin = Flexibility(rawValue: 4)

    /// How many parts are flexible.
    var count: Int { rawValue.nonzeroBitCount }
  }

  /// Distance from the superview's near edge, in points.
  var origin: CGFloat
  /// Width or height, in points.
  var length: CGFloat

  /// The axis after the superview went from `oldParent` to `newParent` points.
  ///
  /// Flexible parts share the difference in proportion to their old sizes. Where these add up to
  /// nothing, the length takes the whole difference from a margin beside it; two margins, or all
  /// three parts, share it evenly. A length never becomes negative.
  func resized(
    from oldParent: CGFloat, to newParent: CGFloat, flexible: Flexibility
  ) -> AutoresizingAxis {
    let delta = newParent - oldParent
    if delta == 0 || flexible.isEmpty || flexible == .farMargin { return self }
    if flexible == .nearMargin {
      return AutoresizingAxis(origin: origin + delta, length: length)
    }
    if flexible == .length {
      return AutoresizingAxis(origin: origin, length: max(0, length + delta))
    }
    return sharing(delta, oldParent: oldParent, flexible: flexible)
  }

  /// Two or three flexible parts: each becomes `part · (total + delta) / total`.
  private func sharing(
    _ delta: CGFloat, oldParent: CGFloat, flexible: Flexibility
  ) -> AutoresizingAxis {
    let far = oldParent - origin - length
    var total: CGFloat = 0
    if flexible.contains(.nearMargin) { total += origin }
    if flexible.contains(.length) { total += length }
    if flexible.contains(.farMargin) { total += far }
    guard total != 0 else { return sharingFromNothing(delta, flexible: flexible) }
    func grown(_ part: CGFloat) -> CGFloat { part * (total + delta) / total }
    return AutoresizingAxis(
      origin: flexible.contains(.nearMargin) ? grown(origin) : origin,
      // Fidelity: a length that would become negative becomes 0. [decided]
      length: flexible.contains(.length) ? max(0, grown(length)) : length)
  }

  /// Flexible parts that add up to nothing, so that there is no proportion.
  // Fidelity: a length beside one flexible margin takes the whole difference, else the parts share
  // it evenly. [decided]
  private func sharingFromNothing(
    _ delta: CGFloat, flexible: Flexibility
  ) -> AutoresizingAxis {
    let isLengthAlone = flexible.contains(.length) && flexible.count == 2
    let ofMargin = isLengthAlone ? 0 : delta / CGFloat(flexible.count)
    let ofLength = isLengthAlone ? delta : ofMargin
    return AutoresizingAxis(
      origin: flexible.contains(.nearMargin) ? origin + ofMargin : origin,
      length: flexible.contains(.length) ? max(0, length + ofLength) : length)
  }
}

extension UIView.AutoresizingMask {
  /// The horizontal part of the mask.
  nonisolated var horizontal: AutoresizingAxis.Flexibility {
    var result: AutoresizingAxis.Flexibility = []
    if contains(.flexibleLeftMargin) { result.insert(.nearMargin) }
    if contains(.flexibleWidth) { result.insert(.length) }
    if contains(.flexibleRightMargin) { result.insert(.farMargin) }
    return result
  }

  /// The vertical part of the mask.
  nonisolated var vertical: AutoresizingAxis.Flexibility {
    var result: AutoresizingAxis.Flexibility = []
    if contains(.flexibleTopMargin) { result.insert(.nearMargin) }
    if contains(.flexibleHeight) { result.insert(.length) }
    if contains(.flexibleBottomMargin) { result.insert(.farMargin) }
    return result
  }

  /// The frame of a subview with this mask after its superview changed size.
  nonisolated func resize(_ frame: CGRect, from oldSize: CGSize, to newSize: CGSize) -> CGRect {
    let across = AutoresizingAxis(origin: frame.minX, length: frame.width)
      .resized(from: oldSize.width, to: newSize.width, flexible: horizontal)
    let down = AutoresizingAxis(origin: frame.minY, length: frame.height)
      .resized(from: oldSize.height, to: newSize.height, flexible: vertical)
    return CGRect(x: across.origin, y: down.origin, width: across.length, height: down.length)
  }
}
