/// The views that a first responder has at the bottom of the window.
struct InputContent {
  /// In place of the keyboard.
  var input: UIView?
  /// Above that.
  var accessory: UIView?
  /// The responder whose views these are, which follows them in the chain.
  var supplier: UIResponder?

  var isEmpty: Bool { input == nil && accessory == nil }

  /// The same without what cannot be inside of a window.
  func usable(in window: UIWindow) -> InputContent {
    var result = self
    if input === window || input is UIWindow { result.input = nil }
    if accessory === window || accessory is UIWindow { result.accessory = nil }
    if result.accessory === result.input { result.accessory = nil }
    return result
  }
}

extension UIResponder {
  // Fidelity: what the first responder does not have is looked for up the chain, so that the views
  // of a controller are shown for the fields of its view. [documented]
  /// The views for this responder as the first one. O(length of the chain).
  var inputContent: InputContent {
    var content = InputContent()
    var responder: UIResponder? = self
    while let current = responder, content.input == nil || content.accessory == nil {
      if content.input == nil, let view = current.inputView {
        content.input = view
        content.supplier = content.supplier ?? current
      }
      if content.accessory == nil, let view = current.inputAccessoryView {
        content.accessory = view
        // A field inside of the accessory view is followed by who has that.
        content.supplier = current
      }
      responder = current.next
    }
    return content
  }

  /// Shows the input views of the first responder now, before it is informed that it is the first.
  /// Without a call they are shown when the change of the first responder has ended.
  package final func showInputViews() {
    guard let window = responderWindow, window.firstResponder === self else { return }
    window.screen.inputs.follow(window)
  }
}
