/// A key that is pressed, repeats or is released.
package struct KeyEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case down
    case up
  }

  package var key: Key
  package var phase: Phase
  /// Whether the keyboard repeats the key, which is down; never for `up`.
  package var isRepeat: Bool
  /// The text that the key types with the modifiers that are down; empty for arrows, function keys
  /// and modifiers.
  package var characters: String
  /// The text that the key types alone, in the keyboard's layout.
  package var charactersIgnoringModifiers: String
  package var modifiers: KeyModifiers
  /// In seconds of the frame source's clock.
  package var timestamp: Double

  /// - Parameter charactersIgnoringModifiers: `nil` is the lower case of `characters`.
  package init(
    key: Key, phase: Phase, isRepeat: Bool = false, characters: String = "",
    charactersIgnoringModifiers: String? = nil, modifiers: KeyModifiers = [],
    timestamp: Double = 0
  ) {
    self.key = key
    self.phase = phase
    self.isRepeat = isRepeat
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters.lowercased()
    self.modifiers = modifiers
    self.timestamp = timestamp
  }
}
