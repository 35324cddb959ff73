import NestTesting

/// An operation on a forest of controllers in two windows. Controllers and windows are numbers.
nonisolated indirect enum AppearanceOperation: DriverOperation {
  /// Makes one a child of the other, and adds its view there or not.
  case add(Int, to: Int, withView: Bool)
  /// Adds the view of one to that of its parent, or of the other if it has none.
  case show(Int, in: Int)
  /// Removes one from its parent as containers do.
  case remove(Int)
  /// Takes the view of one out, and leaves it where it is as a child.
  case takeOutView(Int)
  /// Removes one from its parent, and leaves its view where it is.
  case leaveParent(Int)
  /// Releases one, wherever it is, and makes another of the same number.
  case replace(Int)
  /// Hides a window, or shows it.
  case toggle(window: Int)
  /// Sets the root of a window, or none.
  case setRoot(Int?, window: Int)
  /// Begins the appearance or disappearance of one manually, whichever is possible.
  case begin(Int)
  /// Reverses what was begun manually.
  case reverse(Int)
  /// Ends what was begun manually.
  case end(Int)
  /// Lays a window out at once.
  case layOut(window: Int)
  /// Ends the turn of the main loop.
  case commit
  /// Performs an operation the next time one receives a callback.
  case during(LifecycleCallback.Kind, of: Int, AppearanceOperation)

  var simpler: [AppearanceOperation] {
    switch self {
    case .add(let child, let parent, let withView):
      (withView ? [.add(child, to: parent, withView: false)] : [])
        + child.simplerNumbers.map { .add($0, to: parent, withView: withView) }
        + parent.simplerNumbers.map { .add(child, to: $0, withView: withView) }
    case .show(let child, let parent):
      child.simplerNumbers.map { .show($0, in: parent) }
        + parent.simplerNumbers.map { .show(child, in: $0) }
    case .remove(let number): number.simplerNumbers.map { .remove($0) }
    case .takeOutView(let number): number.simplerNumbers.map { .takeOutView($0) }
    case .leaveParent(let number): number.simplerNumbers.map { .leaveParent($0) }
    case .replace(let number): number.simplerNumbers.map { .replace($0) }
    case .toggle(let window): window.simplerNumbers.map { .toggle(window: $0) }
    case .setRoot(let root, let window):
      (root?.simplerNumbers ?? []).map { .setRoot($0, window: window) }
        + window.simplerNumbers.map { .setRoot(root, window: $0) }
    case .begin, .reverse, .end, .layOut: [.commit]
    case .commit: []
    case .during(let callback, let number, let operation):
      [operation] + operation.simpler.map { .during(callback, of: number, $0) }
        + number.simplerNumbers.map { .during(callback, of: $0, operation) }
    }
  }
}
