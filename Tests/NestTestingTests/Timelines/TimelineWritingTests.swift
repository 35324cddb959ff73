import Foundation
import NestTesting
import Testing

/// The cost of writing a long timeline, as counts.
@Suite struct TimelineWritingTests {
  /// Events that are made when they are visited, which is counted.
  private nonisolated struct Events: BidirectionalCollection {
    final class Counter {
      var visits = 0
      deinit {}
    }

    let endIndex: Int
    let counter = Counter()
    var startIndex: Int { 0 }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }

    subscript(index: Int) -> LifecycleEvent {
      counter.visits += 1
      let callbacks: [LifecycleCallback] = [
        .viewWillAppear(animated: true), .progress(0.5), .viewDidAppear(animated: true),
        .progress(nil), .viewWillDisappear(animated: true), .viewDidDisappear(animated: true),
      ]
      return LifecycleEvent(
        time: Double(index) / 60, source: "\(index / 6 % 3)", callback: callbacks[index % 6])
    }
  }

  /// Measures what is written, and keeps none of it.
  private nonisolated struct Output: TextOutputStream {
    let counter: Events.Counter
    var length = 0
    /// The longest piece.
    var longest = 0
    /// The most visits from one piece to the next.
    var mostVisits = 0
    private var visits = 0

    init(_ counter: Events.Counter) { self.counter = counter }

    mutating func write(_ text: String) {
      length += text.utf8.count
      longest = max(longest, text.utf8.count)
      if length > text.utf8.count { mostVisits = max(mostVisits, counter.visits - visits) }
      visits = counter.visits
    }
  }

  private func write(_ count: Int, as format: TimelineFormat) -> (visits: Int, output: Output) {
    let events = Events(endIndex: count)
    var output = Output(events.counter)
    format.write(events, title: "T", to: &output)
    return (events.counter.visits, output)
  }

  @Test(
    "R16.5 A timeline is written in linear time: each event is visited and written once, drawn in three passes",
    arguments: TimelineFormat.allCases)
  func time(format: TimelineFormat) {
    let (short, long) = (write(3_000, as: format), write(12_000, as: format))

    let passes = format == .svg ? 3 : 1
    #expect(long.visits <= passes * 12_000 + 2)
    #expect(long.output.length < 4 * short.output.length * 21 / 20)
  }

  @Test(
    "R16.5 A timeline is written piece by piece, so that memory does not grow with it",
    arguments: TimelineFormat.allCases)
  func memory(format: TimelineFormat) {
    let (short, long) = (write(3_000, as: format), write(12_000, as: format))

    #expect(long.output.longest <= max(short.output.longest + 8, 1_000))
    // Nothing is withheld: after a few events, something is written.
    #expect(long.output.mostVisits <= 7)
  }
}
