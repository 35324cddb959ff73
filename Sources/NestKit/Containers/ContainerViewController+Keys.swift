/// A question to a container about a key.
nonisolated enum KeyQuestion: Hashable {
  case key
  case escape
}

/// The containers that have been asked about the key that is handled, and have not used it.
///
/// A key passes from responder to responder, and each container that it passes asks those inside
/// it: without this the innermost one would be asked once more by each container around it.
private struct AskedContainers {
  private struct Entry: Hashable {
    let question: KeyQuestion
    let container: ObjectIdentifier
  }

  private var entries: Set<Entry> = []
  /// Those at which the gesture for Escape has arrived.
  private var reached: Set<ObjectIdentifier> = []
  /// Whether a container forwards the key to the next responder.
  var isForwarding = false
  /// Whether a key that was pressed is handled; its end is known.
  var isHandlingKey = false

  /// Notes a container; returns whether it has not been asked yet.
  mutating func insert(_ question: KeyQuestion, _ container: UIViewController) -> Bool {
    // A gesture has no end that is reported: it has ended in the next turn of the main actor.
    if entries.isEmpty, !isHandlingKey, !isForwarding {
      Task { ContainerViewController.asked.removeAll() }
    }
    return entries.insert(Entry(question: question, container: ObjectIdentifier(container)))
      .inserted
  }

  /// The gesture for Escape arrives at a container. Where it has been before, it is another
  /// gesture.
  mutating func reach(_ container: UIViewController) {
    if reached.contains(ObjectIdentifier(container)) { removeAll() }
    reached.insert(ObjectIdentifier(container))
  }

  mutating func removeAll() {
    entries = []
    reached = []
  }
}

extension ContainerViewController {
  fileprivate static var asked = AskedContainers()

  /// Handles a key: the innermost container that is shown first, then those around it.
  ///
  /// - Returns: Whether a container has used it.
  func performKey(_ key: UIKey) -> Bool {
    let isInside = Self.asked.isHandlingKey
    Self.asked.isHandlingKey = true
    defer { Self.asked.isHandlingKey = isInside }
    return ask(.key) { $0.handleKey(key) }
  }

  /// Handles Escape, in the same order.
  func performEscape() -> Bool {
    Self.asked.reach(self)
    return ask(.escape) { $0.handleEscape() }
  }

  private func ask(
    _ question: KeyQuestion, _ answer: (ContainerViewController) -> Bool
  ) -> Bool {
    // A controller that is presented above receives the keys.
    guard presentedViewController == nil else { return false }
    for case let inner as ContainerViewController in viewControllersForKeys
    where inner.ask(question, answer) {
      return true
    }
    return askOnce(question) { answer(self) }
  }

  /// The children that are asked about keys: the active one, and then those that other stacks show
  /// beside it, unless a modal stack covers these.
  private var viewControllersForKeys: [UIViewController] {
    let active = activeViewController.map { [$0] } ?? []
    let shown = stacks.filter { !$0.isConcealed && $0.activeViewController != nil }
    if shown.contains(where: \.isModal) { return active }
    return active + shown.compactMap(\.activeViewController).filter { !active.contains($0) }
  }

  /// Asks the container itself, unless it has been asked about the same key.
  func askOnce(_ question: KeyQuestion, _ answer: () -> Bool) -> Bool {
    guard Self.asked.insert(question, self) else { return false }
    let isUsed = answer()
    if isUsed { Self.asked.removeAll() }
    return isUsed
  }

  /// Forwards a key that no container has used so far; at the end of the outermost call it has been
  /// handled.
  func forwardingToOthers(_ body: () -> Void) {
    let isOutermost = !Self.asked.isForwarding
    Self.asked.isForwarding = true
    body()
    guard isOutermost else { return }
    Self.asked.isForwarding = false
    Self.asked.removeAll()
  }

  /// The direction in which the text of the container runs.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
