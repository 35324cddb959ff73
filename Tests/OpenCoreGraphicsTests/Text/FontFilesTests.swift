import OpenCoreGraphics
import Testing

@Suite struct FontFilesTests {
  @Test("The installed fonts are found")
  func installed() throws {
    #expect(try FontFiles(environment: { _ in nil }).paths.count == 40)
    #expect(throws: Never.self) { try TextEnvironment.verifyFonts() }
  }

  @Test("A missing font is an error of one line that names the package to install")
  func missing() {
    let error = #expect(throws: GraphicsError.self) {
      try FontFiles(environment: { _ in nil }, defaultDirectories: ["/nowhere"])
    }

    #expect(error == .missingFont(file: "Inter-Thin.otf", debianPackage: "fonts-inter"))
    #expect(
      error?.description
        == "The font file Inter-Thin.otf was not found: install the Debian package fonts-inter, "
        + "or set NEST_FONTS to the directory that has it.")
  }

  @Test("The directories of NEST_FONTS come first, and each file may be in another one")
  func chosen() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let own = folder.appendingPathComponent("Inter-Bold.otf")
    try Data().write(to: own)

    let environment = ["NEST_FONTS": "/nowhere:\(folder.path)"]
    let files = try FontFiles(environment: { environment[$0] })

    #expect(files.paths.contains(own.path))
    #expect(files.paths.filter { $0.hasSuffix("/Inter-Bold.otf") }.count == 1)
    #expect(files.paths.count == 40)
  }
}
