import NestTesting
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
    #expect(arrangement.mode(after: .oneBesideSecondary, adding: 1, in: landscape) == nil)
  }

  @Test("R15.60 Of three columns the supplementary one is shown first, and hidden last")
  func triple() {
    let arrangement = SplitArrangement(isTriple: true)
    #expect(arrangement.columns(in: .oneBesideSecondary) == [.supplementary])
    #expect(
      arrangement.mode(after: .secondaryOnly, setting: .supplementary, isShown: true, in: landscape)
        == .oneBesideSecondary)
    #expect(
      arrangement.mode(after: .oneBesideSecondary, setting: .primary, isShown: true, in: landscape)
        == .twoBesideSecondary)
    #expect(
      arrangement.mode(after: .twoBesideSecondary, setting: .primary, isShown: false, in: landscape)
        == .oneBesideSecondary)
    #expect(
      arrangement.mode(
        after: .twoBesideSecondary, setting: .supplementary, isShown: false, in: landscape)
        == .secondaryOnly)
    #expect(
      arrangement.mode(after: .twoOverSecondary, setting: .secondary, isShown: true, in: portrait)
        == .secondaryOnly)
  }

  /// Everything that a program can prefer, and a mode that was chosen with it, in a size.
  private func everyState(_ body: (SplitArrangement, CGSize) -> Void) {
    typealias Mode = SplitArrangement.Mode
    let modes = (0...6).compactMap(Mode.init(rawValue:))
    let behaviors = (0...3).compactMap(SplitArrangement.Behavior.init(rawValue:))
    for size in [landscape, portrait] {
      for mode in modes {
        for behavior in behaviors {
          for chosen in modes {
            for isTriple in [false, true] {
              var arrangement = SplitArrangement(isTriple: isTriple, preferredMode: mode)
              arrangement.preferredBehavior = behavior
              if chosen != .automatic {
                arrangement.choose(arrangement.clamped(chosen), in: size)
              }
              _ = arrangement.decide(in: size)
              body(arrangement, size)
            }
          }
        }
      }
    }
  }

  @Test("R15.60 R15.79 Every request in every state leads to a mode that shows what was requested")
  func requests() {
    var faults: Set<String> = []
    everyState { arrangement, size in
      let mode = arrangement.mode
      func check(_ new: SplitArrangement.Mode?, _ name: String, _ isRight: ([Column]) -> Bool) {
        guard let new else { return }
        let isAllowed = new != .automatic && arrangement.clamped(new) == new
        if !isAllowed || !isRight(arrangement.columns(in: new)) {
          faults.insert("\(name) of \(arrangement) in \(size): \(new)")
        }
      }
      let columns: [Column] = arrangement.isTriple ? [.primary, .supplementary] : [.primary]
      let shown = arrangement.columns(in: mode)
      check(mode, "mode") { _ in true }
      for column in columns {
        check(
          arrangement.mode(after: mode, setting: column, isShown: true, in: size), "show \(column)"
        ) {
          $0.contains(column) && $0.count >= shown.count
        }
        check(
          arrangement.mode(after: mode, setting: column, isShown: false, in: size), "hide \(column)"
        ) {
          !$0.contains(column) && $0.count <= shown.count
        }
      }
      for column in [Column.inspector, .compact] {
        check(
          arrangement.mode(after: mode, setting: column, isShown: true, in: size), "show \(column)"
        ) {
          $0 == shown
        }
        check(
          arrangement.mode(after: mode, setting: column, isShown: false, in: size), "hide \(column)"
        ) {
          $0 == shown
        }
      }
      check(arrangement.mode(after: mode, adding: 1, in: size), "next") {
        $0.count == shown.count + 1
      }
      check(arrangement.mode(after: mode, adding: -1, in: size), "previous") {
        $0.count == shown.count - 1
      }
      let uncovered = arrangement.uncovered(mode)
      check(uncovered, "uncovered") { $0.count <= shown.count }
      if SplitArrangement.isOverlay(uncovered) || uncovered == .twoDisplaceSecondary
        || arrangement.mode(after: mode, setting: .secondary, isShown: true, in: size) != uncovered
      {
        faults.insert("\(uncovered) of \(arrangement)")
      }
    }
    #expect(faults.isEmpty)
  }

  private typealias Column = SplitArrangement.Column

  @Test("R15.60 R15.79 Columns that are taken back have the mode from before all that moves")
  func takenBack() {
    var faults: Set<String> = []
    everyState { arrangement, size in
      for new in (1...6).compactMap(SplitArrangement.Mode.init(rawValue:)) {
        var changed = arrangement
        changed.choose(changed.clamped(new), in: size)
        guard let first = changed.announceMode(in: size) else { continue }
        // What the delegate requests meanwhile waits.
        if changed.announceMode(in: size) != nil { faults.insert("two modes of \(arrangement)") }
        changed.begin(first)
        changed.choose(changed.uncovered(first), in: size)
        if let second = changed.announceMode(in: size) { changed.begin(second) }
        changed.takeBack(.primary, isShown: true, to: changed.change?.former, in: size)
        if let last = changed.announceMode(in: size) { changed.begin(last) }
        changed.settle()
        if changed.mode != arrangement.mode || changed.change != nil || changed.isAnnouncing {
          faults.insert("\(new) of \(arrangement): \(changed)")
        }
      }
    }
    #expect(faults.isEmpty)
  }

  @Test("R15.60 R15.79 Random inputs leave the mode that a model says")
  func random() throws {
    for seed in try DriverSeeds(0...20) {
      try RandomDriver<ArrangementSystem>().run(seed: seed, steps: 300)
    }
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
