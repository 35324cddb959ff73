/// Keeps the interface from turning for as long as it lives.
final class RotationHold {
  @ZeroingLink private var runtime: UIRuntime? = nil

  init() {
    runtime = UIRuntime.current
    runtime?.rotationHolds += 1
  }

  isolated deinit { runtime?.rotationHolds -= 1 }
}
