/// An event of a surface. Events are sent in the order in which they happened.
package enum DisplayEvent: Sendable, Equatable {
  case pointerDown(PointerEvent)
  /// The pointer moved, with or without a button down. Moves that follow each other are merged.
  case pointerMove(PointerEvent)
  case pointerUp(PointerEvent)
  /// The pointer left the surface.
  case pointerLeave
  case scroll(ScrollEvent)
  case touch(TouchEvent)
  case key(KeyEvent)
  /// Finished text of the keyboard or an input method, while text input is active.
  case text(String)
  /// The text that an input method composes, while text input is active. Text that replaces it
  /// follows as `text`.
  case composition(CompositionEvent)
  /// The surface has another size; its pixels are undefined.
  case resize
  /// The user requests to close the surface; it stays open until `close()`.
  case close
  /// The picture of the surface is lost: present everything again.
  case expose
  /// The surface has the keyboard from now on, or has lost it.
  case focus(Bool)
  /// The desktop shows the surface, or has minimised it.
  case visibility(Bool)
  /// The system is short of memory.
  case memoryWarning
}
