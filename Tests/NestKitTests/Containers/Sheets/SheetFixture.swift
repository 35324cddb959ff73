import NestKit
import NestTesting
import OpenUIKit

/// A sheet container of 200 by 400 points above a content named A, with everything recorded.
final class SheetFixture: SheetContainerViewControllerDelegate {
  let host: TestHost
  let recorder: LifecycleRecorder
  let container: SheetContainerViewController
  private let clears: Bool
  var allowed = true
  private(set) var asked: [String] = []
  private(set) var selected: [String] = []

  /// 100, 200 and 400 points.
  static let detents: [SheetDetent] = [
    .length(100, identifier: .small), .medium, .large,
  ]

  /// Makes it.
  ///
  /// - Parameter clears: Whether what is recorded before a test acts is dropped.
  init(clears: Bool = true) throws {
    self.clears = clears
    host = try TestHost(size: CGSize(width: 200, height: 400))
    let recorder = LifecycleRecorder()
    self.recorder = recorder
    container = SheetContainerViewController(
      contentViewController: RecordingViewController("A", recorder: recorder))
    container.delegate = self
    host.show(container)
    if clears { recorder.removeAll() }
  }

  deinit {}

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  /// Presents a new controller and completes that, with nothing recorded afterwards.
  @discardableResult
  func present(
    _ name: String, _ change: (inout SheetConfiguration) -> Void = { _ in },
    _ child: UIViewController? = nil
  ) throws -> UIViewController {
    var configuration = SheetConfiguration(detents: Self.detents)
    change(&configuration)
    let made = child ?? make(name)
    host.turn { container.presentSheet(made, configuration: configuration) }
    try host.settle()
    if clears { recorder.removeAll() }
    return made
  }

  /// Where a view is seen in the window, as it is shown now.
  func shown(_ view: UIView) -> CGRect {
    var frame = (view.layer.presentation() ?? view.layer).frame
    var outer = view.superview
    while let next = outer, !(next is UIWindow) {
      let layer = next.layer.presentation() ?? next.layer
      frame = frame.offsetBy(
        dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      outer = next.superview
    }
    return frame
  }

  /// How far a sheet at the lower edge reaches up, as it is shown now.
  func height(_ child: UIViewController) -> CGFloat { 400 - shown(child.view).minY }

  func detent(_ child: UIViewController) -> String? {
    container.selectedDetent(of: child)?.rawValue
  }

  func sheetContainerViewController(
    _ container: SheetContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool {
    asked.append(LifecycleRecorder.name(of: viewController))
    return allowed
  }

  func sheetContainerViewController(
    _ container: SheetContainerViewController,
    didSelectDetent identifier: SheetDetent.Identifier, of viewController: UIViewController
  ) { selected.append(identifier.rawValue) }

  func sheetContainerViewController(
    _ container: SheetContainerViewController, willPresent child: UIViewController, animated: Bool
  ) { note("willPresent", child, animated) }

  func sheetContainerViewController(
    _ container: SheetContainerViewController, didPresent child: UIViewController, animated: Bool
  ) { note("didPresent", child, animated) }

  func sheetContainerViewController(
    _ container: SheetContainerViewController, willDismiss child: UIViewController, animated: Bool
  ) { note("willDismiss", child, animated) }

  func sheetContainerViewController(
    _ container: SheetContainerViewController, didDismiss child: UIViewController, animated: Bool
  ) { note("didDismiss", child, animated) }

  private func note(_ event: String, _ child: UIViewController, _ animated: Bool) {
    let suffix = animated ? ", animated" : ""
    recorder.note("\(event)(\(LifecycleRecorder.name(of: child))\(suffix))", from: "D")
  }
}

nonisolated extension SheetDetent.Identifier {
  /// The smallest detent of the fixture.
  static let small = Self("small")
}
