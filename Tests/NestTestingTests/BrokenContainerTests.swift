import Foundation
import NestTesting
import Testing

/// Containers with one mistake each, and some without: the same happens to all of them, and each rule is
/// broken by exactly those that are made to break it.
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
    (ForgetsHeader.self, .shownWithoutAppearing),
    (ForgetsCovered.self, .appearedOutsideWindow),
    (ForwardsAppearingOnly.self, .appearedInHiddenParent),
    (ForwardsBeforeItself.self, .appearsBeforeParent),
    (HasNoCoordinator.self, .coordinatorMissing),
    (EndsAtOnce.self, .didDuringAnimation),
    (ForgetsCancelledMovement.self, .progressUnbalanced),
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
    "R16.3 Contract 1.1 1.2 1.3 1.4 1.5 1.6 1.7 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 4.1 4.2 4.3 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 7.1 7.2 7.3 Each broken container breaks its own rule and no other"
  )
  func diagonal() throws {
    var rows: [String] = []
    var isDiagonal = true
    for (type, rule) in Self.zoo {
      let found = try ContainerScenario.violations(of: type)
      if Set(found.keys) != Set([rule].compactMap { $0 }) { isDiagonal = false }
      rows.append(Self.row(type, found))
    }

    #expect(isDiagonal, "\(rows.joined(separator: "\n"))")
    #expect(Set(Self.zoo.compactMap(\.rule)) == Set(ContractRule.all), "a rule has no container")
  }

  /// The line of a container in the table: a mark under each rule, and what was found.
  private static func row(
    _ type: HandMadeContainer.Type, _ found: [ContractRule: ContractViolation]
  ) -> String {
    let marks = ContractRule.all.map { found[$0] == nil ? "·" : "×" }.joined()
    let name = "\(type)".padding(toLength: 26, withPad: " ", startingAt: 0)
    let texts = ContractRule.all.compactMap { found[$0].map { "\n    \($0)" } }.joined()
    return "\(marks) \(name)\(texts)"
  }
}
