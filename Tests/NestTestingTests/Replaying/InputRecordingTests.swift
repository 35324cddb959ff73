import Foundation
import NestTesting
import Testing

/// Recordings as files.
@Suite struct InputRecordingTests {
  private let recording = InputRecording(
    screen: .init(width: 393, height: 852, scale: 3), state: "{\"page\":1}",
    steps: [
      .init(time: 0, input: .focus(true)),
      .init(time: 0.1, input: .touch(0, .began, x: 10.5, y: 20)),
      .init(time: 0.1, input: .touch(1, .moved, x: 10, y: 20)),
      .init(time: 0.2, input: .touch(0, .ended, x: 10, y: 20)),
      .init(time: 0.2, input: .touch(1, .cancelled, x: 10, y: 20)),
      .init(
        time: 1, input: .pointer(.down, x: 1, y: 2, button: 1, clickCount: 2, modifiers: 1 << 17)),
      .init(time: 1, input: .pointerAway),
      .init(
        time: 2,
        input: .scroll(x: 1, y: 2, deltaX: -3, deltaY: 4, isContinuous: true, modifiers: 0)),
      .init(
        time: 3,
        input: .key(
          4, .down, isRepeat: true, characters: "Ä/", plainCharacters: "ä", modifiers: 1 << 17)),
      .init(time: 3, input: .text("né 👩‍👧")),
      .init(time: 4, input: .composition("かな", start: 1, length: 1)),
      .init(time: 5, input: .resize(width: 400, height: 300)),
      .init(time: 6, input: .rotation(3)),
      .init(time: 7, input: .visibility(false)),
      .init(time: 8, input: .memoryWarning),
      .init(time: 9, input: .operation("open", argument: "a \"link\"")),
    ], isTruncated: true, timeline: "A.viewWillAppear\nA.viewDidAppear")

  /// The bytes of the recording with a part of its text replaced.
  private func data(replacing old: String, by new: String) throws -> Data {
    let text = String(decoding: recording.data, as: UTF8.self)
    try #require(text.contains(old), "\(text)")
    return Data(text.replacingOccurrences(of: old, with: new).utf8)
  }

  private func error(_ data: Data) -> InputRecordingError? {
    do throws(InputRecordingError) {
      _ = try InputRecording(data: data)
      return nil
    } catch {
      return error
    }
  }

  @Test("R27.8 Every input is read as it was written, and written the same each time")
  func written() throws {
    let again = try InputRecording(data: recording.data)

    #expect(again == recording && again.data == recording.data)
    #expect(again.duration == 9)
    #expect(InputRecording(screen: .init(width: 1, height: 1)).duration == 0)
  }

  @Test("R27.8 A recording of another version is named as that")
  func version() throws {
    let later = try data(replacing: "\"version\":1", by: "\"version\":2")

    #expect(error(later) == .otherVersion(2))
    #expect(
      "\(InputRecordingError.otherVersion(2))"
        == "the recording has version 2 of the format, and 1 is read")
  }

  @Test("R27.8 A file that is damaged or something else is refused in a line that says where")
  func damaged() throws {
    let whole = recording.data
    #expect(error(Data()) == .noRecording)
    #expect(error(Data("[1]".utf8)) == .noRecording)
    #expect(error(Data("{}".utf8)) == .noRecording)
    #expect(error(whole.dropLast(10)) == .noRecording)
    #expect(error(Data(repeating: 0xFF, count: 100)) == .noRecording)
    #expect(
      error(try data(replacing: "\"time\":6", by: "\"when\":6"))
        == .damaged("steps 13 time cannot be read"))
    #expect(
      error(try data(replacing: "\"time\":6", by: "\"time\":\"6\""))
        == .damaged("steps 13 time cannot be read"))
    #expect(
      error(try data(replacing: "\"time\":6", by: "\"time\":1"))
        == .damaged("input 13 is at 1.0 seconds, after 5.0"))
    #expect(
      error(try data(replacing: "\"width\":400", by: "\"width\":-4"))
        == .damaged("input 12: no window has the size -4.0 × 300.0"))
    #expect(
      error(try data(replacing: "\"memoryWarning\":{}", by: "\"earthquake\":{}")) != nil)
    #expect(
      error(try data(replacing: "\"screen\":{", by: "\"scream\":{"))
        == .damaged(
          "screen cannot be read"))
  }

  @Test("R27.8 A huge file is refused by its size")
  func huge() {
    let size = InputRecording.sizeLimit + 1

    #expect(error(Data(count: size)) == .tooLarge(bytes: size))
    #expect(
      "\(InputRecordingError.tooLarge(bytes: size))"
        == "the recording has 67108865 bytes, and 67108864 are read at most")
  }

  @Test(
    "R27.8 Text from which anything is removed or changed is read or refused, and stops nothing")
  func changed() {
    let whole = recording.data
    var generator = SeededGenerator(seed: 57)
    for _ in 0..<2_000 {
      var bytes = whole
      let index = generator.number(below: bytes.count)
      switch generator.number(below: 3) {
      case 0: bytes.remove(at: index)
      case 1: bytes[index] = UInt8(generator.number(below: 256))
      default: bytes.removeSubrange(index..<min(bytes.count, index + 20))
      }
      if let read = try? InputRecording(data: bytes) { #expect((try? read.validate()) != nil) }
    }
  }
}
