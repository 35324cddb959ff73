import NestKit
import NestTesting
import OpenUIKit

/// A kind of container for a ``ContainerWalk``, with a model that says what it is to show.
package protocol WalkedContainer: AnyObject {
  /// The number of kinds of changes.
  static var kindCount: Int { get }
  /// The size of the window. Default: 120 × 200 points.
  static var windowSize: (width: Int, height: Int) { get }
  /// The rules that are judged. Default: all.
  static var rules: Set<ContractRule> { get }
  /// Whether the children are informed of sizes that a change by the program gives them. Default:
  /// no.
  static var announcesOwnSizes: Bool { get }
  /// Whether the program takes children from it. Default: yes.
  static var losesChildren: Bool { get }
  /// Whether children are asked before they are left, and finish with results. Default: yes.
  static var asksGuards: Bool { get }
  init(make: @escaping () -> RecordingViewController)
  /// The container.
  var controller: UIViewController { get }
  /// The calls of its delegate and data source; nil, the default, where nothing is done inside
  /// them.
  var delegateCalls: DelegateCalls? { get }
  /// The transitions that run.
  var transitions: [ContainerTransition] { get }
  /// Changes the container, and the model when the change has been done.
  func change(_ kind: Int, _ argument: Int, animated: Bool)
  /// Takes from the container what a hand has done, which the model does not know.
  func readUserChanges()
  /// Takes from the container, in which nothing moves, what it contains after children were taken
  /// from it. Default: what a hand may have changed.
  func readChildren()
  /// A description of the state that another size does not change; nil while something moves.
  var lasting: String? { get }
  /// Who is not where the model says; nil if everybody is.
  var misplacement: String? { get }
}

extension WalkedContainer {
  package static var windowSize: (width: Int, height: Int) { (120, 200) }

  package static var rules: Set<ContractRule> { Set(ContractRule.all) }
  package static var announcesOwnSizes: Bool { false }
  package static var losesChildren: Bool { true }
  package static var asksGuards: Bool { true }

  package var delegateCalls: DelegateCalls? { nil }

  package func readChildren() { readUserChanges() }
  package var lasting: String? { nil }

  /// Returns the fault in the position of a child that is to fill a view, or, without one, to be
  /// out of the window; nil for none.
  package func misplacement(of child: UIViewController, in region: UIView?) -> String? {
    let name = LifecycleRecorder.name(of: child)
    guard let region else {
      return child.viewIfLoaded?.window == nil ? nil : "\(name) ought not to be in the window"
    }
    guard let view = child.viewIfLoaded, view.window != nil else {
      return "\(name) ought to be in the window"
    }
    let frame = view.convert(view.bounds, to: region)
    return frame == region.bounds ? nil : "\(name) is at \(frame)"
  }
}
