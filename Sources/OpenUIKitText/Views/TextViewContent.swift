/// The part of a text view that the scroll view calls, so that no method of a program stands
/// between them.
final class TextViewContent: ScrollContent {
  private unowned let view: UITextView

  init(_ view: UITextView) { self.view = view }

  deinit {}

  func layOut() { view.layOutText() }

  func prepareSize() { view.measureIfNeeded() }

  func didChange(_ change: ScrollContentChange) {
    switch change {
    case .window: view.canvas.setNeedsDisplay()
    case .insets: view.setNeedsLayout()
    case .traits: view.lookDidChange()
    case .delegate: view.takeDelegate()
    }
  }
}
