/// The use of a text by an interaction.
nonisolated public enum UITextInteractionMode: Int, Sendable {
  /// Select and change it.
  case editable = 0
  /// Select it.
  case nonEditable = 1
}
