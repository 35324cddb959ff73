/// A change of the children of a container, as a value.
///
/// Every container sends the same events, so that one observer can observe all containers:
///
/// ```swift
/// func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
///   if case (.did, .show(let child)) = (event.phase, event.kind) { title = child.title }
/// }
/// ```
///
/// A *will* event is sent before the callback of the child, a *did* event after it. Pushes and pops
/// are sent from the first display of the container on. Showing and hiding concern the top alone,
/// and are also sent when the container itself appears and disappears.
public nonisolated struct ContainerEvent: Sendable {
  /// When, relative to the change, the event is sent.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Before the change.
    case will
    /// After the change.
    case did
  }

  /// The kind of change, of children that are given as `Child`: controllers, or other values that
  /// stand for them.
  public enum Kind<Child> {
    /// A child is added on top of another one, or of none. Before, it is neither in the list nor a
    /// child; after, it has received all of its own callbacks.
    case push(Child, covering: Child?)
    /// The top is removed. After, it is neither in the list nor a child any more.
    case pop(Child, revealing: Child?)
    /// A child appears.
    case show(Child)
    /// A child disappears.
    case hide(Child)
  }

  /// When the event is sent.
  public let phase: Phase
  /// The change, and the children that it concerns.
  public let kind: Kind<UIViewController>
  /// Whether it takes time.
  public let isAnimated: Bool

  /// Creates an event.
  public init(_ phase: Phase, _ kind: Kind<UIViewController>, isAnimated: Bool) {
    self.phase = phase
    self.kind = kind
    self.isAnimated = isAnimated
  }

  /// Whether a child is shown or hidden.
  public var isOfAppearance: Bool {
    switch kind {
    case .show, .hide: true
    case .push, .pop: false
    }
  }
}

nonisolated extension ContainerEvent.Kind: Equatable where Child: Equatable {}
nonisolated extension ContainerEvent.Kind: Hashable where Child: Hashable {}
nonisolated extension ContainerEvent.Kind: Sendable where Child: Sendable {}

nonisolated extension ContainerEvent.Kind {
  /// The child that is added, is removed, appears or disappears.
  public var child: Child {
    switch self {
    case .push(let child, _), .pop(let child, _), .show(let child), .hide(let child): child
    }
  }

  /// The child that is covered or revealed.
  public var counterpart: Child? {
    switch self {
    case .push(_, let other), .pop(_, let other): other
    case .show, .hide: nil
    }
  }

  /// The opposite change, which undoes this one: a pop undoes a push, hiding undoes showing, and
  /// the reverse.
  public var inverse: Self {
    switch self {
    case .push(let child, let other): .pop(child, revealing: other)
    case .pop(let child, let other): .push(child, covering: other)
    case .show(let child): .hide(child)
    case .hide(let child): .show(child)
    }
  }

  /// The same with other values for the children; `nil` where there is none for the first child.
  package func compactMap<Other>(_ transform: (Child) -> Other?) -> ContainerEvent.Kind<Other>? {
    guard let child = transform(child) else { return nil }
    let counterpart = counterpart.flatMap(transform)
    return switch self {
    case .push: .push(child, covering: counterpart)
    case .pop: .pop(child, revealing: counterpart)
    case .show: .show(child)
    case .hide: .hide(child)
    }
  }
}
