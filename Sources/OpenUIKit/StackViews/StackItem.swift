/// An arranged view with its constraints.
final class StackItem {
  let view: UIView
  var isHidden: Bool
  /// The distance to the next visible view, if it is not that of the stack view.
  var spacing: CGFloat?
  /// The length across the axis that the view had when it was hidden.
  var lengthWhenHidden: CGFloat = 0
  /// The index for which the constraints were made.
  var index: Int?
  /// Whether something that the constraints depend on has changed.
  var isStale = true
  var constraints = StackConstraints()
  /// The gap before the view, where gaps have to be equal.
  var gap: UILayoutGuide?

  init(_ view: UIView) {
    self.view = view
    isHidden = view.isHidden
  }

  deinit {}

  /// The length of the content: what the view itself says, or what its constraints allow.
  // Fidelity: `systemLayoutSizeFitting(_:)` for a view without a natural size. [observed]
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let intrinsic = view.intrinsicContentSize.length(along: axis)
    guard intrinsic == UIView.noIntrinsicMetric else { return max(0, intrinsic) }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).length(along: axis)
  }

  /// The guide for the gap before the view, made when it is first needed.
  func ensuredGap(in stack: UIStackView) -> UILayoutGuide {
    if let gap { return gap }
    let guide = UILayoutGuide()
    guide.identifier = "UISV-distributing"
    stack.attach(guide)
    gap = guide
    return guide
  }

  /// Removes the guide for the gap.
  func removeGap() {
    gap.map { $0.owningView?.detach($0) }
    gap = nil
  }
}
