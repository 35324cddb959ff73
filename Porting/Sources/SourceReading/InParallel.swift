import Dispatch
import Synchronization

/// Returns the results for all items, in their order, computed on all processors.
public func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
  let results = Mutex<[Result?]>(Array(repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = transform(items[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}
