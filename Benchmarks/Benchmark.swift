import Foundation

/// `nest-bench`: what things cost in processor time and memory, in one run.
///
/// Names in the command line choose rows by a part of their names; only these are computed. With
/// `--check` the exit status is 1 when a target is missed; without it, it is 0.
@main
enum Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if let role = arguments.first.flatMap(ChildProcess.Role.init) { role.serve() }
    let names = arguments.filter { $0 != "--check" }
    let chosen = rows.filter { $0.matches(names) }
    guard !chosen.isEmpty, !names.contains(where: { $0.hasPrefix("-") }) else {
      FileHandle.standardError.write(
        Data("Usage: nest-bench [--check] [NAME…] | --memory CYCLES\n".utf8))
      exit(2)
    }
    write(Row.header)
    let verdicts = try chosen.map { row in
      let value = try row.measure()
      write(row.line(for: value))
      return row.isGood(value)
    }
    if arguments.contains("--check"), verdicts.contains(false) { exit(1) }
  }

  /// Prints a line at once, also into a pipe: the report takes a while.
  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// All rows of the report.
  private static var rows: [Row] {
    StackBenchmark.rows + StackTransitionBenchmark.rows + NavigationBenchmark.rows
      + ContainmentBenchmark.rows
      + ViewTreeBenchmark.rows + ConstraintBenchmark.rows
      + HitTestBenchmark.rows + EventBenchmark.rows + ScrollBenchmark.rows + FrameBenchmark.rows
      + TransitionFrameBenchmark.rows + AnimationBenchmark.rows + RotationBenchmark.rows
      + PagesBenchmark.rows
      + ContainerGrowthBenchmark.rows + GrowthBenchmark.rows + MemoryBenchmark.rows
      + TimelineBenchmark.rows + CheckingBenchmark.rows + StartBenchmark.rows + LayerBenchmark.rows
      + TextBenchmark.rows + ListBenchmark.rows
  }
}
