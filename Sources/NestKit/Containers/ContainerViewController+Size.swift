#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ContainerViewController {
  /// The size that a view inside this controller's view gets from autoresizing when that one gets
  /// another size.
  func size(of view: UIView, in size: CGSize) -> CGSize {
    if view === viewIfLoaded { return size }
    guard let superview = view.superview else { return view.bounds.size }
    let outer = self.size(of: superview, in: size)
    let mask = view.autoresizingMask
    let width = AutoresizedLength(
      leading: view.frame.minX, length: view.frame.width,
      trailing: superview.bounds.width - view.frame.maxX,
      isLeadingFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isTrailingFlexible: mask.contains(.flexibleRightMargin))
    let height = AutoresizedLength(
      leading: view.frame.minY, length: view.frame.height,
      trailing: superview.bounds.height - view.frame.maxY,
      isLeadingFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isTrailingFlexible: mask.contains(.flexibleBottomMargin))
    return CGSize(width: width.fitting(outer.width), height: height.fitting(outer.height))
  }
}

/// A length between two margins, of which some take part in a change of their sum.
private struct AutoresizedLength {
  let leading, length, trailing: CGFloat
  let isLeadingFlexible, isLengthFlexible, isTrailingFlexible: Bool

  /// The length when the sum is another one: flexible parts share the difference in proportion.
  func fitting(_ total: CGFloat) -> CGFloat {
    guard isLengthFlexible else { return length }
    let margins = (isLeadingFlexible ? leading : 0) + (isTrailingFlexible ? trailing : 0)
    let flexible = length + margins
    let change = total - leading - length - trailing
    guard flexible > 0 else { return length + (margins == 0 ? change : 0) }
    return max(length + change * length / flexible, 0)
  }
}
