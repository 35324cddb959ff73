import NestKit
import OpenUIKit

/// One column of a split view controller: where it is, and what is in it.
final class SplitSlot {
  let column: UISplitViewController.Column
  /// Has the content, and is concealed while the column is not shown.
  let stack: ContainerStack
  /// Where the column is.
  let region = UIView()
  /// The controller that the program has given for the column.
  var assigned: UIViewController?
  /// The controller that the content contains: ``assigned``, as soon as no controllers move.
  var filled: UIViewController?
  /// The child of the stack: a navigation controller around the given controller, or that
  /// controller itself.
  private(set) var content: UIViewController?
  /// Whether the column is shown.
  var visibility = Declared(false)
  /// Whether the delegate is informed of a change that has not ended yet.
  var isAnnounced = false
  /// The controller that is presented in place of the column, and returns to it.
  var presented: UIViewController?
  /// The view that had the focus when keys moved it to another column.
  weak var lastFocused: UIView?

  init(_ column: UISplitViewController.Column, stack: ContainerStack) {
    self.column = column
    self.stack = stack
    stack.conceal(animated: false)
  }

  deinit {}

  var navigation: UINavigationController? { content as? UINavigationController }

  /// Whether the column is shown when everything that was requested is done.
  var isShown: Bool { visibility.value }

  /// Puts a controller into the column, in place of the one before.
  ///
  /// - Returns: The operation of the stack.
  @discardableResult
  func setContent(_ new: UIViewController?, transition: Transition) -> ContainerOperation {
    content = new
    return stack.setViewControllers(
      new.map { [$0] } ?? [], transition: transition, animated: false)
  }

  /// Another controller stands for the content.
  func exchange(_ former: UIViewController, with new: UIViewController) {
    if content === former { content = new }
    if assigned === former { assigned = new }
    if filled === former { filled = new }
  }

  /// A column that is concealed leaves the touches to the others.
  func updateRegion() { region.isHidden = !isShown && stack.isConcealed }
}
