#if os(Linux)
  import DisplayServer
  import OpenUIKit

  /// Records what hands, the system and the program do in a running program.
  ///
  ///     let recorder = InputRecorder(window)
  ///     …
  ///     try recorder.recording.data.write(to: file)
  ///
  /// It records from when it is made until ``stop()``, on the screen of one window. There is one
  /// recorder at a time: another one stops it. See <doc:RecordAndReplay>.
  public final class InputRecorder {
    /// The operations of the program, by their names: what happens for other reasons than inputs,
    /// such as an answer of a server. Default: none.
    public var operations: [String: (String) -> Void] = [:]
    /// Whether it records.
    public var isRunning: Bool { UIDevice.observer === self }
    private let screen: UIScreen
    private let start = CACurrentMediaTime()
    private var steps: [RecordedStep] = []
    private var isTruncated = false
    private let limit: Int
    private let first: InputRecording.Screen
    /// Whether the device was rotated, which gives the window another size.
    private var isRotated = false
    /// The state in which the program begins, in a form of its own; nil where it has none.
    public var state: String?

    /// Makes a recorder, and begins.
    ///
    /// - Parameters:
    ///   - window: A window on the screen that is recorded.
    ///   - stepLimit: The most inputs that are stored; those beyond are missing. Default: as many
    ///     as a recording can have. A number below 0 counts as 0.
    public init(_ window: UIWindow, stepLimit: Int = InputRecording.stepLimit) {
      screen = window.screen
      limit = min(max(0, stepLimit), InputRecording.stepLimit)
      first = InputRecording.Screen(
        width: Double(screen.bounds.width), height: Double(screen.bounds.height),
        scale: Double(screen.scale))
      UIDevice.observer = self
    }

    deinit {}

    /// Ends recording; what was recorded stays.
    public func stop() { if isRunning { UIDevice.observer = nil } }

    /// The inputs that were recorded so far.
    ///
    /// The timeline is that of the monitor that runs, if one does: its last events.
    public var recording: InputRecording {
      InputRecording(
        screen: first, state: state, steps: steps, isTruncated: isTruncated,
        timeline: ContractMonitor.running?.timeline ?? Timeline(lines: []))
    }

    /// Performs an operation of the program, and records it, so that it is performed at the same
    /// time when the recording is replayed.
    ///
    /// - Parameters:
    ///   - name: Its name in ``operations``. One that is not there is a programming error.
    ///   - argument: What it takes. Default: nothing.
    public func perform(_ name: String, _ argument: String = "") {
      guard let operation = operations[name] else {
        preconditionFailure("The recorder has no operation \(name). Add it to its operations.")
      }
      note(.operation(name, argument: argument))
      operation(argument)
    }

    private func note(_ input: RecordedInput) {
      guard isRunning else { return }
      guard steps.count < limit, input.problem == nil else { return isTruncated = true }
      steps.append(RecordedStep(time: CACurrentMediaTime() - start, input: input))
      ContractMonitor.running?.note("→ \(input)", from: "")
    }
  }

  extension InputRecorder: InputObserver {
    /// Records an event of the screen.
    package func screen(_ screen: UIScreen, receives event: DisplayEvent) {
      guard screen === self.screen else { return }
      if event == .resize, let surface = screen.surface {
        // A rotation that is performed again gives the window this size by itself.
        let isOfRotation = isRotated && surface.width == Double(screen.bounds.height)
        isRotated = false
        if !isOfRotation { note(.resize(width: surface.width, height: surface.height)) }
      } else if let input = RecordedInput(event) {
        note(input)
      }
    }

    /// Records an orientation.
    package func deviceRotates(to orientation: UIDeviceOrientation) {
      isRotated = true
      note(.rotation(orientation.rawValue))
    }
  }
#endif
