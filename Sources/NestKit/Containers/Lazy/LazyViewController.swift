/// A child that is made by a closure when it is first shown: a tab, a page of a list, a screen
/// below others.
///
/// ```swift
/// let tabs = TabsViewController(viewControllers: [
///   LazyViewController(title: "Inbox", identifier: "inbox") { InboxViewController() },
///   LazyViewController(title: "Settings", identifier: "settings") { SettingsViewController() },
/// ])
/// ```
///
/// It stands in a list from the beginning, with its title and its identifier, so that it is
/// selected, inserted, removed, saved and bound to values as every other child, whether its content
/// exists or not. The content is made when the view is loaded, which containers do when they show
/// it, or when the container has to ask what it is: whether a page of a ``WizardViewController``
/// that is passed is valid, or what it is to be restored with. It fills this controller, receives
/// its callbacks through it, and answers for it what UIKit asks: title, buttons of bars, status
/// bar, orientations, preferred size. It finds the container around as `tabsViewController` and the
/// like.
///
/// It is saved with its content, which needs no `restorationIdentifier`, and which its closure
/// makes when that is restored.
///
/// Views are unloaded as those of any container; the content stays.
public final class LazyViewController: ContainerViewController {
  private let makeController: () -> UIViewController
  /// The content, from when it is made until it is shown.
  private var prepared: UIViewController?
  private lazy var stack = addStack(configuration: .init(capacity: 1, overflow: .remove))

  /// Creates a child whose content does not exist yet.
  ///
  /// - Parameters:
  ///   - title: Its title, as long as the content has none. Default: none.
  ///   - identifier: Its `restorationIdentifier`. Default: none.
  ///   - makeController: Makes the content, once. A controller that cannot be a child is reported,
  ///     and nothing is shown.
  public init(
    title: String? = nil, identifier: String? = nil,
    makeController: @escaping () -> UIViewController
  ) {
    self.makeController = makeController
    super.init(nibName: nil, bundle: nil)
    self.title = title
    forwardedProperties = [.title, .navigationItem, .toolbarItems]
    restorationIdentifier = identifier
    _ = stack
  }

  /// Not supported: an archive has no closure. Always returns `nil`.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// The content; `nil` as long as it has not been made.
  public var contentViewController: UIViewController? { stack.topViewController ?? prepared }

  /// Makes the content, unless it exists. No view is loaded, and it is no child yet.
  ///
  /// - Returns: The content.
  @discardableResult
  public func makeContentIfNeeded() -> UIViewController {
    if let contentViewController { return contentViewController }
    let content = makeController()
    // It is saved as the content of this controller, whatever it is called.
    if content.restorationIdentifier == nil {
      content.restorationIdentifier = restorationIdentifier ?? "content"
    }
    prepared = content
    return content
  }

  /// Makes the content, unless it exists.
  public override func viewDidLoad() {
    super.viewDidLoad()
    stack.region = view
    if stack.topViewController == nil { show(makeContentIfNeeded()) }
  }

  /// Nothing: the content stays.
  public override func removeFinishedChild(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? { nil }

  private func show(_ content: UIViewController) {
    prepared = nil
    stack.setViewControllers([content], animated: false)
  }
}

extension LazyViewController: DeferredContent {}

extension LazyViewController: RestorableContainer {
  /// `lazy`.
  public static let stateKind = "lazy"

  /// The content, if it was made.
  public var restorableChildren: [RestorableChild] {
    contentViewController.map { [RestorableChild($0, slot: 0)] } ?? []
  }

  /// The content that the closure makes, if the saved one was that.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    let content = makeContentIfNeeded()
    return content.restorationIdentifier == identifier ? content : nil
  }

  /// Takes the content, which is not made any more then.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    if let content = children.first?.viewController { show(content) }
  }
}
