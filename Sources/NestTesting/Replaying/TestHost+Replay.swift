#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Makes a host with the screen on which a recording was made.
    ///
    /// - Parameter recording: The recording.
    /// - Throws: ``InputRecordingError`` where the recording cannot be performed; or when there can
    ///   be no such screen.
    public convenience init(screenOf recording: InputRecording) throws {
      try recording.validate()
      let screen = recording.screen
      try self.init(
        size: CGSize(width: screen.width, height: screen.height), scale: screen.scale)
    }

    /// Performs a recording in virtual time, at the times at which its inputs were made, and
    /// completes what is running at the end.
    ///
    /// Show the program first, as it was when the recording began. Fingers and buttons that are
    /// down at the end, as in a recording that was made shorter, are lifted.
    ///
    ///     let recording = try InputRecording(data: Data(contentsOf: file))
    ///     let host = try TestHost(screenOf: recording)
    ///     host.show(makeRoot())
    ///     try host.replay(recording)
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - operations: The operations of the program, by their names. Default: none.
    /// - Throws: ``InputRecordingError`` before anything has changed, where the recording cannot be
    ///   performed here; `TestHostError` where it does not come to an end.
    public func replay(
      _ recording: InputRecording, operations: [String: (String) -> Void] = [:]
    ) throws {
      try check(recording, operations)
      activate()
      let start = now
      var pressed = PressedInputs()
      for step in recording.steps {
        // Rounding may give a time that has passed.
        if start + step.time > now { advance(by: start + step.time - now) }
        pressed.note(step.input)
        try perform(step.input, operations)
      }
      for input in pressed.releases { try perform(input, operations) }
      try settle()
    }

    private func check(
      _ recording: InputRecording, _ operations: [String: (String) -> Void]
    ) throws(InputRecordingError) {
      try recording.validate()
      let bounds = runtime.screen.bounds
      guard bounds.width == recording.screen.width, bounds.height == recording.screen.height,
        runtime.screen.scale == recording.screen.scale
      else { throw .otherScreen(recording.screen) }
      for case .operation(let name, _) in recording.steps.lazy.map(\.input)
      where operations[name] == nil {
        throw .unknownOperation(name)
      }
    }

    private func perform(
      _ input: RecordedInput, _ operations: [String: (String) -> Void]
    ) throws {
      // A recorder that runs makes this note itself.
      if UIDevice.observer == nil { ContractMonitor.running?.note("→ \(input)", from: "") }
      switch input {
      case .resize(let width, let height): try resize(to: CGSize(width: width, height: height))
      case .rotation(let orientation):
        if let orientation = UIDeviceOrientation(rawValue: orientation) {
          rotateDevice(to: orientation)
        }
      case .operation(let name, let argument): turn { operations[name]?(argument) }
      default: if let event = input.event(at: now) { send(event) }
      }
    }
  }

  /// The fingers, buttons and keys that are down.
  private struct PressedInputs {
    private var touches: [Int: RecordedInput] = [:]
    private var buttons: [Int: RecordedInput] = [:]
    private var keys: [Int: RecordedInput] = [:]

    mutating func note(_ input: RecordedInput) {
      switch input {
      case .touch(let finger, let phase, let x, let y):
        let isDown = phase == .began || (phase == .moved && touches[finger] != nil)
        touches[finger] = isDown ? .touch(finger, .cancelled, x: x, y: y) : nil
      case .pointer(.moved, _, _, _, _, _): break
      case .pointer(let phase, let x, let y, let button, let clickCount, let modifiers):
        buttons[button] =
          phase == .down
          ? .pointer(
            .up, x: x, y: y, button: button, clickCount: clickCount, modifiers: modifiers) : nil
      case .key(let code, let phase, _, _, let plain, let modifiers):
        keys[code] =
          phase == .down
          ? .key(
            code, .up, isRepeat: false, characters: "", plainCharacters: plain,
            modifiers: modifiers) : nil
      default: break
      }
    }

    /// The inputs that lift them.
    var releases: [RecordedInput] {
      [touches, buttons, keys].flatMap { inputs in
        inputs.sorted { $0.key < $1.key }.map(\.value)
      }
    }
  }
#endif
