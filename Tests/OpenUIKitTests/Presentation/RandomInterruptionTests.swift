import Testing

/// Random walks through windows, presentations, containment and exchanges that act inside every
/// callback: *will* and *did* alternate, everything ends, who is here follows from where the views
/// stand, and everybody is freed.
@Suite struct RandomInterruptionTests {
  @Test("R2.1 R14.1 R14.2 Whatever is done in whatever callback ends, balanced", arguments: 1...60)
  func randomInterruptions(seed: Int) throws {
    let driver = try RandomInterruptionDriver(seed: UInt64(seed))

    driver.run(steps: 40)
    try driver.finish()

    #expect(
      driver.problems.isEmpty,
      "\(driver.problems)\n\(driver.history.suffix(60).joined(separator: "\n"))")
  }
}
