#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension ContainerStackStateMachine {
  /// What the container is told about itself.
  package enum VisibilityChange: Sendable, Hashable, CaseIterable {
    case willAppear
    case didAppear
    case willDisappear
    case didDisappear
  }

  /// The container is told about its own appearance; only when idle.
  ///
  /// - Returns: Whether the call fits those before it. If not, nothing changes.
  package mutating func containerChanged(_ change: VisibilityChange) -> Bool {
    precondition(isIdle, "The container's appearance changed before the last change had ended")
    let top = members.last
    switch (change, visibility) {
    case (.willAppear, .undisplayed), (.willAppear, .hidden):
      visibility = .appearing
      schedule(arrangementSteps() + showSteps(top))
    case (.willAppear, .disappearing):
      visibility = .appearing
      schedule(showSteps(top))
    case (.didAppear, .appearing):
      visibility = .appeared
      schedule(top.map { [.didAppear($0), .tell(.did, .show($0))] } ?? [])
    case (.willDisappear, .appeared), (.willDisappear, .appearing):
      visibility = .disappearing
      schedule(hideSteps(top))
    case (.didDisappear, .disappearing):
      visibility = .hidden
      schedule(top.map { [.didDisappear($0), .tell(.did, .hide($0))] } ?? [])
    case (.willAppear, _), (.didAppear, _), (.willDisappear, _), (.didDisappear, _):
      return false
    }
    return true
  }

  /// Brings the views of the topmost members into the tree, top first, and all others out.
  func arrangementSteps() -> [Step] {
    chainSteps(members.suffix(capacity)) + leftOverSteps()
  }

  /// Brings the views of all but the topmost members out of the tree.
  func leftOverSteps() -> [Step] {
    placed.subtracting(members.suffix(capacity)).sorted { $0.rawValue < $1.rawValue }
      .map { .displace($0) }
  }

  /// Places members one beneath the other, top first.
  func chainSteps(_ list: some BidirectionalCollection<Member>) -> [Step] {
    var above: Member?
    return list.reversed().map { member in
      defer { above = member }
      return .place(member, under: above)
    }
  }

  func showSteps(_ member: Member?) -> [Step] {
    member.map { [.tell(.will, .show($0)), .willAppear($0)] } ?? []
  }

  func hideSteps(_ member: Member?) -> [Step] {
    member.map { [.tell(.will, .hide($0)), .willDisappear($0)] } ?? []
  }
}

nonisolated extension ContainerStackStateMachine {
  /// All views have left the tree while the container was hidden.
  package mutating func forgetPlaces() {
    placed.removeAll()
  }
}
