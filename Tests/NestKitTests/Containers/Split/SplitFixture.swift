import NestKit
import NestTesting
import OpenUIKit

/// A split container in a window with children A and B, with everything recorded.
final class SplitFixture: SplitContainerViewControllerDelegate {
  let host: TestHost
  let recorder: LifecycleRecorder
  let delegate: ContainerEventRecorder
  let split: SplitContainerViewController
  let primary: RecordingViewController
  let secondary: RecordingViewController
  var allowed = true
  var allowsCollapse = true
  private(set) var collapses: [Bool] = []
  private(set) var collapseQuestions: [Bool] = []
  private(set) var savedWidths: [[CGFloat]] = []

  /// The events of the first column's child when the column collapses.
  static let collapseEvents: Timeline = """
    D0.willHide(A)
    A.viewWillDisappear
    A.viewDidDisappear
    D0.didHide(A)
    """
  /// The events when the column returns.
  static let returnEvents: Timeline = """
    D0.willShow(A)
    A.viewWillAppear
    A.viewIsAppearing
    A.viewDidAppear
    D0.didShow(A)
    """

  /// Two columns of 80 to 160 and of at least 120 points: 201 are needed, and 0…200 are too narrow.
  init(width: CGFloat = 301, isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: width, height: 200))
    recorder = LifecycleRecorder()
    delegate = ContainerEventRecorder(recorder: recorder)
    split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 80, preferredWidth: 100, maximumWidth: 160),
      SplitColumn(minimumWidth: 120),
    ])
    primary = RecordingViewController("A", recorder: recorder)
    secondary = RecordingViewController("B", recorder: recorder)
    split.setViewController(primary, at: 0)
    split.setViewController(secondary, at: 1)
    split.delegate = self
    if isShown { host.show(split) }
    recorder.removeAll()
  }

  /// Compares what was recorded since the last look with what is expected, but for the sizes that
  /// columns get.
  func expectEvents(_ expected: Timeline) throws {
    let lines = recorder.takeTimeline().lines.filter { !$0.contains("viewWillTransition") }
    try Timeline(lines: lines).expect(expected)
  }

  func frame(_ child: UIViewController) -> CGRect {
    child.view.convert(child.view.bounds, to: nil)
  }

  func open() throws {
    host.turn { split.setDrawerOpen(true) }
    try host.settle()
    recorder.removeAll()
  }

  func drag(from start: CGFloat, to end: CGFloat, seconds: TimeInterval = 2) throws {
    host.drag(from: CGPoint(x: start, y: 100), to: CGPoint(x: end, y: 100), duration: seconds)
    try host.settle()
  }

  var isPrimaryInWindow: Bool { primary.viewIfLoaded?.window != nil }

  func splitContainerViewController(
    _ split: SplitContainerViewController, willShow viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    delegate.splitContainerViewController(
      split, willShow: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, willHide viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    delegate.splitContainerViewController(
      split, willHide: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, didShow viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    delegate.splitContainerViewController(
      split, didShow: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, didHide viewController: UIViewController,
    at index: Int, animated: Bool
  ) {
    delegate.splitContainerViewController(
      split, didHide: viewController, at: index, animated: animated)
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, shouldOpenDrawer opens: Bool
  ) -> Bool { allowed }

  func splitContainerViewController(
    _ split: SplitContainerViewController, shouldCollapse collapses: Bool
  ) -> Bool {
    collapseQuestions.append(collapses)
    return allowsCollapse
  }

  func splitContainerViewController(
    _ split: SplitContainerViewController, didCollapse isCollapsed: Bool
  ) { collapses.append(isCollapsed) }

  func splitContainerViewController(
    _ split: SplitContainerViewController, didChooseWidths widths: [CGFloat]
  ) { savedWidths.append(widths) }
}
