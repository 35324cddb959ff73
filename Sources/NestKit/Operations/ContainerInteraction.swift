/// A movement of a container in the hands of the program, as a finger has it: a transition, pages,
/// a drawer.
///
/// ```swift
/// let interaction = stack.beginInteractivePop()
/// interaction?.fraction = 0.4
/// interaction?.finish(velocity: 2)
/// ```
///
/// A drag moves its transition by one of these, too. While one is active nothing moves by itself,
/// and what the program requests waits: keep it, and finish or cancel it. One that is released
/// before is cancelled in the next turn of the main actor. It is active until its end, until
/// another one, or a finger, takes the same movement, or until that ends because the container
/// disappears; from then on it does nothing. What ends like that completes beyond
/// ``completingFraction``, and returns before it.
public final class ContainerInteraction {
  /// The closures by which an interaction moves its movement. They keep no container alive.
  public struct Source {
    /// Whether the movement runs, and is still in this hand.
    public let isActive: @MainActor () -> Bool
    /// How far it is: 0 where it began, 1 where it leads.
    public let fraction: () -> CGFloat
    /// Brings it to a fraction from 0 to 1.
    public let move: (_ fraction: CGFloat) -> Void
    /// Lets it go on by itself to one end.
    public let end: @MainActor (_ completes: Bool, _ velocity: CGFloat) -> Void

    /// Creates a source.
    public init(
      isActive: @escaping @MainActor () -> Bool, fraction: @escaping () -> CGFloat,
      move: @escaping (_ fraction: CGFloat) -> Void,
      end: @escaping @MainActor (_ completes: Bool, _ velocity: CGFloat) -> Void
    ) {
      (self.isActive, self.fraction, self.move, self.end) = (isActive, fraction, move, end)
    }
  }

  /// The part of an interaction that the engine of its movement has; another one for each.
  final class Token {
    /// See ``ContainerInteraction/completingFraction``.
    var completingFraction: CGFloat = 0.5
    let fraction: () -> CGFloat
    let end: @MainActor (_ completes: Bool, _ velocity: CGFloat) -> Void

    init(
      fraction: @escaping () -> CGFloat,
      end: @escaping @MainActor (_ completes: Bool, _ velocity: CGFloat) -> Void
    ) {
      (self.fraction, self.end) = (fraction, end)
    }

    deinit {}

    /// Whether the movement would complete if it were released where it is.
    var completes: Bool { fraction() > completingFraction }

    /// Something else ends the movement: it is released where it is.
    func interrupt() { end(completes, 0) }
  }

  /// The operation that moves; `nil` for pages, which are scrolled and not selected.
  public let operation: ContainerOperation?
  private let source: Source
  private let token: Token
  private var hasEnded = false

  /// Creates an interaction, for what moves children by other means than stacks do.
  ///
  /// - Parameters:
  ///   - source: The closures that move.
  ///   - operation: The operation that moves. Default: none.
  public convenience init(of source: Source, operation: ContainerOperation? = nil) {
    let token = Token(fraction: source.fraction, end: source.end)
    self.init(of: source, operation: operation, token: token)
  }

  init(of source: Source, operation: ContainerOperation?, token: Token) {
    (self.source, self.operation, self.token) = (source, operation, token)
  }

  deinit {
    guard !hasEnded else { return }
    let (isActive, end) = (source.isActive, source.end)
    Task { @MainActor in if isActive() { end(false, 0) } }
  }

  /// Whether it moves something still.
  public var isActive: Bool { !hasEnded && source.isActive() }

  /// How far the movement is: 0 where it began, 1 where it leads. Values outside are clamped; one
  /// that is no number is left out.
  public var fraction: CGFloat {
    get { source.fraction() }
    set {
      guard isActive, newValue.isFinite else { return }
      source.move(min(max(newValue, 0), 1))
    }
  }

  /// The fraction beyond which the movement completes, and does not return, when something else
  /// ends it: the container disappears, its window is hidden, its regions change. Default: 0.5. A
  /// drag has that of its settings.
  public var completingFraction: CGFloat {
    get { token.completingFraction }
    set { if newValue.isFinite { token.completingFraction = newValue } }
  }

  /// The movement continues by itself to its end.
  ///
  /// - Parameter velocity: Fractions per second, with which it continues. Default: 0. Pages have
  ///   their own.
  public func finish(velocity: CGFloat = 0) { end(completes: true, velocity) }

  /// The movement returns by itself to where it began.
  ///
  /// - Parameter velocity: Fractions per second, with which it returns. Default: 0. Pages have
  ///   their own.
  public func cancel(velocity: CGFloat = 0) { end(completes: false, velocity) }

  /// Something else ends the interaction: the movement is released where it is.
  func interrupt() { end(completes: token.completes, 0) }

  private func end(completes: Bool, _ velocity: CGFloat) {
    guard !hasEnded else { return }
    // It does not become active again, and its release has nothing to cancel.
    hasEnded = true
    if source.isActive() { source.end(completes, velocity) }
  }
}
