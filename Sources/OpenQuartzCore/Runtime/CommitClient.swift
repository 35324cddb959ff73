/// Takes part in every commit: the place of layout for what stands above the layers.
package protocol CommitClient: LinkTarget {
  /// Before anything else in the commit.
  func commitWillBegin()

  /// Whether something waits for layout.
  var needsLayout: Bool { get }

  /// What waits for layout, in the words of a report; nil if nothing does.
  var layoutSubject: String? { get }

  /// Lays out what waits. Comes once in every commit, and again while something waits.
  func layoutBeforeDisplay()

  /// After composition; changes made here are for the next commit.
  func commitDidEnd()
}

extension CommitClient {
  /// Nothing waits.
  package var needsLayout: Bool { false }

  /// Nothing waits.
  package var layoutSubject: String? { nil }
}
