import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// One controller from its first appearance to its last: UIKit 1.3.
@Suite struct AppearanceSequenceTests {
  @Test("UIKit 1.3 A layout pass outside the window does not use up viewIsAppearing")
  func layoutBeforeTheWindow() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    stage.host.show(parent)
    let child = stage.controller("C")
    parent.addChild(child)
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: false)
    child.view.layoutIfNeeded()
    parent.view.addSubview(child.view)
    stage.host.commit()
    stage.recorder.note("committed")
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      test.committed
      C.viewDidAppear [to]
      """)
    stage.host.commit()
    try stage.recorder.expect("")
  }

  @Test(
    "UIKit 2.1 An end inside viewWillAppear sends viewIsAppearing first, and children follow at once"
  )
  func endInsideWillAppear() throws {
    let stage = try ControllerStage()
    let root = stage.showManualRoot()
    let (parent, child) = (stage.controller("A"), stage.controller("B"))
    add(child, to: parent)
    root.addChild(parent)
    root.view.addSubview(parent.view)
    parent.once(.viewWillAppear) { [unowned parent] in parent.endAppearanceTransition() }
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(true, animated: false)

    try stage.recorder.expect(
      """
      A.viewWillAppear [to]
      A.viewIsAppearing [to]
      A.viewDidAppear [to]
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      """)
    #expect(stage.recorder.appearanceViolations() == [])
  }

  @Test(
    "R13.2 UIKit 1.3 A controller that is freed while viewIsAppearing is due leaves nothing")
  func freedWhileDue() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    stage.host.show(parent)
    weak var freed: UIViewController?
    func leave() {
      let child = stage.controller("C")
      freed = child
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      child.view.layoutIfNeeded()
      child.removeFromParent()
    }
    leave()
    stage.host.commit()

    #expect(freed == nil)
  }

  @Test(
    "UIKit 0.1 The window and the superview are there in viewIsAppearing, not in viewWillAppear")
  func geometryIsFinal() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    var seen: [String] = []
    child.on(.viewWillAppear) { seen.append("will: window \(child.view.window != nil)") }
    child.on(.viewIsAppearing) {
      let size = child.view.frame.size
      seen.append("is: window \(child.view.window != nil), \(size.width) × \(size.height)")
    }
    parent.view.bounds.size = CGSize(width: 200, height: 100)

    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.host.commit()

    #expect(seen == ["will: window false", "is: window true, 200.0 × 100.0"])
  }

  @Test("UIKit 0.1 7.4 The safe area is zero in viewWillAppear, and right in viewIsAppearing")
  func safeAreaIsFinal() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let child = stage.controller("C")
    var seen: [UIEdgeInsets] = []
    child.on(.viewWillAppear) { seen.append(child.view.safeAreaInsets) }
    child.on(.viewIsAppearing) { seen.append(child.view.safeAreaInsets) }

    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.host.commit()

    #expect(seen == [.zero, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)])
  }

  @Test(
    "UIKit 1.3 In the window: not in will, but from is-appearing to will-disappear; out of it in did"
  )
  func windowInEachCallback() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    var seen: [String] = []
    func watch(_ callback: LifecycleCallback.Kind, _ name: String) {
      child.on(callback) { [unowned child] in
        let window = child.view.window == nil ? "no window" : "window"
        let superview = child.view.superview == nil ? "no superview" : "superview"
        seen.append("\(name): \(window), \(superview)")
      }
    }
    watch(.viewDidLoad, "load")
    watch(.viewWillAppear, "will")
    watch(.viewIsAppearing, "is")
    watch(.viewDidAppear, "did")
    watch(.viewWillDisappear, "will not")
    watch(.viewDidDisappear, "did not")

    stage.host.turn { add(child, to: parent) }
    stage.host.turn { remove(child) }

    #expect(
      seen == [
        "load: no window, no superview", "will: no window, no superview", "is: window, superview",
        "did: window, superview", "will not: window, superview", "did not: no window, no superview",
      ])
  }

  @Test("UIKit 0.1 1.4 The frames of subviews are final in viewDidLayoutSubviews, not before")
  func subviewFrames() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    root.view = LayingView()
    var seen: [CGFloat] = []
    let callbacks: [LifecycleCallback.Kind] = [
      .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    for callback in callbacks {
      root.on(callback) { [unowned root] in seen.append(root.view.subviews[0].frame.width) }
    }

    stage.host.show(root)

    #expect(seen == [0, 0, 0, stage.host.window.bounds.width / 2])
  }

  @Test("UIKit 1.3 viewIsAppearing is sent once for each appearance, though no layout is due")
  func isAppearingWithoutLayout() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    root.recordsLayout = true
    stage.show(root)

    stage.host.hide()
    stage.host.unhide()
    root.view.setNeedsLayout()
    stage.host.commit()

    try stage.recorder.expect(
      """
      R.viewWillDisappear
      R.viewDidDisappear
      R.viewWillAppear
      R.viewIsAppearing
      R.viewDidAppear
      R.viewWillLayoutSubviews
      R.viewDidLayoutSubviews
      """)
  }

  @Test("UIKit 1.3 viewIsAppearing is sent at the latest right before viewDidAppear")
  func isAppearingWithoutPass() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    let child = stage.controller("C")
    stage.show(parent)
    add(child, to: parent)
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.viewWillAppear(animated)
      C.viewIsAppearing(animated)
      C.viewDidAppear(animated)
      """)
  }

  @Test("UIKit 1.3 An appearance that reverses before its layout pass sends no viewIsAppearing")
  func reversedBeforeIsAppearing() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    let child = stage.controller("C")
    stage.show(parent)
    add(child, to: parent)
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    stage.host.commit()
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.viewWillAppear(animated)
      C.viewWillDisappear(animated)
      C.viewDidDisappear(animated)
      """)
  }

  @Test("UIKit 1.3 Hiding, dimming and reordering a view sends no appearance")
  func visibilityOfTheView() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.commit()
    stage.recorder.removeAll()

    stage.host.turn { child.view.isHidden = true }
    stage.host.turn { child.view.isHidden = false }
    stage.host.turn { child.view.alpha = 0 }
    stage.host.turn { parent.view.addSubview(UIView()) }
    stage.host.turn { parent.view.bringSubviewToFront(child.view) }
    stage.host.turn { parent.view.sendSubviewToBack(child.view) }
    stage.host.turn { parent.view.exchangeSubview(at: 0, withSubviewAt: 1) }
    stage.host.turn { parent.view.insertSubview(child.view, at: 0) }

    try stage.recorder.expect("")
  }

  @Test("UIKit 1.6 The same controller appears again and again in the same order, and loads once")
  func repeatedAppearance() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    stage.recorder.removeAll()

    for _ in 0..<3 {
      stage.host.turn { add(child, to: parent) }
      stage.host.turn { remove(child) }
      try stage.recorder.expect(
        """
        C.willMove(P)
        C.viewWillAppear [to]
        C.didMove(P)
        C.viewIsAppearing [to]
        C.viewDidAppear [to]
        C.willMove(nil)
        C.viewWillDisappear [from]
        C.didMove(nil)
        C.viewDidDisappear [from]
        """)
    }
    #expect(child.loadCount == 1)
  }
}

/// A view that lays out a subview over its left half.
private final class LayingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(UIView())
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    subviews[0].frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
