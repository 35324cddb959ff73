import Foundation
import NestTestSupport
import NestTesting
import Testing

/// `nest stress`, as a user starts it.
@Suite(.serialized) struct StressCommandTests {
  @Test("R16.12 Random operations on every container end well, with a line for each")
  func containers() throws {
    let result = try NestProcess.run(
      ["stress", "--seeds", "1-4", "--operations", "30", "--jobs", "2"],
      environment: NestProcess.withoutDisplay)

    #expect(result.status == 0, "\(result.output)")
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(lines.count == StressTarget.allCases.count + 1)
    for (line, target) in zip(lines, StressTarget.allCases) {
      #expect(line.prefix(5) == [target.rawValue, "4", "walks,", "120", "operations,"], "\(line)")
    }
    #expect(lines.last?.prefix(2) == ["\(120 * StressTarget.allCases.count)", "operations,"])
    #expect(result.errors.contains("stack: 4 of 4 walks"))
  }

  @Test(
    "R16.12 A container that is chosen is the only one, and its seeds are divided among the processes",
    arguments: [1, 2, 3])
  func divided(jobs: Int) throws {
    let result = try NestProcess.run([
      "stress", "--container", "wizard", "--seeds", "7-11", "--operations", "10", "--jobs",
      "\(jobs)",
    ])

    #expect(result.status == 0)
    let line = "wizard              5 walks, 50 operations, "
    #expect(result.output.hasPrefix(line), "\(result.output)")
    #expect(result.output.contains("50 operations, 0 of 1 containers failed"))
  }

  @Test(
    "R16.12 A walk that takes too much processor time is ended, and its last operations are named")
  func endless() throws {
    let result = try NestProcess.run([
      "stress", "--container", "stack", "--seeds", "3", "--operations", "1000000", "--limit", "1",
      "--jobs", "1",
    ])

    #expect(result.status == 1)
    #expect(
      result.output.contains("seed 3: it has not ended after 1 seconds of processor time"),
      "\(result.output.prefix(500))")
    #expect(result.output.contains("  .make(capacity: "))
    #expect(result.output.contains("The last events:"))
  }

  @Test(
    "R16.12 A wrong argument ends with status 2 and names what there is",
    arguments: [
      (["--container", "drawer"], "'drawer' is invalid for '--container <container>'"),
      (["--seeds", "9-1"], "'9-1' is invalid for '--seeds <seeds>'"),
      (["--seeds", "-3"], "--seeds"), (["--seeds", "1-2-3"], "'1-2-3'"), (["--seeds", ""], "''"),
      (["--operations", "0"], "--operations has to be from 1 to 1000000, and is 0."),
      (["--operations", "many"], "'many' is invalid"),
      (["--jobs", "0"], "--jobs has to be from 1 to 256, and is 0."),
      (["--limit", "0"], "--limit has to be from 1 to 86400, and is 0."), (["stack"], "stack"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try NestProcess.run(["stress"] + arguments)

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("Usage: nest stress"))
  }
}
