/// Random numbers that are the same on every machine for the same seed (SplitMix64).
///
/// Not cryptographically secure.
public nonisolated struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to a number.
  public init(seed: UInt64) {
    state = seed
  }

  /// Starts the sequence that belongs to a text, for example a controller's name (FNV-1a).
  public init(seed: String) {
    self.init(
      seed: seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, not including, `limit`, which has to be positive.
  public mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// Returns true in one of so many cases.
  public mutating func isOne(of count: Int) -> Bool {
    number(below: count) == 0
  }
}
