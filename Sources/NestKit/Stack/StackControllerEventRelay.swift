#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Passes the events of the engine on to the delegate of a stack controller.
///
/// It is an object of its own because the engine refers to its delegate weakly, and every retain and
/// release of an object that was referenced weakly is slow from then on.
final class StackControllerEventRelay: ContainerStackDelegate {
  /// The stack controller, which alone keeps this object.
  private unowned let owner: StackController

  init(owner: StackController) { self.owner = owner }

  func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    owner.delegate?.stackController(owner, handle: event)
  }
}
