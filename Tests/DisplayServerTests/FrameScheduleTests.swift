import DisplayServer
import Testing

@Suite struct FrameScheduleTests {
  private var schedule = FrameSchedule()

  @Test("nothing is due until a frame is requested, and again once it is answered")
  mutating func idle() {
    #expect(schedule.due == nil)

    schedule.request(at: 0, now: 0)
    #expect(schedule.due == 1.0 / 60)

    schedule.answer(at: 1.0 / 60)
    schedule.frameDidEnd()
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

    schedule.answer(at: 1.0 / 60)
    schedule.frameDidEnd()
    #expect(schedule.due == nil)
  }

  @Test("requests are replaced: what is not wanted any more is not due, the next frame stays")
  mutating func replacing() {
    schedule.request(at: 0, now: 0.11)
    schedule.request(at: 0.5, now: 0.11)
    schedule.replaceRequests(nextFrame: true, exactTime: nil, now: 0.2)
    #expect(schedule.nextFrame == 7.0 / 60 && schedule.exactTime == nil)

    schedule.replaceRequests(nextFrame: false, exactTime: 0.4, now: 0.2)
    #expect(schedule.due == 0.4 && schedule.nextFrame == nil)
    schedule.replaceRequests(nextFrame: false, exactTime: 0.1, now: 0.2)
    #expect(schedule.due == 13.0 / 60 && schedule.exactTime == nil)

    schedule.replaceRequests(nextFrame: false, exactTime: nil, now: 0.2)
    #expect(schedule.due == nil)
    schedule.request(at: 0, now: 1)
    schedule.answer(at: 61.0 / 60)
    #expect(schedule.counts.missed == 0)
  }

  @Test("a past time, or no number, means the next frame; infinity means none")
  mutating func oddTimes() {
    schedule.request(at: .infinity, now: 1)
    #expect(schedule.due == nil)

    schedule.request(at: -5, now: 1)
    #expect(schedule.due == 61.0 / 60)

    schedule.answer(at: 1.0 / 60)
    schedule.frameDidEnd()
    schedule.request(at: .nan, now: 1)
    #expect(schedule.due == 61.0 / 60)
  }

  @Test("frames that come in time are not missed, however long nothing was requested")
  mutating func inTime() {
    for time in [0.0, 0.001, 10, 10.02] {
      schedule.request(at: 0, now: time)
      schedule.answer(at: (schedule.due ?? 0) + 0.001)
      schedule.frameDidEnd()
    }
    schedule.request(at: 20, now: 11)
    schedule.answer(at: 20.01)

    #expect(schedule.counts.delivered == 5)
    #expect(schedule.counts.missed == 0)
  }

  @Test("a frame that is late has missed the points of the grid that passed")
  mutating func late() {
    schedule.request(at: 0, now: 0)
    schedule.answer(at: 4.5 / 60)
    schedule.frameDidEnd()

    #expect(schedule.counts.delivered == 1)
    #expect(schedule.counts.missed == 3)
  }

  @Test("a frame that takes long and requests the next one misses what passes meanwhile")
  mutating func longFrame() {
    schedule.request(at: 0, now: 0)
    schedule.answer(at: 1.0 / 60)
    schedule.request(at: 0, now: 3.5 / 60)
    schedule.frameDidEnd()
    schedule.answer(at: 4.0 / 60)
    schedule.frameDidEnd()

    #expect(schedule.counts.delivered == 2)
    #expect(schedule.counts.missed == 2)
  }
}
