/// The inputs of the rewriting of a module, besides its source.
public struct RewritingOptions: Sendable {
  /// Modules under names of Apple's that the compiler will find, such as `os`.
  public var availableModules: Set<String>
  /// Whether the compiler finds no other modules of packages, so that a module under a common word,
  /// such as `Network`, is Apple's if it is not among them.
  public var availableModulesAreAll = false
  /// The interfaces of other modules that were rewritten, by their names.
  public var interfaces: [String: ModuleInterface] = [:]
  /// The module with what Foundation has on Apple's systems only; nil where there is none. Files
  /// that import Foundation, UIKit or XCTest import it too.
  public var foundationModule: String?
  /// The module that has all of XCTest, and what only Apple's has; nil where there is none. Files
  /// import it in place of XCTest.
  public var testingModule: String?
  /// Whether the module is for iOS although it may not import UIKit itself, such as tests of one
  /// that does.
  public var isForIOS: Bool
  /// Whether the manifest of the package names iOS.
  public var manifestNamesIOS: Bool
  /// The version of iOS that `#available` compares with: what needs a later one is left out.
  public var systemVersion: Int
  /// The version of the compiler, for `#if compiler(…)`; nil where it is not known.
  public var compilerVersion: VersionNumber?
  /// The version of the language that the module is written in, for `#if swift(…)`; nil where it is
  /// not known.
  public var languageVersion: VersionNumber?
  /// Whether a file is rewritten that the parser does not read in full, with a warning.
  public var toleratesParseErrors: Bool

  /// The version of iOS whose API is there, unless it is set otherwise.
  public static let defaultSystemVersion = 18

  /// Creates options. The defaults are for a package of which nothing is known: no further modules.
  public init(
    availableModules: Set<String> = [], foundationModule: String? = nil,
    testingModule: String? = nil, isForIOS: Bool = false, manifestNamesIOS: Bool = false,
    systemVersion: Int = Self.defaultSystemVersion, toleratesParseErrors: Bool = false
  ) {
    self.availableModules = availableModules
    self.foundationModule = foundationModule
    self.testingModule = testingModule
    self.isForIOS = isForIOS
    self.manifestNamesIOS = manifestNamesIOS
    self.systemVersion = systemVersion
    self.toleratesParseErrors = toleratesParseErrors
  }
}
