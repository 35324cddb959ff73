#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension UIViewController {
  /// The transition of a child that a stack of this container shows, to be saved.
  func savedTransition(of child: UIViewController) -> NestState.ChildTransition? {
    let stacks = (self as? ContainerViewController)?.stacks ?? []
    guard let content = stacks.lazy.compactMap({ $0.content(of: child) }).first else { return nil }
    return NestState.ChildTransition(name: content.transition.name, duration: content.duration)
  }
}

/// The transitions that are found by their names when a state is restored.
struct NamedTransitions {
  private let transitions: [String: Transition]

  init(_ list: [Transition]) {
    transitions = Dictionary(list.map { ($0.name, $0) }) { $1 }
  }

  /// Gives the children of a container the transitions that were saved of them, as soon as they are there. What
  /// the container has chosen itself, such as the transition of a drawer, stays, and so does what has no such name.
  func restore(
    _ saved: [(child: UIViewController, transition: NestState.ChildTransition)],
    in container: UIViewController
  ) {
    for stack in (container as? ContainerViewController)?.stacks ?? [] {
      let arrivals: [ContainerStackArrival] = saved.compactMap { child, saved in
        transitions[saved.name].map {
          ContainerStackArrival(viewController: child, transition: $0, duration: saved.duration)
        }
      }
      let known = Set(transitions.keys)
      _ = stack.request(.setTransitions(arrivals, insteadOf: known), animated: false)
    }
  }
}
