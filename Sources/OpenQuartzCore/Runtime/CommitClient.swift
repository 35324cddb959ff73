/// Takes part in every commit: the layout of what is above the layers.
package protocol CommitClient: LinkTarget {
  /// Before anything else in the commit.
  func commitWillBegin()

  /// Whether something needs layout.
  var needsLayout: Bool { get }

  /// The description of an object that needs layout, for a report; nil if nothing needs it.
  var layoutSubject: String? { get }

  /// Lays out what is due. Called once in every commit, and again while something is due.
  func layoutBeforeDisplay()

  /// After composition; changes made here are for the next commit.
  func commitDidEnd()
}

extension CommitClient {
  /// Nothing needs layout.
  package var needsLayout: Bool { false }

  /// Nothing needs layout.
  package var layoutSubject: String? { nil }
}
