import MisuseReports

@MainActor extension Misuse {
  // Fidelity: the beginning of the message. [observed]
  static func nibMissing(_ source: String, of nib: UINib) -> Misuse {
    Misuse(
      id: "nib.missing", message: "Could not load NIB \(source)",
      reason: "Only Xcode makes nib files, and \(type(of: nib)) has no other source of objects",
      remedy:
        "Register a class, make the view in code, or override instantiate(withOwner:options:)",
      raisesInUIKit: true)
  }
}
