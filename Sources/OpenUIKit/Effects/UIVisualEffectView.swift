import MisuseReports

/// Shows what lies behind it with a blur, or its content with vibrancy.
///
/// Subviews belong into the content view. What lies behind is everything that the window paints
/// before the view, also behind superviews that clip, have round corners or are not opaque; inside
/// of a superview that is rotated or scaled, only what is in that one. The blur is stored: a frame
/// costs its copy, and what changes behind it costs about as much as the blur reaches.
///
/// The effect can be animated, from none and to none too, also by a property animator. A picture of
/// the view alone, by `snapshotView(afterScreenUpdates:)` or
/// `drawHierarchy(in:afterScreenUpdates:)`, has nothing behind it.
// Fidelity: such pictures have to be those of the window. [documented]
open class UIVisualEffectView: UIView {
  private let backdropView = EffectView(frame: .zero)
  private let content = EffectView(frame: .zero)
  private static let contentKey = "UIVisualEffectViewContentSubviews"

  /// A view of size zero with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  /// A view without effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a view
  /// without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    guard Properties.table.decode(self, from: coder) else { return nil }
    guard coder.hasValue(forKey: Self.contentKey) else { return }
    guard let subviews = coder.decodeObject(forKey: Self.contentKey) as? [UIView] else {
      return nil
    }
    for view in subviews { content.addSubview(view) }
  }

  deinit {}

  /// Adds the effect and the subviews of the content view.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
    if coder.allowsKeyedCoding, !content.subviews.isEmpty {
      coder.encode(content.subviews as NSArray, forKey: Self.contentKey)
    }
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  override func archives(_ subview: UIView) -> Bool {
    subview !== backdropView && subview !== content
  }

  private func prepare() {
    layer.drawsContent = false
    backdropView.isUserInteractionEnabled = false
    for view in [backdropView, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// The view for subviews; of the size of this one.
  open var contentView: UIView { content }

  /// The blur or the vibrancy; nil: what lies behind and the content are shown as they are.
  ///
  /// In an animation block the view changes from the old effect to the new one; a blur and a
  /// vibrancy have nothing in between.
  @NSCopying open var effect: UIVisualEffect? {
    didSet { changed(Properties.all.effect, from: oldValue, to: effect) }
  }

  /// Shows the effect as the settings of accessibility say.
  final func showEffect() {
    let reduces = UIAccessibility.isReduceTransparencyEnabled
    let look = effect?.look(reducesTransparency: reduces) ?? EffectLook()
    backdropView.show(look.isOfContent ? EffectLook() : look)
    content.show(look.isOfContent ? look : EffectLook())
  }

  // Fidelity: subviews of the view itself raise. [observed]
  /// Shows the effect as the settings are now, and reports a view that belongs into the content
  /// view.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    switch change {
    case .window: if window != nil { UIView.performWithoutAnimation { showEffect() } }
    case .added(let subview) where subview !== backdropView && subview !== content:
      Misuse.report(.subviewOfEffectView(subview))
    default: break
    }
  }
}

/// Shows what lies behind it in the look of an effect.
private final class EffectView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// The colour over what lies behind, also if the program has set another one since.
  private var tint: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.drawsContent = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func show(_ look: EffectLook) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.isCutToSublayers = look.isOfContent
    layer.blurRadius = look.blurRadius
    layer.saturation = look.saturation
    guard look.tint != nil || tint != nil else { return }
    // From and to no colour the alpha changes, and nothing else.
    if tint == nil {
      UIView.performWithoutAnimation { backgroundColor = look.tint?.withAlphaComponent(0) }
    }
    backgroundColor = look.tint ?? tint?.withAlphaComponent(0)
    tint = look.tint
  }
}

extension UIView {
  /// Shows the effects of the view and everything inside it as the settings of accessibility say
  /// now.
  final func updateEffects() {
    (self as? UIVisualEffectView)?.showEffect()
    for subview in orderedSubviews { subview.updateEffects() }
  }
}
