/// Counts a controller among those that wait for `viewIsAppearing(_:)` without a mark in the views
/// that leads to them, for as long as the controller keeps it.
final class OverlookedAppearance {
  private let runtime = UIRuntime.current

  init() { runtime.overlookedAppearances += 1 }

  isolated deinit { runtime.overlookedAppearances -= 1 }
}
