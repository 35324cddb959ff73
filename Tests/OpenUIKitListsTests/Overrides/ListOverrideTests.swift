import NestTesting
import OpenUIKitLists
import Testing

/// Subclasses of the classes of lists that override all of what UIKit calls.
@Suite(.serialized) struct ListOverrideTests {
  private func difference(from expected: [String], silencing names: [String]) throws -> String? {
    let seen = try OverriddenCalls.silencing(names) { try ListLife(overrides: true).run() }
    guard seen != expected else { return nil }
    let pair = zip(seen, expected).first { $0 != $1 }
    let step = zip(seen, expected).prefix { $0 == $1 }.map(\.1).last { $0.hasPrefix("after ") }
    return "Without \(names), \(step ?? "at the beginning"): \(pair?.0.prefix(200) ?? "nothing"), "
      + "not \(pair?.1.prefix(200) ?? "more")"
  }

  @Test("R15.90 R22.462 Lists are the same where the methods that UIKit calls do nothing")
  func silence() throws {
    let expected = try ListLife(overrides: false).run()
    let calling = try difference(from: expected, silencing: [])
    #expect(calling == nil)
    let silent = try difference(from: expected, silencing: CalledMembers.idle)
    #expect(silent == nil)
    guard calling == nil, silent != nil else { return }
    for name in CalledMembers.idle {
      if let difference = try difference(from: expected, silencing: [name]) {
        Issue.record("\(difference)")
      }
    }
  }

  @Test("R15.91 Lists call each method that programs override for them")
  func calls() throws {
    OverriddenCalls.called = []

    _ = try ListLife(overrides: true).run()

    // The members of superclasses have a test of their own.
    #expect(CalledMembers.all.subtracting(OverriddenCalls.called).sorted() == [])
  }
}
