import NestTesting

/// The time that writing a timeline of a million events takes.
enum TimelineBenchmark {
  private static let count = 1_000_000

  /// The rows of the report.
  static let rows = TimelineFormat.allCases.flatMap { format in
    [
      Row(
        name: "1,000,000 events as \(format.rawValue), each", target: 6, unit: .microseconds
      ) { write(as: format).time / Double(count) * 1e6 },
      Row(
        name: "memory of 1,000,000 events as \(format.rawValue)", target: 2, unit: .mebibytes
      ) { write(as: format).memory },
    ]
  }

  /// Counts what is written, and keeps none of it.
  private struct Counter: TextOutputStream {
    var length = 0
    mutating func write(_ text: String) { length += text.utf8.count }
  }

  /// Writes events that are made when they are visited.
  ///
  /// - Returns: Seconds, and MiB.
  private static func write(as format: TimelineFormat) -> (time: Double, memory: Double) {
    let callbacks: [LifecycleCallback] = [
      .viewWillAppear(animated: true), .viewIsAppearing(animated: true),
      .viewDidAppear(animated: true), .viewWillDisappear(animated: true),
      .viewDidDisappear(animated: true),
    ]
    let events = (0..<count).lazy.map { number in
      LifecycleEvent(
        time: Double(number) / 100, source: "controller \(number / 5 % 8)",
        callback: callbacks[number % 5])
    }
    var counter = Counter()
    let before = ProcessMemory.current
    ProcessMemory.resetPeak()
    let time = ProcessClock.measure { format.write(events, title: "Timeline", to: &counter) }
    return (time, Double(max(0, ProcessMemory.peak - before)) / 1024 / 1024)
  }
}
