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
  mutating func insert(_ question: KeyQuestion, _ container: ContainerCore) -> Bool {
    // A gesture has no end that is reported: it has ended in the next turn of the main actor.
    if entries.isEmpty, !isHandlingKey, !isForwarding {
      Task { ContainerCore.asked.removeAll() }
    }
    return entries.insert(Entry(question: question, container: ObjectIdentifier(container)))
      .inserted
  }

  /// The gesture for Escape arrives at a container. Where it has been before, it is another
  /// gesture.
  mutating func reach(_ container: ContainerCore) {
    if reached.contains(ObjectIdentifier(container)) { removeAll() }
    reached.insert(ObjectIdentifier(container))
  }

  mutating func removeAll() {
    entries = []
    reached = []
  }
}

extension ContainerCore {
  fileprivate static var asked = AskedContainers()

  /// Handles the keys of presses, and forwards the other presses, if there are any.
  ///
  /// - Parameters:
  ///   - presses: The presses that the owner receives.
  ///   - forward: Calls `super` with those that it is given.
  public func pressesBegan(_ presses: Set<UIPress>, forward: (Set<UIPress>) -> Void) {
    let others = presses.filter { press in press.key.map { !performKey($0) } ?? true }
    guard !others.isEmpty else { return }
    forwardingToOthers { forward(others) }
  }

  /// Handles a key: the innermost container that is shown first, then those around it.
  ///
  /// - Returns: Whether a container has used it.
  private func performKey(_ key: UIKey) -> Bool {
    let isInside = Self.asked.isHandlingKey
    Self.asked.isHandlingKey = true
    defer { Self.asked.isHandlingKey = isInside }
    return ask(.key) { $0.handleKey(key) }
  }

  /// Handles Escape, in the order of ``handleKey(_:)``: the answer of
  /// `accessibilityPerformEscape()`, or else that of `super`.
  ///
  /// - Returns: Whether a container has used it.
  public func performEscape() -> Bool {
    Self.asked.reach(self)
    return ask(.escape) { $0.handleEscape() }
  }

  private func ask(
    _ question: KeyQuestion, _ answer: (ContainerCore) -> Bool
  ) -> Bool {
    // A controller that is presented above receives the keys.
    guard owner?.presentedViewController == nil else { return false }
    for inner in shownViewControllers where inner.ownedCore?.ask(question, answer) == true {
      return true
    }
    return askOnce(question) { answer(self) }
  }

  /// The children into which the focus of keys moves when it enters the container: the active one,
  /// and then those that other stacks show beside it, unless a modal stack covers these.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { shownViewControllers }

  /// The children that are asked about keys, and before the container is left, in the order of
  /// ``preferredFocusEnvironments``.
  var shownViewControllers: [UIViewController] {
    let active = activeViewController.map { [$0] } ?? []
    let shown = stacks.filter { !$0.isConcealed && $0.activeViewController != nil }
    if shown.contains(where: \.isModal) { return active }
    return active + shown.compactMap(\.activeViewController).filter { !active.contains($0) }
  }

  /// Whether a key is Escape, and the container uses it.
  func isEscapeUsed(by key: UIKey) -> Bool {
    key.keyCode == .keyboardEscape && askOnce(.escape) { handleEscape() }
  }

  /// Asks the container itself, unless it has been asked about the same key.
  private func askOnce(_ question: KeyQuestion, _ answer: () -> Bool) -> Bool {
    guard Self.asked.insert(question, self) else { return false }
    let isUsed = answer()
    if isUsed { Self.asked.removeAll() }
    return isUsed
  }

  /// Forwards a key that no container has used so far; at the end of the outermost call it has been
  /// handled.
  private func forwardingToOthers(_ body: () -> Void) {
    let isOutermost = !Self.asked.isForwarding
    Self.asked.isForwarding = true
    body()
    guard isOutermost else { return }
    Self.asked.isForwarding = false
    Self.asked.removeAll()
  }
}

extension UITraitCollection {
  /// The direction in which text runs.
  package var textDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
