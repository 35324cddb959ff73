/// Measures how much of a view the keyboard covers, and follows its animation.
final class SheetKeyboardProbe: UIView {
  private var onChange: (() -> Void)?

  /// The part of the container that the keyboard covers, from the lower edge, in points.
  private(set) var overlap: CGFloat = 0

  deinit {}

  /// Follows the keyboard in a view.
  ///
  /// - Parameters:
  ///   - view: The view of the container.
  ///   - onChange: Called inside the animation of the keyboard.
  func install(in view: UIView, onChange: @escaping () -> Void) {
    #if !os(tvOS)
      self.onChange = onChange
      isHidden = true
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        widthAnchor.constraint(equalToConstant: 0),
        topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    #endif
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview else { return }
    // Without a keyboard the guide is the safe area.
    let covered = bounds.height > superview.safeAreaInsets.bottom + 0.5 ? bounds.height : 0
    guard covered != overlap else { return }
    overlap = covered
    onChange?()
  }
}
