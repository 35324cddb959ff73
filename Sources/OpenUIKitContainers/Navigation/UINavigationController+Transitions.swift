import NestKit
import OpenUIKit

extension UINavigationController {
  /// The animator of the delegate for an animated change.
  func makeAnimatorPlayer(for exchange: ContainerStackExchange) -> AnimatorPlayer? {
    guard let delegate, let from = exchange.hidden?.viewController,
      let to = exchange.shown?.viewController
    else { return nil }
    let operation: Operation = exchange.moving === exchange.shown ? .push : .pop
    guard
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
    else { return nil }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    return AnimatorPlayer(animator, interactor: interactor, exchange: exchange, of: stack)
  }
}

// MARK: - By hand

extension UINavigationController {
  /// The user pops to the controller with an item.
  func popByUser(to item: UINavigationItem) {
    if item === bars.outerItem {
      (parent as? UINavigationController)?.popViewController(animated: true)
    } else if let index = list.lastIndex(where: { $0.navigationItem === item }) {
      // Fidelity: the back button pops by the method for one controller. [observed]
      if index == list.count - 2 {
        popViewController(animated: true)
      } else {
        popToViewController(list[index], animated: true)
      }
    }
  }

  /// Whether a key pops now.
  var allowsPopByKey: Bool { stack.isIdle && list.count > 1 }

  /// Does for a key what a tap on the back button does; false where the key stands for something
  /// else, or there is no such button.
  func performBack(for key: UIKey) -> Bool {
    guard key.isBackKey(in: traitCollection.textDirection), allowsPopByKey,
      list.last?.navigationItem.hidesBackButton != true
    else { return false }
    navigationBar.performBack()
    return true
  }

  /// A drag towards the trailing edge begins at the leading edge, where there is something to pop,
  /// with the transition of the navigation controller.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    stack.allowsPopDrag(direction, from: point, settings: drag.settings) {
      canPop(by: drag)
    }
  }

  /// The same anywhere else in the content.
  // Fidelity: a finger pops from anywhere in the content since iOS 26. [documented]
  func allowsContentDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    stack.allowsPopDrag(direction, from: point, settings: drag.settings, inWholeWidth: true) {
      canPop(by: contentDrag)
    }
  }

  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    stack.popDragTarget(direction) {
      popViewController(animated: true)
      showPending()
    }
  }

  /// Whether there is something to pop by hand. Where the recognizer has a delegate of the program,
  /// that has decided.
  private func canPop(by drag: ContainerDrag) -> Bool {
    list.count > 1 && (drag.recognizer.delegate !== drag || canPopByHand)
  }

  // Fidelity: no finger pops where there is no back button, because it or the bar is hidden or
  // another button is in its place, or where the delegate has an animator. [documented, observed]
  // It is the delegate of the recognizer that says so: with another one, or none, a finger pops.
  // [observed]
  private var canPopByHand: Bool {
    guard let top = list.last,
      !isNavigationBarHidden || top is UINavigationController,
      !top.navigationItem.hidesBackButton, !top.navigationItem.replacesBackButton
    else { return false }
    let below = list[list.count - 2]
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: top, to: below) == nil
  }
}

nonisolated extension Transition {
  /// How controllers are pushed: from the trailing edge, over the old one, which moves by a third.
  static let navigation = Transition("navigation") { region in
    let offset = TransitionEdge.trailing.offset(in: region)
    let aside = TransitionChange(
      translation: TransitionVector(x: -0.3 * offset.x, y: -0.3 * offset.y))
    return [
      .immediately(appearing: TransitionChange(translation: offset)),
      TransitionStep(
        duration: 0.35, appearing: TransitionChange(translation: -offset), disappearing: aside),
      .immediately(disappearing: .hide),
    ]
  }
}
