/// The view of one sheet, which fills the container: the dimmed background and the card. Touches
/// beside the card are those of what is behind, but where that is dimmed.
final class SheetOverlayView: UIView {
  let dimming = UIView()
  let card = SheetCardView()
  /// Whether touches beside the card end here.
  var blocksTouches = false

  init() {
    super.init(frame: .zero)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === self && !blocksTouches ? nil : hit
  }
}
