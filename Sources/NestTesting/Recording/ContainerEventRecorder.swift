import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A delegate of containers that records every event that it receives, and otherwise does nothing.
///
/// Containers refer to their delegate weakly: keep this one while it is to record. One recorder
/// can be the delegate of several containers.
public final class ContainerEventRecorder: ContainerStackDelegate, StackControllerDelegate,
  PlaceholderViewControllerDelegate, TabsViewControllerDelegate,
  ModalContainerViewControllerDelegate, PagesViewControllerDelegate, WizardViewControllerDelegate,
  SplitContainerViewControllerDelegate
{
  /// The name of the delegate in the timeline.
  public let name: String
  /// The recorder of the events.
  public let recorder: LifecycleRecorder

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - name: The name in the timeline. Default: `D`.
  ///   - recorder: The recorder of the events.
  public init(_ name: String = "D", recorder: LifecycleRecorder) {
    self.name = name
    self.recorder = recorder
  }

  deinit {}

  /// Records the event.
  public func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    recorder.record(event, from: name)
  }

  /// Records the event.
  public func stackController(_ stackController: StackController, handle event: ContainerEvent) {
    recorder.record(event, from: name)
  }

  /// Records the event; the name is followed by the region where there are several.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController, handle event: ContainerEvent,
    at index: Int
  ) {
    record(event, at: index, of: placeholderViewController.regionCount)
  }

  /// Records the event; the name is followed by the column.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, handle event: ContainerEvent,
    at index: Int
  ) {
    record(event, at: index, of: splitContainerViewController.columns.count)
  }

  private func record(_ event: ContainerEvent, at index: Int, of count: Int) {
    recorder.record(event, from: name + (count > 1 ? "\(index)" : ""))
  }

  /// Records the event.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, handle event: ContainerEvent
  ) {
    recorder.record(event, from: name)
  }

  /// Records the event.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, handle event: ContainerEvent
  ) {
    recorder.record(event, from: name)
  }

  /// Records the event.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, handle event: ContainerEvent
  ) {
    recorder.record(event, from: name)
  }

  /// Records the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, handle event: ContainerEvent
  ) {
    recorder.record(event, from: name)
  }
}

extension LifecycleRecorder {
  /// Adds an event of a container, written for example `D.willPush(B, covering: A, animated)`.
  ///
  /// - Parameters:
  ///   - event: The event of the container.
  ///   - source: The name of the receiver.
  public func record(_ event: ContainerEvent, from source: String) {
    guard let kind = event.kind.compactMap(LifecycleRecorder.name(of:)) else { return }
    record(.containerEvent(event.phase, kind, animated: event.isAnimated), from: source)
  }
}

nonisolated extension ContainerEvent.Kind<String> {
  /// The event as it is written in a timeline, for example `willPush(B, covering: A)`.
  func description(_ phase: ContainerEvent.Phase, animated: Bool) -> String {
    let suffix = animated ? ", animated)" : ")"
    return switch self {
    case .push(let pushed, let covered):
      "\(phase)Push(\(pushed), covering: \(covered ?? "nil")" + suffix
    case .pop(let popped, let revealed):
      "\(phase)Pop(\(popped), revealing: \(revealed ?? "nil")" + suffix
    case .show(let controller): "\(phase)Show(\(controller)" + suffix
    case .hide(let controller): "\(phase)Hide(\(controller)" + suffix
    }
  }
}
