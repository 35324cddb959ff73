/// The mouse in a text, and taps of fingers: a click sets the caret, two select a word, three a
/// paragraph; a drag of the mouse selects, and scrolls beyond the edges. A tap of a finger does
/// what a click does; a finger that moves scrolls.
final class TextPointer: UIGestureRecognizer {
  /// How far a finger may move for a tap, in points.
  private static let slop: CGFloat = 10

  private weak var owner: TextGestures?
  private let text: any SelectableText
  private var start = CGPoint.zero
  private var unit = TextEditor.Unit.character
  private var first: TextEnds?
  private var isDragging = false
  private lazy var dragger = TextDragger(text) { [unowned self] in
    if let first { text.extend(first, by: unit, to: $0) }
  }

  init(_ owner: TextGestures) {
    self.owner = owner
    text = owner.text
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    name = "OpenUIKitText.pointer"
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, state == .possible, numberOfTouches <= 1,
      event.buttonMask.isDisjoint(with: .secondary)
    else { return state = .failed }
    start = touch.location(in: nil)
    unit = Self.unit(ofTaps: touch.tapCount)
    guard touch.type == .indirectPointer else { return }
    let point = touch.location(in: text.textView)
    if owner?.intercept(point) == true { return state = .ended }
    guard owner?.begin(at: point, isFinger: false) == true else { return state = .failed }
    state = .began
    isDragging = true
    press(at: point, extends: event.modifierFlags.contains(.shift))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    guard isDragging else {
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > Self.slop { state = .failed }
      return
    }
    dragger.move(to: touch.location(in: text.textView))
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !isDragging, let touch = touches.first else { return state = .ended }
    let point = touch.location(in: text.textView)
    guard text.textView?.bounds.contains(point) == true else { return state = .failed }
    if owner?.intercept(point) == true { return state = .ended }
    let opensMenu = unit == .character && text.isSelected(at: point)
    guard owner?.begin(at: point, isFinger: touch.type == .direct) == true else {
      return state = .failed
    }
    if opensMenu {
      owner?.openMenu(at: touch.location(in: nil))
    } else {
      press(at: point, extends: false)
    }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = isDragging ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    dragger.end()
    isDragging = false
    first = nil
    owner?.end()
  }

  private static func unit(ofTaps count: Int) -> TextEditor.Unit {
    switch count {
    case ...1: .character
    case 2: .word
    default: .paragraph
    }
  }

  private func press(at point: CGPoint, extends: Bool) {
    text.finishComposing()
    if extends, let fixed = text.fixedEnd {
      unit = .character
      let ends = TextEnds(start: fixed, end: fixed)
      first = ends
      text.extend(ends, by: .character, to: point)
    } else {
      first = text.select(unit, at: point)
    }
  }
}
