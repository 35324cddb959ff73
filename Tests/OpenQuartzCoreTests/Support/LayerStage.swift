import DisplayServer
import MisuseReports
import NestTesting
import OpenQuartzCore

/// A shown tree on a manual clock, with a count of the compositor's calls.
final class LayerStage: CompositionTarget {
  let frames = ManualFrameSource()
  let context: RenderContext
  let root = CALayer()
  /// The misuses that were reported since the stage was made.
  var misuses: [Misuse] { recorder.misuses }
  private let recorder = DiagnosticRecorder()
  /// The times of the compositions that had something to do.
  private(set) var compositions: [Double] = []
  /// Whether the marks of composed layers stay, so that a test can look at them.
  var holdsMarks = false

  init() {
    context = RenderContext(frames: frames)
    RenderContext.current = context
    context.add(self)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.position = CGPoint(x: 200, y: 150)
    frames.endTurn()
    compositions = []
  }

  isolated deinit { recorder.stop() }

  /// A layer in the root that a commit has seen.
  func makeLayer(frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    root.addSublayer(layer)
    frames.endTurn()
    compositions = []
    return layer
  }

  func renderIfNeeded() {
    guard root.marks.subtreeHasChanges else { return }
    compositions.append(context.now)
    if !holdsMarks { clear(root) }
  }

  private func clear(_ layer: CALayer) {
    layer.clearChanges()
    for child in layer.sublayersByZ where child.marks.subtreeHasChanges { clear(child) }
  }
}
