import Testing

@testable import DisplayServerSDL

@Suite struct EventClockTests {
  private var clock = EventClock()

  @Test("the time of an event follows from its age")
  mutating func age() {
    #expect(clock.time(of: 900, ticks: 1_000, now: 50) == 49.9)
  }

  @Test("times never run backwards and never lie ahead")
  mutating func order() {
    #expect(clock.time(of: 1_000, ticks: 1_000, now: 50) == 50)
    #expect(clock.time(of: 1_000, ticks: 1_001, now: 50.0002) == 50)
    #expect(clock.time(of: 1_005, ticks: 1_001, now: 50.0003) == 50.0003)
  }

  @Test("the clock of the events may wrap round")
  mutating func wrap() {
    let ticks = UInt64(UInt32.max) + 251

    #expect(clock.time(of: UInt32.max - 249, ticks: ticks, now: 80) == 79.5)
  }
}
