import Foundation
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// `nest timeline`, as a user starts it.
@Suite(.serialized) struct TimelineCommandTests {
  @Test("R16.5 Timelines of every container are written as text", arguments: ContainerKind.allCases)
  func text(kind: ContainerKind) throws {
    let result = try NestProcess.run(
      ["timeline", "--container", "\(kind)"], environment: NestProcess.withoutDisplay)

    #expect(result.status == 0 && result.errors == "")
    let lines = result.output.split(separator: "\n").map { $0.dropFirst(8) }
    for step in ["show", "change", "back", "by hand", "cancelled"] {
      #expect(lines.contains("program.\(step)"), "\(step)")
    }
    // The last child that appears is the first one again.
    let last = lines.last { $0.contains("viewDidAppear") || $0.contains("viewDidDisappear") }
    #expect(
      last?.hasPrefix(kind == .pages ? "B.viewDidDisappear" : "A.viewDidAppear") == true
        || kind.presents)
  }

  @Test(
    "R16.5 A timeline is written in every form, to a file or to standard output",
    arguments: [("svg", "<svg "), ("html", "<!doctype html>"), ("trace", "{\"displayTimeUnit\"")])
  func formats(format: String, begin: String) throws {
    let files = TemporaryFolder()
    let file = files.url("timeline")

    let written = try NestProcess.run(["timeline", "--format", format, "--out", file.path])
    let printed = try NestProcess.run(["timeline", "--format", format])

    #expect(written.status == 0 && written.output == "" && written.errors == "")
    #expect(printed.output.hasPrefix(begin))
    #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
  }

  @Test(
    "R16.5 A wrong argument ends with status 2 and names what there is",
    arguments: [
      (
        ["--container", "drawer"],
        "'drawer' is invalid for '--container <container>'"
      ),
      (["--format", "gif"], "one of 'text', 'svg', 'html' or 'trace'"),
      (["--out", ""], "--out needs the name of a file."), (["--out"], "--out"),
      (["stack"], "stack"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try NestProcess.run(["timeline"] + arguments)

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("Usage: nest timeline"))
  }

  @Test("R16.5 A file that cannot be written ends with status 1 and one line")
  func unwritable() throws {
    let result = try NestProcess.run(["timeline", "--out", "/proc/nest/timeline"])

    #expect(result.status == 1 && result.output == "")
    #expect(
      result.errors == "nest: cannot write '/proc/nest/timeline': No such file or directory\n")
  }

  @Test("R16.5 Full standard output, or a full device, ends with status 1 and one line")
  func full() throws {
    let printed = try NestProcess.run(
      ["timeline"], redirecting: "/dev/full")
    let written = try NestProcess.run(["timeline", "--out", "/dev/full"])

    for (result, place) in [(printed, "to standard output"), (written, "'/dev/full'")] {
      #expect(result.status == 1)
      #expect(result.errors == "nest: cannot write \(place): No space left on device\n")
    }
    // The device is still one.
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "/dev").allSatisfy {
        !$0.hasSuffix(".part")
      })
  }

  @Test("R16.5 A timeline needs neither fonts nor a display")
  func noFonts() throws {
    let result = try NestProcess.run(
      ["timeline"],
      environment: NestProcess.withoutDisplay.merging([
        "FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent",
      ]) { $1 })
    let usual = try NestProcess.run(["timeline"])

    #expect(result.status == 0 && result.output == usual.output)
  }

  @Test("R16.5 The drawing in the documentation is what nest timeline --format svg writes")
  func documentation() throws {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Sources/NestTesting/NestTesting.docc/Resources")
      .appendingPathComponent("timeline-stack.svg").standardizedFileURL

    let printed = try NestProcess.run(["timeline", "--format", "svg"])

    #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
  }
}
