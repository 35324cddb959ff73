extension Misuse {
  /// Whether a container has reported it, and not UIKit.
  package var isOfContainers: Bool {
    let parts = [
      "stack", "tabs", "split", "modal", "sheets", "placeholder", "wizard", "containment", "pages",
      "routes", "leaving", "result",
    ]
    return parts.contains { id.hasPrefix("\($0).") }
  }
}
