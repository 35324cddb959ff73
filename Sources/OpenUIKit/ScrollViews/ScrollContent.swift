/// Fills a scroll view with views of its own: the core of a list. The scroll view itself calls
/// it, so that no method of a program stands between them.
///
/// The scroll view has it in place of overrides, as a controller has its `ContainerWork`: the lists
/// are in a module above.
package protocol ScrollContent: AnyObject {
  /// Lays the content out. Called in each layout of the scroll view, before `layoutSubviews()`;
  /// scrolling is followed by a layout.
  func layOut()

  /// Takes the size of the content if it is not known yet. Called before the offset of the program
  /// would be limited by it; does nothing by default.
  func prepareSize()

  /// Called when something has changed by which the content may need a layout, before the program
  /// is informed.
  func didChange(_ change: ScrollContentChange)

  /// Where content rests that a finger has released, before the delegate is asked; the
  /// proposed offset by default.
  ///
  /// - Parameters:
  ///   - proposed: Where it would come to rest.
  ///   - velocity: The velocity of the finger, in points per millisecond.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
}

extension ScrollContent {
  package func prepareSize() {}

  package func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
}

/// A change of a scroll view of which its content is informed.
package nonisolated enum ScrollContentChange: Sendable {
  /// The scroll view has entered or left a window.
  case window
  /// The adjusted content inset has changed.
  case insets
  /// The traits have changed.
  case traits
  /// The program has set the delegate.
  case delegate
}
