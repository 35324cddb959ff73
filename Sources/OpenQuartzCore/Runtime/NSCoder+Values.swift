// Values are written as bytes. Bytes are nil when read where an archive has something else, while
// an object of an unexpected class stops the program inside Foundation. The policy of the
// unarchiver for damaged archives applies, which may be to stop the program.
nonisolated extension NSCoder {
  /// Writes a value.
  package func encodeValue(_ value: some Encodable, forKey key: String) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // A property list cannot be a single number.
    guard let data = try? encoder.encode([value]) else { return }
    data.withUnsafeBytes { bytes in
      encodeBytes(
        bytes.bindMemory(to: UInt8.self).baseAddress, length: bytes.count, forKey: key)
    }
  }

  /// The value that was written for a key; nil where there is none, or no such one.
  package func decodeValue<Value: Decodable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    data(forKey: key).flatMap { try? PropertyListDecoder().decode([Value].self, from: $0) }?.first
  }

  /// The value that was written for a key, read as the configuration says; nil where there is none,
  /// or no such one.
  package func decodeValue<Value: DecodableWithConfiguration>(
    _ type: Value.Type, forKey key: String, configuration: Value.DecodingConfiguration
  ) -> Value? {
    data(forKey: key).flatMap {
      try? PropertyListDecoder().decode([Value].self, from: $0, configuration: configuration)
    }?.first
  }

  private func data(forKey key: String) -> Data? {
    guard hasValue(forKey: key) else { return nil }
    return withDecodedUnsafeBufferPointer(forKey: key) { $0.map { Data($0) } }
  }

  /// Whether there is something for the key. A coder without keys has nothing.
  package func hasValue(forKey key: String) -> Bool {
    allowsKeyedCoding && containsValue(forKey: key)
  }

  /// The numbers for a key, finite ones and as many as expected; nil for others.
  func decodeNumbers(_ count: Int? = nil, forKey key: String) -> [Double]? {
    guard let numbers = decodeValue([Double].self, forKey: key), numbers.allSatisfy(\.isFinite),
      count == nil || numbers.count == count
    else { return nil }
    return numbers
  }
}
