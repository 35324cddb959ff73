/// Keeps the interface from rotating as long as it exists.
final class RotationHold {
  @ZeroingLink private var runtime: UIRuntime? = nil

  init() {
    runtime = UIRuntime.current
    runtime?.rotationHolds += 1
  }

  isolated deinit { runtime?.rotationHolds -= 1 }
}
