import Foundation

/// `nest-bench`: what things cost in processor time and memory, in one run.
///
/// Names in the command line choose rows by a part of their names; only these are computed. With
/// `--check` the exit status is 1 when a target is missed; without it, it is 0. With `--peers` and
/// the folder of the programs of other toolkits, these do the same work in the same run.
@main
enum Benchmark {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let role = arguments.first.flatMap(ChildProcess.Role.init) { role.serve() }
    let peers = takeFolder(from: &arguments).map { PeerPrograms(folder: $0) }
    let names = arguments.filter { $0 != "--check" }
    let chosen = rows.filter { $0.matches(names) }
    guard !chosen.isEmpty, !names.contains(where: { $0.hasPrefix("-") }) else {
      FileHandle.standardError.write(
        Data("Usage: nest-bench [--check] [--peers FOLDER] [NAME…] | --memory CYCLES\n".utf8))
      exit(2)
    }
    write(Row.header)
    let verdicts = try chosen.map { row in
      let value = try row.measure()
      let others = try row.peers.flatMap { try peers?.results(of: $0) }
      write(row.line(for: value, peers: others ?? []))
      return row.isGood(value)
    }
    if arguments.contains("--check"), verdicts.contains(false) { exit(1) }
  }

  /// Takes the option `--peers` out of the arguments.
  private static func takeFolder(from arguments: inout [String]) -> URL? {
    guard let option = arguments.firstIndex(of: "--peers"), option + 1 < arguments.endIndex else {
      return nil
    }
    defer { arguments.removeSubrange(option...option + 1) }
    return URL(fileURLWithPath: arguments[option + 1])
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
      + TextBenchmark.rows + LongTextBenchmark.rows + ListBenchmark.rows
  }
}
