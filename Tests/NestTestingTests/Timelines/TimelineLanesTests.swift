import NestKit
import NestTestSupport
import OpenUIKit
import Testing

@testable import NestTesting

/// The model of lanes that every form is written from.
@Suite(.serialized) struct TimelineLanesTests {
  /// Returns the marks that events make, a line each.
  private func marks(of events: some Sequence<LifecycleEvent>) -> [String] {
    var lanes = TimelineLanes()
    var lines: [String] = []
    func note(_ number: Int, _ mark: TimelineLanes.Mark) {
      func text(_ time: Double) -> String { String(format: "%.2f", time) }
      switch mark {
      case .lane(let name): lines.append("\(number) is \(name)")
      case .phase(let state, let start, let end):
        lines.append("\(number) \(state) \(text(start))–\(text(end))")
      case .event(let event, let time): lines.append("\(number) \(text(time)) \(event)")
      case .progress(let point, let former):
        lines.append("\(number) \(former == nil ? "begins" : "moves") \(text(point.fraction))")
      case .transitionEnd(let time): lines.append("\(number) ends \(text(time))")
      }
    }
    for event in events { lanes.read(event, note) }
    lanes.finish(note)
    return lines
  }

  private func event(
    _ time: Double, _ source: String, _ callback: LifecycleCallback
  ) -> LifecycleEvent {
    LifecycleEvent(time: time, source: source, callback: callback)
  }

  @Test(
    "R16.5 Each receiver has a lane with its phases, its events and the progress of its transition")
  func lanes() {
    let events = [
      event(0, "B", .loadView),
      event(1, "A", .viewWillDisappear(animated: true)),
      event(1, "B", .viewWillAppear(animated: true)),
      event(1, "S", .progress(0)),
      event(2, "S", .progress(0.5)),
      event(3, "S", .progress(1)), event(3, "S", .progress(nil)),
      event(3, "A", .viewDidDisappear(animated: true)),
      event(3, "B", .viewDidAppear(animated: true)),
      event(4, "A", .deinitialized),
      event(5, "", .note("end")),
    ]

    #expect(
      marks(of: events) == [
        "0 is B", "0 0.00 loadView",
        "1 is A", "1 appeared 0.00–1.00", "1 1.00 viewWillDisappear(animated)",
        "0 disappeared 0.00–1.00", "0 1.00 viewWillAppear(animated)",
        "2 is S", "2 begins 0.00", "2 moves 0.50", "2 moves 1.00", "2 ends 3.00",
        "1 disappearing 1.00–3.00", "1 3.00 viewDidDisappear(animated)",
        "0 appearing 1.00–3.00", "0 3.00 viewDidAppear(animated)",
        "1 disappeared 3.00–4.00", "1 4.00 deinit",
        "3 is ", "3 5.00 end",
        "0 appeared 3.00–5.00",
      ])
  }

  @Test("R16.5 What has not ended ends with the last event; phases without a duration are left out")
  func unfinished() {
    let events = [
      event(0, "A", .viewWillAppear(animated: false)),
      event(0, "A", .viewDidAppear(animated: false)),
      event(1, "S", .progress(0.2)),
      event(2, "A", .note("n")),
    ]

    #expect(
      marks(of: events) == [
        "0 is A", "0 0.00 viewWillAppear", "0 0.00 viewDidAppear",
        "1 is S", "1 begins 0.20", "0 2.00 n",
        "0 appeared 0.00–2.00", "1 ends 2.00",
      ])
  }

  @Test("R16.5 The phases of a controller begin where one of the same name was freed, not before")
  func sameName() {
    let events = [
      event(0, "A", .viewDidAppear(animated: true)),
      event(1, "A", .deinitialized),
      event(2, "A", .viewWillDisappear(animated: true)),
    ]

    #expect(
      marks(of: events) == [
        "0 is A", "0 0.00 viewDidAppear(animated)",
        "0 appeared 0.00–1.00", "0 1.00 deinit",
        "0 appeared 1.00–2.00", "0 2.00 viewWillDisappear(animated)",
      ])
  }

  @Test(
    "R16.5 The progress of a transition is recorded in each frame, and where it ends; text does not show it"
  )
  func progress() throws {
    let recorder = try TimelineFixture.pushAndPop()
    let progress = recorder.events.compactMap { event -> Double?? in
      if case .progress(let fraction) = event.callback { .some(fraction) } else { nil }
    }

    let parts = progress.split(separator: nil)
    #expect(parts.count == 2 && progress.last == .some(nil))
    for part in parts {
      let fractions = part.compactMap { $0 }
      #expect(fractions.count > 20 && fractions == fractions.sorted())
      #expect(fractions.first == 0 && fractions.last == 1)
    }
    #expect(!recorder.timeline.description.contains("progress"))
    #expect(!recorder.timedTimeline.description.contains("progress"))
    #expect(recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R16.5 Text has a line for each event, with its time")
  func text() throws {
    let recorder = try TimelineFixture.pushAndPop()

    let text = recorder.timeline(as: .text, title: "T")

    #expect(Timeline(text) == recorder.timedTimeline)
    #expect(text.hasPrefix(" 0.000  D.willPush(B, covering: A, animated)\n"))
  }

  @Test("R16.5 A transition that is reversed ends at 0")
  func reversed() throws {
    let fixture = try StackFixture()
    func sample() { fixture.recorder.recordProgress(of: fixture.stack) }
    fixture.turn { fixture.stack.push(fixture.make("B")) }
    fixture.host.advance(by: 0.2, eachFrame: sample)
    fixture.turn { fixture.stack.transition?.reverse() }
    try fixture.host.settle(eachFrame: sample)

    let last = fixture.recorder.events.filter(\.callback.isProgress).suffix(2)
    #expect(last.map(\.callback) == [.progress(0), .progress(nil)])
    #expect(last.allSatisfy { $0.source == "StackController" })
  }
}
