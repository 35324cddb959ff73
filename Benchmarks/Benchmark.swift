import Foundation

/// `nest-bench`: speed in one run, mostly as ratios, so that the machine matters little.
///
/// With `--check` the exit status is 1 when a target is missed; without it, it is 0.
@main
enum Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if let role = arguments.first.flatMap(ChildBenchmark.Role.init) {
      ChildBenchmark.serve(role)
    }
    guard arguments.allSatisfy({ $0 == "--check" }) else {
      FileHandle.standardError.write(Data("Usage: nest-bench [--check]\n".utf8))
      exit(2)
    }
    let report =
      try FrameBenchmark.run() + [StackBenchmark.run()] + ContainmentBenchmark.run()
      + RotationBenchmark.run() + ChildBenchmark.run()
    print(Measurement.header)
    for measurement in report { print(measurement.line) }
    if !arguments.isEmpty, !report.allSatisfy(\.isWithinTarget) { exit(1) }
  }
}
