import OpenUIKit

/// The button that shows a sidebar, and the one that hides it.
final class SidebarButton: UIControl {
  /// Its width and height.
  static let size: CGFloat = 44

  private let picture = UIImageView(image: UIImage(systemName: "sidebar.leading"))

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    picture.contentMode = .center
    addSubview(picture)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Sidebar"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
