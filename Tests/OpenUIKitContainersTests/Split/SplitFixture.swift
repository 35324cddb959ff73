import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A host, a recorder, and a split view controller whose delegate is recorded too. Columns have the
/// names P, S and D.
final class SplitFixture {
  typealias Column = UISplitViewController.Column

  static let landscape = CGSize(width: 1024, height: 768)
  static let portrait = CGSize(width: 768, height: 1024)
  static let compact = CGSize(width: 390, height: 844)

  let host: TestHost
  let recorder = LifecycleRecorder()
  let split: UISplitViewController
  let delegate: RecordingSplitDelegate
  let children: [Column: RecordingViewController]

  init(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = landscape,
    isShown: Bool = true
  ) throws {
    host = try TestHost(size: size)
    split = UISplitViewController(style: style)
    delegate = RecordingSplitDelegate(recorder)
    split.delegate = delegate
    var names: [Column: String] = [.primary: "P", .secondary: "D"]
    if style == .tripleColumn { names[.supplementary] = "S" }
    children = names.mapValues { [recorder] in RecordingViewController($0, recorder: recorder) }
    for column in [Column.primary, .supplementary, .secondary] {
      guard let child = children[column] else { continue }
      child.title = names[column]
      split.setViewController(child, for: column)
    }
    if isShown { host.show(split) }
    recorder.removeAll()
  }

  deinit {}

  func child(_ column: Column) -> RecordingViewController {
    children[column] ?? RecordingViewController("none", recorder: recorder)
  }

  func navigation(_ column: Column) -> UINavigationController? {
    child(column).navigationController
  }

  func frame(_ column: Column) -> CGRect? {
    guard let view = navigation(column)?.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }
}

/// Notes what the delegate of a split view controller receives, and answers as a test wants.
final class RecordingSplitDelegate: UISplitViewControllerDelegate {
  private let recorder: LifecycleRecorder
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var targetMode = UISplitViewController.DisplayMode.automatic
  var onChange: () -> Void = {}

  init(_ recorder: LifecycleRecorder) { self.recorder = recorder }

  deinit {}

  private func note(_ text: String) { recorder.note(text, from: "delegate") }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    note("willChange(\(displayMode))")
    onChange()
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { note("willShow(\(column))") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { note("willHide(\(column))") }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { if column == .inspector { note("didShow(\(column))") } }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { if column == .inspector { note("didHide(\(column))") } }

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { targetMode }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("top(\(proposedTopColumn))")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("mode(\(proposedDisplayMode))")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("didCollapse") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("didExpand") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    note("gestureWillBegin")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    note("gestureDidEnd")
  }
}
