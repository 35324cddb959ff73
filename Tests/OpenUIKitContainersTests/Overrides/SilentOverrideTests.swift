import NestTesting
import OpenUIKit
import Testing

/// Subclasses of all classes that override all of what UIKit calls.
@Suite(.serialized) struct SilentOverrideTests {
  /// How a life is different where some methods do nothing; nil if it is the same.
  private func difference(
    from expected: [String], silencing names: [String], of class: String? = nil,
    _ life: (ObjectMaker) throws -> [String]
  ) throws -> Comment? {
    let seen = try OverriddenCalls.silencing(names, of: `class`) {
      try life(ObjectMaker(overrides: true))
    }
    guard seen != expected else { return nil }
    let pair = zip(seen, expected).first { $0 != $1 }
    let same = zip(seen, expected).prefix { $0 == $1 }.map(\.1)
    let step = same.last { $0.hasPrefix("after ") } ?? "at the beginning"
    return """
      Without \(names) of \(`class` ?? "all classes"), next \(step): \(pair?.0.prefix(200) ?? "nothing"), \
      not \(pair?.1.prefix(200) ?? "more")
      """
  }

  /// Expects that a life is the same with all idle methods of a class silent, and else says which
  /// of them make a difference.
  private func expectNoDifference(
    of classes: Set<String>, each: Bool = false, _ life: (ObjectMaker) throws -> [String]
  ) throws {
    let members = CalledMembers.idle.filter { classes.contains(String($0.prefix { $0 != "." })) }
    let expected = try life(ObjectMaker(overrides: false))
    #expect(try difference(from: expected, silencing: [], life) == nil)
    let isSame = try difference(from: expected, silencing: members, life) == nil
    #expect(isSame)
    for name in isSame && !each ? [] : members {
      if let difference = try difference(from: expected, silencing: [name], life) {
        Issue.record(difference)
      }
    }
  }

  @Test("R15.90 Views are the same where the methods that UIKit calls do nothing")
  func views() throws {
    try expectNoDifference(of: ["UIView"], each: true) { try ViewLife($0).run() }
  }

  @Test("R15.90 Controllers are the same where the methods that UIKit calls do nothing")
  func controllers() throws {
    try expectNoDifference(of: ["UIView", "UIViewController", "UIPresentationController"]) {
      try ControllerLife($0).run()
    }
  }

  @Test(
    "R15.90 Each method of each class of controllers may do nothing, while the others do their part",
    arguments: ShortLife.allCases)
  func singleMethods(life: ShortLife) throws {
    let former = OverriddenCalls.called
    defer { OverriddenCalls.called.formUnion(former) }
    let run = { try ShortLifeRun($0, life).run() }
    let expected = try run(ObjectMaker(overrides: false))
    OverriddenCalls.called = []
    #expect(try difference(from: expected, silencing: [], run) == nil)
    let called = CalledMembers.idle.filter {
      OverriddenCalls.called.contains($0) && $0.hasPrefix("\(life.root).")
    }
    #expect(called.count >= life.leastCount)
    for name in called {
      if let difference = try difference(from: expected, silencing: [name], of: life.name, run) {
        Issue.record(difference)
      }
    }
  }
}
