import Foundation
import SourceReading
import TemporaryFolders
import Testing

struct InputFolderTests {
  @Test func `The Swift files below a folder are found in a fixed order, hidden ones left out`()
    throws
  {
    let folder = try TemporaryFolder()
    for file in ["B.swift", "Below/A.swift", "A.swift", ".build/C.swift", "data.json"] {
      try folder.write("// \(file)", to: file)
    }
    let input = try InputFolder(folder.path)
    let files = try input.swiftFiles()

    #expect(files == ["A.swift", "B.swift", "Below/A.swift"])
    #expect(
      try input.read(files)
        == files.map { SourceText(path: folder.path + "/" + $0, text: "// \($0)") })
  }

  @Test func `Each file that cannot be read is a message`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0xFF, 0xFE]), to: "A.swift")
    try folder.write("", to: "B.swift")
    try folder.write(Data([0xC0]), to: "C.swift")

    #expect(
      throws: SourceFailure(
        "\(folder.path)/A.swift: error: this is not UTF-8 text",
        "\(folder.path)/C.swift: error: this is not UTF-8 text")
    ) {
      try InputFolder(folder.path).read(["A.swift", "B.swift", "C.swift"])
    }
  }

  @Test func `A folder that does not exist, and a file in its place, are errors`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")

    #expect(
      throws: SourceFailure("error: the input folder \(folder.path)/None does not exist")
    ) { try InputFolder(folder.path + "/None") }
    #expect(
      throws: SourceFailure(
        "error: the input \(folder.path)/A.swift is a file; give the folder that it is in")
    ) { try InputFolder(folder.path + "/A.swift") }
  }
}
