/// A view of a collection view that is used again: a supplementary view, and the superclass of
/// cells.
open class UICollectionReusableView: UIView, ListReusableView {
  /// The identifier with which the view was dequeued; nil for others.
  open internal(set) var reuseIdentifier: String?

  /// The axes along which the view says how large it is, where the layout does not say it.
  final var measuredAxes: UIAxis = .both
  /// Called when the view may want another size.
  final var onSizeChange: (() -> Void)?

  /// A view that is not in a collection view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// Called before the view is dequeued for other data. Does nothing by default.
  open func prepareForReuse() {}
  /// Takes back what the list has set, before that.
  func resetForReuse() {}

  /// Called when the view gets other attributes, which are its frame, transform, opacity and place
  /// from back to front. Does nothing by default; overrides take what a subclass of the attributes
  /// adds.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the attributes of another layout are applied in an animation.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the animation to another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the view wants: by default the smallest size that its
  /// constraints, or those of the content view of a cell, allow. A length that the layout knows
  /// stays.
  // Fidelity: the default asks systemLayoutSizeFitting. [documented]
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate()
    let known = layoutAttributes.size
    let axes = layoutAttributes.measuredAxes ?? measuredAxes
    guard !axes.isEmpty else { return preferred }
    var size = systemLayoutSizeFitting(
      known,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if !axes.contains(.horizontal) { size.width = known.width }
    if !axes.contains(.vertical) { size.height = known.height }
    preferred.size = size
    return preferred
  }

  /// Reports that the view may want another size: the collection view asks it again. Call super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onSizeChange?()
  }
}
