import NestTesting
import OpenUIKit

@testable import OpenUIKitContainers

/// The decision which columns are shown, in any order of inputs, and a model: the last word of each
/// of those who have one.
final class ArrangementSystem: DrivenSystem {
  typealias Mode = SplitArrangement.Mode

  nonisolated enum Operation: DriverOperation {
    case prefer(Int), behave(Int), choose(Int), restore(Int), rotate
    case widen(to: Int), limit(SplitArrangement.Column, Int), inspector
    case layOut, begin, drag, lift, settle, takeBack, secondaryOnly
    case collapse(isCompact: Bool), expand(Int)
  }

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private var arrangement = SplitArrangement(isTriple: true)
  private var size = CGSize(width: 1024, height: 768)
  /// The mode that is being announced.
  private var announced: Mode?
  /// The state by the model.
  private var mode: Mode?
  private var chosen: (mode: Mode, behavior: SplitArrangement.Behavior?)?
  private var former: Mode?
  private var isDragged = false
  private var isCollapsed = false
  /// The least widths of primary, supplementary and secondary column.
  private var least: [SplitArrangement.Column: CGFloat] = [:]
  private var showsInspector = false

  init() { arrangement.hasInspector = true }

  deinit {}

  func nextOperation(using generator: inout SeededGenerator) -> Operation {
    switch generator.number(below: 24) {
    case 0: .prefer(generator.number(below: 7))
    case 1: .behave(generator.number(below: 4))
    case 2...4: .choose(1 + generator.number(below: 6))
    case 5: .restore(1 + generator.number(below: 6))
    case 6: .rotate
    case 7, 8: .layOut
    case 9...11: .begin
    case 12: generator.isOne(of: 2) ? .drag : .lift
    case 13: .settle
    case 14: .takeBack
    case 15: .secondaryOnly
    case 16: .collapse(isCompact: generator.isOne(of: 2))
    case 17: .expand(generator.number(below: 7))
    case 18...20: .widen(to: 200 + generator.number(below: 1400))
    case 21: .inspector
    default:
      .limit(
        [.primary, .supplementary, .secondary][generator.number(below: 3)],
        generator.number(below: 700))
    }
  }

  private func mode(_ number: Int) -> Mode { Mode(rawValue: number) ?? .automatic }

  private func choose(_ mode: Mode) {
    arrangement.choose(mode, in: size)
    chosen = (requested(mode), arrangement.behavior(in: size))
  }

  /// Columns prefer 320 points; the secondary one has 100 at least, and so has the inspector.
  private func fits(_ mode: Mode) -> Bool {
    let (primary, supplementary) = (
      max(320, least[.primary] ?? 0), max(320, least[.supplementary] ?? 0)
    )
    let (total, secondary) = (size.width, least[.secondary] ?? 100)
    let greatest = { (column: SplitArrangement.Column, width: CGFloat) -> CGFloat in
      min(width, max((total * 0.85).rounded(), self.least[column] ?? 0))
    }
    let first = greatest(.primary, primary)
    let second = greatest(.supplementary, supplementary)
    let third = greatest(.inspector, 320)
    let rest = secondary + (showsInspector ? min(third, total, max(total - secondary, 0)) : 0)
    return switch mode {
    case .automatic, .secondaryOnly: true
    case .oneBesideSecondary: second + rest <= total + 0.01
    case .oneOverSecondary: second <= total + 0.01
    case .twoBesideSecondary: first + second + rest <= total + 0.01
    case .twoOverSecondary: first + second <= total + 0.01
    case .twoDisplaceSecondary: first + second <= total + 0.01 && second + rest <= total + 0.01
    }
  }

  /// The first of several modes that fits.
  private func first(_ modes: [Mode]) -> Mode { modes.first(where: fits) ?? .secondaryOnly }

  private func fitting(_ mode: Mode) -> Mode {
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: first([mode, .oneBesideSecondary])
    case .twoOverSecondary: first([mode, .oneOverSecondary])
    default: first([mode])
    }
  }

  private func requested(_ mode: Mode) -> Mode {
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary:
      first([mode, .twoOverSecondary, .oneBesideSecondary])
    case .oneBesideSecondary: first([mode, .oneOverSecondary])
    default: fitting(mode)
    }
  }

  /// The mode that the model wants.
  private var wanted: Mode {
    if let chosen, chosen.behavior == nil || chosen.behavior == arrangement.behavior(in: size) {
      return fitting(chosen.mode)
    }
    return fitting(arrangement.mode(in: size))
  }

  func perform(_ operation: Operation) {
    switch operation {
    case .prefer(let number): (arrangement.preferredMode, chosen) = (mode(number), nil)
    case .behave(let number):
      arrangement.preferredBehavior = .init(rawValue: number) ?? .automatic
      chosen = nil
    case .choose(let number): choose(mode(number))
    case .restore(let number):
      arrangement.restore(mode(number))
      chosen = (mode(number), nil)
    case .widen(let width): size.width = CGFloat(width)
    case .limit(let column, let width):
      least[column] = CGFloat(width)
      arrangement.widths[column].minimum = CGFloat(width)
    case .inspector:
      showsInspector.toggle()
      arrangement.showsInspector = showsInspector
    case .rotate: size = CGSize(width: size.height, height: size.width)
    case .layOut: layOut()
    case .begin: begin()
    case .drag:
      arrangement.beginDrag()
      (former, isDragged) = (former ?? mode ?? .secondaryOnly, true)
    case .lift:
      arrangement.endDrag()
      isDragged = false
    case .settle:
      arrangement.settle()
      (former, isDragged) = (nil, false)
    case .takeBack:
      arrangement.takeBack(.primary, isShown: true, to: former, in: size)
      if let former { chosen = (requested(former), arrangement.behavior(in: size)) }
    case .secondaryOnly: secondaryOnly()
    case .collapse(let isCompact):
      if !isCollapsed { showsInspector = false }
      arrangement.collapse(to: isCompact ? .compact : .gathered)
      isCollapsed = true
    case .expand(let number): expand(mode(number))
    }
    compare()
  }

  private func layOut() {
    if let behavior = chosen?.behavior, behavior != arrangement.behavior(in: size) { chosen = nil }
    let isFirst = mode == nil
    if isFirst { mode = wanted }
    if arrangement.decide(in: size) != isFirst { problem = "the first decision is another one" }
  }

  private func begin() {
    if let new = announced {
      arrangement.begin(new)
      former = former ?? mode
      (mode, announced) = (new, nil)
    } else {
      announced = arrangement.announceMode(in: size)
      let expected = mode == nil || isCollapsed || wanted == mode ? nil : wanted
      if announced != expected { problem = "\(announced.debugDescription) is announced" }
    }
  }

  private var beforeSecondaryOnly: Mode?

  private func secondaryOnly() {
    arrangement.chooseSecondaryOnlyOrFormer(in: size)
    let present = mode ?? .secondaryOnly
    let next = arrangement.mode(after: present, adding: 1, in: size) ?? .oneBesideSecondary
    let new = present == .secondaryOnly ? beforeSecondaryOnly ?? next : .secondaryOnly
    if present != .secondaryOnly { beforeSecondaryOnly = present }
    chosen = (requested(new), arrangement.behavior(in: size))
  }

  private func expand(_ answer: Mode) {
    guard isCollapsed else { return }
    let proposed = arrangement.proposeExpansion(in: size)
    arrangement.decideExpansion(answer, to: proposed, in: size)
    arrangement.expand()
    isCollapsed = false
    let new = answer == .automatic ? proposed : requested(answer)
    chosen = new == proposed ? nil : (new, arrangement.behavior(in: size))
    mode = new
  }

  func finish() { compare() }

  private func compare() {
    let isSame =
      arrangement.mode == mode ?? .secondaryOnly && arrangement.wanted(in: size) == wanted
      && arrangement.change?.former == former && arrangement.isCollapsed == isCollapsed
      && arrangement.change?.isDragged ?? false == isDragged
      && arrangement.isAnnouncing == (announced != nil)
    if !isSame { problem = "\(arrangement)" }
    let columns = arrangement.shown(first: .supplementary)
    switch arrangement.collapse {
    case .compact: if columns != [.compact] { problem = "\(columns)" }
    case .gathered: if columns != [.supplementary] { problem = "\(columns)" }
    case nil: if !columns.contains(.secondary) { problem = "\(columns)" }
    }
  }
}
