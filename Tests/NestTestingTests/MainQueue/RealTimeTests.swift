import NestTesting
import OpenUIKit
import Testing

@testable import DisplayServer

/// Real time beside the virtual time of a host.
@Suite(.serialized) struct RealTimeTests {
  @Test(
    "R16.7 A frame that the system's clock owes is delivered, also where it was requested inside a host's program",
    .timeLimit(.minutes(5)))
  func frame() async throws {
    let host = try TestHost(size: CGSize(width: 10, height: 10))
    let source = RealFrameSource()

    await withCheckedContinuation { continuation in
      source.onFrame = { _ in continuation.resume() }
      host.turn { source.requestFrame(at: source.now) }
    }

    #expect(source.counts.delivered == 1)
    withExtendedLifetime(host) {}
  }
}
