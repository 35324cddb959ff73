import MisuseReports

extension Misuse {
  static func layoutDoesNotSettle(_ subject: String) -> Misuse {
    Misuse(
      id: "layout.endless",
      message: "\(subject) requested layout in \(LayoutGuard.maximumPasses) passes in a row",
      reason: "Its layout changes something that makes it wait again; the rest is left to the next "
        + "frame",
      remedy: "Set only what depends on the bounds, and only where it differs")
  }
}
