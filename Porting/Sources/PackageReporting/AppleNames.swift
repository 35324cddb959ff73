/// The names of types and functions of Apple's frameworks for interfaces.
enum AppleNames {
  private static let prefixes = [
    "UI", "CA", "CG", "NS", "CI", "CT", "AV", "WK", "UN", "PH", "MK", "SK", "CL", "LP", "UT",
  ]

  /// Whether a name at the top level is one of theirs.
  static func contains(_ name: some StringProtocol) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first.map { $0.isUppercase } ?? false
        && name.dropFirst(prefix.count + 1).first.map { !$0.isUppercase || $0.isNumber } ?? false
    }
  }
}
