/// How much of the contract between a container and its children is judged, or holds.
///
///     #expect(report.reaches(.robust), "\(report)")
///
/// A level contains those before it.
public nonisolated enum ContractLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// UIKit's documentation asks it of every container, while one change is made at a time.
  case basic
  /// It holds too where a change is interrupted or reversed, where another one is requested
  /// meanwhile, in a hidden window, and where children or the container are changed or released
  /// inside callbacks.
  case robust
  /// The container offers what those of UIKit and NestKit offer beyond: a transition coordinator,
  /// callbacks that are animated, views as they were, clones for orientations, memory that is given
  /// back, progress.
  case complete

  /// Whether the right level contains the left one, and more.
  public static func < (left: ContractLevel, right: ContractLevel) -> Bool {
    left.rank < right.rank
  }

  /// The rules that it asks for, with those of the levels before it.
  public var rules: Set<ContractRule> { Set(ContractRule.all.filter { $0.level <= self }) }

  private var rank: Int {
    switch self {
    case .basic: 0
    case .robust: 1
    case .complete: 2
    }
  }
}
