/// The font files from which pinned text is drawn.
package struct FontFiles: Hashable, Sendable {
  /// All of them, in a fixed order.
  package let paths: [String]

  /// Finds the files, every one of them.
  ///
  /// Looks first in the directories that the variable `NEST_FONTS` lists, separated by colons,
  /// then in the usual ones of Linux. Throws `GraphicsError.missingFont` for the first that is
  /// nowhere.
  package init(
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } },
    defaultDirectories: [String] = FontFiles.defaultDirectories
  ) throws {
    let chosen = (environment("NEST_FONTS") ?? "").split(separator: ":").map(String.init)
    let home = environment("HOME").map { ["\($0)/.local/share/fonts", "\($0)/.fonts"] } ?? []
    let directories = (chosen + defaultDirectories + home).flatMap { root in
      FontFiles.subdirectories.map { $0.isEmpty ? root : "\(root)/\($0)" }
    }
    paths = try FontFiles.needed.map { file in
      for directory in directories {
        let path = "\(directory)/\(file.name)"
        if access(path, R_OK) == 0 { return path }
      }
      throw GraphicsError.missingFont(file: file.name, debianPackage: file.package)
    }
  }

  /// Where distributions install fonts.
  package static let defaultDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  private static let subdirectories = [
    "", "opentype/inter", "truetype/dejavu", "inter", "dejavu", "truetype/inter", "opentype",
    "truetype", "OTF", "TTF",
  ]

  private static let needed: [(name: String, package: String)] = {
    let dejaVu = [
      "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
    ]
    return FontCut.all.map { ($0.fileName, "fonts-inter") }
      + dejaVu.map { ($0, "fonts-dejavu-core") }
  }()
}

extension FontFiles {
  /// The file of a cut.
  func path(of cut: FontCut) -> String? {
    let name = "/\(cut.fileName)"
    return paths.first { $0.hasSuffix(name) }
  }
}
