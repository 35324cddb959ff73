/// Gives a text of a program what fields and text views have: a caret, a selection, the mouse,
/// fingers with handles and a loupe, the keys of a desktop, and a menu.
///
/// The text is any responder that is a `UITextInput`; the interaction is added to the view that
/// shows it. A click or a tap makes the text the first responder. The caret and the selection are
/// where `caretRect(for:)` and `selectionRects(for:)` say, and follow changes of which the text
/// informs its `inputDelegate`. The standard edit actions are in the menu and have keys where
/// `canPerformAction(_:withSender:)` says so.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Decides about gestures, and is informed of them; not retained.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text; nil by default, and then nothing happens. Not retained.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet {
      guard textInput !== oldValue else { return }
      text.input = textInput
      TextTracker.update()
      display.update(isChange: true)
    }
  }

  /// Whether the user may change the text.
  public private(set) final var textInteractionMode: UITextInteractionMode

  @ZeroingLink private var attachedView: UIView? = nil
  final let text: TextDocument
  final let gestures: TextGestures
  final let display: DocumentDisplay

  /// An interaction on no view.
  ///
  /// - Parameter mode: What the user may do with the text.
  public convenience init(for mode: UITextInteractionMode) { self.init(ownMode: mode) }

  private init(ownMode mode: UITextInteractionMode) {
    textInteractionMode = mode
    text = TextDocument(isEditable: mode == .editable)
    gestures = TextGestures(text)
    display = DocumentDisplay(text, gestures.handles)
    super.init()
    gestures.onBegin = { [weak self] in self?.begin(at: $0) ?? false }
    gestures.onEnd = { [weak self] in
      guard let self else { return }
      delegate?.interactionDidEnd(self)
    }
  }

  deinit {}

  /// The view that the interaction is on.
  public var view: UIView? { attachedView }

  /// Takes the recognizers, the caret and the selection from the former view.
  public func willMove(to view: UIView?) {
    gestures.remove()
    display.hide()
  }

  /// Gives the recognizers to the new view.
  public func didMove(to view: UIView?) {
    attachedView = view
    if let view { gestures.add(to: view) }
    TextTracker.update()
    display.update(isChange: true)
  }

  /// The recognizers of the interaction: others that should wait for them require them to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.recognizers }

  private func begin(at point: CGPoint) -> Bool {
    guard let input = text.input,
      delegate?.interactionShouldBegin(self, at: point) ?? true, text.input === input
    else { return false }
    delegate?.interactionWillBegin(self)
    guard text.input === input, attachedView != nil else { return false }
    if input.isFirstResponder || input.becomeFirstResponder() && input.isFirstResponder {
      return true
    }
    delegate?.interactionDidEnd(self)
    return false
  }
}

extension UITextInteraction: TextDocumentInteraction {
  package final var document: UIResponder? { text.input }
  package final var takesText: Bool { textInteractionMode == .editable }
  package final var takesTab: Bool { false }

  package final func takes(_ key: TextKey) -> Bool { text.takes(key) }
  package final func perform(_ key: TextKey) { text.perform(key) }
  package final func shouldInsert(_ text: String) -> Bool { takesText }
  package final func shouldDeleteBackward() -> Bool { takesText }

  package final func documentDidBecomeFirst() { display.update(isChange: true) }
  package final func documentDidStopBeingFirst() { display.update(isChange: true) }
  package final func documentDidChange() { display.update(isChange: true) }
  package final func placeSelection() { display.update(isChange: false) }
}
