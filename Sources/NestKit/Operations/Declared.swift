/// The value that a container was given last, and how much of it is shown.
///
/// A program, a user, a binding or a restored state declares what is to be shown. The engine has
/// begun a part of that, and something else may still be seen. This value says which declaration
/// counts, whatever ends, is cancelled or is declared meanwhile:
///
/// - An end counts only for the declaration whose revision it has.
/// - Where the last declaration is cancelled or refused, what is left counts: the one before it
///   that is still in flight, or else what is shown.
/// - What is declared while the layout is waited for, or inside callbacks, waits; the last one is
///   requested, and the others never are.
///
/// ```swift
/// var mode = Declared(Mode.list)
/// mode.declare(.grid, animated: true)
/// if let declaration = mode.nextRequest() {
///   engine.show(declaration.value).whenFinished { outcome in
///     self.mode.end(declaration.revision, outcome)
///   }
/// }
/// ```
///
/// Nothing here knows a controller or a view. A list of children, whose arrivals and removals are
/// announced, is a ``DeclaredList``. All inputs cost the number of declarations in flight.
public nonisolated struct Declared<Value> {
  /// A value that was declared.
  public struct Declaration {
    /// The value.
    public internal(set) var value: Value
    /// Whether its change takes time.
    public let isAnimated: Bool
    /// The number by which its end is recognized.
    public let revision: DeclarationRevision
  }

  /// The declaration that counts.
  public private(set) var last: Declaration
  /// The declaration that is shown, as far as the engine has confirmed.
  public private(set) var confirmed: Declaration
  /// The declarations that were requested and have not ended, in order.
  public private(set) var inFlight: [Declaration] = []
  /// Whether the declaration that counts has not been requested yet.
  public private(set) var isWaiting = false
  /// Whether what is declared is requested in the next layout, and not at once. Default: no.
  public var waitsForLayout = false
  private var isLayoutDue = false
  private var count = 0

  /// Creates a value that is shown.
  public init(_ value: Value) {
    last = Declaration(value: value, isAnimated: false, revision: DeclarationRevision(number: 0))
    confirmed = last
  }
}

nonisolated extension Declared {
  /// The value that was declared last.
  public var value: Value { last.value }

  /// The value that is shown, as far as the engine has confirmed.
  public var shown: Value { confirmed.value }

  /// Whether nothing waits and nothing is in flight.
  public var isSettled: Bool { !isWaiting && inFlight.isEmpty }

  /// The revision of the next declaration.
  var nextRevision: DeclarationRevision { DeclarationRevision(number: count + 1) }

  // MARK: Inputs

  /// Declares another value, which waits to be requested.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isAnimated: Whether its change takes time.
  /// - Returns: The revision that its end will have.
  @discardableResult
  public mutating func declare(_ value: Value, animated isAnimated: Bool)
    -> DeclarationRevision
  {
    last = Declaration(value: value, isAnimated: isAnimated, revision: nextRevision)
    count += 1
    isWaiting = true
    return last.revision
  }

  /// The container is laid out: what waits may be requested. What is declared after that request
  /// waits for the next layout, so that there is one change for each.
  public mutating func layOut() { isLayoutDue = isWaiting }

  /// Takes what is to be requested now. It is in flight from here on.
  ///
  /// - Returns: The declaration; `nil` where none waits, or a layout is waited for.
  public mutating func nextRequest() -> Declaration? {
    guard isWaiting, !waitsForLayout || isLayoutDue else { return nil }
    (isWaiting, isLayoutDue) = (false, false)
    inFlight.append(last)
    return last
  }

  /// The operation of a declaration has ended.
  ///
  /// A declaration that was coalesced with a later one in flight is not shown.
  @discardableResult
  public mutating func end(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome
  ) -> DeclarationEnd {
    guard let index = inFlight.firstIndex(where: { $0.revision == revision }) else {
      return .outdated
    }
    let ended = inFlight.remove(at: index)
    let isLast = revision == last.revision
    switch outcome {
    case .done, .coalesced:
      let isReplaced = outcome == .coalesced && index < inFlight.endIndex
      if !isReplaced, revision.number > confirmed.revision.number { confirmed = ended }
      return isLast ? .shown : .outdated
    case .cancelled, .refused:
      guard isLast else { return .outdated }
      last = latest { _ in true }
      return .undone
    }
  }

  /// The last declaration of those that are in flight and the one that is shown.
  func latest(where matches: (DeclarationRevision) -> Bool) -> Declaration {
    let candidate = inFlight.last { matches($0.revision) }
    guard let candidate, candidate.revision.number > confirmed.revision.number else {
      return confirmed
    }
    return candidate
  }

  /// Something is shown that nobody declared, such as what a finger has moved to. It counts from
  /// now on, unless a declaration waits or is in flight.
  ///
  /// - Returns: Whether it counts.
  @discardableResult
  public mutating func confirm(_ value: Value) -> Bool {
    let isSettled = isSettled
    confirmed.value = value
    if isSettled { last.value = value }
    return isSettled
  }

  /// Changes a value wherever it is: what was declared, what is in flight and what is shown. For
  /// changes that are no declarations, such as another object that stands for the same.
  public mutating func update(_ change: (inout Value) -> Void) {
    change(&last.value)
    change(&confirmed.value)
    for index in inFlight.indices { change(&inFlight[index].value) }
  }
}

nonisolated extension Declared: Sendable where Value: Sendable {}
nonisolated extension Declared.Declaration: Sendable where Value: Sendable {}

/// The number of a declaration: a later one has a greater one.
public nonisolated struct DeclarationRevision: Hashable, Sendable {
  let number: Int
}

/// The effect of the end of a declaration.
public nonisolated enum DeclarationEnd: Hashable, Sendable {
  /// The last declaration is shown.
  case shown
  /// The last declaration is not shown, or only a part of it, and something else counts in its
  /// place.
  case undone
  /// Another declaration counts, or none of this revision was in flight.
  case outdated
}
