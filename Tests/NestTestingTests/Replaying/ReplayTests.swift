import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Recordings of a program that are performed again in virtual time.
@Suite(.serialized) struct ReplayTests {
  /// Records what a test does to a new program.
  private func record(
    _ body: (TestHost, InputRecorder) throws -> Void
  ) throws -> InputRecording {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    ContractMonitor.start(.calls { _ in }, eventLimit: .max)
    let program = RecordedProgram()
    let recorder = InputRecorder(host.window)
    recorder.operations = program.operations
    host.show(program)
    try body(host, recorder)
    try host.settle()
    return recorder.recording
  }

  /// Performs a recording in a new program; returns its timeline.
  private func replay(_ recording: InputRecording) throws -> Timeline {
    let host = try TestHost(screenOf: recording)
    let monitor = ContractMonitor.start(.calls { _ in }, eventLimit: .max)
    let program = RecordedProgram()
    host.show(program)
    try host.replay(recording, operations: program.operations)
    return monitor.timeline
  }

  @Test("R27.6 Taps, drags, keys, sizes and operations give the same timeline when replayed")
  func everything() throws {
    let recording = try record { host, recorder in
      host.tap(at: CGPoint(x: 200, y: 200))
      try host.settle()
      host.putDown(0, at: CGPoint(x: 200, y: 100))
      host.lift(0, at: CGPoint(x: 200, y: 100))
      host.advance(by: 0.1)
      host.rotateDevice(to: .landscapeLeft)
      try host.settle()
      host.rotateDevice(to: .portrait)
      try host.settle()
      host.press(.keyboardA, modifiers: .shift)
      host.drag(from: CGPoint(x: 3, y: 200), to: CGPoint(x: 280, y: 200))
      try host.settle()
      host.turn { recorder.perform("open", "a link") }
      host.advance(by: 0.2)
      try host.resize(to: CGSize(width: 320, height: 420))
      host.scroll(by: CGVector(dx: 0, dy: 20), at: CGPoint(x: 100, y: 100))
      host.sendMemoryWarning()
      try host.settle()
      host.drag(
        finger: 1, from: CGPoint(x: 3, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.4, rest: 0.3
      )
      host.turn { recorder.perform("pop") }
    }

    let timeline = try replay(recording)

    #expect(recording.steps.count > 40 && !recording.isTruncated)
    #expect(recording.timeline.lines.count > recording.steps.count + 40)
    try timeline.expect(recording.timeline)
    let text = timeline.description
    for line in ["page.keys [\"A\"]", "program.opens a link", "didReceiveMemoryWarning"] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("R27.6 Fingers, buttons and keys that are down at the end are lifted")
  func lifted() throws {
    var recording = try record { host, _ in
      host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 220))
      host.putDown(3, at: CGPoint(x: 50, y: 300))
      host.putDown(.keyboardB)
      host.lift(.keyboardB)
      host.lift(3, at: CGPoint(x: 50, y: 300))
    }
    recording.steps.removeAll {
      switch $0.input {
      case .pointer(.up, _, _, _, _, _), .touch(_, .ended, _, _), .key(_, .up, _, _, _, _): true
      default: false
      }
    }
    let host = try TestHost(screenOf: recording)
    let program = RecordedProgram()
    host.show(program)
    let recorder = InputRecorder(host.window)

    try host.replay(recording)

    let last = recorder.recording.steps.suffix(3).map(\.input.description)
    #expect(
      last == ["finger 3 cancelled at 50.0, 300.0", "pointer up at 200.0, 200.0", "key \"b\" up"])
  }

  @Test("R27.7 A recording is made as short as possible while something fails")
  func shortest() throws {
    let recording = try record { host, _ in
      for number in 0..<12 {
        host.tap(at: CGPoint(x: 200, y: 100 + CGFloat(number)))
        try host.settle()
        host.press(.keyboardC)
        host.drag(from: CGPoint(x: 3, y: 200), to: CGPoint(x: 280, y: 200))
        try host.settle()
      }
      _ = withMisuseIntercepted { host.tap(at: CGPoint(x: 20.25, y: 30.5)) }
    }
    func breaks(_ candidate: InputRecording) -> Bool {
      guard let host = try? TestHost(screenOf: candidate) else { return false }
      var isBroken = false
      ContractMonitor.start(.calls { if $0.violation.rule == .begunTwice { isBroken = true } })
      host.show(RecordedProgram())
      _ = withMisuseIntercepted { _ = try? host.replay(candidate) }
      return isBroken
    }
    #expect(breaks(recording) && recording.steps.count > 200)

    let shortest = recording.shortest(whichFails: breaks)

    // The host lifts what is down at the end.
    #expect(shortest.steps.map(\.input.description) == ["pointer down at 20.0, 31.0"])
    #expect(shortest.steps.last?.time == recording.steps.last?.time)
  }

  @Test("R27.7 What does not fail is not made shorter")
  func nothingFails() throws {
    let recording = InputRecording(
      screen: .init(width: 300, height: 400), steps: [.init(time: 1, input: .memoryWarning)])

    #expect(recording.shortest { _ in false } == recording)
    #expect(recording.shortest { _ in true }.steps == [])
  }

  @Test("R27.6 There is one recorder at a time, which stores as many inputs as it may")
  func recorders() throws {
    let host = try TestHost()
    let first = InputRecorder(host.window)
    host.show(RecordedProgram())
    let begin = first.recording.steps.count
    host.sendMemoryWarning()

    let second = InputRecorder(host.window, stepLimit: 2)
    let none = { InputRecorder(host.window, stepLimit: -1) }
    for _ in 0..<3 { host.sendMemoryWarning() }

    #expect(!first.isRunning && first.recording.steps.count == begin + 1)
    #expect(second.isRunning && second.recording.steps.count == 2)
    #expect(second.recording.isTruncated && !first.recording.isTruncated)
    second.stop()
    second.stop()
    host.sendMemoryWarning()
    #expect(!second.isRunning && second.recording.steps.count == 2)
    let empty = none()
    first.stop()
    host.sendMemoryWarning()
    #expect(empty.isRunning && empty.recording.steps == [] && empty.recording.isTruncated)
  }

  // MARK: Errors

  private func expect(
    _ error: InputRecordingError, of recording: InputRecording,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    host.show(RecordedProgram())
    let monitor = ContractMonitor.start(.calls { _ in })

    #expect(throws: error, sourceLocation: sourceLocation) { try host.replay(recording) }
    #expect(host.now == 0 && monitor.events.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("R27.8 A recording that cannot be performed is refused before anything has changed")
  func refused() throws {
    let screen = InputRecording.Screen(width: 300, height: 400)
    let warning = RecordedStep(time: 0, input: .memoryWarning)
    func recording(_ steps: RecordedStep...) -> InputRecording {
      InputRecording(screen: screen, steps: [warning] + steps)
    }
    let other = InputRecording.Screen(width: 300, height: 400, scale: 2)
    try expect(.otherScreen(other), of: InputRecording(screen: other, steps: [warning]))
    try expect(
      .unknownOperation("open"),
      of: recording(.init(time: 1, input: .operation("open", argument: ""))))
    for time in [Double.nan, -1, .infinity, 86_401] {
      #expect(throws: InputRecordingError.self) {
        try recording(.init(time: time, input: .memoryWarning)).validate()
      }
    }
    try expect(
      .damaged("input 3 is at 0.5 seconds, after 1.0"),
      of: recording(
        .init(time: 1, input: .memoryWarning), .init(time: 0.5, input: .memoryWarning)))
    let impossible: [RecordedInput] = [
      .touch(0, .began, x: .nan, y: 0), .touch(0, .began, x: 0, y: 1e7),
      .pointer(.down, x: 0, y: 0, button: 3, clickCount: 1, modifiers: 0),
      .pointer(.down, x: 0, y: 0, button: 0, clickCount: -1, modifiers: 0),
      .scroll(x: 0, y: 0, deltaX: .infinity, deltaY: 0, isContinuous: true, modifiers: 0),
      .key(-1, .down, isRepeat: false, characters: "", plainCharacters: "", modifiers: 0),
      .key(4, .moved, isRepeat: false, characters: "", plainCharacters: "", modifiers: 0),
      .resize(width: 0, height: 100), .resize(width: 1e5, height: 100), .rotation(0),
      .rotation(7), .composition("", start: -1, length: 0),
      .composition("", start: 0, length: .max),
    ]
    for input in impossible {
      #expect(throws: InputRecordingError.self, "\(input)") {
        try recording(.init(time: 1, input: input)).validate()
      }
    }
    let huge = Array(repeating: warning, count: InputRecording.stepLimit + 1)
    try expect(
      .damaged("it has 200001 inputs, and 200000 are possible"),
      of: InputRecording(screen: screen, steps: huge))
    for bad in [Double.nan, 0, 20_000] {
      #expect(throws: InputRecordingError.self) {
        _ = try TestHost(screenOf: InputRecording(screen: .init(width: bad, height: 10)))
      }
    }
  }
}
