#if os(Linux)
  import Foundation

  /// Why a `TestHost` could not do what was requested.
  public nonisolated enum TestHostError: Error, Equatable, CustomStringConvertible {
    /// Something is still pending after the longest time that `settle(limit:)` may take, in virtual
    /// seconds: what that is, and what the main queue did last.
    case notSettled(after: TimeInterval, pending: [String], last: String?)
    /// A view that should be tapped is not in the host's window, or is empty.
    case notTappable(String)
    /// A keyboard that is empty, infinite, or not on the screen.
    case impossibleKeyboard(frame: CGRect, screen: CGSize)
    /// Nothing is shown: there is no picture to take.
    case nothingShown

    /// The problem and what to do, in a sentence or two.
    public var description: String {
      switch self {
      case .notSettled(let time, let pending, let last):
        "After \(time) virtual seconds there is still \(Self.list(pending)). "
          + (last.map { "The main queue did last: \($0). " } ?? "")
          + "Remove what never ends, or use advance(by:) where it is meant."
      case .notTappable(let view):
        "\(view) cannot be tapped: it is not in the host's window or has no area."
      case .impossibleKeyboard(let frame, let screen):
        "There can be no keyboard at x \(frame.minX), y \(frame.minY), \(frame.width) × \(frame.height) on a screen of "
          + "\(screen.width) × \(screen.height). Use a frame in points that is at least partly on the screen, and a "
          + "duration of 0 or more."
      case .nothingShown:
        "The host shows nothing yet. Call show(_:) first."
      }
    }

    /// The first ones of many.
    private static func list(_ pending: [String]) -> String {
      let most = 10
      let rest = pending.count > most ? ["\(pending.count - most) more"] : []
      return (pending.prefix(most) + rest).joined(separator: "; ")
    }
  }
#endif
