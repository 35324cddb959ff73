import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A card that is being written: it asks before its text is thrown away, which is the result.
///
///     let editor = CardEditorViewController { await confirm("Throw it away?") }
///     let text = await deck.deal(editor).result(of: editor)
final class CardEditorViewController: UIViewController, LeavingGuard, ResultProviding {
  let resultPort = ResultPort<String>()
  /// The text that has been written.
  var text = ""
  private var isDone = false
  private let confirm: () async -> Bool

  /// - Parameter confirm: Asks whether the text may be thrown away.
  init(confirm: @escaping () async -> Bool) {
    self.confirm = confirm
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The card is complete: the deck discards it, and who has dealt it receives the text.
  func done() {
    isDone = true
    finish(with: text)
  }

  func leavingDecision(for kind: LeavingKind) -> LeavingDecision {
    isDone || text.isEmpty ? .allow : .ask
  }

  func mayLeave(by kind: LeavingKind) async -> Bool { await confirm() }
}
