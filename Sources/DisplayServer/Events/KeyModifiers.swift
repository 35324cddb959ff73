/// The modifier keys that are down, with the bits of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let capsLock = KeyModifiers(rawValue: 1 << 16)
  package static let shift = KeyModifiers(rawValue: 1 << 17)
  package static let control = KeyModifiers(rawValue: 1 << 18)
  package static let alternate = KeyModifiers(rawValue: 1 << 19)
  package static let command = KeyModifiers(rawValue: 1 << 20)
}
