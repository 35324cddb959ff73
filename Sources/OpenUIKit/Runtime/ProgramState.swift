/// The state of a program that belongs to none of its runtime contexts: views may be older than the
/// first context, and are moved from one to another. It is the one mutable state of this module
/// that is static.
struct ProgramState {
  // Numbers and links only: an array would have to be made at run time, which each access makes
  // sure of.

  /// The context in force; nil before one was needed.
  var installed: UIRuntime?
  /// The number of moves of views, changes of parents, windows shown and hidden: a change shows
  /// that callbacks have done any of that.
  var treeChanges = 0
  /// While sizes are restored that an animation has changed: whether a layer has one of its own
  /// from that.
  var hasRestoredSize: ((CALayer) -> Bool)?
  /// The number of running moves from one window to another, or to none.
  var windowChanges = 0
  /// Whether a layout pass runs that has sent every view above the one that it is at its insets.
  var hasSentInsetsAbove = false
  /// The number of windows with a first responder: where there is none, no view need be searched. A
  /// window that is deallocated while it has one stays counted, which costs the search and nothing
  /// else.
  var windowsWithFirstResponder = 0
  /// How many constraints have been activated.
  var constraintActivations = 0
  /// Whether a proxy of appearance was ever made: as long as it is false, setters do no more than
  /// read it.
  var usesAppearanceProxies = false
  /// The last revision of what bars show: each change has another one.
  var lastBarRevision = 0
}
