import Foundation
import NestTesting
import OpenUIKit
import Testing

/// A trace is what the description of the trace event format asks for.
@Suite(.serialized) struct TimelineTraceTests {
  /// A trace with the members that are written.
  private struct Trace: Decodable {
    struct Event: Decodable {
      struct Arguments: Decodable {
        var name: String?
        var sort_index: Int?
        var fraction: Double?
      }

      let ph: String
      let pid: Int
      let tid: Int
      let name: String
      var cat: String?
      var ts: Int?
      var dur: Int?
      var s: String?
      var id: String?
      var args: Arguments?
    }

    let displayTimeUnit: String
    let traceEvents: [Event]
  }

  private func trace(_ events: [LifecycleEvent]) throws -> Trace {
    let text = TimelineFormat.trace.string(of: events, title: "A \"title\"")
    return try JSONDecoder().decode(Trace.self, from: Data(text.utf8))
  }

  /// Returns the faults of a trace.
  private func faults(of trace: Trace) -> [String] {
    var faults: [String] = []
    var open: [String: Trace.Event] = [:]
    var counters: [String: Int] = [:]
    var ends: [Int: Int] = [:]
    for event in trace.traceEvents {
      func expect(_ holds: Bool, _ rule: String) {
        if !holds { faults.append("\(rule): \(event)") }
      }
      if event.ph != "M" {
        expect(event.ts.map { $0 >= 0 } == true, "all but metadata have a time")
        expect(event.cat != nil, "all but metadata have a category")
      }
      switch event.ph {
      case "X":
        expect(event.dur.map { $0 >= 0 } == true, "a complete event has a duration")
        let start = event.ts ?? 0
        expect(
          start >= ends[event.tid] ?? 0, "slices of a thread are nested, or one after the other")
        ends[event.tid] = start + (event.dur ?? 0)
      case "b":
        expect(
          open.updateValue(event, forKey: event.id ?? "") == nil, "one has ended before the next")
        expect(event.id != nil, "an asynchronous event has an id")
      case "e":
        let begin = open.removeValue(forKey: event.id ?? "")
        expect(begin != nil, "an end has a beginning with its id")
        expect(begin?.name == event.name && begin?.cat == event.cat, "both have one name")
        expect(begin?.ts ?? 0 <= event.ts ?? 0, "an end is not before its beginning")
      case "i": expect(["g", "p", "t"].contains(event.s), "an instant has a scope")
      case "C":
        expect(event.args?.fraction != nil, "a counter has numbers")
        let thread = counters.updateValue(event.tid, forKey: event.name)
        expect(thread ?? event.tid == event.tid, "counters of a process differ by their names")
      case "M":
        let isName = ["process_name", "thread_name"].contains(event.name)
        expect(
          isName ? event.args?.name != nil : event.args?.sort_index != nil,
          "metadata has its argument")
        expect(isName || event.name == "thread_sort_index", "metadata has a known name")
      default: expect(false, "a phase is known")
      }
    }
    if !open.isEmpty { faults.append("each beginning has an end") }
    return faults
  }

  @Test("R16.5 A trace of a push and a pop follows the format, with a thread for each lane")
  func push() throws {
    let recorder = try TimelineFixture.pushAndPop()

    let trace = try trace(recorder.events)

    #expect(faults(of: trace) == [])
    #expect(trace.displayTimeUnit == "ms")
    let names = trace.traceEvents.filter { $0.name.hasSuffix("_name") }
    #expect(names.map { $0.args?.name } == ["A \"title\"", "D", "B", "A"])
    #expect(names.map(\.tid) == [0, 1, 2, 3])
    func slices(_ thread: Int) -> [String] {
      trace.traceEvents.filter { $0.ph == "X" && $0.tid == thread }
        .map { "\($0.name) \($0.ts ?? 0)+\($0.dur ?? 0)" }
    }
    #expect(
      slices(2) == ["appearing 0+400000", "appeared 400000+100000", "disappearing 500000+400000"])
    #expect(
      slices(3) == [
        "disappearing 0+400000", "disappeared 400000+100000", "appearing 500000+400000",
      ])
    #expect(
      trace.traceEvents.filter { $0.ph == "b" || $0.ph == "e" }.map { "\($0.ph) \($0.ts ?? 0)" }
        == ["b 0", "e 400000", "b 500000", "e 900000"])
    let instants = trace.traceEvents.filter { $0.ph == "i" }.map(\.name)
    #expect(instants.contains("viewWillAppear(animated) [to]"))
    #expect(instants.count == recorder.timeline.lines.count)
  }

  @Test("R16.5 A trace of any events follows the format", arguments: try DriverSeeds(1...20))
  func random(seed: UInt64) throws {
    let events = TimelineFixture.random(seed: seed, count: 300)

    #expect(try faults(of: trace(events)) == [])
  }

  @Test("R16.5 A trace of nothing has no lanes")
  func nothing() throws {
    #expect(try trace([]).traceEvents.map(\.name) == ["process_name"])
  }
}
