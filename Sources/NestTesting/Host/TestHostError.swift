#if os(Linux)
  import Foundation

  /// Why a `TestHost` could not do what was requested.
  public nonisolated enum TestHostError: Error, Equatable, CustomStringConvertible {
    /// Something still animates after the longest time that `settle(limit:)` may take.
    case stillAnimating(after: TimeInterval)
    /// A view that should be tapped is not in the host's window, or is empty.
    case notTappable(String)
    /// Nothing is shown: there is no picture to take.
    case nothingShown

    /// The problem and what to do, in a sentence or two.
    public var description: String {
      switch self {
      case .stillAnimating(let time):
        "Something still animates after \(time) virtual seconds. Remove endless animations, or "
          + "use advance(by:) where they are meant."
      case .notTappable(let view):
        "\(view) cannot be tapped: it is not in the host's window or has no area."
      case .nothingShown:
        "The host shows nothing yet. Call show(_:) first."
      }
    }
  }
#endif
