import Foundation
import SourceRewriting

/// The part of a package's manifest that says which files are compiled and how, as
/// `swift package dump-package` prints it.
public struct PackageDescription: Sendable, Equatable {
  /// A target of the package.
  public struct Target: Sendable, Equatable {
    /// The name.
    public var name: String
    /// `regular`, `executable`, `test`, or what is no module for iOS.
    var type: String
    /// The folder, relative to the package; nil for the usual one.
    var path: String?
    /// Files and folders in it that are left out.
    var exclude: [String] = []
    /// The files and folders in it that are compiled; nil for all.
    var sources: [String]?
    /// The language mode of the target; nil for that of the package.
    var languageMode: String?
    /// The names of the targets and products that it depends on.
    var dependencies: [String] = []

    /// Whether its module is compiled for iOS, and not for the machine that builds.
    public var isForIOS: Bool { ["regular", "executable", "test"].contains(type) }
  }

  /// The targets, in the order of the manifest.
  public var targets: [Target]
  /// Whether the package depends on others.
  public var hasDependencies: Bool
  /// Whether iOS is among the platforms.
  public var namesIOS: Bool
  /// The version of SwiftPM that the manifest is written for.
  var toolsVersion: VersionNumber
  /// The language modes of the package; nil for the usual one.
  var languageModes: [String]?

  /// Returns the files of a target, among all files of the package.
  ///
  /// - Parameter files: Paths relative to the package.
  public func files(of target: Target, among files: [String]) -> [String] {
    guard let folder = folder(of: target, among: files) else { return [] }
    let prefix = folder.isEmpty ? "" : folder + "/"
    func isBelow(_ file: Substring, _ entries: [String]) -> Bool {
      entries.map(Self.normalized).contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
    }
    return files.filter { path in
      guard path.hasPrefix(prefix) else { return false }
      let file = path.dropFirst(prefix.count)
      return !isBelow(file, target.exclude) && target.sources.map { isBelow(file, $0) } ?? true
    }
  }

  /// The folder of a target: the one that the manifest names, or the first of the usual ones that
  /// has files.
  private func folder(of target: Target, among files: [String]) -> String? {
    if let path = target.path { return Self.normalized(path) }
    let usual = ["Sources", "Source", "src", "srcs"]
    let parents = target.type == "test" ? ["Tests"] + usual : usual
    let named = parents.map { $0 + "/" + target.name }.first { folder in
      files.contains { $0.hasPrefix(folder + "/") }
    }
    if let named { return named }
    // A package with one module may have its sources in no further folder.
    let isAlone = targets.filter { $0.type != "test" }.count == 1 && target.type != "test"
    guard isAlone, let version = VersionNumber("5.9"), toolsVersion >= version else { return nil }
    return usual.first { folder in files.contains { $0.hasPrefix(folder + "/") } }
  }

  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The version of the language that `#if swift(…)` compares with in a target.
  ///
  /// - Parameter compiler: The version of the compiler.
  public func languageVersion(of target: Target, compiler: VersionNumber?) -> VersionNumber? {
    let six = VersionNumber("6")
    let usual = six.map { toolsVersion < $0 } ?? true ? "5" : "6"
    let modes = target.languageMode.map { [$0] } ?? languageModes ?? [usual]
    guard let mode = modes.compactMap({ VersionNumber($0) }).max() else { return nil }
    // The last version with the language of Swift 5.
    if let six, mode < six { return mode.description == "5" ? VersionNumber("5.10") : mode }
    return compiler
  }
}

extension PackageDescription: Decodable {
  private enum CodingKeys: String, CodingKey {
    case targets, platforms, toolsVersion, swiftLanguageVersions, dependencies
  }

  private struct Anything: Decodable {}
  private struct Platform: Decodable { var platformName: String }
  private struct Version: Decodable { var _version: String }

  /// Reads what SwiftPM prints.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    targets = try container.decode([Target].self, forKey: .targets)
    namesIOS = try container.decode([Platform].self, forKey: .platforms).contains {
      $0.platformName == "ios"
    }
    hasDependencies =
      try container.decodeIfPresent([Anything].self, forKey: .dependencies)?.isEmpty == false
    let version = try container.decode(Version.self, forKey: .toolsVersion)._version
    guard let toolsVersion = VersionNumber(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .toolsVersion, in: container, debugDescription: "\(version) is no version")
    }
    self.toolsVersion = toolsVersion
    languageModes = try container.decodeIfPresent([String].self, forKey: .swiftLanguageVersions)
  }
}

extension PackageDescription.Target: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name, type, path, exclude, sources, settings, dependencies
  }

  private struct Setting: Decodable {
    var kind: [String: Value]
    struct Value: Decodable {
      /// Nil for a value that is no text.
      var text: String?
      private enum CodingKeys: String, CodingKey { case text = "_0" }
      init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: CodingKeys.self)
        text = try? container?.decode(String.self, forKey: .text)
      }
    }
  }

  /// A dependency by name, on a target or on a product: its name is the first of some values.
  private struct Dependency: Decodable {
    var name: String?
    init(from decoder: any Decoder) throws {
      let values = try? [String: [Value]](from: decoder)
      name = values?.values.first?.first?.text
    }
    private struct Value: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws { text = try? String(from: decoder) }
    }
  }

  /// Reads what SwiftPM prints.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    type = try container.decode(String.self, forKey: .type)
    path = try container.decodeIfPresent(String.self, forKey: .path)
    exclude = try container.decodeIfPresent([String].self, forKey: .exclude) ?? []
    sources = try container.decodeIfPresent([String].self, forKey: .sources)
    let settings = try container.decodeIfPresent([Setting].self, forKey: .settings) ?? []
    languageMode =
      settings.compactMap {
        ($0.kind["swiftLanguageMode"] ?? $0.kind["swiftLanguageVersion"])?.text
      }.first
    let names = try container.decodeIfPresent([Dependency].self, forKey: .dependencies) ?? []
    dependencies = names.compactMap(\.name)
  }
}
