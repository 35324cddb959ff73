import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit

/// A placeholder in a window, with everything recorded.
final class PlaceholderFixture {
  let host: TestHost
  let recorder: LifecycleRecorder
  let delegate: ContainerEventRecorder
  let placeholder: ColumnsViewController

  init(regionCount: Int = 1, isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    delegate = ContainerEventRecorder(recorder: recorder)
    placeholder = ColumnsViewController(regionCount: regionCount)
    placeholder.delegate = delegate
    if isShown { host.show(placeholder) }
    recorder.removeAll()
  }

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  /// Sets a new controller and completes everything, with nothing recorded afterwards.
  @discardableResult
  func set(_ name: String, at index: Int = 0, transition: Transition = .none) throws
    -> RecordingViewController
  {
    let made = make(name)
    host.turn { placeholder.setViewController(made, at: index, transition: transition) }
    try host.settle()
    recorder.removeAll()
    return made
  }

  /// The names of the children, `-` where a region is empty.
  var names: String {
    placeholder.viewControllers.map { $0.map(LifecycleRecorder.name) ?? "-" }.joined()
  }

  var children: [String] { placeholder.children.map(LifecycleRecorder.name) }
}
