/// The children that a container was given last, which of them is selected, and how much of that is
/// shown.
///
/// A container calls its children when the list is declared, and shows them later; callbacks of the
/// children may declare another list in between. The container performs the steps of this value:
///
/// ```swift
/// private var list = DeclaredList<UIViewController, ObjectIdentifier>()
///
/// func setViewControllers(_ new: [UIViewController], animated: Bool) {
///   list.declare(new, animated: animated)
///   performSteps()
/// }
///
/// private func performSteps() {
///   while let step = list.nextStep() {
///     switch step {
///     case .announceRemoval(let child): child.willMove(toParent: nil)
///     case .announceArrival(let child, isLast: _): addChild(child)
///     case .setNeedsLayout: view.setNeedsLayout()
///     case .request(let request):
///       let operation = stack.setViewControllers(request.items, animated: request.isAnimated)
///       operation.whenFinished {
///         self.list.end(request.revision, $0)
///         self.performSteps()
///       }
///     }
///   }
/// }
/// ```
///
/// What ends, is cancelled or is declared meanwhile follows the rules of ``Declared``. Each child
/// is announced once for each arrival and removal. A list that callbacks declare takes back what
/// has not been announced yet; the rest follows, removals first. An inner call of `performSteps()`
/// performs all of that: when the call returns that has declared a list, its children are
/// announced.
///
/// An item is in a list once, which the container checks before it declares the list. Adding and
/// removing at the end compares and searches nothing.
public nonisolated struct DeclaredList<Item, ID: Hashable> {
  /// Items in their order, and the selected one.
  public struct List {
    /// The items.
    public var items: [Item] = []
    /// The selected one; `nil` where none is, and for containers without a selection.
    public var selection: Item?
    /// The declaration with which the items are requested; a later one may only select.
    var itemsRevision = DeclarationRevision(number: 0)
  }

  /// A list that is to be shown.
  public struct Request {
    let list: List
    /// How many items at the beginning are the same in everything that is shown, in flight and
    /// requested here.
    public let commonCount: Int
    /// Whether the change takes time.
    public let isAnimated: Bool
    /// The number by which its end is recognized.
    public let revision: DeclarationRevision

    /// The items.
    public var items: [Item] {
      @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
      get { list.items }
    }
    /// The selected one.
    public var selection: Item? { list.selection }
    /// Whether the items may be others than those that were requested before; no where only another
    /// one was selected.
    public var changesItems: Bool { list.itemsRevision == revision }
  }

  /// An action of the container.
  public enum Step {
    /// An item is about to be removed.
    case announceRemoval(Item)
    /// An item is about to be added; `isLast` says that it is the last of the list.
    case announceArrival(Item, isLast: Bool)
    /// A layout is to be requested, for which the list waits.
    case setNeedsLayout
    /// The list is to be shown, in one operation. It is in flight until ``end(_:_:)``.
    case request(Request)
  }

  // What other modules call is specialised here for lists of view controllers, since generic code
  // asks for the type of each item.

  var lists = Declared(List())
  let id: (Item) -> ID
  /// The announcements that are left, last first.
  var announcements: [DeclaredAnnouncement<Item>] = []
  /// Whether the last step is an announcement, which the container may be performing.
  var isAnnouncing = false
  /// How many items at the beginning are the same in all lists.
  var commonCount = 0
  /// Whether a layout is to be requested.
  var needsLayout = false

  /// Creates an empty list.
  ///
  /// - Parameter id: The identity of an item.
  public init(id: @escaping (Item) -> ID) { self.id = id }
}

nonisolated extension DeclaredList where Item: AnyObject, ID == ObjectIdentifier {
  /// Creates an empty list of objects.
  public init() { self.init(id: ObjectIdentifier.init) }
}

nonisolated extension DeclaredList where Item == ID {
  /// Creates an empty list of values that are their own identities.
  public init() { self.init { $0 } }
}

// MARK: - What counts

nonisolated extension DeclaredList {
  /// The items that were declared last.
  public var items: [Item] {
    @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
    get { lists.last.value.items }
  }

  /// The selection that was declared last.
  public var selection: Item? {
    @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
    get { lists.last.value.selection }
  }

  /// The items and the selection that are shown, as far as the engine has confirmed.
  public var shown: List { lists.confirmed.value }

  /// The items of all lists, each once: those that were declared, then others that are in flight or
  /// shown.
  public var allItems: [Item] {
    guard !lists.isSettled else { return items }
    var (all, known) = (items, Set(items.map(id)))
    for list in lists.inFlight.reversed().map(\.value) + [shown] {
      for item in list.items where known.insert(id(item)).inserted { all.append(item) }
    }
    return all
  }

  /// Whether what is declared has not been requested yet.
  public var isWaiting: Bool {
    @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
    get { lists.isWaiting }
  }

  /// Whether nothing waits and nothing is in flight.
  public var isSettled: Bool {
    @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
    get { lists.isSettled }
  }

  /// Whether what is declared is requested in the next layout, and not at once. Default: no. A
  /// container that is not visible has no layout to wait for.
  public var waitsForLayout: Bool {
    @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
    get { lists.waitsForLayout }
    @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
    set { lists.waitsForLayout = newValue }
  }

  /// The index of an item that is declared; costs its distance from the end.
  @_specialize(where Item == UIViewController, ID == ObjectIdentifier)
  public func lastIndex(of item: Item) -> Int? {
    let sought = id(item)
    return items.lastIndex { id($0) == sought }
  }
}

nonisolated extension DeclaredList.List: Sendable where Item: Sendable {}
