import OpenQuartzCore

/// The steps of a text that can be taken back: typing is one step until something else is done, or
/// nothing for some seconds.
final class TextHistory {
  /// How long a pause is until typing is another step, in seconds.
  private static let pause: CFTimeInterval = 5

  /// A step that the manager knows; later typing makes it longer.
  private final class Step {
    var change: TextChange
    init(_ change: TextChange) { self.change = change }
    deinit {}
  }

  let manager = UndoManager()
  /// The step that the next typing belongs to.
  private weak var open: Step?
  private var lastTime: CFTimeInterval = 0
  /// Makes a change, and returns the one that takes it back.
  private let perform: (TextChange) -> TextChange?

  /// - Parameter perform: Puts the old text of a change in place of the new one, selects, and
  ///   returns the change that does the opposite.
  init(_ perform: @escaping (TextChange) -> TextChange?) {
    self.perform = perform
  }

  deinit {}

  /// Notes a change that has been made.
  func note(_ change: TextChange) {
    let now = RenderContext.ofProgram.now
    defer { lastTime = now }
    if let open, now - lastTime < Self.pause, let joined = open.change.joined(with: change) {
      open.change = joined
      return
    }
    open = register(change)
  }

  /// The next change is another step.
  func endStep() { open = nil }

  /// Makes all changes inside one step.
  func grouped(_ body: () -> Void) {
    open = nil
    let groups = manager.groupsByEvent
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
    manager.groupsByEvent = groups
    open = nil
  }

  /// Nothing can be taken back any more.
  func forget() {
    open = nil
    manager.removeAllActions()
  }

  @discardableResult
  private func register(_ change: TextChange) -> Step {
    let step = Step(change)
    let isFirst = !manager.isUndoing && !manager.isRedoing
    // Each step is a group of its own, not each event.
    let groups = manager.groupsByEvent
    if isFirst {
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
    }
    manager.registerUndo(withTarget: self) { history in history.takeBack(step) }
    if isFirst {
      manager.endUndoGrouping()
      manager.groupsByEvent = groups
    }
    return step
  }

  private func takeBack(_ step: Step) {
    open = nil
    if let opposite = perform(step.change) { register(opposite) }
  }
}
