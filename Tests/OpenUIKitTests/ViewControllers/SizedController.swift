import NestTesting
import OpenUIKit

/// A recording controller that notes its state at the stages of a change of size.
final class SizedController: RecordingViewController {
  /// Whether it notes its state in the callback, alongside and at the end.
  var asksCoordinator = false
  /// The action of the test in the callback.
  var onTransition: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if asksCoordinator {
      note("called", coordinator)
      coordinator.animate(alongsideTransition: { [unowned self] in note("alongside", $0) }) {
        [self] in note("completed", $0)
      }
    }
    onTransition(coordinator)
  }

  private func note(
    _ station: String, _ context: any UIViewControllerTransitionCoordinatorContext
  ) {
    recorder.note(
      "\(station): view \(text(view.bounds.size)), screen \(text(UIScreen.main.bounds.size)), "
        + "orientation \(interfaceOrientation), \(context.isAnimated ? "animated" : "at once")",
      from: name)
  }
}

/// A recording controller that gives its children sizes of their own, and notes the calls.
final class AskedController: RecordingViewController {
  /// The sizes of children, by name; the others get the size of the container.
  var sizes: [String: CGSize] = [:]

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    let name = LifecycleRecorder.name(of: child)
    recorder.note("size(\(name), \(text(parentSize)))", from: self.name)
    return sizes[name]
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}

/// A size in whole points, as in a timeline.
func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }
