#if !os(tvOS)
  @MainActor extension Misuse {
    static func accessoryHeight(
      _ height: CGFloat, of container: BarContainerViewController
    ) -> Misuse {
      Misuse(
        id: "bars.accessory-height",
        message: "\(describe(container)) was to show \(height) points of its minimized accessory",
        reason: "A height is a finite number that is not negative",
        remedy: "Set 0 for an accessory of which nothing is seen while it is minimized")
    }
  }
#endif
