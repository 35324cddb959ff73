/// Keys that went down or up.
open class UIPressesEvent: UIEvent {
  /// The keys that are down, or that just went up.
  open internal(set) var allPresses: Set<UIPress> = []

  override init() { super.init() }

  /// Always `.presses`.
  open override var type: EventType { .presses }
}
