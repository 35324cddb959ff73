import NestTesting
import OpenUIKit
import Testing

@Suite struct LifecycleRecorderTests {
  @Test("R16.1 events have the virtual time, counted from the start of the recorder")
  func time() throws {
    let host = try TestHost()
    host.advance(by: 3)
    let recorder = LifecycleRecorder()

    recorder.note("first")
    host.advance(by: 0.4)
    recorder.record(.viewDidAppear(animated: true), from: "B", flags: .movingToParent)

    #expect(
      recorder.timedTimeline == """
        0.000  test.first
        0.400  B.viewDidAppear(animated) [to]
        """)
  }

  @Test("R16.1 expecting takes what was recorded, whether it was right or wrong")
  func expecting() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    recorder.note("one")

    #expect(throws: TimelineMismatch.self) { try recorder.expect("test.two") }
    #expect(recorder.events.isEmpty)

    recorder.note("two")
    try recorder.expect("test.two")
    try recorder.expect("")
    withExtendedLifetime(host) {}
  }

  @Test("R16.1 each event is passed on once it is in the list")
  func observing() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    var counts: [Int] = []
    recorder.onEvent = { [weak recorder] _ in counts.append(recorder?.events.count ?? 0) }

    recorder.note("one")
    recorder.note("two")

    #expect(counts == [1, 2])
    withExtendedLifetime(host) {}
  }
}
