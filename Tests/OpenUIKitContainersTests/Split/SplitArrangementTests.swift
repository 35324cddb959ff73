import OpenUIKit
import Testing

@testable import OpenUIKitContainers

/// The modes and widths of a split view controller, as values.
struct SplitArrangementTests {
  private let landscape = CGSize(width: 1024, height: 768)
  private let portrait = CGSize(width: 768, height: 1024)

  @Test("R15.60 The size decides what is shown where the program has no preference")
  func automatic() {
    for isTriple in [false, true] {
      let arrangement = SplitArrangement(isTriple: isTriple)
      #expect(arrangement.mode(in: landscape) == .oneBesideSecondary)
      #expect(arrangement.mode(in: portrait) == .secondaryOnly)
      #expect(arrangement.behavior(in: landscape) == .tile)
      #expect(arrangement.behavior(in: portrait) == .overlay)
    }
  }

  @Test("R15.60 A mode that the program prefers says the behaviour; a behaviour says the mode")
  func preferred() {
    var arrangement = SplitArrangement(isTriple: true, preferredMode: .twoOverSecondary)
    #expect(arrangement.behavior(in: landscape) == .overlay)
    #expect(arrangement.mode(in: landscape) == .twoOverSecondary)
    arrangement.preferredBehavior = .displace
    #expect(arrangement.mode(in: landscape) == .twoDisplaceSecondary)
    arrangement.preferredBehavior = .tile
    #expect(arrangement.mode(in: landscape) == .twoBesideSecondary)
  }

  @Test("R15.60 Two columns have one beside the secondary one at most, and nothing is displaced")
  func double() {
    var arrangement = SplitArrangement(isTriple: false, preferredMode: .twoDisplaceSecondary)
    #expect(arrangement.mode(in: landscape) == .oneBesideSecondary)
    #expect(arrangement.columns(in: .twoOverSecondary) == [.primary])
    arrangement.preferredMode = .automatic
    arrangement.preferredBehavior = .displace
    #expect(arrangement.behavior(in: portrait) == .tile)
    #expect(arrangement.next(after: .oneBesideSecondary, in: landscape) == nil)
  }

  @Test("R15.60 Of three columns the supplementary one is shown first, and hidden last")
  func triple() {
    let arrangement = SplitArrangement(isTriple: true)
    #expect(arrangement.columns(in: .oneBesideSecondary) == [.supplementary])
    #expect(
      arrangement.mode(after: .secondaryOnly, showing: .supplementary, in: landscape)
        == .oneBesideSecondary)
    #expect(
      arrangement.mode(after: .oneBesideSecondary, showing: .primary, in: landscape)
        == .twoBesideSecondary)
    #expect(
      arrangement.mode(after: .twoBesideSecondary, hiding: .primary, in: landscape)
        == .oneBesideSecondary)
    #expect(
      arrangement.mode(after: .twoBesideSecondary, hiding: .supplementary, in: landscape)
        == .secondaryOnly)
    #expect(
      arrangement.mode(after: .twoOverSecondary, showing: .secondary, in: portrait)
        == .secondaryOnly)
  }

  @Test("R15.61 A width in points counts before a fraction, and limits before both")
  func widths() {
    var widths = SplitWidths()
    #expect(widths.width(in: 1024) == 320)
    widths.fraction = 0.25
    #expect(widths.width(in: 1024) == 256)
    widths.preferred = 300
    #expect(widths.width(in: 1024) == 300)
    widths.minimum = 350
    #expect(widths.width(in: 1024) == 350)
    widths.maximum = 200
    #expect(widths.width(in: 1024) == 200)
    #expect(SplitWidths().width(in: 200) == 170)
  }
}
