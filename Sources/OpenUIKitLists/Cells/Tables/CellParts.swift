/// The views of a table cell besides content and backgrounds, each made when it is needed.
struct CellParts {
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?
  /// The chevron or the checkmark.
  var mark: UIImageView?
  var detailButton: SymbolControl?
  /// The view of the program that is shown as accessory.
  var accessory: UIView?
  var topSeparator: SeparatorLine?
  var bottomSeparator: SeparatorLine?
  /// The inset that the program has set.
  var separatorInset: UIEdgeInsets?
}

/// The line between two rows: one pixel.
final class SeparatorLine: UIView {
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func show(color: UIColor?, effect: UIVisualEffect?) {
    backgroundColor = effect == nil ? color ?? .separator : nil
    guard effect !== effectView?.effect else { return }
    effectView?.removeFromSuperview()
    effectView = effect.map { UIVisualEffectView(effect: $0) }
    if let effectView {
      effectView.frame = bounds
      effectView.contentView.backgroundColor = color ?? .separator
      effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(effectView)
    }
  }
}
