/// A container whose contents can be saved and restored.
///
/// NestKit's containers conform; one of your own says which children it has, and takes them again:
///
/// ```swift
/// extension CardsViewController: RestorableContainer {
///   static let stateKind = "cards"
///
///   var restorableChildren: [RestorableChild] {
///     cards.viewControllersAtEnd.enumerated().map { RestorableChild($1, slot: $0) }
///   }
///
///   var restorableFacts: Facts { Facts(isShuffled: isShuffled) }
///
///   func restore(_ children: [RestorableChild], facts: Facts) {
///     isShuffled = facts.isShuffled
///     cards.setViewControllers(children.map(\.viewController), animated: false)
///   }
/// }
/// ```
///
/// A container that is saved while it changes saves where that leads, or where it began if a finger
/// drives it and would not complete it if it were lifted at rest: a stack knows that, as
/// ``ContainerStack/viewControllersAtEnd``.
public protocol RestorableContainer: UIViewController, RestorableContents {}

/// The requirements of a ``RestorableContainer``: its children and its facts, as they are saved and
/// restored.
///
/// The ``ContainerCore`` of a container may conform in place of the controller that owns it, which
/// has no public names for it then. Such a container is saved by ``SavedState/init(ofContainer:)``
/// and restored by ``NestState/restore(in:transitions:makeController:)``, as every one is that is
/// inside another.
@MainActor public protocol RestorableContents: AnyObject {
  /// The type of the values that the container saves of itself, beside its children;
  /// ``NoRestorableFacts`` for none. It encodes to an object with keys.
  associatedtype RestorableFacts: Codable

  /// The name of this kind of container in saved states. Never change it: old states are read by
  /// it.
  static var stateKind: String { get }

  /// Whether a child that is not saved, or not restored, takes those after it in the list with it,
  /// as in a stack. Default: no.
  static var childrenDependOnEachOther: Bool { get }

  /// The children, in the order in which they are saved and restored.
  var restorableChildren: [RestorableChild] { get }

  /// The values that the container saves of itself.
  var restorableFacts: RestorableFacts { get }

  /// The child of an identifier, where the container itself knows how it is made: from a value that
  /// it is bound to, or by a closure of its own. `nil`, which is the default, leaves that to the
  /// factory of ``RestorableContainer/restoreState(_:transitions:makeController:)``. Asked for
  /// children that are not there yet, before anything has changed.
  func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController?

  /// Why the container cannot take children with these identifiers, in words that follow a colon;
  /// `nil`, which is the default, if it can. Asked before anything has changed.
  func reason(toRefuse children: [RestorableChild]) -> String?

  /// Takes the children, without animation, and sets what was saved of the container itself.
  ///
  /// Children that the container has already, with the same identifier in the same slot, are among
  /// them.
  func restore(_ children: [RestorableChild], facts: RestorableFacts)
}

extension RestorableContents {
  /// Children do not depend on each other.
  public static var childrenDependOnEachOther: Bool { false }

  /// Children are made by the factory.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? { nil }

  /// All children are taken.
  public func reason(toRefuse children: [RestorableChild]) -> String? { nil }
}

extension RestorableContents where RestorableFacts == NoRestorableFacts {
  /// Nothing but the children is saved.
  public var restorableFacts: NoRestorableFacts { NoRestorableFacts() }
}

extension UIViewController {
  /// The object that saves and restores what a container shows: the controller, or its core; `nil`
  /// for a controller that is not restored.
  var restorableContents: (any RestorableContents)? {
    self as? any RestorableContents ?? ownedCore as? any RestorableContents
  }
}

/// A child of a container that is saved or restored.
public struct RestorableChild {
  /// The child.
  public let viewController: UIViewController
  /// The position that the container gives the child: an index, a region, a column.
  public let slot: Int
  /// The transition by which the child came, and by whose inverse it leaves; `nil` where the
  /// container chooses it by itself, or where none of the saved name is known. Its name is saved.
  public let transition: Transition?

  /// Creates a child.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - slot: The position that the container gives the child.
  ///   - transition: The transition by which the child came. Default: the container chooses it by
  ///     itself.
  public init(
    _ viewController: UIViewController, slot: Int, transition: Transition? = nil
  ) {
    self.viewController = viewController
    self.slot = slot
    self.transition = transition
  }
}

/// The facts of a container that saves its children only.
public nonisolated struct NoRestorableFacts: Codable, Hashable, Sendable {
  /// Creates them.
  public init() {}
}
