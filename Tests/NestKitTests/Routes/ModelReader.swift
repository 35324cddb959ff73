import NestTesting

/// Reads an observable model for a binding, with its host in force: other tests run meanwhile.
final class ModelReader {
  private let host: TestHost
  private var readCount = 0

  init(_ host: TestHost) { self.host = host }

  deinit {}

  /// Reads a value.
  func read<Value>(_ body: () -> Value) -> Value {
    host.commit()
    readCount += 1
    return body()
  }

  /// Changes the model, waits until it has been read again, and until nothing moves.
  func change(_ body: () throws -> Void) async throws {
    let former = readCount
    try body()
    while readCount == former { await Task.yield() }
    try host.settle()
  }
}
