/// A child that is to appear, and how.
public struct ContainerStackArrival {
  let viewController: UIViewController
  var transition = Transition.none
}

/// A request to a stack, before it is known whether it can be done.
public enum ContainerStackRequest {
  /// An index in the list, for a child that appears.
  public enum Place {
    case top
    case index(Int)
    case below(UIViewController)
    case above(UIViewController)
  }

  case insert(ContainerStackArrival, Place)
  /// A child that is in the list moves to the top.
  case bringToTop(ContainerStackArrival)
  case pop
  /// The controller becomes the top.
  case popTo(UIViewController)
  /// The child at this index becomes the top.
  case popToIndex(Int)
  case popToRoot
  case popAll
  case removeIndex(Int)
  case remove(UIViewController)
  /// The controller replaces the child that is the top then.
  case replaceTop(ContainerStackArrival)
  /// The list becomes another one, of which the first children are known to be the same.
  case replace([UIViewController], arrivingBy: Transition, commonCount: Int)
  /// The children whose views are in the tree are exchanged for their controllers for an
  /// orientation.
  case exchangeClones(isLandscape: Bool, duration: TimeInterval?)
  case conceal
  /// The top appears, by another transition than before if one is given.
  case reveal(by: Transition?)
}
