import OpenQuartzCore

/// A finger in a text: one that stays down sets the caret and moves it, below a loupe; one on a
/// handle moves that end of the selection. Both scroll beyond the edges.
final class TextTouch: UIGestureRecognizer {
  /// How long a finger stays down until it moves the caret, in seconds.
  private static let delay: TimeInterval = 0.5
  /// How far it may move before that, in points.
  private static let slop: CGFloat = 10

  private weak var owner: TextGestures?
  private let text: any SelectableText
  private var timer: TimerToken?
  private var start = CGPoint.zero
  /// Where the finger is, in the window.
  private var finger = CGPoint.zero
  /// The end of the selection that stays while a handle moves.
  private var fixed: UITextPosition?
  /// From the finger to the middle of the caret that the handle belongs to.
  private var offset = CGVector.zero
  /// With what a selection of text began that cannot be changed.
  private var first: TextEnds?
  private let loupe = LoupeView()
  private lazy var dragger = TextDragger(text) { [unowned self] in move(to: $0) }

  init(_ owner: TextGestures) {
    self.owner = owner
    text = owner.text
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    name = "OpenUIKitText.touch"
  }

  deinit {}

  /// Whether the loupe is shown.
  var isLoupeShown: Bool { loupe.superview != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, state == .possible, numberOfTouches <= 1,
      let view = text.textView
    else {
      if state == .possible { state = .failed }
      return
    }
    start = touch.location(in: nil)
    finger = start
    let point = touch.location(in: view)
    if let range = text.shownSelection, let isStart = owner?.handles.handle(at: point) {
      guard owner?.begin(at: point, isFinger: true) == true else { return state = .failed }
      let caret = text.caret(at: isStart ? range.start : range.end)
      fixed = isStart ? range.end : range.start
      offset = CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
      state = .began
    } else {
      timer = RenderContext.ofProgram.schedule(after: Self.delay) { [weak self] in self?.press() }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    finger = touch.location(in: nil)
    if state == .possible {
      if hypot(finger.x - start.x, finger.y - start.y) > Self.slop { state = .failed }
      return
    }
    var point = touch.location(in: text.textView)
    point.x += offset.dx
    point.y += offset.dy
    dragger.move(to: point)
    showLoupe()
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state != .possible else { return state = .failed }
    // A handle that was tapped.
    let isTap = fixed != nil && hypot(finger.x - start.x, finger.y - start.y) <= Self.slop
    state = .ended
    if isTap { owner?.openMenu(at: finger) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    dragger.end()
    loupe.removeFromSuperview()
    fixed = nil
    first = nil
    offset = .zero
    owner?.end()
  }

  /// The finger has stayed down.
  private func press() {
    timer = nil
    guard state == .possible, let view = text.textView, let window = view.window else { return }
    let point = view.convert(finger, from: window)
    guard let owner, !owner.isForOthers(point), owner.begin(at: point, isFinger: true) else {
      return state = .failed
    }
    state = .began
    // Being asked, the program may have switched the recognizer off.
    guard state == .began else { return }
    text.finishComposing()
    if !text.isChangeable { first = text.select(.word, at: point) }
    move(to: point)
    showLoupe()
  }

  private func move(to point: CGPoint) {
    if let first {
      text.extend(first, by: .word, to: point)
    } else if let fixed {
      // What is selected never becomes a caret below a handle.
      guard let end = text.nearest(to: point), text.order(fixed, end) != .orderedSame else {
        return
      }
      text.select(from: fixed, to: end)
    } else if let place = text.nearest(to: point) {
      text.select(from: place, to: place)
    }
  }

  private func showLoupe() {
    guard let view = text.textView, let range = text.shownSelection else {
      return loupe.removeFromSuperview()
    }
    let movesStart = fixed.map { text.order($0, range.end) == .orderedSame } ?? false
    loupe.show(text.caret(at: movesStart ? range.start : range.end), of: view, above: finger)
  }
}
