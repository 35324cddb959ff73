/// A container with one or several regions, each of which shows one child, or none.
///
/// A placeholder is the screen that is composed of others: subclass it, lay out its view, say which
/// views are the regions, and set the controllers that they show. The rest of the view is yours.
///
/// ```swift
/// final class MailViewController: PlaceholderViewController {
///   init() {
///     super.init(regionCount: 2)
///     setViewController(FoldersViewController(), at: 0)
///     setViewController(MessageViewController(), at: 1)
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     regions = [foldersView, messageView]
///   }
/// }
/// ```
///
/// A controller that is set replaces the one before, with a transition of its own; `nil` clears the
/// region, with the inverse of the transition that its child came with. Controllers that are set
/// before the placeholder is displayed for the first time do not load their views; the last one
/// counts. A child finds its placeholder as `placeholderViewController`, through any number of
/// other containers.
///
/// The timeline of ``RegionContainer`` gives the order of the events.
///
/// ## Regions
///
/// Regions are views inside the view of the placeholder, or that view itself. They can be moved,
/// resized and animated at any time, and may have subviews of their own, which lie below the child.
/// A child never reaches outside its region.
///
/// ## Subclassing
///
/// Overrides call `super`. A placeholder sends its events only while it has a delegate.
open class PlaceholderViewController: ContainerViewController, RegionContainer {
  /// Receives what happens in the regions.
  public weak var delegate: (any PlaceholderViewControllerDelegate)? {
    didSet { sendsEvents = delegate != nil }
  }
  /// The regions.
  public let containerRegions = ContainerRegions()

  /// Creates an empty placeholder.
  ///
  /// - Parameter regionCount: The number of regions, at least 1; a smaller number is reported and
  ///   counts as 1. Default: 1.
  public init(regionCount: Int = 1) {
    super.init(nibName: nil, bundle: nil)
    addRegions(regionCount)
  }

  /// Creates an empty placeholder from an archive.
  ///
  /// - Parameters:
  ///   - coder: The archive.
  ///   - regionCount: The number of regions, at least 1.
  public init?(coder: NSCoder, regionCount: Int) {
    super.init(coder: coder)
    addRegions(regionCount)
  }

  /// Creates an empty placeholder with one region from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addRegions(1)
  }

  deinit {}

  private func addRegions(_ count: Int) {
    sendsEvents = false
    containerRegions.add(count, to: self)
  }

  // MARK: Regions

  /// The number of regions.
  public var regionCount: Int { containerRegions.count }

  /// The views in which the children are shown, as many as ``regionCount``.
  ///
  /// Set them in `viewDidLoad`, or in `loadView` after `view`. They are the view of the placeholder
  /// or inside it, and not inside each other. Another number of views, or one outside, is reported,
  /// and nothing changes. A placeholder with one region need not set it: its child fills the view.
  public var regions: [UIView] {
    get { containerRegions.views }
    set { containerRegions.setViews(newValue, in: self) }
  }

  /// Adds an empty region, also while the placeholder is shown. Those from its index on have the
  /// next index.
  ///
  /// - Parameters:
  ///   - view: Its view, which is inside that of the placeholder and not inside that of another
  ///     region.
  ///   - index: Its index, from 0 to ``regionCount``.
  /// - Returns: Whether it was added. A misuse is reported, and nothing changes.
  @discardableResult
  public func insertRegion(_ view: UIView, at index: Int) -> Bool {
    containerRegions.insert(view, at: index, in: self)
  }

  /// Removes a region and its child, as ``ContainerViewController/removeStack(_:)`` does, also
  /// while the placeholder is shown. Those after it have the index before. The view of the region
  /// stays where it is.
  ///
  /// - Parameter index: The region. One that does not exist is refused, and so is the only one.
  /// - Returns: An operation that is done when the child has left; the region is there until then.
  @discardableResult
  public func removeRegion(at index: Int) -> ContainerOperation {
    guard containerRegions.stacks.indices.contains(index) else {
      return .refused(.noRegion(index, count: regionCount, in: self))
    }
    let stack = containerRegions.stacks[index]
    guard containerRegions.hasOther(than: stack) else { return .refused(.lastRegion(of: self)) }
    let operation = removeStack(stack)
    operation.whenFinished { _ in self.containerRegions.remove(stack) }
    return operation
  }

  // MARK: Life cycle

  open override func viewWillAppear(_ animated: Bool) {
    if regions.isEmpty, regionCount > 1 { Misuse.report(.regionsMissing(regionCount, in: self)) }
    super.viewWillAppear(animated)
  }

  /// Forwards the progress to the ``PlaceholderViewController/delegate``. Overrides call `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.placeholderViewController(self, didUpdate: progress)
  }

  /// Forwards showing and hiding to the ``PlaceholderViewController/delegate``. Overrides call
  /// `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard let delegate, let index = containerRegions.index(of: stack) else { return }
    let animated = event.isAnimated
    event.dispatch(
      willShow: {
        delegate.placeholderViewController(self, willShow: $0, at: index, animated: animated)
      },
      didShow: {
        delegate.placeholderViewController(self, didShow: $0, at: index, animated: animated)
      },
      willHide: {
        delegate.placeholderViewController(self, willHide: $0, at: index, animated: animated)
      },
      didHide: {
        delegate.placeholderViewController(self, didHide: $0, at: index, animated: animated)
      })
  }

  // MARK: State

  /// `placeholder`.
  open class var stateKind: String { "placeholder" }

  /// The children of all regions; the slot is the index of the region.
  open var restorableChildren: [RestorableChild] { containerRegions.restorableChildren }

  /// Refuses a child of a region that does not exist.
  open func reason(toRefuse children: [RestorableChild]) -> String? {
    containerRegions.reason(toRefuse: children)
  }

  /// Sets the children; regions without one stay as they are.
  open func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    for child in children {
      setViewController(child.viewController, at: child.slot, animated: false)
    }
  }
}

extension PlaceholderViewController: RestorableContainer {}
