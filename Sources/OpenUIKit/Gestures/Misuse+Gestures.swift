import MisuseReports

extension Misuse {
  static func selectorOfGesture(_ recognizer: UIGestureRecognizer, _ action: Selector) -> Misuse {
    Misuse(
      id: "gesture.selector",
      message: "\(type(of: recognizer)) is given the selector \(action)",
      reason: "A method can be called by its name only with Objective-C, which is not here",
      remedy: "Give the recognizer a closure: init(handler:) or addHandler(_:)")
  }
}
