import Foundation
import NestTesting
import Testing

@Suite struct ContractRuleTests {
  @Test("R16.3 The page of the contract lists every rule with its number, id and source")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Contract.md"), encoding: .utf8)
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let items = words.components(separatedBy: "- **").dropFirst()

    #expect(items.count == ContractRule.all.count)
    #expect(Set(ContractRule.all.map(\.number)).count == ContractRule.all.count)
    for rule in ContractRule.all {
      let item = try #require(items.first { $0.hasPrefix("\(rule.number)**") }, "\(rule)")
      #expect(item.contains("`\(rule.id)`: \(rule.requirement). \(rule.reason)."))
      #expect(item.contains("[\(rule.source)]"))
    }
  }

  @Test("R16.14 The page of the contract names the rules of each level")
  func levels() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Contract.md"), encoding: .utf8)
    for level in [ContractLevel.robust, .complete] {
      let numbers = ContractRule.all.filter { $0.level == level }.map(\.number)
      #expect(page.contains("These are \(level): \(numbers.joined(separator: ", "))."))
    }
    #expect(ContractLevel.allCases.sorted() == [.basic, .robust, .complete])
    #expect(ContractRule.moves.allSatisfy { $0.level == .basic })
  }

  @Test(
    "R16.3 R16.15 Every rule has an id, what is required, why, a remedy, and a source that is laid down"
  )
  func parts() {
    for rule in ContractRule.all {
      #expect(rule.remedy.count > 20 && !rule.remedy.hasSuffix("."), "\(rule)")
      #expect(!rule.id.isEmpty && rule.requirement.count > 20 && rule.reason.count > 20, "\(rule)")
      #expect(rule.source.hasPrefix("R") || rule.source.hasPrefix("UIKit "), "\(rule)")
    }
  }

  @Test("R16.3 Rules are the same if their ids are; a test may have rules of its own")
  func ownRule() {
    let rule = ContractRule(
      "tooLoud", requires: "Children are quiet", because: "Others sleep", source: "the house",
      evidence: .statement)
    let checker = ContractChecker(rules: [rule])

    checker.report(rule, by: "B", because: "it sings")
    checker.report(.notReleased, by: "B", because: "nobody asked for this rule")

    #expect(
      checker.violations.map(\.description) == [
        "after event 0, B: it sings (tooLoud: Children are quiet)"
      ])
    #expect(ContractRule.all.count == Set(ContractRule.all).count)
  }
}
