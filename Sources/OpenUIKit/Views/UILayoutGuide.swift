/// A rectangle in a view that constraints refer to: the safe area, the margins, the space between
/// two views.
///
/// The guides that every view has follow its geometry. One that the program makes and adds to a
/// view is where constraints place it. It shows nothing and costs less than a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LinkTarget, @preconcurrency NSCoding {
  /// A guide in no view, with an empty name.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote, as a guide in no view; nil if it cannot be read. A coder
  /// without keys gives a guide with an empty name.
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.hasValue(forKey: Self.archiveKey) else { return }
    guard let identifier = coder.decodeValue(String.self, forKey: Self.archiveKey) else {
      return nil
    }
    self.identifier = identifier
  }

  private static let archiveKey = "UILayoutGuideIdentifier"

  /// Writes the name. Neither the view nor constraints are written; guides that every view has
  /// cannot be read again.
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { coder.encodeValue(identifier, forKey: Self.archiveKey) }
  }

  deinit { lifetimeStorage.end() }

  nonisolated private let lifetimeStorage = LifetimeStorage()
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }

  /// The active constraints of the guide.
  final var mentions: [NSLayoutConstraint] = []

  /// The rule that determines the rectangle.
  var placement: GuidePlacement { .free }

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

  final var viewLink = BackLink<UIView>()

  /// The rectangle in coordinates of the owning view, in points, as constraints determined it in
  /// the last layout pass; empty without constraints.
  open var layoutFrame: CGRect {
    guard let owningView, !mentions.isEmpty else { return .zero }
    return owningView.layoutEngine?
      .alignedRect(of: .guide(self), scale: owningView.pixelScale) ?? .zero
  }

  /// Whether the constraints leave position or size open: others would do as well. For debugging.
  open var hasAmbiguousLayout: Bool { LayoutItem.guide(self).hasAmbiguousLayout }

  /// The active constraints that the position and size along an axis depend on. For debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutItem.guide(self).constraintsAffectingLayout(for: axis)
  }

  /// The frame of the guide in coordinates of `referenceView`; nil if its view is not in the same
  /// window.
  open func frame(in referenceView: UIView) -> CGRect? {
    guard let owningView, let window = owningView.window, window === referenceView.window else {
      return nil
    }
    return referenceView.convert(layoutFrame, from: owningView)
  }

  // MARK: Anchors

  /// The anchor of where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .leading))
  }

  /// The anchor of where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .trailing))
  }

  /// The anchor of the left side.
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .left))
  }

  /// The anchor of the right side.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .right))
  }

  /// The anchor of the top.
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.guide(self), .top))
  }

  /// The anchor of the bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.guide(self), .bottom))
  }

  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(.guide(self), .width))
  }

  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(.guide(self), .height))
  }

  /// The anchor of the middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(.guide(self), .centerX))
  }

  /// The anchor of the middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(.guide(self), .centerY))
  }
}

/// The rule that determines the rectangle of a guide.
enum GuidePlacement: Equatable {
  /// The constraints of the program.
  case free
  /// The bounds of the view inside insets.
  case insets(UIEdgeInsets)
  /// A column of limited width in the middle of the bounds inside insets.
  case column(UIEdgeInsets, width: CGFloat)
  /// An origin, and the size of the view or that of the constraints of the program.
  case origin(CGPoint, followsSize: Bool)
  /// The bottom of the bounds, of a height.
  case bottom(height: CGFloat)
  /// A rectangle in the coordinates of the view.
  case frame(CGRect)
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

  /// None: it belongs to its view.
  required init?(coder: NSCoder) { nil }

  deinit {}

  override var placement: GuidePlacement {
    guard let owningView else { return .free }
    switch area {
    case .safeArea: return .insets(owningView.safeAreaInsets)
    case .margins: return .insets(owningView.layoutMargins)
    case .readable: return .column(owningView.layoutMargins, width: MarginRules.readableWidth)
    }
  }

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
    for constraint in guide.mentions { constraint.deactivate() }
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
