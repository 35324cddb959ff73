/// A key by its position on the keyboard: a usage code of the USB HID keyboard page.
///
/// The same numbers as SDL's scancodes and UIKit's `UIKeyboardHIDUsage`.
package struct Key: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }
}
