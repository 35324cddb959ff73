import Foundation
import NestTesting
import OpenUIKit

/// The gallery in which a recording is performed again, in virtual time.
@MainActor
struct GalleryReplay {
  /// The result of a replay.
  struct Outcome {
    /// The callbacks of all controllers, and the inputs as notes.
    let events: [LifecycleEvent]
    /// The breaches of the contract.
    let breaches: [ContractBreach]
  }

  /// The recording.
  let recording: InputRecording

  /// Performs it in a new gallery.
  ///
  /// - Returns: The events and the breaches.
  /// - Throws: `InputRecordingError` or `CommandFailure` where it cannot be performed;
  ///   `TestHostError` where it does not come to an end.
  func run() throws -> Outcome {
    let situation = try GallerySituation(text: recording.state)
    let host = try TestHost(screenOf: recording)
    let fonts = TextEnvironment.current
    defer { TextEnvironment.current = fonts }
    if situation.hasSystemFonts { TextEnvironment.current = .system }
    let gallery = GalleryViewController()
    if let state = situation.state, let problem = gallery.restore(state).first {
      throw CommandFailure("the gallery cannot begin as it did: \(problem)")
    }
    var breaches: [ContractBreach] = []
    let monitor = ContractMonitor.start(
      .calls { breaches.append($0) }, rules: GalleryWatch.rules, eventLimit: .max)
    defer { monitor.stop() }
    host.show(gallery)
    try host.replay(recording)
    return Outcome(events: monitor.events, breaches: breaches)
  }

  /// The shortest recording with which the gallery breaks a rule.
  func shortest(breaking rule: ContractRule) -> InputRecording {
    recording.shortest { candidate in
      let outcome = try? GalleryReplay(recording: candidate).run()
      return outcome?.breaches.contains { $0.violation.rule == rule } ?? false
    }
  }
}
