import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Everything that a change of size can be, with controllers nested so and so deep.
struct RotationMatrixTests {
  /// One cell of the matrix.
  nonisolated struct Cell: Sendable, CustomTestStringConvertible {
    nonisolated enum Cause: Sendable, CaseIterable { case resize, deviceAnimated, deviceAtOnce }

    let cause: Cause
    let depth: Int
    let isForwarded: Bool
    let isRemoved: Bool

    var testDescription: String {
      "\(cause), \(depth) deep, \(isForwarded ? "forwarded" : "manual")"
        + (isRemoved ? ", removed" : "")
    }

    static let all: [Cell] = Cause.allCases.flatMap { cause in
      [1, 2, 5].flatMap { depth in
        [true, false].flatMap { isForwarded in
          [false, true].map {
            Cell(cause: cause, depth: depth, isForwarded: isForwarded, isRemoved: $0)
          }
        }
      }
    }
  }

  private final class Container: RecordingViewController {
    var isForwarding = true
    var onTransition: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

    override func shouldAutomaticallyForwardRotationMethods() -> Bool { isForwarding }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onTransition(coordinator)
    }
  }

  @Test("R4.1 UIKit 6.1 6.2 6.3 whole timelines, whatever changes the size", arguments: Cell.all)
  func timeline(cell: Cell) throws {
    let stage = try ControllerStage()
    let chain = makeChain(cell, stage)
    if cell.isRemoved {
      chain[0].onTransition = {
        $0.animate(alongsideTransition: { _ in remove(chain[1]) }, completion: nil)
      }
    }
    stage.recorder.removeAll()

    try change(cell, stage)
    try stage.host.settle()

    try stage.recorder.expect(Timeline(lines: expected(cell)))
    let size = stage.host.window.bounds.size
    #expect(size.width > size.height)
    for controller in chain.prefix(cell.isRemoved ? 1 : chain.count) {
      #expect(controller.view.frame == CGRect(origin: .zero, size: size))
      #expect(controller.transitionCoordinator == nil)
    }
  }

  /// The root and `depth` controllers, each in the one before.
  private func makeChain(_ cell: Cell, _ stage: ControllerStage) -> [Container] {
    let chain = (0...cell.depth).map { Container("C\($0)", recorder: stage.recorder) }
    stage.host.show(chain[0])
    stage.host.turn {
      for index in 1...cell.depth { add(chain[index], to: chain[index - 1]) }
    }
    for controller in chain {
      controller.recordsRotation = true
      controller.isForwarding = cell.isForwarded
    }
    return chain
  }

  private func change(_ cell: Cell, _ stage: ControllerStage) throws {
    switch cell.cause {
    case .resize: try stage.host.resize(to: CGSize(width: 852, height: 393))
    case .deviceAnimated: stage.host.rotateDevice(to: .landscapeLeft)
    case .deviceAtOnce:
      stage.host.turn {
        UIDevice.current.simulateRotation(to: .landscapeLeft)
        UIView.performWithoutAnimation {
          UIViewController.attemptRotationToDeviceOrientation()
        }
      }
    }
  }

  private func expected(_ cell: Cell) -> [String] {
    let all = 0...cell.depth
    let received = cell.isForwarded ? all : 0...0
    let left = cell.isRemoved ? 0...0 : received
    let below = 1...cell.depth
    var lines = ["C0.viewWillTransition(852×393)"]
    lines += received.map { "C\($0).willRotate(landscapeRight)" }
    lines += below.map { "C\($0).viewWillTransition(852×393)" }
    lines += received.map { "C\($0).willAnimateRotation(landscapeRight)" }
    let end = left.map { "C\($0).didRotate(portrait)" }
    guard cell.isRemoved else { return lines + end }
    lines.append("C1.willMove(nil)")
    lines += below.map { "C\($0).viewWillDisappear" + ($0 == 1 ? " [from]" : "") }
    lines.append("C1.didMove(nil)")
    lines += below.map { "C\($0).viewDidDisappear" + ($0 == 1 ? " [from]" : "") }
    return lines + end
  }
}
