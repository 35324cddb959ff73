import Foundation
import SourceReading
import SourceRewriting
import TemporaryFolders
import Testing

struct FolderRewritingTests {
  let folder: TemporaryFolder
  var input: String { folder.path + "/ios" }
  var output: String { folder.path + "/linux" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("@objc class A {}\n", to: "ios/A.swift")
    try folder.write("class B { let a = #selector(c) }\n", to: "ios/Below/B.swift")
    try folder.write("extension B { func c(_ a: A) {} }\n", to: "ios/Below/C.swift")
    try folder.write("{}", to: "ios/data.json")
    try folder.write("hidden {", to: "ios/.build/D.swift")
  }

  @Test func `The Swift files of a folder are one module and keep their paths`() throws {
    let warnings = try rewriteFolder(input, into: output)

    #expect(warnings.isEmpty)
    #expect(
      folder.files.filter { $0.hasPrefix("linux/") }
        == ["linux/.rewritten", "linux/A.swift", "linux/Below/B.swift", "linux/Below/C.swift"])
    #expect(try folder.text(of: "linux/A.swift") == "class A {}\n")
    #expect(
      try folder.text(of: "linux/Below/B.swift")
        == "class B { let a = Selector(\"c(_:)\", B.c(_:)) }\n")
  }

  @Test func `Only what has changed is written, and only own files are deleted`() throws {
    _ = try rewriteFolder(input, into: output)
    let dates = try ["linux/A.swift", "linux/Below/C.swift"].map(folder.modificationDate)
    try folder.write("class B {}\n", to: "ios/Below/B.swift")
    try FileManager.default.removeItem(atPath: input + "/Below/C.swift")

    _ = try rewriteFolder(input, into: output)

    #expect(try folder.modificationDate(of: "linux/A.swift") == dates[0])
    #expect(try folder.text(of: "linux/Below/B.swift") == "class B {}\n")
    #expect(!folder.files.contains("linux/Below/C.swift"))
  }

  @Test func `Warnings name the files as they were given`() throws {
    try folder.write("\n  import os\n", to: "ios/E.swift")

    let warnings = try rewriteFolder(input, into: output).map(\.description)

    #expect(
      warnings == [
        "\(input)/E.swift:2:3: warning: Linux has no module os: what uses it does not compile"
      ])
  }

  @Test func `A file that does not parse keeps all from being written`() throws {
    try folder.write("import UIKit\nfunc f( {\n", to: "ios/E.swift")

    expectFailure("\(input)/E.swift:2:8: error: expected ')' to end parameter clause")

    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func `A file that is no text is refused`() throws {
    try folder.write(Data([0xFF, 0xFE, 0x00]), to: "ios/E.swift")

    expectFailure("\(input)/E.swift: error: this is not UTF-8 text")
  }

  @Test func `An output folder with files of others is refused`() throws {
    try folder.write("mine", to: "linux/A.swift")

    expectFailure(
      "error: the output folder \(output) has a file that rewrite-uikit has not written: A.swift")

    #expect(try folder.text(of: "linux/A.swift") == "mine")
    #expect(!folder.files.contains("linux/.rewritten"))
  }

  @Test func `A file that was changed by hand is not overwritten`() throws {
    _ = try rewriteFolder(input, into: output)
    try folder.write("mine", to: "linux/A.swift")
    try folder.write("class A {}", to: "ios/A.swift")

    expectFailure(
      "error: \(output)/A.swift was changed since rewrite-uikit wrote it; delete it if the change is not needed"
    )

    #expect(try folder.text(of: "linux/A.swift") == "mine")
  }

  @Test func `Folders within each other are refused`() throws {
    expectFailure(
      "error: the output folder \(input)/out is within the input folder \(input); choose another",
      output: input + "/out")
    expectFailure(
      "error: the input folder \(input)/Below is within the output folder \(input); choose another",
      input: input + "/Below", output: input)
    expectFailure(
      "error: the output folder \(input) is within the input folder \(input); choose another",
      output: input)
  }

  @Test func `Inputs and outputs that are no folders are refused`() throws {
    let file = input + "/A.swift"
    expectFailure(
      "error: the input folder \(input)/None does not exist", input: input + "/None")
    expectFailure(
      "error: the input \(file) is a file; give the folder that it is in", input: file)
    try folder.write("", to: "file")
    expectFailure(
      "error: the output \(folder.path)/file is a file; give a folder",
      output: folder.path + "/file")
    try folder.write("", to: "empty/text")
    expectFailure(
      "error: the input folder \(folder.path)/empty has no Swift files",
      input: folder.path + "/empty")
  }

  private func expectFailure(
    _ message: String, input: String? = nil, output: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let failure = #expect(throws: SourceFailure.self, sourceLocation: location) {
      try rewriteFolder(input ?? self.input, into: output ?? self.output)
    }
    #expect(failure?.messages == [message], sourceLocation: location)
  }
}
