/// The view at the bottom of a window in which the input views of the first responder are.
final class InputViewHost: UIView {
  /// The responder that has the views.
  @ZeroingLink var supplier: UIResponder? = nil
  private(set) var input: UIView?
  private(set) var accessory: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Fidelity: what is above other content has the elevated level. [documented]
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The responder that has the views, so that actions and keys inside of them reach it.
  override var next: UIResponder? { supplier ?? super.next }

  // MARK: Content

  /// Shows the views of a responder; views that were shown before leave.
  func show(_ content: InputContent) {
    supplier = content.supplier
    let old = [input, accessory]
    (input, accessory) = (content.input, content.accessory)
    for view in old {
      if let view, view !== input, view !== accessory, view.superview === self {
        view.removeFromSuperview()
      }
    }
    for view in [input, accessory] {
      if let view, view.superview !== self { add(view) }
    }
    setNeedsLayout()
  }

  private func add(_ view: UIView) {
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view === accessory
        ? view.topAnchor.constraint(equalTo: topAnchor)
        : view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  // MARK: Heights

  /// The height of each view in a width, in points, at most `limit` together.
  func heights(width: CGFloat, limit: CGFloat) -> (accessory: CGFloat, input: CGFloat) {
    let above = min(accessory.map { Self.height(of: $0, width: width) } ?? 0, limit)
    let below = min(input.map { Self.height(of: $0, width: width) } ?? 0, limit - above)
    return (above, below)
  }

  // Fidelity: the height is that of the view's frame; views with constraints, and input views that
  // size themselves, have the height that fits them. [documented]
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let isSelfSizing =
      !view.translatesAutoresizingMaskIntoConstraints
      || (view as? UIInputView)?.allowsSelfSizing == true
    var height = view.frame.height
    if isSelfSizing {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else if height == 0 {
      height = view.intrinsicContentSize.height
    }
    return height.isFinite ? max(0, height) : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights(width: bounds.width, limit: .greatestFiniteMagnitude)
    place(accessory, CGRect(x: 0, y: 0, width: bounds.width, height: heights.accessory))
    place(
      input, CGRect(x: 0, y: heights.accessory, width: bounds.width, height: heights.input))
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints,
      view.frame != frame
    else { return }
    view.frame = frame
  }
}
