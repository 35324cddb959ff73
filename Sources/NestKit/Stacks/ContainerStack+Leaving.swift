// Whom a request leaves.

extension ContainerStack {
  /// Names the children that a request leaves, if it begins now, top first.
  public func forEachLeaving(
    by request: ContainerStackRequest,
    _ body: (_ child: UIViewController, _ kind: LeavingKind) -> Void
  ) {
    switch request {
    case .pop: leaveChildren(from: count - 1, body)
    case .popTo(let target):
      if let index = index(of: target) { leaveChildren(from: index + 1, body) }
    case .popToIndex(let index): if index >= 0 { leaveChildren(from: index + 1, body) }
    case .popToRoot: leaveChildren(from: 1, body)
    case .popAll: leaveChildren(from: 0, body)
    case .removeIndex(let index): leaveChild(at: index, body)
    case .remove(let child): if let index = index(of: child) { leaveChild(at: index, body) }
    case .replaceTop(let arrival):
      if arrival.viewController !== topViewController { leaveChild(at: count - 1, body) }
    case .replace(let list, _, let commonCount): leaveChildren(besides: list, commonCount, body)
    case .bringToTop(let arrival):
      if let top = topViewController, top !== arrival.viewController,
        contains(arrival.viewController)
      {
        body(top, .selection)
      }
    case .insert(let arrival, _): leaveOverflow(for: arrival, body)
    case .conceal: if !isConcealed, let top = topViewController { body(top, .concealment) }
    case .exchangeClones, .reveal: break
    }
  }

  /// Whether a list is refused anyhow.
  public func isRefused(_ request: ContainerStackRequest) -> Bool {
    switch request {
    case .replace(let list, _, _): misuse(ofSetting: list) != nil
    case .replaceTop(let arrival): misuse(ofAdding: arrival) != nil
    default: false
    }
  }

  /// How a child is left that leaves the list: the container may store it.
  private func kind(of child: UIViewController) -> LeavingKind {
    storedViewControllers?().contains(child) == true ? .selection : .removal
  }

  private func leaveChild(at index: Int, _ body: (UIViewController, LeavingKind) -> Void) {
    guard index >= (configuration.hasFixedRoot ? 1 : 0), index < count else { return }
    // Nobody is taken but for a moment.
    let list = contents.taken.isEmpty ? machine.members : contents.present(machine.members)
    if let child = child(list[index]) { body(child, kind(of: child)) }
  }

  /// Those from an index on leave, or nobody, if that would be refused.
  private func leaveChildren(from start: Int, _ body: (UIViewController, LeavingKind) -> Void) {
    guard start >= (configuration.hasFixedRoot ? 1 : 0) else { return }
    var index = count - 1
    while index >= start {
      leaveChild(at: index, body)
      index -= 1
    }
  }

  /// Another list is set, of which the first children are known to be the same.
  private func leaveChildren(
    besides list: [UIViewController], _ commonCount: Int,
    _ body: (UIViewController, LeavingKind) -> Void
  ) {
    let present = contents.present(machine.members)
    var start = min(max(commonCount, 0), present.count, list.count)
    while start < min(present.count, list.count), child(present[start]) === list[start] {
      start += 1
    }
    guard start < present.count else { return }
    let remaining = Set(list[start...].map { ObjectIdentifier($0) })
    for member in present[start...].reversed() {
      guard let content = contents[member] else { continue }
      let child = content.viewController
      let stays =
        remaining.contains(ObjectIdentifier(child))
        || content.origin.map { remaining.contains(ObjectIdentifier($0)) } == true
      if !stays {
        body(child, kind(of: child))
      } else if selects, member == present.last, list.last !== child {
        body(child, .selection)
      }
    }
  }

  /// A child arrives where there may be no more than the capacity says.
  private func leaveOverflow(
    for arrival: ContainerStackArrival, _ body: (UIViewController, LeavingKind) -> Void
  ) {
    guard configuration.overflow == .remove, count >= configuration.capacity,
      let deepest = rootViewController, misuse(ofAdding: arrival) == nil
    else { return }
    body(deepest, kind(of: deepest))
  }
}
