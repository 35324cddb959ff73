import DisplayServer

/// The text that programs exchange: copied in one, pasted in another.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the desktop; without a display, one of this program.
  public class var general: UIPasteboard { UIRuntime.current.pasteboard }

  /// Posted after the text was changed, by this program or by another one.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  private let clipboard: any Clipboard
  /// What this program has set, as long as no program sets anything else.
  private var own: [String]?
  private var changes = 0

  init(_ clipboard: any Clipboard) {
    self.clipboard = clipboard
    super.init()
    clipboard.onChange = { [unowned self] in otherProgramDidChange() }
  }

  deinit {}

  /// The text; nil if there is none. With several texts it is the first one.
  ///
  /// Reading it asks the program that has set it, which takes as long as that needs; up to a second
  /// where it does not answer. Ill-formed text is repaired. NUL characters are left out of what is
  /// set for other programs.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil if there are none. Other programs see several as one text of several lines, and
  /// what they set is one text.
  open var strings: [String]? {
    get { own ?? clipboard.text.map { [$0] } }
    set {
      let texts = newValue?.isEmpty == true ? nil : newValue
      own = texts
      clipboard.text = texts?.joined(separator: "\n")
      didChange()
    }
  }

  /// Whether there is text, without reading it.
  open var hasStrings: Bool { own != nil || clipboard.hasText }

  /// How many texts there are.
  open var numberOfItems: Int { own?.count ?? (clipboard.hasText ? 1 : 0) }

  /// How often the text was changed since the program started, by any program.
  open var changeCount: Int { changes }

  private func otherProgramDidChange() {
    own = nil
    didChange()
  }

  private func didChange() {
    changes += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}
