import Foundation
import SourceRewriting

/// Stands between SwiftPM and the Swift compiler: modules are compiled from rewritten source, and
/// find OpenUIKit under the names of Apple's modules. Everything else is passed on as it is.
///
/// The environment has the path of the compiler in `UIKIT_COMPILER`, a folder with the files
/// `compile-flags` and `link-flags` in `UIKIT_FLAGS`, a folder for rewritten source in
/// `UIKIT_SOURCES`, the folder of the package in `UIKIT_PACKAGE`, a folder with modules under names
/// of Apple's in `UIKIT_MODULES`, which modules for iOS see, the version of iOS whose API is there
/// in `SWIFT_UIKIT_IOS`, and in `UIKIT_OVERRIDES` a line `name=path` for each folder that the
/// package uses in place of a package.
@main
enum UIKitCompiler {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    guard let compiler = environment["UIKIT_COMPILER"], let flags = environment["UIKIT_FLAGS"],
      let sources = environment["UIKIT_SOURCES"]
    else { stop("this program is run by swift-uikit") }
    var invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
    invocation.nameLanguageVersion()
    if let module = invocation.compiledModule {
      let isTestList = module.hasSuffix("DiscoveredTests")
      var options = options(of: invocation, environment)
      options.interfaces = SourceOverlay.interfaces(in: URL(filePath: sources))
      let overlay = SourceOverlay(
        folder: URL(filePath: sources).appending(path: module), options: options)
      do {
        let result = try overlay.write(invocation.sources, isTestList: isTestList)
        if let path = result.path { invocation.arguments += ["-vfsoverlay", path] }
        // Lists and programs of tests import modules for iOS.
        let isGenerated = invocation.sources.contains { $0.contains(".derived/") }
        if result.isForIOS || isGenerated, let modules = environment["UIKIT_MODULES"] {
          invocation.arguments += ["-I", modules]
        }
      } catch {
        stop("\(error)")
      }
      if isTestList { invocation.arguments += ["-swift-version", "5"] }
      invocation.arguments.append("@\(flags)/compile-flags")
    } else if invocation.isLinking {
      invocation.arguments.append("@\(flags)/link-flags")
    } else if let path = overlay(ofManifest: invocation, in: sources, environment) {
      invocation.arguments += ["-vfsoverlay", path]
    }
    replaceProcess(with: compiler, arguments: invocation.arguments)
  }

  /// The overlay with folders in place of packages, for the manifest of the package that is built;
  /// nil for another one.
  private static func overlay(
    ofManifest invocation: Invocation, in sources: String, _ environment: [String: String]
  ) -> String? {
    guard let list = environment["UIKIT_OVERRIDES"], !list.isEmpty,
      let manifest = invocation.manifest, let package = environment["UIKIT_PACKAGE"],
      URL(filePath: manifest).deletingLastPathComponent().path == URL(filePath: package).path
    else { return nil }
    let overlay = SourceOverlay(
      folder: URL(filePath: sources).appending(path: "manifest"), options: RewritingOptions())
    do {
      return try overlay.write(manifest: manifest, with: ManifestOverrides(list: list))
    } catch {
      stop("\(error)")
    }
  }

  /// How the sources of a module are rewritten.
  private static func options(
    of invocation: Invocation, _ environment: [String: String]
  ) -> RewritingOptions {
    let first = invocation.sources.first ?? ""
    let package = environment["UIKIT_PACKAGE"].map { $0 + "/" } ?? ""
    let isOfPackage =
      !package.isEmpty && first.hasPrefix(package) && !first.hasPrefix(package + ".build/")
    let modules = environment["UIKIT_MODULES"].map { ModuleFolder(path: $0).modules } ?? []
    var options = RewritingOptions(
      availableModules: invocation.visibleModules.union(modules), isForIOS: isOfPackage,
      manifestNamesIOS: PackageManifest(above: first)?.namesIOS ?? false, toleratesParseErrors: true
    )
    options.availableModulesAreAll = true
    if modules.contains("FoundationForIOS") { options.foundationModule = "FoundationForIOS" }
    if modules.contains("XCTestForIOS") { options.testingModule = "XCTestForIOS" }
    if let version = environment["SWIFT_UIKIT_IOS"].flatMap({ Int($0) }) {
      options.systemVersion = version
    }
    return options
  }

  /// Runs the compiler in place of this process.
  private static func replaceProcess(with program: String, arguments: [String]) -> Never {
    var pointers = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &pointers)
    stop("\(program) cannot be run: \(String(cString: strerror(errno)))")
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}
