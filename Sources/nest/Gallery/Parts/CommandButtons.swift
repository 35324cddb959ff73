import OpenUIKit

/// The buttons below a stage, one for each command, of which the first is the main one. They are
/// made before the page that performs the commands.
@MainActor
final class CommandButtons<Command: CaseIterable & Equatable & Sendable> {
  /// The buttons, in the order of the commands.
  private(set) var chips: [Chip] = []
  /// Called with each command.
  var onCommand: (Command) -> Void = { _ in }

  /// Makes the buttons.
  init(title: @MainActor (Command) -> String) {
    for command in Command.allCases {
      let style: Chip.Style = chips.isEmpty ? .primary : .regular
      let chip = Chip(title(command), style: style, fontSize: 14) { [weak self] in
        self?.onCommand(command)
      }
      chips.append(chip)
    }
  }

  /// The button of a command.
  func chip(for command: Command) -> Chip? {
    zip(Command.allCases, chips).first { $0.0 == command }?.1
  }

  /// Enables or disables all but the main one.
  func enableOthers(_ isEnabled: Bool) {
    for chip in chips.dropFirst() { chip.isEnabled = isEnabled }
  }
}
