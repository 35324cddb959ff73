#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Awaits what takes virtual time, while that passes: from one event to the next, until it has
    /// a result.
    ///
    /// A test that awaits by itself does not move the time of its host, and would wait for ever for
    /// what a delay, a timer or an animation completes.
    ///
    ///     let image = try await host.result { await loader.image(for: url) }
    ///
    /// - Parameters:
    ///   - limit: The most virtual seconds that may take. Default: 60.
    ///   - body: The closure that is awaited, on the main actor. It is cancelled at the limit.
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`; `TestHostError.notSettled` at the limit, or when nothing is
    ///   pending by which `body` could continue, and nothing else continues it within
    ///   `longestWait`.
    public func result<Result>(
      limit: TimeInterval = 60, of body: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
      activate()
      var outcome: Swift.Result<Result, any Error>?
      let task = Task {
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
      }
      let start = now
      var waitedSince: ContinuousClock.Instant?
      while true {
        commit()
        clock.finishWork()
        if let outcome { return try outcome.get() }
        let next = clock.nextTime
        if let next, next - start <= limit {
          waitedSince = nil
          clock.advance(by: max(0, next - now))
          continue
        }
        // Perhaps another test continues it, or a thread that the program did not start.
        let since = waitedSince ?? .now
        waitedSince = since
        guard next == nil, .now - since < .seconds(longestWait) else { break }
        await Task.yield()
      }
      task.cancel()
      throw notSettled(after: now - start)
    }
  }
#endif
