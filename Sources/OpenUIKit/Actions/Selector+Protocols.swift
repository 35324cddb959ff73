// Methods of protocols, whose existential type is no class.

nonisolated extension Selector {
  /// The selector of a method of a protocol without arguments, to be called on objects that
  /// conform; what the method returns is ignored. The last parameter only distinguishes the
  /// initialisers.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as `PageDelegate.pageDidTurn`.
  ///   - isOfProtocol: Not used.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result, isOfProtocol: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// The same for a method with one argument, which is the sender.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as `UIScrollViewDelegate.scrollViewDidScroll(_:)`.
  ///   - isOfProtocol: Not used.
  @_disfavoredOverload
  public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Result,
    isOfProtocol: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// The same for a method with two arguments.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as
  ///     `UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)`.
  ///   - isOfProtocol: Not used.
  @_disfavoredOverload
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result,
    isOfProtocol: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// The same for a method with three arguments.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as
  ///     `UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///   - isOfProtocol: Not used.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result,
    isOfProtocol: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }
}
