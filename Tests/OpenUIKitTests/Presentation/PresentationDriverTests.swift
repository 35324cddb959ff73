import Testing

/// A hundred random walks through presentations: whatever is done, and whenever, *will* and *did*
/// alternate, everything comes to its end, who is here follows from where the views stand, and
/// everybody is freed.
@Suite struct PresentationDriverTests {
  @Test("R14.1 R14.2 R15.1 Random presentations end, balanced", arguments: 1...100)
  func randomPresentations(seed: Int) throws {
    let driver = try PresentationDriver(seed: UInt64(seed))

    driver.run(steps: 80)
    try driver.finish()

    #expect(
      driver.problems.isEmpty,
      "\(driver.problems)\n\(driver.history.suffix(60).joined(separator: "\n"))")
  }
}
