import SourceReading
import SourceRewriting

extension PackageDescription {
  /// The modules for iOS of the package, as they are checked.
  ///
  /// - Parameters:
  ///   - sources: All Swift files, with paths relative to the package.
  ///   - options: What the rewriting of all modules has in common; its available modules are those
  ///     of the system.
  public func modules(
    _ sources: [SourceText], options: RewritingOptions
  ) -> [PackageCheck.Module] {
    var options = options
    options.availableModules.formUnion(targets.map(\.name))
    options.manifestNamesIOS = namesIOS
    // What products of other packages have as modules is not known.
    let importable = hasDependencies ? nil : options.availableModules.union(Self.aliases)
    let paths = sources.map(\.path)
    return targets.filter(\.isForIOS).compactMap { target in
      let own = Set(files(of: target, among: paths))
      guard !own.isEmpty else { return nil }
      var options = options
      options.languageVersion = languageVersion(of: target, compiler: options.compilerVersion)
      return PackageCheck.Module(
        sources.filter { own.contains($0.path) }, options: options, importableModules: importable)
    }
  }

  /// The modules of Apple's in whose place others are compiled.
  private static let aliases: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]
}
