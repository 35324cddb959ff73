/// Receives the events of a ``ContainerStack``.
public protocol ContainerStackDelegate: AnyObject {
  /// Called for every event.
  ///
  /// The order of the events is in the documentation of ``ContainerStack``. Operations that are
  /// requested inside this call are queued until the present one has ended.
  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent)
}
