import Foundation

/// One call of the Swift compiler by SwiftPM.
struct Invocation {
  /// Without the name of the program.
  var arguments: [String]

  /// The name of the module that is compiled; nil if this is no compilation of a module.
  var compiledModule: String? {
    guard arguments.contains("-c"), let index = arguments.firstIndex(of: "-module-name"),
      arguments.indices.contains(index + 1)
    else { return nil }
    return arguments[index + 1]
  }

  /// Whether a program or a library is linked, other than the program of a manifest.
  var isLinking: Bool {
    arguments.contains { $0 == "-emit-executable" || $0 == "-emit-library" }
      && !arguments.contains("-package-description-version")
  }

  /// The path of the manifest that is compiled; nil if this is no compilation of one.
  var manifest: String? {
    guard arguments.contains("-package-description-version") else { return nil }
    return sources.first { $0.split(separator: "/").last?.hasPrefix("Package") ?? false }
  }

  /// The Swift files that are compiled, also those listed in files that are named with `@`.
  var sources: [String] {
    arguments.flatMap { argument in
      argument.hasPrefix("@") ? Self.list(String(argument.dropFirst())) : [argument]
    }.filter { $0.hasSuffix(".swift") && $0.hasPrefix("/") }
  }

  /// The arguments in a file: separated by white space, with quotes and backslashes as in a shell.
  private static func list(_ path: String) -> [String] {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      return []
    }
    var arguments: [String] = []
    var current: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        current = (current ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        current = current ?? ""
      } else if quote == nil, character.isWhitespace {
        current.map { arguments.append($0) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    current.map { arguments.append($0) }
    return arguments
  }

  /// Gives the version of the language, which manifests may write as Xcode does, `5.0`, as the
  /// compiler knows it.
  mutating func nameLanguageVersion() {
    guard let index = arguments.firstIndex(of: "-swift-version"),
      arguments.indices.contains(index + 1), arguments[index + 1].hasSuffix(".0")
    else { return }
    arguments[index + 1].removeLast(2)
  }

  /// The modules in the folders that the compiler looks in.
  var visibleModules: Set<String> {
    zip(arguments, arguments.dropFirst()).reduce(into: []) { modules, pair in
      if pair.0 == "-I" { modules.formUnion(ModuleFolder(path: pair.1).modules) }
    }
  }
}

/// A folder with compiled modules.
struct ModuleFolder {
  let path: String

  /// The names of the modules.
  var modules: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Set(
      names.filter { $0.hasSuffix(".swiftmodule") }.map {
        String($0.dropLast(".swiftmodule".count))
      })
  }
}
