import Foundation
import OpenUIKit
import Testing

@testable import nest

@Suite(.serialized) struct CommandLineTests {
  @Test(
    "R17.4 --help explains the commands and ends with status 0",
    arguments: [["--help"], ["tour", "-h"]])
  func help(arguments: [String]) throws {
    let result = try NestProcess.run(arguments)

    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("USAGE: nest"))
    #expect(result.output.contains("tour"))
  }

  @Test(
    "R17.4 a usage error ends with status 2 and names the mistake",
    arguments: [
      (["--bogus"], "--bogus"), (["tour", "--bogus"], "--bogus"),
      (["tour", "--out"], "--out"), (["tour", "--out", ""], "--out"), (["dance"], "dance"),
    ])
  func usage(arguments: [String], mistake: String) throws {
    let result = try NestProcess.run(arguments)

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(mistake))
    #expect(result.errors.contains("Usage: nest"))
  }

  @Test("R17.4 a folder that cannot be made ends with status 1 and one line")
  func unwritableFolder() throws {
    let files = TemporaryFolder()
    let path = try files.makeEmpty("file").appendingPathComponent("tour").path

    let result = try NestProcess.run(["tour", "--out", path])

    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors == "nest: cannot make the folder '\(path)': Not a directory\n")
  }

  @Test("R17.4 a path that cannot contain folders ends with status 1 and one line")
  func impossibleFolder() throws {
    let result = try NestProcess.run(["tour", "--out", "/proc/nest/tour"])

    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors == "nest: cannot make the folder '/proc/nest/tour': No such file or directory\n"
    )
  }

  @Test("R17.4 a file that cannot be written ends with status 1, and no part of it is left")
  func unwritableFile() throws {
    let files = TemporaryFolder()
    let obstacle = files.url("none.png")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)

    let result = try NestProcess.run(["tour", "--out", files.url.path])

    #expect(result.status == 1)
    #expect(result.errors == "nest: cannot write '\(obstacle.path)': Is a directory\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.url.path) == ["none.png"])
  }

  @Test("R17.4 A tour that fails in the middle leaves the folder as it was, or none")
  func nothingLeft() throws {
    let files = TemporaryFolder()
    let old = files.url("none.txt")
    try Data("old".utf8).write(to: old)
    let obstacle = files.url("push-from-right.txt")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)

    let result = try NestProcess.run(["tour", "--out", files.url.path])

    #expect(result.status == 1 && result.output == "")
    #expect(result.errors == "nest: cannot write '\(obstacle.path)': Is a directory\n")
    #expect(try String(contentsOf: old, encoding: .utf8) == "old")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.url.path).sorted() == [
        "none.txt", "push-from-right.txt",
      ])

    let folder = OutputFolder(path: files.url("new/inner").path)
    #expect(throws: CommandFailure.self) {
      _ = try folder.write { write in
        try write(Data(), "first")
        throw CommandFailure("stop")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: files.url("new").path))
  }

  @Test("R17.4 a missing font is reported in one line that names what to install")
  func missingFont() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try CommandFailure.wrapping {
        _ = try FontFiles(environment: { _ in nil }, defaultDirectories: [])
      }
    }

    let line = try #require(failure?.description)
    #expect(line.contains("install the Debian package fonts-inter"))
    #expect(!line.contains("\n"))
  }

  @Test("R17.4 requiring a window without a display ends with status 1 and one line")
  func windowWithoutDisplay() throws {
    let result = try NestProcess.run(
      ["gallery", "--window"], environment: NestProcess.withoutDisplay)

    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("nest: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("R17.4 without a display the gallery reports why it opens no window, and makes the tour")
  func tourInsteadOfGallery() throws {
    let files = TemporaryFolder()

    let result = try NestProcess.run([], environment: NestProcess.withoutDisplay, in: files.url)

    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("nest: making the tour instead of a window. No display"))
    #expect(result.errors.split(separator: "\n").count == 1)
    let made = try FileManager.default.contentsOfDirectory(
      atPath: files.url("out/tour").path)
    #expect(made.contains("none.txt"))
  }
}

extension NestProcess {
  /// Changes to the environment that hide every display.
  static let withoutDisplay: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil, "NEST_DISPLAY": nil,
  ]
}
