import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The listings of the article about recordings.
@Suite(.serialized) struct RecordAndReplayTests {
  /// A program that makes a mistake where it is touched.
  private final class MistakenController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      viewWillAppear(false)
    }
  }

  private func makeRoot() -> UIViewController { MistakenController() }

  @Test("R27.6 R27.7 What was done until a breach is written, done again, and made shorter")
  func breach() throws {
    let folder = TemporaryFolder()
    let file = folder.url("breach.json")
    try record(to: file)

    withKnownIssue {
      try withoutReports { try replay(file) }
    }
    let recording = try InputRecording(data: Data(contentsOf: file))
    let shortest = recording.shortest { candidate in
      breaksTheContract(candidate)
    }
    #expect(shortest.steps.map(\.input.description) == ["finger 0 began at 20.0, 20.0"])
  }

  private func replay(_ file: URL) throws {
    let recording = try InputRecording(data: Data(contentsOf: file))
    let host = try TestHost(screenOf: recording)
    ContractMonitor.start(.failsTest)
    host.show(makeRoot())
    try host.replay(recording)
  }

  private func record(to file: URL) throws {
    let host = try TestHost()
    let window = host.window
    let recorder = InputRecorder(window)
    ContractMonitor.start(
      .calls { _ in
        try? recorder.recording.data.write(to: file)
      })
    host.show(makeRoot())
    host.press(.keyboardA)
    try withoutReports { host.putDown(0, at: CGPoint(x: 20, y: 20)) }
  }

  private func breaksTheContract(_ recording: InputRecording) -> Bool {
    guard let host = try? TestHost(screenOf: recording) else { return false }
    let monitor = ContractMonitor.start(.calls { _ in })
    host.show(makeRoot())
    try? withoutReports { try host.replay(recording) }
    return monitor.breachCount > 0
  }

  /// The misuse that OpenUIKit reports besides is not the subject.
  private func withoutReports(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    _ = withMisuseIntercepted {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  @Test("R27.6 Operations of the program are performed again")
  func operations() throws {
    let host = try TestHost()
    var links: [String] = []
    func open(link: String) { links.append(link) }
    host.show(makeRoot())
    let recorder = InputRecorder(host.window)
    recorder.operations["open"] = { open(link: $0) }
    recorder.perform("open", "recipes/42")
    let recording = recorder.recording
    recorder.stop()
    #expect(links == ["recipes/42"])

    try host.replay(recording, operations: ["open": { open(link: $0) }])

    #expect(links == ["recipes/42", "recipes/42"])
  }
}
