import NestTesting
import OpenUIKit

@testable import OpenUIKitContainers

/// The decision which columns are shown, in any order of inputs, and a model: the last word of each
/// of those who have one.
final class ArrangementSystem: DrivenSystem {
  typealias Mode = SplitArrangement.Mode

  nonisolated enum Operation: DriverOperation {
    case prefer(Int), behave(Int), choose(Int), restore(Int), rotate
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

  init() {}

  deinit {}

  func nextOperation(using generator: inout SeededGenerator) -> Operation {
    switch generator.number(below: 18) {
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
    default: .expand(generator.number(below: 7))
    }
  }

  private func mode(_ number: Int) -> Mode { Mode(rawValue: number) ?? .automatic }

  private func choose(_ mode: Mode) {
    arrangement.choose(mode, in: size)
    chosen = (mode, arrangement.behavior(in: size))
  }

  /// The mode that the model wants.
  private var wanted: Mode {
    if let chosen, chosen.behavior == nil || chosen.behavior == arrangement.behavior(in: size) {
      return chosen.mode
    }
    return arrangement.mode(in: size)
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
      if let former { chosen = (former, arrangement.behavior(in: size)) }
    case .secondaryOnly: secondaryOnly()
    case .collapse(let isCompact):
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
    chosen = (new, arrangement.behavior(in: size))
  }

  private func expand(_ answer: Mode) {
    guard isCollapsed else { return }
    let proposed = arrangement.proposeExpansion(in: size)
    arrangement.decideExpansion(answer, to: proposed, in: size)
    arrangement.expand()
    isCollapsed = false
    let new = answer == .automatic ? proposed : answer
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
    let columns = arrangement.shown(first: .supplementary, hasInspector: true)
    switch arrangement.collapse {
    case .compact: if columns != [.compact] { problem = "\(columns)" }
    case .gathered: if columns != [.supplementary] { problem = "\(columns)" }
    case nil: if !columns.contains(.secondary) { problem = "\(columns)" }
    }
  }
}
