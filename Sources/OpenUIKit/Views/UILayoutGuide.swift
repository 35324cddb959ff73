/// A rectangle in a view that layout code refers to: the safe area, the margins.
///
/// The guides that every view has follow its geometry. One that the program makes has no frame of
/// its own: a subclass overrides `layoutFrame`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A guide in no view, with an empty name.
  public override init() { super.init() }

  deinit {}

  /// A name for the programmer; empty by default.
  open var identifier = ""

  /// The view that the guide was added to. Setting it adds the guide to that view; nil removes it.
  open var owningView: UIView? {
    get { viewLink.target }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        viewLink.target?.removeLayoutGuide(self)
      }
    }
  }

  nonisolated(unsafe) final var viewLink = BackLink<UIView>()

  /// The rectangle in coordinates of the owning view, in points; empty by default.
  open var layoutFrame: CGRect { .zero }
}

/// A guide that every view has. Its rectangle is computed when it is read.
final class ViewLayoutGuide: UILayoutGuide {
  /// The kind of the rectangle.
  enum Area: String {
    case safeArea = "UIViewSafeAreaLayoutGuide"
    case margins = "UIViewLayoutMarginsGuide"
    case readable = "UIViewReadableContentGuide"
  }

  private let area: Area

  init(_ area: Area, of view: UIView) {
    self.area = area
    super.init()
    identifier = area.rawValue
    viewLink.target = view
  }

  deinit {}

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch area {
    case .safeArea: return owningView.bounds.insetToFit(owningView.safeAreaInsets)
    case .margins: return owningView.bounds.insetToFit(owningView.layoutMargins)
    case .readable:
      return Self.readable(in: owningView.bounds.insetToFit(owningView.layoutMargins))
    }
  }

  /// The column of text in the middle of the margins.
  nonisolated static func readable(in margins: CGRect) -> CGRect {
    let excess = max(0, margins.width - MarginRules.readableWidth)
    return margins.insetBy(dx: excess / 2, dy: 0)
  }
}

extension UIView {
  /// Adds a guide; it is removed from the view that it is in.
  final func attach(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.viewLink.target = self
    ensuredInsetState.guides.append(guide)
  }

  /// Removes a guide that was added; does nothing with others.
  final func detach(_ guide: UILayoutGuide) {
    guard let index = insetState?.guides.firstIndex(where: { $0 === guide }) else { return }
    insetState?.guides.remove(at: index)
    guide.viewLink.target = nil
  }

  /// One of the guides that every view has, made when it is first read.
  final func guide(
    _ area: ViewLayoutGuide.Area, at path: ReferenceWritableKeyPath<InsetState, ViewLayoutGuide?>
  ) -> UILayoutGuide {
    let state = ensuredInsetState
    if let guide = state[keyPath: path] { return guide }
    let guide = ViewLayoutGuide(area, of: self)
    state[keyPath: path] = guide
    return guide
  }
}
