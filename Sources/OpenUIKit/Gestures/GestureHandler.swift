/// A closure or a method that a recognizer calls when its state changes.
enum GestureHandler {
  case closure((UIGestureRecognizer) -> Void)
  case target(ActionTarget)

  func call(_ recognizer: UIGestureRecognizer) {
    switch self {
    case .closure(let handler): handler(recognizer)
    case .target(let target): target.perform(recognizer)
    }
  }

  /// Whether the target was freed.
  var isFreed: Bool {
    if case .target(let target) = self { target.isFreed } else { false }
  }

  /// Whether it is this action; nil stands for any.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    if case .target(let own) = self { own.matches(target, action) } else { false }
  }

  func isSame(as other: ActionTarget) -> Bool {
    if case .target(let own) = self { own.isSame(as: other) } else { false }
  }
}
