import Foundation
import NestTestSupport
import NestTesting

/// The walks of one container in a process of their own.
@MainActor
struct StressWorker {
  /// The container.
  let target: StressTarget
  /// One walk for each.
  let seeds: ClosedRange<UInt64>
  /// The operations of a walk.
  let operations: Int
  /// The processor seconds of a walk, after which the system ends this process.
  let limit: Int
  /// Whether operations and events are printed.
  let isTraced: Bool

  /// Performs the walks, and writes a line before the first one, after each one and at a failure,
  /// which is the last.
  func run() throws {
    write(.begin(seeds.lowerBound))
    for seed in seeds {
      limitProcessorTime()
      do {
        try target.walk(
          seed: seed, operations: operations,
          trace: isTraced ? { write(.trace($0)) } : nil)
      } catch {
        return write(.failure(seed: seed, "\(error)"))
      }
      // Work that a walk has left for the main actor takes memory until it is done.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      write(.end(seed: seed, memory: residentKibibytes, time: processorTime))
    }
  }

  private func write(_ line: StressLine) {
    FileHandle.standardOutput.write(Data("\(line.text)\n".utf8))
  }

  /// Lets the system end this process if the next walk takes longer than the limit.
  private func limitProcessorTime() {
    // A process that another thread than the first one has started begins with all signals blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGVTALRM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    var value = itimerval()
    value.it_value.tv_sec = limit
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &value, nil)
  }

  /// Seconds that this process has used.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The resident memory of this process.
  private var residentKibibytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(getpagesize()) / 1024
  }
}

/// A line from a worker to the command.
enum StressLine: Codable {
  /// The first walk begins.
  case begin(UInt64)
  /// A walk has ended: the resident memory in KiB, and the processor time of the worker in seconds.
  case end(seed: UInt64, memory: Int, time: Double)
  /// A rule was broken.
  case failure(seed: UInt64, String)
  /// An operation or an event.
  case trace(String)

  /// The line, without its end.
  var text: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a line; nil for what a container has printed itself.
  init?(_ text: some StringProtocol) {
    guard let line = try? JSONDecoder().decode(StressLine.self, from: Data(text.utf8)) else {
      return nil
    }
    self = line
  }
}
