/// Where a search controller is.
struct SearchState {
  /// Whether the search is active.
  var isActive = false
  /// Whether it is being ended.
  var isEnding = false
  /// The number of searches so far: what has begun in one does nothing in another.
  var number = 0
  /// Whether the program wants results, whatever the text is.
  var showsResults = false
  /// Whether the program shows the controller.
  var isShownByProgram = false
  /// Whether the results were made a child.
  var hasResults = false
}
