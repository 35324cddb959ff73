/// The text that programs of a desktop exchange.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text; nil if there is none. Ill-formed text of another program is repaired. Set to nil,
  /// there is none.
  var text: String? { get set }

  /// Whether there is text, without reading it.
  var hasText: Bool { get }

  /// Called after another program has changed the text.
  var onChange: (() -> Void)? { get set }
}

/// A clipboard in memory.
package final class HeadlessClipboard: Clipboard {
  package var text: String?
  package var onChange: (() -> Void)?

  package init() {}

  package var hasText: Bool { text?.isEmpty == false }

  /// Sets the text as another program does that writes these bytes.
  package func setByOtherProgram(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    onChange?()
  }
}
