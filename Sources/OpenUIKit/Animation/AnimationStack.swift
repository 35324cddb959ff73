/// The animation blocks that are being run, the innermost last.
final class AnimationStack {
  /// What holds for changes made now.
  enum Entry {
    case animated(AnimationBlock)
    /// Changes take effect at once.
    case instant
  }

  private var entries: [Entry] = []
  /// Whether blocks animate at all.
  var areEnabled = true

  /// The block whose changes are animated now.
  var current: AnimationBlock? {
    guard areEnabled, case .animated(let block)? = entries.last else { return nil }
    return block
  }

  /// Whether a change made now is animated. Asked for each change of a layer property.
  var isAnimating: Bool { !entries.isEmpty && current != nil }

  /// Whether a block that begins now would animate.
  var allowsAnimations: Bool {
    guard areEnabled else { return false }
    if case .instant? = entries.last { return false }
    return true
  }

  /// Runs `changes` inside a block of its own, and tells `completion` when everything has ended.
  func animate(
    _ specification: AnimationSpecification, changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var effective = specification
    if let outer = current { effective = specification.inherited(from: outer.specification) }
    let outcome = AnimationOutcome(completion)
    if allowsAnimations, effective.duration > 0 {
      run(AnimationBlock(effective, outcome: outcome), changes)
    } else {
      within(.instant, changes)
    }
    outcome.close()
  }

  /// Runs `changes` so that they take effect at once.
  func withoutAnimation(_ changes: () -> Void) { within(.instant, changes) }

  /// Runs `changes` as part of the current block with another repetition.
  func modified(repeatCount: Float, autoreverses: Bool, _ changes: () -> Void) {
    guard let outer = current else { return changes() }
    var specification = outer.specification
    specification.repeatCount = repeatCount
    specification.autoreverses = autoreverses
    run(AnimationBlock(specification, outcome: outer.outcome), changes)
  }

  private func run(_ block: AnimationBlock, _ changes: () -> Void) {
    within(.animated(block)) {
      changes()
      block.layOutResizedViews()
    }
  }

  private func within(_ entry: Entry, _ changes: () -> Void) {
    entries.append(entry)
    changes()
    entries.removeLast()
  }
}
