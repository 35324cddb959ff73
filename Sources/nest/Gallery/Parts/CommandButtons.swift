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
  ///
  /// - Parameters:
  ///   - firstStyle: How the first one looks. Default: as the main one.
  ///   - fontSize: In points. Default: 14.
  ///   - title: The text of a command.
  init(
    firstStyle: Chip.Style = .primary, fontSize: CGFloat = 14,
    title: @MainActor (Command) -> String
  ) {
    for command in Command.allCases {
      let style = chips.isEmpty ? firstStyle : .regular
      let chip = Chip(title(command), style: style, fontSize: fontSize) { [weak self] in
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
