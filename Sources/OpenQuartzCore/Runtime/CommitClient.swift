/// Takes part in every commit: the place of layout for what stands above the layers.
package protocol CommitClient: LinkTarget {
  /// Before anything else in the commit.
  func commitWillBegin()

  /// Lays out. Comes again when the layout of layers that followed made more to do.
  func layoutBeforeDisplay()

  /// After composition; changes made here are for the next commit.
  func commitDidEnd()
}
