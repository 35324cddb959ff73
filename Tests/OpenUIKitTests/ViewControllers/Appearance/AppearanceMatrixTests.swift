import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Every combination of window, animation, forwarding, depth and interruption against `ChainModel`.
@Suite struct AppearanceMatrixTests {
  /// A container with a chain that is ready to be added, loaded and with nothing recorded.
  private struct Scene {
    let stage: ControllerStage
    let container: RecordingViewController
    let first: RecordingViewController
    let model: ChainModel

    init(_ model: ChainModel) throws {
      stage = try ControllerStage()
      container = model.isManual ? stage.manual("K") : stage.controller("K")
      if model.isInWindow { stage.host.show(container) } else { container.loadViewIfNeeded() }
      let chain = (1...model.depth).map { [stage] in stage.controller("C\($0)") }
      for (parent, child) in zip(chain, chain.dropFirst()) { add(child, to: parent) }
      first = chain[0]
      first.loadViewIfNeeded()
      self.model = model
      stage.recorder.removeAll()
    }

    func begin(_ appearing: Bool) {
      guard model.isExplicit else { return }
      first.beginAppearanceTransition(appearing, animated: model.isAnimated)
    }

    /// Commits between the begin and the end of a movement of several turns.
    func commitMeanwhile() { if model.isExplicit { stage.host.commit() } }

    func end() { if model.isExplicit { first.endAppearanceTransition() } }

    func takeOut() {
      first.willMove(toParent: nil)
      if first.view.superview != nil { first.view.removeFromSuperview() }
      first.removeFromParent()
    }

    func come() {
      container.addChild(first)
      begin(true)
      container.view.addSubview(first.view)
      stage.host.commit()
      end()
      first.didMove(toParent: container)
      stage.host.commit()
    }
  }

  @Test("R2.1 R2.2 R2.4 A chain appears as in the model", arguments: ChainModel.all)
  func coming(model: ChainModel) throws {
    let scene = try Scene(model)

    if model.isInterrupted {
      scene.container.addChild(scene.first)
      scene.begin(true)
      scene.container.view.addSubview(scene.first.view)
      scene.commitMeanwhile()
      scene.begin(false)
      if !model.isExplicit { scene.first.view.removeFromSuperview() }
      scene.end()
      scene.takeOut()
      scene.stage.host.commit()
    } else {
      scene.come()
    }

    try scene.stage.recorder.expect(Timeline(lines: model.appearing))
  }

  @Test("R2.1 R2.2 R2.4 A chain disappears as in the model", arguments: ChainModel.all)
  func going(model: ChainModel) throws {
    let scene = try Scene(model)
    scene.come()
    scene.stage.recorder.removeAll()

    scene.first.willMove(toParent: nil)
    scene.begin(false)
    if !model.isExplicit { scene.first.view.removeFromSuperview() }
    if model.isInterrupted {
      scene.commitMeanwhile()
      scene.begin(true)
      if !model.isExplicit { scene.container.view.addSubview(scene.first.view) }
      scene.stage.host.commit()
      scene.end()
      scene.first.willMove(toParent: scene.container)
      scene.first.didMove(toParent: scene.container)
    } else {
      scene.commitMeanwhile()
      scene.end()
      scene.first.view.removeFromSuperview()
      scene.first.removeFromParent()
    }
    scene.stage.host.commit()

    try scene.stage.recorder.expect(Timeline(lines: model.disappearing))
  }

  @Test("R13.2 Nothing is retained by a movement", arguments: ChainModel.all)
  func deallocation(model: ChainModel) throws {
    weak var first: UIViewController?
    let stage: ControllerStage
    do {
      let scene = try Scene(model)
      stage = scene.stage
      first = scene.first
      if model.isInterrupted {
        scene.container.addChild(scene.first)
        scene.begin(true)
        scene.container.view.addSubview(scene.first.view)
      } else {
        scene.come()
        scene.begin(false)
      }
      scene.takeOut()
    }

    stage.host.commit()

    #expect(first == nil)
    let freed = stage.recorder.timeline.lines.filter { $0.hasSuffix("deinit") }.count
    // The container is the root where there is a window.
    #expect(freed == model.depth + (model.isInWindow ? 0 : 1))
  }
}
