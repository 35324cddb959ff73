import DisplayServer
import Testing

@Suite struct FrameScheduleTests {
  private var schedule = FrameSchedule()

  @Test("nothing is due until a frame is requested, and again once it is answered")
  mutating func idle() {
    #expect(schedule.due == nil)

    schedule.request(at: 0, now: 0)
    #expect(schedule.due == 1.0 / 60)

    schedule.answer()
    #expect(schedule.due == nil)
  }

  @Test("the next frame is the next point of a fixed grid")
  mutating func grid() {
    schedule.request(at: 0, now: 0.11)

    #expect(schedule.due == 7.0 / 60)
    #expect(schedule.gridPoint(after: 7.0 / 60) == 8.0 / 60)
    #expect(schedule.gridPoint(after: 7.0 / 60 - 1e-12) == 8.0 / 60)
  }

  @Test("a future time is due exactly, and the earliest request counts")
  mutating func exactTimes() {
    schedule.request(at: 0.5, now: 0)
    #expect(schedule.due == 0.5)

    schedule.request(at: 0.25, now: 0)
    schedule.request(at: 0.75, now: 0)
    #expect(schedule.due == 0.25)

    schedule.request(at: 0.001, now: 0)
    schedule.request(at: 0, now: 0)
    #expect(schedule.due == 0.001)

    schedule.answer()
    #expect(schedule.due == nil)
  }

  @Test("a past time, or no number, means the next frame; infinity means none")
  mutating func oddTimes() {
    schedule.request(at: .infinity, now: 1)
    #expect(schedule.due == nil)

    schedule.request(at: -5, now: 1)
    #expect(schedule.due == 61.0 / 60)

    schedule.answer()
    schedule.request(at: .nan, now: 1)
    #expect(schedule.due == 61.0 / 60)
  }
}
