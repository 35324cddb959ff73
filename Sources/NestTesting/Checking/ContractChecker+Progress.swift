import NestKit

/// A movement of a container that has begun.
struct MovementRecord {
  /// A movement of one of several containers.
  nonisolated struct Key: Hashable {
    let container: ObjectIdentifier
    let number: Int
  }

  /// The name of the container.
  let container: String
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
}

extension ContractChecker {
  /// Checks what a container reports of what moves in it, in the order in which it does; see
  /// ``ContractRule/progressUnbalanced``.
  ///
  ///     container.observeProgress { [unowned container] in checker.check($0, of: container) }
  ///
  /// - Parameters:
  ///   - progress: The value that is reported now.
  ///   - container: The container that reports it.
  public func check(_ progress: ContainerProgress, of container: UIViewController) {
    let name = self.name(of: container)
    let key = MovementRecord.Key(
      container: ObjectIdentifier(container), number: progress.movement)
    if let finding = finding(progress, after: movements[key]) {
      report(
        .progressUnbalanced, by: name, event: "\(name).progress(\(progress.phase))",
        because: finding)
    }
    if progress.isEnd {
      movements[key] = nil
    } else if progress.phase == .began {
      movements[key] = MovementRecord(container: name, from: progress.from, to: progress.to)
    }
  }

  /// Returns a description of the fault of a value, if it has one.
  private func finding(_ progress: ContainerProgress, after record: MovementRecord?) -> String? {
    guard (0...1).contains(progress.fraction) else { return "it is at \(progress.fraction)" }
    guard progress.phase != .began else {
      return record == nil ? finding(aboutChildrenOf: progress) : "it has begun already"
    }
    guard let record else { return "it has not begun" }
    if progress.kind == .transition, progress.from !== record.from || progress.to !== record.to {
      return "its children are others than at its begin"
    }
    if progress.kind.endsAnywhere { return nil }
    if progress.phase == .completed, progress.fraction != 1 {
      return "it has ended at \(progress.fraction)"
    }
    if progress.phase == .cancelled, progress.fraction != 0 {
      return "it was cancelled at \(progress.fraction)"
    }
    return nil
  }

  /// Returns a description of the fault in the children of a movement that begins, if there is one:
  /// the child to which it leads must have received its *will*.
  private func finding(aboutChildrenOf progress: ContainerProgress) -> String? {
    if progress.kind.endsAnywhere { return nil }
    if progress.to.flatMap(recordedState) == .disappeared {
      return "the child to which it leads has received no viewWillAppear"
    }
    if progress.from.flatMap(recordedState) == .appearing {
      return "the child from which it leads appears"
    }
    return nil
  }

  private func recordedState(of controller: UIViewController) -> State? {
    records[name(of: controller)]?.state
  }

  /// Reports movements that have not ended although nothing runs.
  func reportOpenMovements() {
    for record in movements.values.sorted(by: { $0.container < $1.container }) {
      report(.progressUnbalanced, by: record.container, because: "its movement has not ended")
    }
    movements = [:]
  }
}

nonisolated extension ContainerProgress.Kind {
  /// Whether it ends wherever it is.
  fileprivate var endsAnywhere: Bool {
    switch self {
    case .divider, .sheet: true
    case .transition, .pages: false
    }
  }
}
