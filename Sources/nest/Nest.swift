import ArgumentParser
import Foundation

/// The command line of the gallery.
@main
struct Nest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nest",
    abstract: "Shows what the view-controller containers of NestKit do.",
    discussion: """
      Without a subcommand the gallery opens: push and pop with every transition, the life cycle \
      live beside it. Where there is no display, the tour is made instead.
      """,
    subcommands: [
      GalleryCommand.self, TourCommand.self, TimelineCommand.self, StressCommand.self,
      ReplayCommand.self,
    ],
    defaultSubcommand: GalleryCommand.self)

  /// Runs the command that the arguments name.
  ///
  /// Exit status: 0 when all went well (also for `--help`), 2 for a usage error, 1 for anything
  /// else that failed. An error is one line on standard error, preceded by nothing else; a usage
  /// error is followed by the usage.
  static func main() {
    // Synchronous on purpose: an asynchronous main would move the main actor off the main thread.
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      StandardError.write("nest: \(failure)")
      Foundation.exit(1)
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      exitForParserError(error)
    }
  }

  /// Help, version and usage errors come from the argument parser.
  private static func exitForParserError(_ error: any Error) -> Never {
    switch exitCode(for: error) {
    case .success: exit(withError: error)
    case .validationFailure:
      StandardError.write(fullMessage(for: error))
      Foundation.exit(2)
    default:
      StandardError.write("nest: \(message(for: error))")
      Foundation.exit(1)
    }
  }
}
