/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that has had the focus; nil if none had.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The item that gets the focus; nil if none does.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The view that has had the focus.
  open var previouslyFocusedView: UIView? { previousLink }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nextLink }
  /// Where the focus moves to; empty if no key moves it.
  public let focusHeading: UIFocusHeading

  @ZeroingLink private var previousLink: UIView? = nil
  @ZeroingLink private var nextLink: UIView? = nil

  package init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    focusHeading = heading
    super.init()
    previousLink = previous
    nextLink = next
  }

  deinit {}
}
