/// A closure that observes the progress of a container, until it is cancelled or the container is
/// gone.
public final class ContainerProgressRegistration {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  deinit {}

  /// The closure is not called any more.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
