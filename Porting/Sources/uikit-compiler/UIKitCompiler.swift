import Foundation
import SourceRewriting

/// Stands between SwiftPM and the Swift compiler: modules are compiled from rewritten source, and find
/// OpenUIKit under the names of Apple's modules. Everything else is passed on as it is.
///
/// The environment has the path of the compiler in `UIKIT_COMPILER`, a folder with the files `compile-flags`
/// and `link-flags` in `UIKIT_FLAGS`, and a folder for rewritten source in `UIKIT_SOURCES`.
@main
enum UIKitCompiler {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    guard let compiler = environment["UIKIT_COMPILER"], let flags = environment["UIKIT_FLAGS"],
      let sources = environment["UIKIT_SOURCES"]
    else { stop("this program is run by swift-uikit") }
    var invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
    if let module = invocation.compiledModule {
      let isTestList = module.hasSuffix("DiscoveredTests")
      let overlay = SourceOverlay(folder: URL(filePath: sources).appending(path: module))
      do {
        if let path = try overlay.write(invocation.sources, isTestList: isTestList) {
          invocation.arguments += ["-vfsoverlay", path]
        }
      } catch {
        stop("\(error)")
      }
      if isTestList { invocation.arguments += ["-swift-version", "5"] }
      invocation.arguments.append("@\(flags)/compile-flags")
    } else if invocation.isLinking {
      invocation.arguments.append("@\(flags)/link-flags")
    }
    replaceProcess(with: compiler, arguments: invocation.arguments)
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
