import OpenQuartzCore

/// One preview of a drag: a picture of a view of a window, or a view that is in none.
final class DragPreviewView: UIView {
  let parameters: UIPreviewParameters
  /// The view of which it is a picture, or which is in it.
  let shownView: UIView
  private let content = UIView(frame: .zero)

  init(_ view: UIView, _ parameters: UIPreviewParameters) {
    self.parameters = parameters
    shownView = view
    let size = view.bounds.size
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    content.frame = bounds
    content.backgroundColor = parameters.backgroundColor
    addSubview(content)
    if view.window != nil {
      let picture = view.makeSnapshot(of: view.bounds, afterUpdates: false, capInsets: .zero)
      if let picture { content.addSubview(picture) }
    } else {
      view.frame = bounds
      content.addSubview(view)
    }
    // What is outside of the path is not seen.
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      content.layer.mask = mask
    }
    layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowOpacity = 0
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func showShadow(_ isShown: Bool) { layer.shadowOpacity = isShown ? 0.25 : 0 }

  /// Scales the preview; its middle moves so that the finger, at the origin of the superview, stays
  /// over the same part of it.
  func setScale(_ scale: CGFloat, keepingUnderFinger: Bool) {
    let old = hypot(transform.a, transform.b)
    if keepingUnderFinger, old > 0 {
      center = CGPoint(x: center.x * scale / old, y: center.y * scale / old)
    }
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

/// Says beside a preview what would become of the items: copied, nothing, or how many there are.
final class DragBadgeView: UIView {
  private let label = UILabel(frame: .zero)
  private static let side: CGFloat = 24

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.side / 2
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  var text: String? { label.text }

  // Fidelity: copying shows a plus, what is forbidden its sign, several items their number; moving
  // shows nothing else. [documented]
  func show(_ operation: UIDropOperation, count: Int) {
    let number = count > 1 ? "\(count)" : nil
    let (text, color): (String?, UIColor) =
      switch operation {
      case .copy: ("+" + (number ?? ""), .systemGreen)
      case .forbidden: ("×", .systemGray)
      case .move, .cancel: (number, .systemBlue)
      }
    isHidden = text == nil
    guard let text else { return }
    label.text = text
    backgroundColor = color
    bounds.size.width = max(Self.side, label.intrinsicContentSize.width + 12)
  }
}
