import SourceReading
import SwiftIfConfig
import SwiftSyntax

/// Which parts of a file Apple's systems compile, and which of them say from which version on they
/// run.
struct SourceConditions {
  private let leftOut: [AppleSystem: [Range<Int>]]
  /// The ranges of code that run only where iOS has a certain version at least.
  private let available: [(range: Range<Int>, version: Version)]
  /// The ranges of declarations that are marked as deprecated on iOS.
  private let deprecated: [Range<Int>]
  private let converter: SourceLocationConverter

  init(_ file: ParsedFile, path: String) {
    converter = SourceLocationConverter(fileName: path, tree: file.tree)
    var leftOut: [AppleSystem: [Range<Int>]] = [:]
    for system in AppleSystem.allCases {
      leftOut[system] = file.tree.configuredRegions(in: system)
        .filter { $0.1 != .active }
        .compactMap { clause, _ in clause.elements.map { Self.range(of: $0) } }
    }
    self.leftOut = leftOut
    let reader = AvailabilityReader(viewMode: .sourceAccurate)
    reader.walk(file.tree)
    available = reader.available
    deprecated = reader.deprecated
  }

  /// Whether a system compiles a place.
  func isCompiled(_ place: SymbolPlace, by system: AppleSystem) -> Bool {
    let offset = offset(of: place)
    return !(leftOut[system] ?? []).contains { $0.contains(offset) }
  }

  /// Whether a place runs only where iOS has a version.
  func isAvailable(_ place: SymbolPlace, in version: Version) -> Bool {
    let offset = offset(of: place)
    return available.contains { $0.version >= version && $0.range.contains(offset) }
  }

  /// Whether a place is in a declaration that says that it is deprecated.
  func isDeprecated(_ place: SymbolPlace) -> Bool {
    let offset = offset(of: place)
    return deprecated.contains { $0.contains(offset) }
  }

  /// The place of an offset in UTF-8 code units.
  func place(at offset: Int) -> SymbolPlace {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return SymbolPlace(usr: "", line: location.line, column: location.column)
  }

  private func offset(of place: SymbolPlace) -> Int {
    converter.position(ofLine: place.line, column: place.column).utf8Offset
  }

  fileprivate static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.position.utf8Offset..<node.endPosition.utf8Offset
  }
}

/// A system of Apple's, as `#if` sees it.
enum AppleSystem: String, CaseIterable, Hashable, Sendable {
  case iOS, tvOS
}

extension AppleSystem: BuildConfiguration {
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    let modules = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC", "Darwin"]
    return importPath.first.map { modules.contains($0.1) } ?? false
  }
  func isActiveTargetOS(name: String) -> Bool { name == rawValue }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 2) }
}

private final class AvailabilityReader: SyntaxVisitor {
  private(set) var available: [(range: Range<Int>, version: Version)] = []
  private(set) var deprecated: [Range<Int>] = []

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if let version = version(of: node.conditions) {
      available.append((SourceConditions.range(of: node.body), version))
    }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    if let version = version(of: node.conditions),
      let block = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
    {
      available.append((node.endPosition.utf8Offset..<block.endPosition.utf8Offset, version))
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let arguments = node.arguments?.as(AvailabilityArgumentListSyntax.self),
      let declaration = node.parent?.parent
    else { return .skipChildren }
    let range = SourceConditions.range(of: declaration)
    if let version = version(of: arguments) { available.append((range, version)) }
    let platform = arguments.first?.argument.trimmedDescription
    let isDeprecated = arguments.contains {
      $0.argument.trimmedDescription.hasPrefix("deprecated")
    }
    if isDeprecated, platform == "iOS" || platform == "*" { deprecated.append(range) }
    return .skipChildren
  }

  private func version(of conditions: ConditionElementListSyntax) -> Version? {
    for condition in conditions {
      if let availability = condition.condition.as(AvailabilityConditionSyntax.self),
        availability.availabilityKeyword.text == "#available"
      {
        return version(of: availability.availabilityArguments)
      }
    }
    return nil
  }

  /// The version in `iOS 17.4, *`.
  private func version(of arguments: AvailabilityArgumentListSyntax) -> Version? {
    arguments.lazy.compactMap { argument in
      argument.argument.as(PlatformVersionSyntax.self).flatMap {
        $0.platform.text == "iOS" ? Version($0.version?.trimmedDescription ?? "") : nil
      }
    }.first
  }
}
