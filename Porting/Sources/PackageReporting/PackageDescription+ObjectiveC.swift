extension PackageDescription {
  /// Notes about the targets with sources in Objective-C, which cannot be compiled, with the
  /// targets that need them.
  ///
  /// - Parameters:
  ///   - files: The paths of all files, relative to the package.
  ///   - text: The text of a file.
  public func objectiveCNotes(
    files: [String], text: (String) -> String?
  ) -> [PackageCheck.FileNote] {
    targets.compactMap { target in
      let own = self.files(of: target, among: files)
      guard let first = Self.objectiveCFile(among: own, text) else { return nil }
      let dependents = dependents(of: target.name)
      let need =
        dependents.isEmpty
        ? ""
        : "; \(dependents.joined(separator: ", ")) \(dependents.count == 1 ? "needs" : "need") it"
      return .init(
        place: first,
        message: "the target \(target.name) is in Objective-C, which Linux does not compile\(need)")
    }
  }

  /// The first file that is in Objective-C: by its name, or a header by its text, unless it is one
  /// beside Swift.
  private static func objectiveCFile(
    among files: [String], _ text: (String) -> String?
  ) -> String? {
    if let found = files.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
      return found
    }
    guard !files.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    return files.first {
      $0.hasSuffix(".h")
        && text($0)?.contains(/(?m)^\s*(?:#import\b|@(?:import|interface|protocol|class)\b)/)
          ?? false
    }
  }

  /// The targets that depend on one, directly or by others, in the order of the manifest.
  private func dependents(of name: String) -> [String] {
    var found: Set<String> = [name]
    var isComplete = false
    while !isComplete {
      let count = found.count
      for target in targets where !found.isDisjoint(with: target.dependencies) {
        found.insert(target.name)
      }
      isComplete = found.count == count
    }
    return targets.map(\.name).filter { $0 != name && found.contains($0) }
  }
}
