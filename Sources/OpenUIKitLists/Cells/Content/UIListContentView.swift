/// Shows a `UIListContentConfiguration`: the content of a cell, or a view on its own.
///
/// It places its subviews itself, without constraints. Its height follows from its width.
open class UIListContentView: UIView, UIContentView {
  /// The configuration that is shown; set another `UIListContentConfiguration` to show that. Others
  /// are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let list = newValue as? UIListContentConfiguration { show(list) } }
  }

  /// Where the text is; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { guides.guide(.text, along: textLabel, in: self) }
  /// Where the second text is; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guides.guide(.secondaryText, along: secondaryLabel, in: self)
  }
  /// Where the image is; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { guides.guide(.image, along: imageView, in: self) }

  final var shown: UIListContentConfiguration
  /// The labels and the image; nil while there is nothing to show.
  final var textLabel: UILabel?
  final var secondaryLabel: UILabel?
  final var imageView: UIImageView?
  /// An additional space at the leading edge: the indentation of the cell, in points.
  final var indentation: CGFloat = 0 {
    didSet { if indentation != oldValue { setNeedsLayout() } }
  }
  /// Called when the height may have changed.
  final var onSizeChange: (() -> Void)?
  private var guides = ListContentGuides()

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    showAll()
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]) { (view: UIListContentView, _) in
      view.setNeedsLayout()
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Not read from archives.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Whether the configuration is one of lists.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// Places image and texts. Call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The size for a width: that width, and the height that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? min(size.width, 1e6) : bounds.width
    return CGSize(width: width, height: contentLayout(width: width, rowHeight: nil).height)
  }

  /// No width of its own, and the height that the content needs in the present width.
  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 1e6
    return CGSize(
      width: UIView.noIntrinsicMetric, height: contentLayout(width: width, rowHeight: nil).height)
  }

  /// The size for the width of the target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if horizontalFittingPriority == .required { return fittingSize(width: targetSize.width) }
    let natural = naturalWidth
    return fittingSize(width: targetSize.width > 0 ? min(natural, targetSize.width) : natural)
  }

  /// The same as without priorities.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(width: targetSize.width > 0 ? min(naturalWidth, targetSize.width) : naturalWidth)
  }
}
