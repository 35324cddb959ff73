/// A guide of a scroll view: the whole content, or what is in sight. Its rectangle is computed when
/// it is read.
final class ScrollLayoutGuide: UILayoutGuide {
  /// The kind of the rectangle.
  enum Area: String {
    case content = "UIScrollView-contentLayoutGuide"
    case frame = "UIScrollView-frameLayoutGuide"
  }

  private let area: Area

  init(_ area: Area, of view: UIScrollView) {
    self.area = area
    super.init()
    identifier = area.rawValue
    owningView = view
  }

  /// None: it belongs to its view.
  required init?(coder: NSCoder) { nil }

  deinit {}

  override var placement: GuidePlacement {
    guard let view = owningView as? UIScrollView else { return .free }
    return area == .content
      ? .origin(.zero, followsSize: false) : .origin(view.bounds.origin, followsSize: true)
  }

  override var layoutFrame: CGRect {
    guard let view = owningView as? UIScrollView else { return .zero }
    return area == .content ? CGRect(origin: .zero, size: view.contentSize) : view.bounds
  }
}
