/// The state of the running operation of a stack: one property of the stack, whose parts every step
/// reads and sets.
nonisolated struct ContainerStackRunningState {
  /// Whether what happens now takes time, for the arguments of callbacks.
  var isAnimated = false
  /// Whether the transition of the running operation was cancelled.
  var isCancelled = false
  /// The members for which others stand since the running operation uncovers them.
  var exchanged: [ContainerStackMember] = []
  /// Whether the running operation has changed what is shown.
  var changesScreen = false
  /// Whether the running transition is to be reversed as soon as the running callback has returned.
  var isReversalDue = false
  /// Whether the running transition is to end at once, as soon as the running callback has
  /// returned.
  var isEndDue = false
  /// Whether a finger drives the running transition.
  var isDragged = false
  /// Whether the running operation was requested by a finger, which drives its transition from the
  /// beginning.
  var wasBegunByDrag = false
}
