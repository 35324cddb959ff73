import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A root on a phone with a sheet that has been presented, and nothing recorded yet.
struct SheetStage {
  let stage: ControllerStage
  let root: RecordingViewController
  let sheet: RecordingViewController
  let delegate: PresentationDelegateRecorder

  init(
    size: CGSize = CGSize(width: 393, height: 852), style: UIModalPresentationStyle = .pageSheet,
    setUp: (UISheetPresentationController) -> Void = { _ in }
  ) throws {
    stage = try ControllerStage(size: size)
    root = stage.controller("A")
    stage.host.show(root)
    sheet = stage.modal("B", style)
    delegate = PresentationDelegateRecorder(stage.recorder)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.delegate = delegate
    setUp(presentation)
    try stage.present(sheet, on: root)
  }

  var host: TestHost { stage.host }

  var presentation: UISheetPresentationController? { sheet.sheetPresentationController }

  /// The upper edge of the sheet as it is laid out, in the window.
  var top: CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }

  /// The upper edge of the sheet as it is shown now.
  var shownTop: CGFloat {
    guard let card = presentation?.presentedView else { return .nan }
    return (card.layer.presentation() ?? card.layer).frame.minY
  }

  /// Compares what was recorded.
  func expect(_ timeline: Timeline) throws { try stage.recorder.expect(timeline) }
}

extension TestHost {
  /// Presses, and drags down at an even pace, without lifting the finger.
  func dragDown(from start: CGPoint, by distance: CGFloat, duration: TimeInterval = 0.5) {
    press(at: start)
    continueDrag(from: start, by: distance, duration: duration)
  }

  /// Drags further.
  func continueDrag(from start: CGPoint, by distance: CGFloat, duration: TimeInterval = 0.5) {
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      advance(by: duration / Double(steps))
      movePointer(
        to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
    }
  }

  /// Drags down at a constant speed, waits until the velocity of the finger is 0, and releases.
  func dragDownAndRelease(from start: CGPoint, by distance: CGFloat) {
    dragDown(from: start, by: distance)
    rest(at: CGPoint(x: start.x, y: start.y + distance))
  }

  /// Waits until the velocity of the finger is 0, and releases.
  func rest(at point: CGPoint) {
    advance(by: 0.3)
    movePointer(to: CGPoint(x: point.x, y: point.y))
    release(at: point)
  }
}
