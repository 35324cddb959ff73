/// Keeps what a container shows and a value the same.
///
/// A value stands for a child: a case of an enum, an identifier. Setting another value changes what
/// is shown; what a gesture or another part of the program shows changes the value. The container
/// determines the kind of value:
///
/// | Container | Value |
/// | --- | --- |
/// | ``StackController``, ``ContainerStack`` | a list: the children above the root, or all |
/// | ``TabsViewController`` | the selected one of several values |
/// | ``PagesViewController`` | the selected one of several values, or its index |
/// | ``ModalContainerViewController`` | the presented controller, or `nil` |
/// | ``PlaceholderViewController`` | the child of a region, or `nil`; one binding for each |
/// | ``SplitContainerViewController`` | the child of a column, or `nil`; one binding for each |
///
/// ```swift
/// let routes = stack.bind(to: [Route.inbox, .message(7)]) { route in makeController(route) }
/// routes.show([.inbox])                       // pops
/// routes.onChange = { path in save(path) }    // a pop by hand is here too
/// ```
///
/// A model that is `@Observable` needs no such calls:
///
/// ```swift
/// stack.bind(to: { model.path }, writingTo: { model.path = $0 }) { makeController($0) }
/// ```
///
/// The binding keeps its closures, and what they refer to. Where that is the container itself, or
/// what owns it, neither would be deallocated: the form with a property does not keep the owner of
/// it alive.
///
/// ```swift
/// stack.bind(to: \.path, on: self) { owner, route in owner.makeController(route) }
/// ```
///
/// ## Changes
///
/// Values may be set at any time, also while a transition runs or inside a callback: the last one
/// wins, and those in between are not shown. An equal value changes nothing.
///
/// The value of a child that is shown by other means is written back when it is certain: when the
/// transition has ended, before the delegate of the container receives the *did* of it, such as
/// `didPop`, `didShow` or `didSelect`. Nothing is written back while another value waits to be
/// shown.
///
/// ## State
///
/// A bound container that is restored shows what was saved, and writes the values of that back,
/// where the values are ``RestorableRoute``s.
///
/// The container owns its binding. Another one that is made for it takes its place.
public final class RouteBinding<Value: Equatable> {
  /// Called after what is shown has changed other than by ``show(_:animated:)``, with its value.
  /// Also called when a value that was set could not be shown.
  public var onChange: ((Value) -> Void)?

  /// The value of what is shown now. In a list, a child that was not made from a value has none;
  /// elsewhere the last value stays while such a child is shown, or it is `nil`, where that is a
  /// value.
  public private(set) var value: Value

  private var host: RouteHost<Value>?
  /// The value that was requested last, or written back last.
  private(set) var requested: Value?
  private var waiting: RouteRequest<Value>?
  private var running: ContainerOperation?
  /// Whether the operation that waits in the container is being replaced by that of another value.
  private var isReplacing = false
  /// Whether an operation of the binding is being requested, or runs.
  private var isBusy = false
  /// Reads the value of an observable model; the last one that it has read.
  var observer: PropertyObserver?
  var observed: Value?
  /// Finds the owner of the property that the binding follows, if it does not keep that alive:
  /// nothing is shown without it.
  var findOwner: (() -> AnyObject?)?

  /// Creates a binding, for authors of containers: give it to the stack of the container, which
  /// owns it; see ``ContainerStack/setBinding(_:)``.
  ///
  /// - Parameters:
  ///   - host: The container.
  ///   - value: The value until something is shown.
  public init(_ host: RouteHost<Value>, value: Value) {
    self.host = host
    self.value = value
  }

  deinit {}

  /// Shows another value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - animated: Whether the change takes time.
  /// - Returns: The operation. It is `coalesced` if another value was set before it began, and
  ///   `refused` if the container refuses it; ``onChange`` is called then with what is shown.
  @discardableResult
  public func show(_ value: Value, animated: Bool = true) -> ContainerOperation {
    guard host != nil else { return .refused(.replacedBinding) }
    let request = RouteRequest(value: value, isAnimated: animated)
    requested = value
    let replaced = waiting
    waiting = request
    replaced?.operation.finish(.coalesced)
    replaceRequested()
    showWaiting()
    return request.operation
  }

  /// A value whose operation waits for another one of the container is not shown any more.
  private func replaceRequested() {
    isReplacing = true
    running?.cancel()
    isReplacing = false
  }

  private func showWaiting() {
    guard !isBusy, let host, let request = waiting else { return }
    // It was cancelled while it waited.
    guard !request.operation.isFinished else {
      waiting = nil
      return operationDidEnd()
    }
    let owner = findOwner?()
    guard findOwner == nil || owner != nil else {
      waiting = nil
      Misuse.report(.ownerFreed)
      operationDidEnd()
      return request.operation.finish(.refused(.ownerFreed))
    }
    withExtendedLifetime(owner) { show(request, in: host) }
  }

  private func show(_ request: RouteRequest<Value>, in host: RouteHost<Value>) {
    isBusy = true
    if let operation = host.prepareToShow(request.value, request.isAnimated) {
      running = operation
      return operation.whenFinished { self.didPrepareToShow($0) }
    }
    waiting = nil
    request.operation.hasBegun = true
    let operation = host.show(request.value, request.isAnimated)
    running = operation
    operation.whenFinished { self.didEnd(request, $0) }
  }

  /// An operation has ended, and another one of the container may run.
  private func operationDidEnd() {
    if host?.isRunning() != true { childrenDidChange(isUndone: false) }
  }

  private func didPrepareToShow(_ outcome: ContainerOperation.Outcome) {
    (running, isBusy) = (nil, false)
    guard !isReplacing else { return }
    switch outcome {
    case .done, .coalesced: break
    case .cancelled, .refused:
      let request = waiting
      waiting = nil
      operationDidEnd()
      request?.operation.finish(outcome)
    }
    showWaiting()
  }

  private func didEnd(_ request: RouteRequest<Value>, _ outcome: ContainerOperation.Outcome) {
    (running, isBusy) = (nil, false)
    operationDidEnd()
    request.operation.finish(isReplacing ? .coalesced : outcome)
    if !isReplacing { showWaiting() }
  }
}

extension RouteBinding: RouteObserver {
  /// Another binding has taken the place of this one.
  public func invalidate() {
    let replaced = waiting
    (host, observer, waiting) = (nil, nil, nil)
    replaced?.operation.finish(.coalesced)
  }

  /// Called by the container when what it shows may have changed.
  public func childrenDidChange(isUndone: Bool) {
    if let host, host.isCertain() {
      if let current = host.current() { value = current }
      if !isBusy { host.settle() }
    }
    // An operation that has been reversed shows nothing else any more.
    guard !isBusy || isUndone && running?.hasBegun == true else { return }
    guard waiting == nil, let requested, value != requested else { return }
    self.requested = value
    onChange?(value)
  }

  /// Called when the container is restored.
  public func restoreChild(_ identifier: String) -> UIViewController? {
    host?.restoreChild(identifier)
  }

  /// Called when another child is to stand for the same value.
  public func childWillBeExchanged(_ former: UIViewController, for new: UIViewController) {
    host?.exchange(former, new)
  }
}

/// A value that is to be shown.
private struct RouteRequest<Value> {
  let value: Value
  let isAnimated: Bool
  let operation = ContainerOperation()
}
