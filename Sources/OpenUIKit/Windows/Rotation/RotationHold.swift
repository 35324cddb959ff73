/// Keeps the interface from turning for as long as it lives.
final class RotationHold {
  private weak var runtime: UIRuntime?

  init() {
    runtime = UIRuntime.current
    runtime?.rotationHolds += 1
  }

  isolated deinit { runtime?.rotationHolds -= 1 }
}
