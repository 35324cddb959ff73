import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Every style, animated or not, from controllers at any depth, left alone or interrupted: the same
/// rules hold everywhere.
@Suite struct PresentationMatrixTests {
  /// The interruption of a presentation before its end.
  enum Interruption: CaseIterable {
    case none, dismissedAtOnce, windowHidden, presenterReplaced, presentedAgain
  }

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
    .formSheet, .automatic,
  ]

  private struct Case: CustomStringConvertible {
    var style: UIModalPresentationStyle
    var animated: Bool
    var depth: Int
    var interruption: Interruption
    /// The names of the controllers that are shown before the presentation.
    var shown: [String] { ["P"] + (1..<depth).map { "C\($0)" } }
    var description: String {
      "\(style), animated \(animated), depth \(depth), \(interruption)"
    }
  }

  @Test(
    "R2.3 R2.4 R13.2 UIKit 5.5 Balanced, in order, nothing left",
    arguments: Interruption.allCases)
  private func matrix(_ interruption: Interruption) throws {
    for style in Self.styles {
      for animated in [false, true] {
        for depth in [1, 2, 5] {
          try run(
            Case(style: style, animated: animated, depth: depth, interruption: interruption))
        }
      }
    }
  }

  private func run(_ test: Case) throws {
    let stage = try ControllerStage()
    weak var weakModal: RecordingViewController?
    weak var weakPresentation: UIPresentationController?
    let root = stage.shownRoot()
    let misuses = try withMisuseIntercepted {
      try {
        var source = root
        for level in 1..<test.depth {
          let child = stage.controller("C\(level)")
          child.definesPresentationContext = level % 2 == 1
          add(child, to: source)
          source = child
        }
        stage.host.commit()
        stage.recorder.removeAll()
        let modal = stage.modal("M", test.style)
        weakModal = modal
        source.present(modal, animated: test.animated)
        weakPresentation = modal.presentationController
        try interrupt(test.interruption, stage, source, modal)
        try stage.host.settle()
        if modal.presentingViewController != nil { modal.dismiss(animated: test.animated) }
        try stage.host.settle()
        #expect(modal.presentingViewController == nil, "\(test)")
        #expect(modal.view.window == nil, "\(test)")
      }()
    }
    try stage.host.settle()

    if test.interruption != .presentedAgain { #expect(misuses.isEmpty, "\(test): \(misuses)") }
    #expect(weakModal == nil, "\(test)")
    #expect(weakPresentation == nil, "\(test)")
    #expect(stage.recorder.appearanceViolations(appeared: test.shown) == [], "\(test)")
    if test.interruption != .presenterReplaced {
      #expect(stage.host.window.subviews == [root.view], "\(test)")
      #expect(root.view.frame == stage.host.window.bounds, "\(test)")
      #expect(root.presentedViewController == nil, "\(test)")
    }
  }

  private func interrupt(
    _ interruption: Interruption, _ stage: ControllerStage, _ source: UIViewController,
    _ modal: UIViewController
  ) throws {
    switch interruption {
    case .none: break
    case .dismissedAtOnce:
      try stage.host.settle()
      modal.dismiss(animated: true)
      stage.host.advance(by: 0.1)
    case .windowHidden:
      stage.host.hide()
      stage.host.unhide()
    case .presenterReplaced:
      stage.host.turn { stage.host.window.rootViewController = stage.controller("Q") }
    case .presentedAgain:
      source.present(stage.modal("N", .overFullScreen), animated: true)
      try stage.host.settle()
      // Without animation the first has ended by then, and the second is refused for that reason.
      if modal.presentedViewController != nil { modal.dismiss(animated: false) }
    }
  }
}
