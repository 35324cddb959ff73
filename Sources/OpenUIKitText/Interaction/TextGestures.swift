/// The work of the mouse and of fingers in a text: one for fields, text views, and documents of a
/// program.
final class TextGestures {
  let text: any SelectableText
  /// Begins editing at a point; returns whether the text may be selected then.
  var onBegin: (CGPoint) -> Bool = { _ in false }
  /// Called when a gesture that has begun has ended.
  var onEnd: () -> Void = {}
  /// A tap, before it selects; returns whether it is for something else, such as a link.
  var intercept: (CGPoint) -> Bool = { _ in false }
  /// Whether something at a point has its touches for itself, such as a button.
  var isForOthers: (CGPoint) -> Bool = { _ in false }
  /// The menu of the text; gets what the text suggests.
  var onMenu: (UIMenu) -> UIMenu? = { $0 }

  private(set) lazy var pointer = TextPointer(self)
  private(set) lazy var touch = TextTouch(self)
  private(set) lazy var handles = TextHandles(text)
  private var menu: TextMenu?
  private var hasBegun = false

  init(_ text: any SelectableText) { self.text = text }

  deinit {}

  /// The recognizers, after which others may wait.
  var recognizers: [UIGestureRecognizer] {
    [pointer, touch] + [menu?.recognizer].compactMap { $0 }
  }

  /// Gives the recognizers to a view.
  func add(to view: UIView) {
    menu = TextMenu(on: view) { [weak self] in self?.makeMenu(at: $0) }
    view.addGestureRecognizer(pointer)
    view.addGestureRecognizer(touch)
  }

  /// Takes the recognizers away.
  func remove() {
    menu?.end()
    menu = nil
    for recognizer in [pointer, touch] as [UIGestureRecognizer] {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    handles.isWanted = false
  }

  /// A gesture begins at a point of the text. Returns whether it may select.
  func begin(at point: CGPoint, isFinger: Bool) -> Bool {
    guard onBegin(point) else { return false }
    hasBegun = true
    handles.isWanted = isFinger
    return true
  }

  /// A gesture has ended.
  func end() {
    guard hasBegun else { return }
    hasBegun = false
    onEnd()
  }

  // MARK: The menu

  /// Opens the menu at a point of the window.
  func openMenu(at point: CGPoint) { menu?.open(at: point) }

  // Fidelity: a click with the secondary button beside the selection sets the caret there, as in
  // GTK; where there is no caret it selects a word. [decided]
  private func makeMenu(at point: CGPoint) -> UIMenu? {
    guard let view = text.textView, view.window != nil else { return nil }
    let inside = view.convert(point, from: nil)
    guard !isForOthers(inside) else { return nil }
    let isSelected = text.isSelected(at: inside)
    // A gesture that opens the menu has asked before.
    let isAsked = hasBegun
    guard isAsked || onBegin(inside) else { return nil }
    if !isSelected {
      text.finishComposing()
      _ = text.select(text.isChangeable ? .character : .word, at: inside)
    }
    defer { if !isAsked { onEnd() } }
    guard let responder = text.responder else { return nil }
    return onMenu(TextMenuItems.menu(of: responder))
  }
}
