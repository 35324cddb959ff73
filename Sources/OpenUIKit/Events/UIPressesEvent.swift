/// Keys that went down or up.
open class UIPressesEvent: UIEvent {
  /// The keys that are down, or that just went up.
  open internal(set) var allPresses: Set<UIPress> = []

  /// An event without presses.
  public override init() { super.init() }

  deinit {}

  /// The presses that `gesture` watches.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in
      press.gestureRecognizers?.contains { $0 === gesture } == true
    }
  }

  /// Always `.presses`.
  open override var type: EventType { .presses }
}
