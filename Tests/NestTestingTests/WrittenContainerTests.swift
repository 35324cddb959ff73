import NestTesting
import Testing

/// Containers as programs have them, with UIKit alone: the suite separates those that do what
/// UIKit's documentation asks from those with a mistake.
@Suite(.serialized) struct WrittenContainerTests {
  @Test("R16.14 R16.15 Containers that are written as UIKit's documentation asks are basic")
  func right() throws {
    for container in WrittenContainer.right {
      let report = try container.report()

      #expect(report.level == .basic, "\(report)")
      #expect(report.caseCounts[.insideCallbacks, default: 0] > 40, "\(report)")
    }
  }

  /// The rules that keep each wrong container from being basic.
  private static let expected: [String: Set<ContractRule>] = [
    "HidingTabsController": [.appearedUnseen],
    "TransparentTabsController": [.appearedUnseen],
    "ParkedMenuController": [.appearedUnseen],
    "OverlayingController": [.appearedUnseen],
    "EagerPagerController": [.appearedUnseen],
    "EagerTabsController": [.loadedTooEarly],
    "SilentSizeController": [.sizeNotAnnounced],
    "HistoryController": [.notReleased],
    "ViewRemovingController": [.remainsWithoutView],
    "UnguardedForwardingController": [.appearedOutsideWindow],
    "ViewBorrowingController": [.hierarchiesDiffer],
    "HalfAddingController": [.moveUnfinished],
    "SuddenRemovalController": [.moveNotBegun],
    "HastyForwardingController": [.didDuringAnimation],
    "DirectlyCallingController": [.begunTwice, .notPlaced],
  ]

  @Test(
    "R16.14 R16.15 Contract 2.7 3.5 Of a container with a mistake its rule is named, and no other basic one"
  )
  func wrong() throws {
    for container in WrittenContainer.wrong {
      let report = try container.report()

      #expect(report.level == nil, "\(report)")
      #expect(
        report.brokenRules(upTo: .basic) == Self.expected[container.name],
        "\(report)")
    }
    #expect(WrittenContainer.wrong.count == Self.expected.count)
  }

  @Test("R16.14 R16.15 A report lists, by level and kind, what keeps a container from it")
  func description() throws {
    let container = try #require(WrittenContainer.right.first { $0.name == "CyclingController" })
    let report = try container.report()
    let text = "\(report)"

    #expect(report.reaches(.basic) && !report.reaches(.robust) && !report.reaches(.complete))
    #expect(report.brokenRules(upTo: .basic) == [])
    #expect(report.brokenRules(upTo: .robust).contains(.moveNotBegun))
    #expect(!report.brokenRules(upTo: .robust).contains(.coordinatorMissing))
    #expect(report.brokenRules.contains(.coordinatorMissing))
    let kinds = Set(report.problems.map(\.kind)).count
    #expect(text.contains("\(report.problems.count) problems of \(kinds) kinds\n  level: basic\n"))
    #expect(text.contains("\n  to be robust, ") && text.contains("\n  to be complete, "))
    for rule in report.brokenRules {
      #expect(text.components(separatedBy: "\n    \(rule.id), in ").count == 2, "\(text)")
      #expect(text.contains("\n      remedy: \(rule.remedy)\n"), "\(text)")
    }
    // Each kind once for each case.
    let pairs = report.problems.map { "\($0.name) \($0.kind)" }
    #expect(Set(pairs).count == pairs.count)
  }
}
