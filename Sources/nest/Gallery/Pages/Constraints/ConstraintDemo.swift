import OpenUIKit

/// A demonstration of layout on the page of constraints.
enum ConstraintDemo: Hashable, CaseIterable {
  case form, chat, stack

  /// The label of the chip.
  var label: String {
    switch self {
    case .form: "Form"
    case .chat: "Chat"
    case .stack: "Stack view"
    }
  }

  /// A few words on how to try it.
  var hint: String {
    switch self {
    case .form, .chat: "Drag the handle"
    case .stack: "Tap a tile to hide it"
    }
  }

  /// The content.
  @MainActor
  func makeContent() -> UIView {
    switch self {
    case .form: FormView()
    case .chat: ChatView()
    case .stack: TilesView()
    }
  }
}
