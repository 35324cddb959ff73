import Foundation
import NestTesting
import OpenUIKit
import Testing

/// Containers with one mistake each, and some without: the suite does everything to each of them,
/// and each rule is broken by exactly those that are made to break it.
@Suite(.serialized) struct BrokenContainerTests {
  /// A container and the rule that it breaks; none for a correct one.
  static let zoo: [(type: HandMadeContainer.Type, rule: ContractRule?)] = [
    (HandMadeContainer.self, nil),
    (KeepingContainer.self, nil),
    (ConstrainedContainer.self, nil),
    (SheetContainer.self, nil),
    (CallsWillByHand.self, .begunTwice),
    (CallsDidByHand.self, .notBegun),
    (CallsIsAppearingByHand.self, .placedTwice),
    (CallsAllByHand.self, .notPlaced),
    (ForgetsAnimated.self, .otherAnimation),
    (ForgetsEndOnCancel.self, .unfinished),
    (ForgetsRemoved.self, .freedTooEarly),
    (AnnouncesAddingTwice.self, .moveBegunTwice),
    (ForgetsToAnnounceRemoval.self, .moveNotBegun),
    (ForgetsDidMove.self, .moveUnfinished),
    (AnnouncesEachReversal.self, .moveFlagMissing),
    (AddsViewOnly.self, .hierarchiesDiffer),
    (KeepsTaken.self, .listedWithoutParent),
    (RemovesViewOnly.self, .remainsWithoutView),
    (ForgetsHeader.self, .shownWithoutAppearing),
    (ForgetsCovered.self, .appearedOutsideWindow),
    (ForwardsAppearingOnly.self, .appearedInHiddenParent),
    (ForwardsBeforeItself.self, .appearsBeforeParent),
    (HidesCovered.self, .appearedUnseen),
    (HasNoCoordinator.self, .coordinatorMissing),
    (EndsAtOnce.self, .didDuringAnimation),
    (ForgetsCancelledMovement.self, .progressUnbalanced),
    (AnimatesUnannounced.self, .animationUnannounced),
    (FitsLate.self, .layoutNotFinal),
    (KeepsSizeToItself.self, .sizeNotAnnounced),
    (KeepsGeometry.self, .geometryNotRestored),
    (IgnoresOrientation.self, .otherOrientation),
    (LeavesKeyboard.self, .firstResponderCovered),
    (LeavesTouches.self, .inputContinues),
    (LeavesElements.self, .accessibleWhenCovered),
    (LeavesWhatIsBeside.self, .inputBesideModal),
    (LoadsAtOnce.self, .loadedTooEarly),
    (KeepsHiddenViews.self, .loadedAfterMemoryWarning),
    (KeepsRemoved.self, .notReleased),
  ]

  @Test(
    "R16.3 Contract 1.1 1.2 1.3 1.4 1.5 1.6 1.7 2.1 2.2 2.3 2.4 2.5 2.6 2.7 3.1 3.2 3.3 3.4 3.5 4.1 4.2 4.3 4.4 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 7.1 7.2 7.3 Each broken container breaks its own rule and no other"
  )
  func diagonal() throws {
    var rows: [String] = []
    var isDiagonal = true
    for (type, rule) in Self.zoo {
      let found = try Self.problems(of: type)
      if Set(found.keys) != Set([rule].compactMap { $0 }) { isDiagonal = false }
      rows.append(Self.row(type, found))
    }

    #expect(isDiagonal, "\(rows.joined(separator: "\n"))")
    #expect(Set(Self.zoo.compactMap(\.rule)) == Set(ContractRule.all), "a rule has no container")
  }

  @Test("R16.3 The page of the contract lists every broken container with its rule")
  func table() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Contract.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains(" | `") }
    let expected = Self.zoo.compactMap { type, rule in
      rule.map { "| \($0.number) | `\($0.id)` | `\(type)` | " }
    }

    #expect(rows.count == expected.count)
    for (row, beginning) in zip(rows, expected) {
      #expect(row.hasPrefix(beginning) && row.count > beginning.count + 10, "\(row)")
    }
  }

  /// A suite in which everything happens to a container.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - prepare: Called before it is made. Default: nothing.
  static func suite(
    of type: HandMadeContainer.Type, _ prepare: @escaping () -> Void = {}
  ) -> ContainerConformance<HandMadeContainer> {
    var suite = ContainerConformance<HandMadeContainer>("\(type)") {
      prepare()
      return type.init(recorder: $0)
    } show: { container, child, animated in
      container.top == nil
        ? container.setRoot(child) : container.cover(with: child, animated: animated)
    }
    suite.cover = { $0.cover(with: $1, animated: $2) }
    suite.insert = { $0.insertBelow($1) }
    suite.remove = { $0.canUncover ? $0.uncover(animated: $1) : $0.removeAll() }
    suite.reverse = { $0.reverse() }
    suite.observe = { $0.onProgress = $1 }
    suite.unloaded = { $0.hiddenChildren }
    suite.includes = { $0 == "one after the other" }
    return suite
  }

  /// The rules that a container breaks while everything happens to it, with what was found first.
  private static func problems(of type: HandMadeContainer.Type) throws -> [ContractRule: String] {
    let suite = suite(of: type)
    // The reports of UIKit itself are not compared.
    var report = ConformanceReport?.none
    var failure: (any Error)?
    _ = withMisuseIntercepted {
      do { report = try suite.run() } catch { failure = error }
    }
    if let failure { throw failure }
    let violations = report?.problems.compactMap { problem in
      problem.rule.map { ($0, problem.finding) }
    }
    return Dictionary(violations ?? []) { first, _ in first }
  }

  /// The line of a container in the table: a mark under each rule, and what was found.
  private static func row(
    _ type: HandMadeContainer.Type, _ found: [ContractRule: String]
  ) -> String {
    let marks = ContractRule.all.map { found[$0] == nil ? "·" : "×" }.joined()
    let name = "\(type)".padding(toLength: 26, withPad: " ", startingAt: 0)
    let texts = ContractRule.all.compactMap { found[$0].map { "\n    \($0)" } }.joined()
    return "\(marks) \(name)\(texts)"
  }
}
