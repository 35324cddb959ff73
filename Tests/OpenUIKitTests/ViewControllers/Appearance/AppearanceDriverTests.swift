import Testing

/// Thousands of random operations on nested trees: whatever is done, *will* and *did* alternate,
/// a child hears after the parent that drives it, nothing comes twice, who is here in the end
/// follows from where the views stand, nobody is left half way, and everybody is freed.
@Suite struct AppearanceDriverTests {
  @Test("R2.1 R13.2 R14.2 Random operations keep the rules of appearance", arguments: 1...700)
  func randomOperations(seed: Int) throws {
    let driver = try AppearanceDriver(seed: UInt64(seed))

    driver.run(steps: 300)
    driver.finish()

    #expect(
      driver.problems.isEmpty,
      "\(driver.problems)\n\(driver.history.suffix(60).joined(separator: "\n"))")
  }
}
