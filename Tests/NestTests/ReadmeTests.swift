import Foundation
import NestKit
import NestTesting
import Testing

/// The source in the readme is built and run here.
@Suite struct ReadmeTests {
  @Test func pushTellsBoth() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let stack = StackController(
      rootViewController: RecordingViewController("A", recorder: recorder))
    host.show(stack)
    recorder.removeAll()

    host.turn { _ = stack.push(RecordingViewController("B", recorder: recorder)) }
    try host.settle()

    try recorder.expect(
      """
      B.willMove(StackController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      B.didMove(StackController)
      """)
  }

  @Test("The program in the readme is the one in Examples/Hello")
  func program() throws {
    let program = try text("Examples/Hello/Hello.swift")

    #expect(try text("README.md").contains("```swift\n\(program)```\n"))
  }

  @Test("The test in the readme is the one in this file")
  func test() throws {
    let lines = try text("Tests/NestTests/ReadmeTests.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  @Test func pushTellsBoth") })
    let end = try #require(lines[start...].firstIndex { $0 == "  }" })
    let test = lines[start...end].map { $0.dropFirst(2) }.joined(separator: "\n")

    #expect(try text("README.md").contains("```swift\n\(test)\n```\n"))
  }

  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
