import NestKit
import OpenUIKit

/// One column of a split view controller: where it is, and what is in it.
final class SplitSlot {
  let column: UISplitViewController.Column
  /// Has the content, and is concealed while the column is not shown.
  let stack: ContainerStack
  /// Where the column is.
  let region = UIView()
  /// The controller that the program has given for the column. The content contains it as soon as
  /// no controllers move.
  private(set) var given = Declared<UIViewController?>(nil)
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
  }

  deinit {}

  var navigation: UINavigationController? { content as? UINavigationController }

  /// Whether the column is shown when everything that was requested is done.
  var isShown: Bool { visibility.value }

  /// Whether the transition that shows or hides it ends where it began, as far as is known.
  var isLeadingBack: Bool {
    stack.isPerforming && stack.isLeadingBack && isShown == stack.isConcealedAtEnd
  }

  /// The controller that the program has given last.
  var assigned: UIViewController? { given.value }

  /// The program gives another controller.
  func assign(_ new: UIViewController?) { given.declare(new, animated: false) }

  /// The content contains the controller that was given last.
  func confirmAssigned() {
    if let request = given.nextRequest() { given.end(request.revision, .done) }
  }

  /// Puts a controller into the column, in place of the one before.
  ///
  /// - Returns: The operation of the stack.
  @discardableResult
  func setContent(_ new: UIViewController?, transition: Transition) -> ContainerOperation {
    content = new
    return stack.setViewControllers(
      new.map { [$0] } ?? [], transition: transition, animated: false)
  }

  /// The content has left by itself, with the controller in it.
  func loseContent() { content = nil }

  /// Another controller stands for the content.
  func exchange(_ former: UIViewController, with new: UIViewController) {
    if content === former { content = new }
    given.update { if $0 === former { $0 = new } }
  }

  /// A column that is concealed leaves the touches to the others.
  func updateRegion() { region.isHidden = !isShown && stack.isConcealed }
}
