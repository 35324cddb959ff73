/// A container with regions, each of which shows one child, or none.
///
/// Own regions, and lay out their views; setting, clearing and binding children is part of the
/// protocol:
///
/// ```swift
/// final class MailViewController: ContainerViewController, RegionContainer {
///   private(set) lazy var containerRegions = ContainerRegions(count: 2, in: self)
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     containerRegions.setViews([foldersView, messageView], in: self)
///   }
/// }
/// ```
///
/// ## What happens when
///
/// `new` replaces `old`, left to right and top to bottom; the events are those of the stack of the
/// region:
///
/// ```
///  container           old                              new
///                      willMove(toParent: nil)
///                                                       willMove(toParent: container)
///                                                       viewDidLoad
///  willHide(old)
///                      viewWillDisappear
///  willShow(new)
///                                                       viewWillAppear, viewIsAppearing
///  ··························· the transition runs ·································
///                      viewDidDisappear
///  didHide(old)
///                                                       viewDidAppear
///  didShow(new)
///                      didMove(toParent: nil)
///                                                       didMove(toParent: container)
/// ```
///
/// `isMovingFromParent` is `true` in the callbacks of `old`, `isMovingToParent` in those of `new`.
/// The regions are independent: each has its own transition, and its own operations that wait. Of
/// several controllers that are set in one region while its transition runs, the last one counts;
/// the operations of the others are coalesced.
public protocol RegionContainer: ContainerCoreOwner {
  /// The regions.
  var containerRegions: ContainerRegions { get }

  /// Replaces the child of a region; see
  /// ``RegionContainer/setViewController(_:at:transition:animated:)-(_,Int,_,_)``.
  @discardableResult
  func setViewController(
    _ viewController: UIViewController?, at index: Int, transition: Transition,
    animated: Bool
  ) -> ContainerOperation
}

extension RegionContainer {
  // MARK: Children

  /// The child that is shown in a region, or waits there for the first display; `nil` if there is
  /// none.
  ///
  /// During a transition it is the one that appears. An index that does not exist is reported.
  public func viewController(at index: Int = 0) -> UIViewController? {
    containerRegions.stack(at: index, in: self)?.topViewController
  }

  /// The children of all regions, in their order; `nil` where a region is empty.
  public var viewControllers: [UIViewController?] {
    containerRegions.stacks.map(\.topViewController)
  }

  /// Replaces the child of a region.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet; `nil` clears the region, with the
  ///     inverse of the transition that its child came with. The present child changes nothing.
  ///   - index: The region. Default: the first one. An index that does not exist is refused.
  ///   - transition: How the child appears. Default: at once.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func setViewController(
    _ viewController: UIViewController?, at index: Int = 0, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    containerRegions.setViewController(
      viewController, at: index, transition: transition, animated: animated,
      in: self)
  }

  // MARK: Policies

  /// Whether a region takes no touches while its transition runs. Default: `true`.
  public var blocksInteractionDuringTransition: Bool {
    get { containerRegions.stacks.allSatisfy(\.blocksInteractionDuringTransition) }
    set {
      for stack in containerRegions.stacks { stack.blocksInteractionDuringTransition = newValue }
    }
  }

  /// The policy for an operation that is requested while another one runs in the same region.
  /// Default: the operation waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { containerRegions.stacks.first?.conflictPolicy ?? .queue }
    set { for stack in containerRegions.stacks { stack.conflictPolicy = newValue } }
  }

  /// The transition that runs in a region, to be driven, reversed or ended; `nil` if none does.
  ///
  /// An index that does not exist is reported.
  public func transition(at index: Int = 0) -> ContainerTransition? {
    containerRegions.stack(at: index, in: self)?.transition
  }
}
