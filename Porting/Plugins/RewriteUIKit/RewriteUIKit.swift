import Foundation
import PackagePlugin

/// Rewrites the iOS source in the folder `iOS` of a target when the target is built, and compiles
/// the result as a part of the target, which excludes the folder itself:
///
///     .target(
///       name: "Screens", exclude: ["iOS"],
///       plugins: [.plugin(name: "RewriteUIKit", package: "Porting")])
@main
struct RewriteUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let input = target.directoryURL.appending(path: "iOS", directoryHint: .isDirectory)
    let output = context.pluginWorkDirectoryURL.appending(
      path: "Sources", directoryHint: .isDirectory)
    let files = swiftFiles(below: input)
    guard !files.isEmpty else {
      Diagnostics.error("\(target.name) has no Swift files in \(input.path)")
      return []
    }
    return [
      .buildCommand(
        displayName: "Rewriting the iOS source of \(target.name)",
        executable: try context.tool(named: "rewrite-uikit").url,
        arguments: [input.path, "--output", output.path],
        inputFiles: files.map { input.appending(path: $0) },
        outputFiles: files.map { output.appending(path: $0) })
    ]
  }

  /// The paths of the files that the command rewrites, relative to the folder.
  private func swiftFiles(below folder: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let prefix = folder.standardizedFileURL.path + "/"
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .map { String($0.standardizedFileURL.path.dropFirst(prefix.count)) }
      .sorted()
  }
}
