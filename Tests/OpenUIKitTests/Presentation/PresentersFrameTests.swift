import NestTesting
import OpenUIKit
import Testing

/// Frames and sizes of what presents, when something above it is dismissed in this size or another.
@Suite struct PresentersFrameTests {
  /// Presents at the lower edge, 200 points high, and places the view in each layout, or not.
  private final class LowerPresentation: UIPresentationController {
    var sizes: [CGSize] = []
    var placesInLayout = true

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: 200) }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func containerViewWillLayoutSubviews() {
      if placesInLayout { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    deinit {}
  }

  /// Removes the presenting view.
  private final class RemovingPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }

    deinit {}
  }

  /// Shows the view of what is presented in another one, 10 points inside.
  private final class FramedPresentation: UIPresentationController {
    private let border = UIView()

    override var presentedView: UIView? { border }

    override func presentationTransitionWillBegin() {
      border.frame = frameOfPresentedViewInContainerView
      border.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let view: UIView = presentedViewController.view
      view.frame = border.bounds.insetBy(dx: 10, dy: 10)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      border.addSubview(view)
    }

    deinit {}
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let make: (UIViewController, UIViewController?) -> UIPresentationController
    var made: UIPresentationController?

    init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
      self.make = make
    }

    deinit {}

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = make(presented, presenting)
      return made
    }
  }

  private final class NotingController: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }

    deinit {}
  }

  /// A root with something presented in its own manner, and another one above that.
  private final class Stage {
    let host: TestHost
    let (root, lower, above) = (NotingController(), NotingController(), NotingController())
    let delegate: Delegate
    let upperDelegate = Delegate {
      RemovingPresentation(presentedViewController: $0, presenting: $1)
    }

    init(
      _ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController
    ) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      delegate = Delegate(make)
      host.show(root)
      lower.modalPresentationStyle = .custom
      lower.transitioningDelegate = delegate
    }

    deinit {}

    func present(
      _ controller: UIViewController, on presenter: UIViewController, animated: Bool
    ) throws {
      host.turn { presenter.present(controller, animated: animated) }
      try host.settle()
    }

    func turn() throws {
      try host.resize(to: CGSize(width: 480, height: 320))
      host.commit()
    }

    func dismiss(_ controller: UIViewController, animated: Bool) throws {
      host.turn { controller.dismiss(animated: animated) }
      try host.settle()
    }
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom,
  ]

  @Test(
    "R6.7 UIKit 5.5 What was presented has the frame of its presentation after a dismissal above it",
    arguments: styles, [true, false])
  func frameAfterDismissal(style: UIModalPresentationStyle, animated: Bool) throws {
    for turns in [false, true] {
      let stage = try Stage { LowerPresentation(presentedViewController: $0, presenting: $1) }
      let presentation = { stage.delegate.made as? LowerPresentation }
      try stage.present(stage.lower, on: stage.root, animated: animated)
      // Styles that remove the view need no help with its frame.
      presentation()?.placesInLayout = style != .fullScreen && style != .custom
      stage.above.modalPresentationStyle = style
      stage.above.transitioningDelegate = stage.upperDelegate
      try stage.present(stage.above, on: stage.lower, animated: animated)
      let isInContext = style == .currentContext || style == .overCurrentContext

      var whole = CGRect(x: 0, y: 0, width: 320, height: 480)
      if turns {
        whole.size = CGSize(width: 480, height: 320)
        try stage.turn()
        #expect(stage.root.sizes == [whole.size])
        #expect(presentation()?.sizes == [whole.size])
        #expect(stage.lower.sizes == [CGSize(width: 480, height: 200)])
        #expect(stage.above.sizes == (isInContext ? stage.lower.sizes : [whole.size]))
      }
      let lower = CGRect(x: 0, y: whole.height - 200, width: whole.width, height: 200)
      #expect(frame(stage.above) == (isInContext ? lower : whole))

      try stage.dismiss(stage.above, animated: animated)
      #expect(frame(stage.lower) == lower)
      try stage.dismiss(stage.lower, animated: animated)
      #expect(frame(stage.root) == whole)
    }
  }

  @Test("R6.7 A view inside the presented view follows its mask while it is removed")
  func framedView() throws {
    for turns in [false, true] {
      let stage = try Stage { FramedPresentation(presentedViewController: $0, presenting: $1) }
      try stage.present(stage.lower, on: stage.root, animated: true)
      stage.above.modalPresentationStyle = .fullScreen
      try stage.present(stage.above, on: stage.lower, animated: true)
      #expect(stage.lower.view.superview == nil)
      if turns { try stage.turn() }

      try stage.dismiss(stage.above, animated: true)

      #expect(frame(stage.lower) == stage.host.window.bounds.insetBy(dx: 10, dy: 10))
    }
  }

  @Test(
    "R6.7 Sheets and popovers are where they were, or are without what covered them",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .overFullScreen])
  func standardStyles(style: UIModalPresentationStyle) throws {
    for size in [CGSize(width: 320, height: 480), CGSize(width: 1000, height: 800)] {
      var seen: [[CGRect]] = []
      for isCovered in [false, true] {
        let host = try TestHost(size: size)
        let (root, lower, above) = (UIViewController(), UIViewController(), UIViewController())
        host.show(root)
        lower.modalPresentationStyle = style
        lower.popoverPresentationController?.sourceView = root.view
        lower.preferredContentSize = CGSize(width: 200, height: 200)
        host.turn { root.present(lower, animated: true) }
        try host.settle()
        above.modalPresentationStyle = .fullScreen
        var frames = [frame(lower)]
        for turns in [false, true] {
          if isCovered { host.turn { lower.present(above, animated: true) } }
          try host.settle()
          if turns { try host.resize(to: CGSize(width: size.height, height: size.width)) }
          if isCovered { host.turn { above.dismiss(animated: true) } }
          try host.settle()
          frames.append(frame(lower))
        }
        seen.append(frames + [frame(root)])
      }
      #expect(seen[0] == seen[1])
    }
  }

  @Test("R6.8 Dismissed again while what it presents is being dismissed: it is dismissed, too")
  func dismissedTwice() throws {
    for (animated, other) in [(true, true), (true, false), (false, false)] {
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      let (root, lower, above) = (UIViewController(), UIViewController(), UIViewController())
      host.show(root)
      for (presenter, presented) in [(root, lower), (lower, above)] {
        host.turn { presenter.present(presented, animated: false) }
        try host.settle()
      }
      var ended: [String] = []

      host.turn {
        lower.dismiss(animated: animated) { ended.append("above") }
        (other ? above : lower).dismiss(animated: animated) { ended.append("lower") }
      }
      try host.settle()

      #expect(root.presentedViewController == nil && ended == ["above", "lower"])
      #expect(host.window.subviews == [root.view])
    }
  }
}
