import Testing

@testable import OpenUIKit

struct UnusualNumberTests {
  /// The system's objects, which no test may change, and one that belongs to a run loop.
  private static let untried: Set<String> = [
    "UIScreen", "UISceneSizeRestrictions", "UndoManager", "CADisplayLink",
  ]

  @Test("R17.51 R17.45 No number that a property is set to ends the program or stops it")
  func properties() throws {
    let stage = try NumberStage()
    var missing: Set<String> = []
    for trial in NumberTrial.all where !trial.run(stage) { missing.insert(trial.owner) }
    #expect(missing == Self.untried)
  }
}
