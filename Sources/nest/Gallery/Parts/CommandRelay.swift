/// Hands what buttons ask for to a page that is made after them.
@MainActor
final class CommandRelay<Command> {
  /// Called with each command.
  var onCommand: (Command) -> Void = { _ in }

  /// Hands a command on.
  func send(_ command: Command) { onCommand(command) }
}
