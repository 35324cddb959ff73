/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for what the cell shows.
  open var contentView: UIView { storedContentView }

  private let storedContentView = UIView(frame: .zero)

  /// Whether the item is selected. Setting it changes the look only.
  open var isSelected = false
  /// Whether a touch is on the cell.
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(storedContentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    storedContentView.frame = bounds
  }
}
