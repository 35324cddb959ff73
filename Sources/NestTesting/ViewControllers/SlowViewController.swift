/// A controller that takes long to load its view: it keeps the main thread busy meanwhile, so that
/// frames are missed on a real clock. It computes, and does not wait; under a `TestHost` no time
/// passes.
open class SlowViewController: RecordingViewController {
  /// How many random numbers it computes in each load. Default: ten million, some hundredths of a
  /// second in an optimised program.
  open var rounds = 10_000_000
  /// The last number that was computed; nil before the first load.
  public private(set) var result: UInt64?

  deinit {}

  open override func viewDidLoad() {
    var generator = SeededGenerator(seed: name)
    for _ in 0..<rounds { result = generator.next() }
    super.viewDidLoad()
  }
}
