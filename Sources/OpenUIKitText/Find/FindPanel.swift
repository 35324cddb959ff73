/// The first responder of a find bar, which has the bar as its accessory view: so the bar is at the
/// bottom of the window while it, or a field of the bar, is the first responder.
final class FindPanel: UIView {
  let bar = FindBar()
  private weak var interaction: UIFindInteraction?
  @ZeroingLink private var former: UIResponder? = nil
  private var hasBegun = false

  init(_ interaction: UIFindInteraction, in view: UIView) {
    self.interaction = interaction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    former = view.window?.firstResponder
    view.addSubview(self)
    bar.onSearch = { [weak interaction] in interaction?.search() }
    bar.onStep = { [weak interaction] in
      if $0 == .forward { interaction?.findNext() } else { interaction?.findPrevious() }
    }
    bar.onReplace = { [weak interaction] in interaction?.replace(all: $0) }
    bar.onDone = { [weak interaction] in interaction?.dismissFindNavigator() }
    bar.onLeave = { [weak self] in self?.barDidLeave() }
    bar.makeMenu = { [weak interaction] in interaction?.menu(of: $0) }
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override var keyCommands: [UIKeyCommand]? {
    [
      command(UIKeyCommand.inputEscape, []) { $0.dismissFindNavigator() },
      command("\r", .shift) { $0.findPrevious() },
    ]
  }

  private func command(
    _ input: String, _ modifiers: UIKeyModifierFlags,
    _ action: @escaping (UIFindInteraction) -> Void
  ) -> UIKeyCommand {
    let command = UIKeyCommand(input: input, modifierFlags: modifiers) { [weak interaction] _ in
      if let interaction { action(interaction) }
    }
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  /// Shows the bar, and edits the text that is searched for.
  func present(showsReplacement: Bool) {
    bar.showsReplacement = showsReplacement && bar.supportsReplacement
    if bar.window == nil { becomeFirstResponder() } else { reloadInputViews() }
    bar.edit()
    hasBegun = true
  }

  /// Hides the bar; who was edited before is edited again.
  func end() {
    hasBegun = false
    let isFirst = isFirstResponder || bar.isEdited
    bar.endEditing(true)
    resignFirstResponder()
    removeFromSuperview()
    if isFirst, let former, former.isFirstResponder == false { former.becomeFirstResponder() }
  }

  /// Something else has become the first responder.
  private func barDidLeave() {
    guard hasBegun, bar.window == nil else { return }
    interaction?.dismissFindNavigator()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, hasBegun { interaction?.dismissFindNavigator() }
  }
}
