import Foundation

/// Writes events in the trace event format: each lane is a thread, its phases are slices, its
/// events are instants, and the progress of a transition is a counter.
///
/// Transitions are asynchronous events, which have a track of their own: slices of a thread have to
/// be inside each other or apart, and a transition may begin in one phase and end in another.
nonisolated enum TimelineTrace {
  static func write(
    _ events: some Sequence<LifecycleEvent>, title: String, to output: inout some TextOutputStream
  ) {
    output.write(#"{"displayTimeUnit":"ms","traceEvents":["#)
    output.write("\n" + metadata("process_name", of: 0, "\"name\":\(title.quotedForJSON)"))
    var lanes = TimelineLanes()
    var names: [String] = []
    func write(_ number: Int, _ mark: TimelineLanes.Mark) {
      if case .lane(let name) = mark { names.append(name) }
      output.write(",\n" + line(of: mark, in: number + 1, names[number]))
    }
    for event in events { lanes.read(event, write) }
    lanes.finish(write)
    output.write("\n]}\n")
  }

  private static func line(
    of mark: TimelineLanes.Mark, in thread: Int, _ name: String
  ) -> String {
    switch mark {
    case .lane(let name):
      return metadata("thread_name", of: thread, "\"name\":\(name.quotedForJSON)") + ",\n"
        + metadata("thread_sort_index", of: thread, "\"sort_index\":\(thread)")
    case .phase(let state, let start, let end):
      let times = "\"ts\":\(ticks(start)),\"dur\":\(ticks(end) - ticks(start))"
      return event("X", "\(state)".quotedForJSON, "appearance", thread, times)
    case .event(let text, let time):
      return event(
        "i", text.quotedForJSON, "callback", thread, "\"ts\":\(ticks(time)),\"s\":\"t\"")
    case .progress(let point, let former):
      let time = "\"ts\":\(ticks(point.time))"
      let counter = event(
        "C", "\(name) progress".quotedForJSON, "transition", thread,
        time + ",\"args\":{\"fraction\":\(rounded(point.fraction))}")
      if former != nil { return counter }
      return transition("b", thread, name, at: point.time) + ",\n" + counter
    case .transitionEnd(let time): return transition("e", thread, name, at: time)
    }
  }

  private static func transition(
    _ phase: String, _ thread: Int, _ name: String, at time: TimeInterval
  ) -> String {
    event(
      phase, "\(name) transition".quotedForJSON, "transition", thread,
      "\"ts\":\(ticks(time)),\"id\":\"\(thread)\"")
  }

  private static func metadata(_ kind: String, of thread: Int, _ argument: String) -> String {
    "{\"ph\":\"M\",\"pid\":1,\"tid\":\(thread),\"name\":\"\(kind)\",\"args\":{\(argument)}}"
  }

  private static func event(
    _ phase: String, _ name: String, _ category: String, _ thread: Int, _ rest: String
  ) -> String {
    "{\"ph\":\"\(phase)\",\"pid\":1,\"tid\":\(thread),\"name\":\(name),\"cat\":\"\(category)\",\(rest)}"
  }

  /// A time in the unit of the format, microseconds.
  private static func ticks(_ time: TimeInterval) -> Int { Int((time * 1e6).rounded()) }

  private static func rounded(_ fraction: Double) -> Double { (fraction * 1e4).rounded() / 1e4 }
}
