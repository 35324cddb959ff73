/// Where a child stands between having disappeared and having appeared.
///
/// Follows the calls that UIKit's appearance transitions allow: one that is reversed in the middle
/// is ended once.
public nonisolated enum ContainerAppearance: Sendable, Hashable, CaseIterable {
  /// Not on screen, as far as the child has received.
  case disappeared
  /// It has received that it will appear.
  case appearing
  /// On screen.
  case appeared
  /// It has received that it will disappear.
  case disappearing

  /// The callbacks of a container about its own appearance.
  public enum Callback: Sendable, Hashable, CaseIterable {
    /// `viewWillAppear(_:)`
    case willAppear
    /// `viewDidAppear(_:)`
    case didAppear
    /// `viewWillDisappear(_:)`
    case willDisappear
    /// `viewDidDisappear(_:)`
    case didDisappear
  }

  /// Where a callback that the container has received leaves what follows it.
  public init(after change: Callback) {
    self =
      switch change {
      case .willAppear: .appearing
      case .didAppear: .appeared
      case .willDisappear: .disappearing
      case .didDisappear: .disappeared
      }
  }

  /// Begins to appear or to disappear.
  ///
  /// - Returns: Whether the child has to receive it; not where that has begun already.
  public mutating func begin(appearing: Bool) -> Bool {
    switch (self, appearing) {
    case (.disappeared, true), (.disappearing, true):
      self = .appearing
      return true
    case (.appeared, false), (.appearing, false):
      self = .disappearing
      return true
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      return false
    }
  }

  /// Ends what began.
  ///
  /// - Returns: Whether the child has to receive it; not when nothing had begun.
  public mutating func end() -> Bool {
    switch self {
    case .appearing:
      self = .appeared
      return true
    case .disappearing:
      self = .disappeared
      return true
    case .appeared, .disappeared:
      return false
    }
  }
}
