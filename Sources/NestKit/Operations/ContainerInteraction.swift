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
/// disappears; from then on it does nothing.
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

  /// The operation that moves; `nil` for pages, which are scrolled and not selected.
  public let operation: ContainerOperation?
  private let source: Source
  private var hasEnded = false

  /// Creates an interaction, for what moves children by other means than stacks do.
  ///
  /// - Parameters:
  ///   - source: The closures that move.
  ///   - operation: The operation that moves. Default: none.
  public init(of source: Source, operation: ContainerOperation? = nil) {
    (self.source, self.operation) = (source, operation)
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

  private func end(completes: Bool, _ velocity: CGFloat) {
    guard !hasEnded else { return }
    // It does not become active again, and its release has nothing to cancel.
    hasEnded = true
    if source.isActive() { source.end(completes, velocity) }
  }
}
