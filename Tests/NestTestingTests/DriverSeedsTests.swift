import NestTesting
import Testing

/// The seeds of random tests come from their source or from the environment.
@Suite struct DriverSeedsTests {
  private func seeds(_ value: String?) throws -> [UInt64] {
    let environment = value.map { ["NEST_DRIVER_SEEDS": $0] } ?? [:]
    return try Array(DriverSeeds(3...5, environment: environment))
  }

  @Test("R16.4 Without NEST_DRIVER_SEEDS a random test has its own seeds", arguments: [nil, ""])
  func own(value: String?) throws {
    #expect(try seeds(value) == [3, 4, 5])
  }

  @Test(
    "R16.4 NEST_DRIVER_SEEDS names numbers and ranges, each seed once, in order",
    arguments: [
      ("7", [7]), ("7,9,20-23", [7, 9, 20, 21, 22, 23]),
      ("1000001-1000003", [1_000_001, 1_000_002, 1_000_003]),
      ("4-4", [4]), ("0", [0]), ("5, 3", [5, 3]), ("2-4,3,1-2", [2, 3, 4, 1]),
      ("18446744073709551614-18446744073709551615", [.max - 1, .max]),
    ] as [(String, [UInt64])])
  func named(value: String, expected: [UInt64]) throws {
    #expect(try seeds(value) == expected)
  }

  @Test("R16.4 NEST_DRIVER_SEEDS names up to a million seeds")
  func many() throws {
    #expect(try seeds("1-1000000").count == 1_000_000)
    #expect(try seeds("1-1000000,5").count == 1_000_000)
  }

  @Test(
    "R16.4 Seeds that cannot be read are an error that names the valid values",
    arguments: [
      "x", "7,", ",7", " ", "-1", "+1", "5-3", "1-2-3", "1-", "1.5", "1..3", "7;8", "1-x", "1_000",
      "٣",
      "18446744073709551616", "0-1000000", "1-1000000,0", "0-18446744073709551615",
    ])
  func wrong(value: String) {
    let error = #expect(throws: EnvironmentValueError.self) { try seeds(value) }
    #expect(
      error?.description
        == "The environment variable NEST_DRIVER_SEEDS is \"\(value)\"; it has to be at most 1000000 "
        + "whole numbers, or ranges of them, separated by commas, such as 7,9,20-25, or nothing.")
  }
}
