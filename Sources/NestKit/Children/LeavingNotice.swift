/// Calls a closure when what owns it is released: the stay of a child in a container.
final class LeavingNotice {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  deinit {
    // A container may be released on any thread.
    let body = body
    Task { @MainActor in body() }
  }
}
